"""Another training, to begin with: its buckets may begin at other scores, or it played to another target."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from hordago.bots.blueprint.artefact import bucket_at
from hordago.training.errors import BadRequest
from hordago.training.solver.unit import Bucket, Older, told_of

_ANY: Final = "0-0.npz"
"""Every training has this bucket; it tells what all of them are of."""


class Folder(NamedTuple):
    """The states of a training."""

    folder: Path
    about: dict[str, Any]
    """What its strategies depend on (``Training.about``)."""

    @classmethod
    def of(cls, folder: Path) -> Self:
        """Raises OSError where there is no training, and :class:`BadRequest` where it is damaged."""
        told = told_of(folder / _ANY)
        try:
            about = json.loads(told)
            del about["bucket"]
            return cls(folder, {**about, "steps": list(about["steps"])})
        except (ValueError, TypeError, KeyError):
            raise BadRequest(
                f"{folder / _ANY} is no state of a training that another could begin with"
            ) from None

    def nearest(self, bucket: Bucket, target: int) -> Older:
        """The bucket that holds the middle of another training's bucket to that target."""
        middle = [(first + last) // 2 for first, last in bucket.needs(target).tolist()]
        name = Bucket(*(bucket_at(needs, self.about["steps"]) for needs in middle)).name
        return Older(self.folder / f"{name}.npz", json.dumps({**self.about, "bucket": name}, sort_keys=True))
