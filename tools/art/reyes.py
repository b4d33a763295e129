"""The four kings (rank R, index 12), each with his own robe, stance and way to hold the emblem."""

from __future__ import annotations

from tools.art import heads
from tools.art.cloth import diamonds, ermine, grip, shoe, tall
from tools.art.ink import (
    BARK,
    BLUE,
    CUT,
    GOLD,
    GREEN,
    MOSS,
    OLIVE,
    PAPER,
    RED,
    SKY,
    STEEL,
    SUN,
    WINE,
    WOOD,
    disc,
    oval,
    place,
    shape,
    stroke,
    use,
)

MAIL = "#93a3bd"
GROUND = oval(98, 352, 78, 7, "#e9deb9", 0)


def rey_oros() -> str:
    """The old king, frontal in a blue cloak, a sceptre in one hand, the coin shown in the other."""
    return "".join(
        (
            GROUND,
            shape("M60 136C38 160 26 250 24 340Q34 346 44 340L60 200ZM128 136C152 160 164 250 168 340Q158 346 148 340L132 200Z", BLUE),
            shape("M68 140C62 200 58 270 54 342Q94 352 136 342C134 270 130 200 122 140Z", GOLD),
            shape("M54 342Q94 352 136 342L135 326Q95 336 56 326Z", WINE, 1.8),
            shape("M80 150L76 346Q95 349 114 346L110 150Z", RED, 1.8),
            diamonds([(95, y) for y in range(236, 340, 27)], 7, 11, SUN, 1.4),
            shape("M64 206C84 214 108 214 128 206L129 220C108 228 84 228 62 220Z", BLUE, 1.8),
            disc(95, 219, 7, GOLD, 1.8),
            shape("M60 136C50 190 44 270 34 344L46 346C58 280 66 210 70 150ZM130 136C140 190 146 270 158 344L146 346C136 280 126 210 120 150Z", PAPER, 1.8),
            ermine([(58, 180), (53, 215), (49, 250), (45, 285), (41, 318), (132, 180), (138, 215), (142, 250), (146, 285), (150, 318)]),
            shape("M42 134L52 338", "none", 8),
            stroke("M42 134L52 338", 4, GOLD),
            shape("M42 100l4 9l9 3l-6 7l2 10q-9 5-18 0l2-10l-6-7l9-3Z", GOLD, 1.8),
            disc(42, 118, 4, RED, 1.4),
            shape("M62 142C40 154 26 184 28 204C32 216 42 222 50 222L58 204C54 198 58 188 72 178Z", BLUE),
            shape("M42 200L58 204L52 224L36 218Z", PAPER, 1.8),
            grip(47, 214, -8),
            shape("M118 146C138 148 146 164 156 172C160 166 160 160 164 152L186 158C186 182 178 206 160 210C140 206 126 192 118 180Z", BLUE),
            shape("M161 152L188 158L186 170L158 164Z", PAPER, 1.8),
            use("pip-o", 176, 98, 0.95),
            grip(174, 146, 90),
            shape("M54 140C70 128 122 128 138 140C146 154 138 166 126 170C106 178 86 178 66 170C54 166 46 154 54 140Z", PAPER),
            ermine([(64, 156), (80, 164), (96, 167), (112, 164), (128, 156)]),
            place(93, 100, heads.king_of_coins(), scale=1.14),
            shoe(62, 354),
            shoe(128, 354, mirror=True),
        )
    )


def rey_copas() -> str:
    """The merry king, stout, looking at the cup he lifts, thumb in his belt."""
    return "".join(
        (
            GROUND,
            shape("M62 140C34 176 26 256 30 342H166C170 256 158 176 132 140Z", GREEN),
            shape("M46 342C44 330 52 330 58 342ZM150 342C152 330 144 330 138 342Z", PAPER, 1.6),
            shape("M64 142C46 180 44 218 46 244C42 280 44 310 42 344Q96 356 152 344C150 310 152 280 148 244C152 214 146 172 126 142Z", RED),
            shape("M82 150C78 200 74 290 72 349Q96 353 120 349C118 290 114 200 112 150Z", SUN, 1.8),
            diamonds([(96, 268), (96, 298), (96, 328)], 8, 12, GREEN, 1.4),
            stroke("M96 186V236M88 194H104M88 208H104M88 222H104", 1.8),
            shape("M43 318Q96 332 151 318L152 344Q96 356 42 344Z", GOLD, 1.8),
            diamonds([(58, 334), (77, 338), (96, 339.5), (115, 338), (135, 334)], 5, 7, RED, 1.2),
            shape("M45 236Q96 258 149 236L149 250Q96 272 46 250Z", BARK),
            shape("M86 248h20v14h-20Z", GOLD, 1.8),
            shape("M64 144C40 160 30 198 38 226C42 236 54 246 66 248L74 234C62 226 58 216 60 206C62 196 66 186 74 178Z", RED),
            shape("M58 228L76 232L72 250L54 246Z", PAPER, 1.8),
            grip(76, 243, 70),
            shape("M116 146C140 150 150 168 160 176C164 164 164 156 168 146L190 152C192 184 184 210 164 216C140 212 124 194 116 180Z", RED),
            shape("M165 142L193 148L190 162L162 156Z", PAPER, 1.8),
            use("pip-c", 178, 96, 0.95),
            grip(178, 126, 0),
            shape("M56 146C70 130 122 130 138 146C136 160 124 166 110 170L96 178L82 170C68 166 58 160 56 146Z", PAPER),
            ermine([(68, 152), (82, 160), (96, 164), (110, 160), (124, 152)]),
            place(96, 104, heads.king_of_cups(), scale=1.24),
            shoe(70, 356),
            shoe(124, 356, mirror=True),
        )
    )


def rey_espadas() -> str:
    """The warrior king in plate under a blue mantle, sword raised, shield at his side."""
    return "".join(
        (
            GROUND,
            shape("M72 140C44 170 34 260 28 336C44 344 58 338 72 330L120 330C140 340 152 336 164 330C158 250 150 180 128 140Z", RED),
            stroke("M48 220C44 260 42 300 40 336M146 220C150 262 152 296 154 332", 1.8),
            tall(86, 250, 92, SKY),
            tall(118, 250, 92, SKY),
            shape("M66 216C60 244 58 262 58 282L70 274L80 286L91 274L102 288L113 274L124 286L134 274L146 282C146 262 142 240 136 216Z", BLUE),
            stroke("M82 222L80 284M102 224V286M122 222L124 284", 1.6),
            shape("M70 144C62 170 62 196 66 218Q102 230 138 218C142 196 140 170 132 144Z", SKY),
            shape("M102 146C104 180 104 200 102 225Q122 224 138 218C142 196 140 170 132 144Z", "#8fb2d8", 0),
            stroke("M102 150V224M72 184Q86 196 102 190Q118 196 134 184", 1.8),
            shape("M64 212Q102 226 140 212L140 224Q102 240 64 224Z", BARK),
            shape("M94 218h16v14h-16Z", GOLD, 1.8),
            shape("M66 146C48 152 38 176 38 198L58 204C60 194 64 186 74 180Z", SKY),
            stroke("M42 184Q52 190 62 188", 1.8),
            shape("M30 196C44 200 58 200 72 196C76 226 70 256 51 274C32 256 26 226 30 196Z", GOLD),
            shape("M36 204C46 206 56 206 66 204C68 228 64 248 51 262C38 248 34 228 36 204Z", RED, 1.8),
            shape("M51 212l5 12h11l-9 8l3 13l-10-8l-10 8l3-13l-9-8h11Z", SUN, 1.4),
            use("pip-e", 184, 96, 0.95, 10),
            shape("M122 150C142 150 150 160 158 166L164 138L184 142C186 166 180 196 162 202C142 200 130 190 122 182Z", SKY),
            stroke("M156 166Q166 172 166 186M162 148L184 152", 1.8),
            grip(177, 137, 10),
            shape("M56 152C52 140 66 134 78 136L82 160C72 166 60 162 56 152ZM146 154C150 140 138 134 126 136L122 160C132 168 142 164 146 154Z", STEEL),
            shape("M78 134C76 146 80 156 88 160Q102 166 116 160C124 156 128 146 126 134Z", MAIL),
            place(102, 102, heads.king_of_swords(), scale=1.22),
            shape("M70 330h20v16h-36c2-8 8-10 16-10ZM118 330h20c8 4 14 8 16 16h-36Z", STEEL),
            stroke("M68 338l4 8M144 338l-4 8", 1.6),
        )
    )


def rey_bastos() -> str:
    """The mountain king, in a short tunic and a fur mantle, the club on his shoulder, fist on his hip."""
    return "".join(
        (
            GROUND,
            shape("M60 140C40 190 38 260 44 322C60 330 74 318 84 326C98 318 112 330 124 322C140 328 150 322 152 316C158 250 154 190 136 140Z", WINE),
            tall(84, 262, 84, GOLD),
            tall(118, 262, 84, GOLD),
            shape("M70 300h28l-1 34h-26ZM104 300h28l-1 34h-26Z", BARK),
            stroke("M70 310L98 304M71 322L98 316M104 304L132 310M104 316L132 322", 1.6, CUT),
            shape("M62 144C56 190 52 246 46 284Q100 302 156 284C150 246 146 190 138 144Z", OLIVE),
            shape("M46 284Q100 302 156 284L154 270Q100 288 49 270Z", GOLD, 1.8),
            diamonds([(64, 281), (82, 285), (101, 286), (120, 285), (138, 281)], 5, 6, RED, 1.2),
            stroke("M76 226L68 272M100 232V280M126 226L134 272", 1.8, MOSS),
            shape("M88 150L101 184L114 150Z", PAPER, 1.8),
            shape("M57 208Q100 226 146 208L147 222Q100 240 55 222Z", BARK),
            shape("M93 215h16v15h-16Z", GOLD, 1.8),
            shape("M138 150C158 158 168 188 164 206C160 222 150 230 140 232L134 216C140 210 144 202 140 194Z", OLIVE),
            shape("M142 212L160 222L146 236L132 228Z", PAPER, 1.8),
            grip(136, 228, 40),
            shape("M62 150C44 158 36 184 44 204C54 216 78 212 104 206L106 186C86 190 74 190 70 186C70 178 74 172 78 166Z", OLIVE),
            shape("M98 184L114 184L114 206L98 208Z", PAPER, 1.8),
            shape(
                "M52 152C44 140 62 128 82 130H122C142 128 158 140 150 156C152 164 142 172 134 166C130 176 118 176 114 168"
                "C108 176 94 176 90 168C86 176 74 176 70 166C60 172 50 164 52 152Z",
                WOOD,
            ),
            stroke("M62 146l4 8M76 152l3 8M92 154l2 8M110 154l-1 8M126 152l-3 8M140 146l-4 8", 1.6),
            use("pip-b", 152, 138, 1.05, 26),
            grip(124, 194, 26),
            place(99, 100, heads.king_of_clubs(), scale=1.24),
            shape("M70 334h27v14h-40c0-7 6-12 13-14ZM105 334h26c8 2 13 7 13 14h-39Z", BARK),
        )
    )
