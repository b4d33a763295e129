"""Words of the game and of the programs in six languages: one set for web, server and terminal.

`Catalogue` turns a message id and its arguments into text, `negotiate` picks a language,
`lint` checks the files.
"""

from hordago.i18n.catalogue import LANGUAGES, Catalogue, MissingMessageError, negotiate, terminal_language

__all__ = ["LANGUAGES", "Catalogue", "MissingMessageError", "negotiate", "terminal_language"]
