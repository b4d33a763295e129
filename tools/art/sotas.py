"""The four pages (rank S, index 10): a lad at court, a young woman, a soldier and a farm hand."""

from __future__ import annotations

from tools.art import heads
from tools.art.cloth import diamonds, grip, shoe, tall
from tools.art.ink import (
    BARK,
    BLUE,
    CUT,
    GOLD,
    GREEN,
    OLIVE,
    PAPER,
    RED,
    SKY,
    STEEL,
    SUN,
    WINE,
    disc,
    oval,
    place,
    shape,
    stroke,
    use,
)

GROUND = oval(98, 352, 74, 7, "#e9deb9", 0)


def sota_oros() -> str:
    """The court page, frontal, weight on one leg, hand on hip, the coin held up."""
    return "".join(
        (
            GROUND,
            shape("M66 148C40 176 36 236 44 276L76 258L126 258L146 280C156 240 150 180 126 148Z", BLUE),
            stroke("M52 200C48 226 48 248 52 266M140 206C142 228 140 250 138 266", 1.8),
            tall(80, 250, 94, RED),
            tall(114, 250, 94, PAPER),
            stroke("M108 252L106 342M114 252V342M121 252L119 342", 1.4, RED),
            shape("M68 148C64 176 66 196 70 212L56 262Q98 280 140 262L124 212C130 196 130 176 124 148Z", GOLD),
            shape("M56 262Q98 280 140 262L137 250Q98 267 59 250Z", RED, 1.8),
            stroke("M78 220L72 252M96 224V258M114 220L122 252", 1.8),
            shape("M84 150L96 214L108 150Z", RED, 1.8),
            stroke("M88 168H104M91 182H101M93 196H99", 1.8, SUN),
            shape("M68 206Q97 220 126 206L127 220Q97 234 67 220Z", BARK),
            disc(97, 221, 6.5, GOLD, 1.8),
            shape("M70 150C46 158 30 186 34 206C38 220 52 226 66 224L70 208C60 206 54 202 56 196C60 186 68 180 74 176Z", GOLD),
            shape("M40 178C46 172 56 170 62 174M36 192C44 186 54 186 58 190", "none", 1.8),
            shape("M56 204L70 206L68 226L54 224Z", PAPER, 1.8),
            grip(72, 216, 70),
            shape("M120 150C140 152 150 168 158 176C162 166 162 160 164 152L186 158C186 184 178 208 160 210C142 208 128 194 120 182Z", GOLD),
            stroke("M142 160C148 166 148 178 142 184M154 178C160 184 160 194 156 202", 1.8),
            shape("M161 150L188 157L186 169L158 162Z", PAPER, 1.8),
            use("pip-o", 176, 98, 0.95),
            grip(174, 145, 90),
            shape("M66 150C62 140 74 136 84 136H110C120 136 132 140 128 150C130 160 120 164 114 158C110 166 100 166 97 160C94 166 84 166 80 158C74 164 64 160 66 150Z", PAPER),
            place(97, 108, heads.page_of_coins(), scale=1.22, mirror=True),
            shoe(74, 352),
            shoe(120, 352, mirror=True),
        )
    )


def sota_copas() -> str:
    """The young cup-bearer in a long gown, her eyes on the cup she lifts, a cloth over her arm."""
    return "".join(
        (
            GROUND,
            shoe(82, 356, fill=WINE),
            shape("M74 210C58 250 44 300 36 346Q96 362 152 346C148 300 140 250 120 210Z", RED),
            shape("M86 214C80 260 76 310 74 353Q98 357 120 353C118 310 112 260 106 214Z", PAPER, 1.8),
            stroke("M60 262L48 340M130 258L142 340", 1.8, WINE),
            shape("M36 346Q96 362 152 346L150 332Q96 348 39 332Z", GOLD, 1.8),
            diamonds([(56, 344), (76, 348), (96, 349.5), (116, 348), (136, 344)], 5, 5.5, GREEN, 1.2),
            stroke("M84 240Q96 246 108 240M82 270Q97 277 112 270M79 300Q97 308 115 300", 1.6, RED),
            shape("M72 150C66 178 70 200 74 214Q97 224 122 214C128 200 126 178 118 150Z", GREEN),
            shape("M86 152L97 196L108 152Z", PAPER, 1.8),
            stroke("M88 166L105 176M105 166L90 176M92 184H102", 1.5),
            shape("M73 206Q97 218 122 206L123 217Q97 229 72 217Z", GOLD, 2),
            shape("M76 152C52 158 42 186 46 210C50 226 66 232 82 228L84 212C74 212 66 208 66 202C68 190 74 184 78 178Z", GREEN),
            shape("M46 206C42 236 40 262 46 282C54 276 58 282 64 286C66 264 62 236 66 212Z", PAPER),
            stroke("M50 232l-1 30M58 236v32", 1.4),
            shape("M45 270q9 4 19 0v6q-10 4-18 0Z", BLUE, 1.2),
            grip(88, 220, 75),
            shape("M114 152C136 154 148 172 158 178C164 168 164 160 168 150L190 156C190 184 182 208 164 212C144 208 124 194 114 182Z", GREEN),
            shape("M165 146L193 152L190 165L162 159Z", PAPER, 1.8),
            stroke("M134 164C142 170 144 180 138 188", 1.8),
            use("pip-c", 178, 98, 0.95),
            grip(178, 129, 0),
            shape("M84 138H106C116 140 122 146 122 154C112 164 84 164 72 154C72 146 78 140 84 138Z", heads.SKIN),
            shape("M70 152C82 166 112 166 124 152L128 160C112 176 82 176 68 160Z", PAPER, 2),
            place(99, 108, heads.page_of_cups(), scale=1.32),
        )
    )


def sota_espadas() -> str:
    """The young soldier in slashed sleeves and striped hose, sword raised, buckler on the hip."""
    return "".join(
        (
            GROUND,
            tall(82, 246, 98, RED),
            stroke("M76 262L78 340M88 262L86 340", 4, SUN),
            tall(122, 246, 98, BLUE),
            shape("M62 236C54 258 56 274 66 282Q86 290 102 270Q118 290 140 282C150 274 150 258 140 236Z", SKY),
            stroke("M72 240C66 256 68 270 74 282M88 242C84 258 86 272 90 282M116 242C120 258 118 272 114 282M132 240C138 256 136 270 130 282", 3, RED),
            shape("M72 150C64 178 66 206 66 240Q102 254 138 240C138 206 140 178 130 150Z", STEEL),
            shape("M88 152C84 190 84 220 86 247Q102 251 118 247C120 220 120 190 116 152Z", SKY, 1.8),
            stroke("M102 166V240M95 178H109M95 196H109M95 214H109", 1.8),
            shape("M66 228Q102 242 138 228L138 241Q102 255 66 241Z", BARK),
            shape("M96 232h13v15h-13Z", GOLD, 1.8),
            shape("M72 152C46 156 34 184 38 210C42 226 54 234 66 232L72 216C64 212 60 206 62 200C66 190 72 184 78 180Z", STEEL),
            stroke("M52 166C58 170 62 176 64 184M44 182C52 184 58 190 60 198M42 200C50 200 56 204 60 210", 3, SKY),
            shape("M58 214L74 218L70 236L56 232Z", PAPER, 1.8),
            disc(56, 248, 27, GOLD),
            disc(56, 248, 18, RED, 1.8),
            disc(56, 248, 6, SUN, 1.8),
            use("pip-e", 184, 98, 0.95, 12),
            shape("M122 152C144 152 152 166 158 172L164 144L186 149C188 178 180 206 162 208C142 206 130 196 122 186Z", STEEL),
            stroke("M138 160C144 168 144 180 140 188M152 170C160 176 160 190 156 200M168 160C174 164 178 174 176 182", 3, SKY),
            shape("M161 140L187 146L185 158L159 152Z", PAPER, 1.8),
            grip(176, 138, 12),
            shape("M76 140C88 152 116 152 128 140L132 152C116 168 88 168 72 152Z", PAPER, 2),
            place(102, 108, heads.page_of_swords(), scale=1.22),
            shoe(76, 352),
            shoe(128, 352, mirror=True),
        )
    )


def sota_bastos() -> str:
    """The farm lad in white with a red sash and laced stockings, the club on his shoulder."""
    laces = "M72 292L96 304M96 292L72 304M73 310L95 322M95 310L73 322M108 292L132 304M132 292L108 304M109 310L131 322M131 310L109 322"
    return "".join(
        (
            GROUND,
            shape("M68 226C62 250 64 272 68 290H100L102 256L104 290H136C140 272 142 250 136 226Z", BLUE),
            stroke("M82 240L80 280M122 240L124 280", 1.6),
            shape("M70 288H99L96 338H74ZM105 288H134L130 338H108Z", PAPER),
            stroke(laces, 1.8, BARK),
            shape("M70 152C62 180 64 206 66 228Q102 242 138 228C140 206 142 180 134 152Z", PAPER),
            stroke("M102 176V222M84 190L82 222M120 190L122 222", 1.4),
            shape("M66 154C58 180 60 208 60 234L82 238C80 208 82 180 84 152ZM138 154C146 180 144 208 144 234L122 238C124 208 122 180 120 152Z", OLIVE),
            shape("M63 216Q102 232 141 216L142 236Q102 252 62 236Z", RED),
            stroke("M64 223Q102 239 141 223M63 230Q102 246 142 230", 1.4, WINE),
            shape("M74 238C70 256 66 270 66 286L78 282L82 290C86 272 86 256 86 242Z", RED),
            stroke("M67 276L78 272M66 281L82 282", 1.4, WINE),
            shape("M136 154C158 158 168 190 164 212C162 230 150 240 138 240L132 224C140 216 144 206 140 194Z", PAPER),
            stroke("M150 176C158 186 158 200 152 212", 1.6),
            grip(134, 236, 40),
            shape("M68 154C46 158 36 186 42 206C52 220 80 218 106 210L106 190C88 194 76 192 72 188C72 180 76 176 80 170Z", PAPER),
            stroke("M58 176C52 184 54 194 62 200M76 196l12 2", 1.6),
            shape("M98 189L112 187L112 208L98 211Z", RED, 1.8),
            use("pip-b", 154, 142, 1.05, 26),
            grip(125, 198, 26),
            shape("M90 126H112V152L101 164L90 152Z", "#eebf92", 2),
            shape("M78 144C88 154 116 154 126 144L134 158L112 164L102 156L92 164L70 158Z", RED, 2),
            shape("M98 158h9l4 18l-8 6l-8-6Z", RED, 1.8),
            place(100, 108, heads.page_of_clubs(), scale=1.2),
            shape("M72 336H98L97 350H58C58 342 66 340 72 336ZM106 336H132C138 340 146 342 146 350H107Z", CUT),
            stroke("M60 344H97M107 344H145", 1.4),
        )
    )
