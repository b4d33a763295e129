"""Names that people give themselves: fit to be seen, and at one table told apart by the eye."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from hordago.service import limits
from hordago.service.errors import Refusal

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\ufe00-\ufe0f"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""What is drawn as nothing, though it is no control character: fillers, selectors of variants."""
_SEEN: Final = "LNPS"
"""Letters, numbers, punctuation, symbols: what stands by itself; an accent does not."""
_CAPITALS: Final = str.maketrans(
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425",
    "ABEZHIKMNOPTYX" + "ABESIJKMHOPCTYX",
)
"""Greek and Cyrillic capitals that look like Latin ones."""
_SMALL: Final = str.maketrans(
    "\u03b1\u03b3\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9"
    "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445"
    "\u04bb\u04cf\u0501\u051b\u051d\u0475i\u013110|",
    "aynlkvoptuxw" + "abesljkmhopctyx" + "hldqwv" + "lllol",
)
"""Small letters, and digits, that look like another one."""


def clean_name(name: str) -> str:
    """A name fit to be shown: nothing unseen in it, single spaces. Raises :class:`Refusal`."""
    plain = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    plain = _UNSEEN.sub("", "".join(char for char in plain if unicodedata.category(char)[0] != "C"))
    plain = " ".join(plain.split())
    seen = any(unicodedata.category(char)[0] in _SEEN for char in plain)
    if not seen or len(plain) > limits.NAME_LENGTH:
        raise Refusal("bad-name", f"a name has 1 to {limits.NAME_LENGTH} characters")
    return plain


def look(name: str) -> str:
    """What a name looks like at a glance: the same for names that one eye takes for another."""
    apart = unicodedata.normalize("NFKD", name).translate(_CAPITALS)
    letters = "".join(char for char in apart if unicodedata.category(char)[0] != "M")
    return unicodedata.normalize("NFKD", letters.casefold()).translate(_SMALL)


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table has one that looks like it."""
    taken = {look(each) for each in others}
    found = name
    for number in count(2):
        if look(found) not in taken:
            break
        end = f" {number}"
        found = name[: limits.NAME_LENGTH - len(end)].rstrip() + end
    return found
