"""Two horses facing left, one at a walk and one rearing, on the 240 × 372 card.

Coat and mane take the inherited `fill` and `color`, so each knight rides his own; mirrored they face right.
"""

from __future__ import annotations

from tools.art.ink import INK, disc, shape, stroke

HAIR = "currentColor"
HOOF = "#3b3f55"


def _coat(d: str, width: float | None = None) -> str:
    size = "" if width is None else f' stroke-width="{width}"'
    return f'<path d="{d}"{size}/>'


def _shade(d: str) -> str:
    return f'<path d="{d}" fill="{INK}" fill-opacity=".22" stroke="none"/>'


def _far(leg: str, hoof: str) -> str:
    """A leg on the far side: in shadow."""
    return _coat(leg) + _shade(leg) + shape(hoof, HOOF)


def _near(leg: str, hoof: str) -> str:
    return _coat(leg) + shape(hoof, HOOF)


def _look(x: float, y: float) -> str:
    """Eye, cheek, nostril and mouth of a bowed head; x, y is the eye."""
    return (
        disc(x, y, 3, INK, 0)
        + disc(x - 1, y - 1, 1, "#fff", 0)
        + stroke(f"M{x - 5} {y - 5}q5-3 9 0M{x + 15} {y + 4}q5 10-2 19M{x - 11} {y + 35}q-2 3 1 5M{x - 13} {y + 44}q6 2 11-3", 1.6)
    )


def walking() -> str:
    """At a walk, neck arched, near foreleg raised."""
    return "".join(
        (
            shape("M178 208C204 204 212 236 202 262C198 280 206 294 200 308C186 300 180 282 184 260C186 242 184 228 176 220Z", HAIR),
            stroke("M194 226C198 246 192 268 194 286", 1.4),
            _far(
                "M142 250C144 270 138 284 134 294C136 312 134 322 132 336H120C122 316 122 300 122 288C124 276 122 266 120 252Z",
                "M132 336H119L115 347H135Z",
            ),
            _far("M90 254C92 278 90 302 88 336H77C76 306 74 282 70 256Z", "M88 336H76L72 347H91Z"),
            _coat(
                "M56 146C46 150 40 160 37 172C35 184 31 194 30 204C29 214 34 220 41 219C47 218 48 214 51 209C56 204 62 198 65 190"
                "C66 202 62 212 58 222C52 236 54 248 64 256C74 264 88 267 100 268C118 272 142 268 156 262C170 259 183 248 187 230"
                "C191 210 181 196 160 193C144 190 126 204 110 200C106 182 96 156 76 146C70 141 62 142 56 146Z"
            ),
            _shade("M64 256C74 264 88 267 100 268C118 272 142 268 156 262C136 264 94 262 64 256Z"),
            _near(
                "M186 226C191 248 187 268 177 282C175 296 177 316 173 336H161C161 316 157 298 159 284C153 276 145 268 139 260",
                "M173 336H160L156 347H176Z",
            ),
            _near(
                "M59 240C47 246 36 256 33 268C33 279 38 286 44 297L54 292C52 284 49 279 51 274C61 268 76 265 86 262",
                "M43 296L55 290L60 299L48 306Z",
            ),
            _coat("M52 150L44 126L62 142Z"),
            shape(
                "M58 142C78 132 104 160 113 202C108 204 106 196 102 198C101 190 97 188 93 190C93 180 88 177 84 179C83 169 78 166 74 168"
                "C74 158 68 155 64 158C64 150 58 150 55 154C51 150 52 145 58 142Z",
                HAIR,
            ),
            _coat("M60 146L64 122L73 145Z"),
            _look(46, 170),
        )
    )


def rearing() -> str:
    """On the hind legs, both forelegs in the air."""
    return "".join(
        (
            shape("M182 234C208 234 216 264 206 288C202 300 208 306 204 316C190 310 184 296 186 278C188 262 184 252 176 246Z", HAIR),
            stroke("M196 250C202 266 194 284 196 300", 1.4),
            _far(
                "M62 218C48 212 36 212 26 218C18 224 18 236 24 250L34 246C31 238 33 234 38 232C48 234 62 240 72 242Z",
                "M23 249L35 244L39 254L27 260Z",
            ),
            _far(
                "M146 284C146 296 146 304 142 314C138 322 134 330 132 336H120C122 326 126 316 128 306C126 298 120 292 116 284Z",
                "M132 336H119L115 347H135Z",
            ),
            _coat(
                "M60 132C50 136 44 146 40 158C37 170 31 180 29 190C28 200 33 206 41 205C47 204 48 200 52 196C58 191 64 185 67 178"
                "C69 190 64 202 60 212C55 224 58 240 70 250C90 264 110 278 126 290C142 300 158 298 168 290C184 286 196 270 194 252"
                "C192 232 178 216 158 212C142 210 128 212 114 206C110 184 100 154 80 134C74 129 66 128 60 132Z"
            ),
            _shade("M70 250C90 264 110 278 126 290C142 300 158 298 168 290C140 292 100 270 70 250Z"),
            _near(
                "M193 246C202 268 194 288 184 300C186 314 180 326 176 336H163C166 324 168 316 166 306C154 304 142 300 134 290",
                "M176 336H162L158 347H178Z",
            ),
            _near(
                "M66 236C54 236 44 238 35 244C28 252 31 264 39 278L49 273C46 264 46 259 51 256C62 258 76 262 90 262",
                "M38 277L50 271L55 281L43 287Z",
            ),
            _coat("M56 136L47 112L66 128Z"),
            shape(
                "M62 129C86 122 110 158 118 206C113 208 111 200 107 202C106 194 102 191 98 193C98 183 93 180 89 182C88 172 84 168 79 170"
                "C79 160 74 157 70 159C69 150 64 146 59 149C55 145 56 134 62 129Z",
                HAIR,
            ),
            _coat("M65 132L69 108L78 132Z"),
            _look(50, 156),
        )
    )


def walking_bridle(colour: str) -> str:
    """Straps and rein of the walking horse."""
    return stroke("M33 195L56 202M57 150L47 198M40 166L61 160M48 201C60 214 78 208 92 194", 3, colour)


def rearing_bridle(colour: str) -> str:
    """Straps and rein of the rearing horse."""
    return stroke("M33 181L57 188M61 137L50 184M43 152L64 146M50 187C64 200 80 198 94 190", 3, colour)
