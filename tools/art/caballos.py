"""The four knights (rank C, index 11): two ride left, two ride right."""

from __future__ import annotations

from tools.art import knight_heads
from tools.art.cloth import grip, shade
from tools.art.horses import rearing_bridle, walking_bridle
from tools.art.ink import (
    BARK,
    BLUE,
    GOLD,
    GREEN,
    OLIVE,
    PAPER,
    RED,
    SKIN,
    SKY,
    STEEL,
    SUN,
    WINE,
    WOOD,
    oval,
    place,
    shape,
    stroke,
    use,
)

GROUND = oval(112, 350, 92, 7, "#e9deb9", 0)


def _horse(name: str, coat: str, hair: str, mirror: bool = False, dx: float = 0, dy: float = 0) -> str:
    return use(name, 240 + dx if mirror else dx, dy, 1, 0, mirror, attrs=f'fill="{coat}" color="{hair}"')


def caballo_oros() -> str:
    """The gallant on a white horse, facing us while the horse walks left, the coin held out."""
    return "".join(
        (
            GROUND,
            shape("M118 146C150 160 172 204 176 250C160 256 140 248 128 236Z", BLUE),
            shade("M134 160C150 186 160 216 162 254Q170 253 176 250C172 204 150 160 118 146Z"),
            _horse("horse-walk", "#f7f0df", "#b98a4a"),
            walking_bridle(RED),
            shape("M92 196C112 206 140 206 160 194C166 214 166 238 160 254C138 262 112 260 96 248C90 232 88 212 92 196Z", BLUE),
            shade("M146 202C150 220 148 240 144 259L160 254C166 238 166 214 160 194Z"),
            shape("M96 248C112 260 138 262 160 254L162 243C140 251 114 249 93 237Z", GOLD, 1.8),
            shape("M92 188C80 206 74 224 82 240L100 278L118 272L110 240C122 230 132 220 134 204Z", RED),
            shade("M118 272L110 240C122 230 132 220 134 204L124 204C120 220 108 230 98 238L108 275Z"),
            shape("M90 256L114 247L121 276L117 288L90 295C88 287 95 282 102 278Z", BARK),
            stroke("M94 263L116 255", 1.4, SUN),
            shape("M84 142C78 166 82 184 84 204C100 214 120 214 134 204C134 184 136 164 130 142Z", GOLD),
            shade("M114 146C122 170 122 190 120 211Q128 208 134 204C134 184 136 164 130 142Z"),
            shape("M100 144L107 206L114 144Z", RED, 1.8),
            stroke("M102 156H112M103.5 170H110.5M105 184H109", 1.6, SUN),
            shape("M83 186Q108 198 135 186L135 197Q108 209 84 197Z", BARK),
            shape("M88 144C72 150 66 170 70 186C76 196 84 198 94 194L93 178C88 178 86 174 88 170C90 166 92 164 94 160Z", GOLD),
            shape("M84 178L94 177L94 196L84 197Z", PAPER, 1.8),
            grip(98, 187, 70),
            shape("M124 146C144 150 152 164 160 170C164 164 164 162 168 156L188 164C186 188 178 204 160 206C142 204 132 192 124 182Z", GOLD),
            shade("M124 182C132 192 142 204 160 206C178 204 186 188 188 164L179 160C178 180 170 191 158 192C146 190 132 184 124 172Z"),
            shape("M165 156L190 163L188 174L162 168Z", PAPER, 1.8),
            use("pip-o", 177, 106, 0.95),
            grip(175, 153, 90),
            shape("M82 148C78 138 90 132 98 132H116C124 132 136 138 132 148C132 156 124 158 120 154C116 160 110 160 107 155C104 160 98 160 94 154C90 158 82 156 82 148Z", PAPER),
            place(103, 104, knight_heads.knight_of_coins(), scale=1.15),
        )
    )


def caballo_copas() -> str:
    """The dreamer on a chestnut, riding right, his eyes on the cup."""
    return "".join(
        (
            GROUND,
            shape("M92 146C60 160 44 206 42 248C58 256 84 250 100 238Z", GREEN),
            _horse("horse-walk", "#b06a35", "#4d2f1a", mirror=True, dx=8, dy=5),
            place(248, 5, walking_bridle(SUN), mirror=True),
            shape("M88 200C108 210 136 210 152 202C158 216 156 240 150 254C132 264 104 266 84 258C80 242 80 216 88 200Z", RED),
            shape("M84 258C104 266 132 264 150 254L152 243C134 253 106 255 81 247Z", GOLD, 1.8),
            shape("M150 192C162 208 168 226 160 242L142 280L124 274L132 242C120 232 110 222 108 206Z", SUN),
            shape("M152 258L128 249L121 278L125 290L152 297C154 289 147 284 140 280Z", BARK),
            stroke("M148 265L126 257", 1.4, SUN),
            shape("M82 144C78 168 84 188 86 208C100 218 124 218 140 208C138 188 136 166 128 144Z", RED),
            shade("M110 150C118 172 122 194 120 216L140 208C138 188 136 166 128 144Z"),
            shape("M96 150C100 172 102 192 102 214Q112 216 122 213C120 192 116 172 110 150Z", SUN, 1.8),
            shape("M84 190Q112 204 139 190L140 201Q112 215 86 201Z", GREEN),
            shape("M114 148C130 150 134 156 140 158C144 152 144 146 146 138L166 144C166 168 158 190 142 192C128 190 120 182 112 174Z", RED),
            shape("M148 106H165V136H150Z", SKIN, 2),
            shape("M144 127L169 134L167 146L142 140Z", PAPER, 1.8),
            use("pip-c", 156, 78, 0.95),
            grip(156, 108, 0),
            shape("M86 148C66 156 58 184 68 202C80 212 104 214 122 210L120 193C106 194 94 194 90 188C88 180 92 174 98 168Z", RED),
            shade("M68 202C80 212 104 214 122 210L121 201C100 204 80 202 70 188Q65 196 68 202Z"),
            stroke("M76 176C72 184 74 194 82 200", 1.6, WINE),
            shape("M114 191L128 189L131 207L118 211Z", PAPER, 1.8),
            grip(138, 198, -70),
            shape("M92 126H113V146L102 156L92 146Z", SKIN, 2),
            shape("M84 142C92 154 114 154 122 142L130 150C116 166 92 166 78 152Z", PAPER, 2),
            place(102, 106, knight_heads.knight_of_cups(), scale=1.15),
        )
    )


def caballo_espadas() -> str:
    """The man-at-arms on a rearing grey, facing left, sword high."""
    return "".join(
        (
            GROUND,
            shape("M122 150C152 164 178 204 188 240C168 254 146 248 130 236Z", RED),
            _horse("horse-rear", "#c3ccd9", "#46536b"),
            rearing_bridle(BLUE),
            shape("M96 200C116 212 138 214 154 208C164 222 166 246 160 266C138 268 112 254 96 238C92 224 92 212 96 200Z", BLUE),
            shape("M96 238C112 254 138 268 160 266L163 254C142 254 116 242 94 226Z", GOLD, 1.8),
            shape("M94 192C80 208 74 226 82 242L84 292L101 292L104 248C116 238 132 226 136 210Z", SKY),
            stroke("M80 236Q92 246 106 242M88 218Q98 226 112 228", 1.6),
            shape("M84 290H101L102 304H72C72 296 78 292 84 290Z", STEEL),
            shape("M84 148C78 170 82 190 86 206C102 216 122 218 136 210C138 190 138 170 132 148Z", SKY),
            shade("M124 150C128 176 128 200 124 214L136 210C138 190 138 170 132 148Z"),
            shape("M108 150C110 180 110 200 108 215C120 218 130 214 136 210C138 190 138 170 132 148Z", "#8fb2d8", 0),
            stroke("M108 150V214M88 180Q98 190 108 184Q120 190 132 180", 1.8),
            shape("M84 194Q108 208 137 196L137 207Q108 220 86 206Z", BARK),
            shape("M88 150C72 156 64 174 68 190C72 200 82 200 93 196L92 180C86 180 84 178 86 174C88 170 92 166 94 164Z", SKY),
            stroke("M69 180Q76 188 86 182", 1.6),
            grip(96, 188, 70),
            use("pip-e", 188, 96, 0.95, 14),
            shape("M124 152C144 152 152 164 158 168L166 142L186 147C188 174 180 200 162 204C144 202 132 192 124 184Z", SKY),
            shade("M124 184C132 192 144 202 162 204C180 200 188 174 186 147L178 145C179 168 172 188 160 191C146 190 134 184 124 174Z"),
            stroke("M156 168Q166 174 166 188M163 152L186 157", 1.8),
            grip(179, 137, 14),
            shape("M72 158C70 146 82 138 94 140L98 162C88 168 76 166 72 158ZM144 158C146 146 136 138 124 140L120 162C128 170 140 168 144 158Z", STEEL),
            shape("M86 138C84 148 88 156 94 160Q108 166 120 160C126 156 128 146 126 138Z", "#93a3bd"),
            place(105, 108, knight_heads.knight_of_swords(), scale=1.16),
        )
    )


def caballo_bastos() -> str:
    """The hill rider in a green hood on a rearing bay, riding right, club on the shoulder."""
    return "".join(
        (
            GROUND,
            _horse("horse-rear", "#8a5230", "#2d2119", mirror=True),
            place(240, 0, rearing_bridle(CORD), mirror=True),
            shape("M146 200C126 212 104 214 88 208C78 222 74 248 80 266C104 268 130 254 146 238C150 224 150 212 146 200Z", "#e9d9b0"),
            shape("M84 222l8 8l8-8l8 8l8-8l8 8l8-8l8 6M81 244l8 8l8-8l8 8l8-8l8 4", "none", 1.8),
            shape("M146 192C160 208 166 226 158 242L156 292L139 292L136 248C124 238 108 226 104 210Z", WOOD),
            stroke("M139 262L157 270M156 262L139 270M139 276L156 284M156 276L139 284", 1.6, PAPER),
            shape("M139 290H156C164 292 170 296 168 304H138Z", BARK),
            shape("M108 148C102 170 102 190 102 210C118 220 140 218 154 206C158 190 160 170 152 148Z", OLIVE),
            shade("M140 150C146 176 146 198 140 213Q148 211 154 206C158 190 160 170 152 148Z"),
            stroke("M132 152V214M122 168V210M142 168V208", 1.4, "#59692a"),
            shape("M102 194Q126 210 155 194L155 206Q126 222 102 206Z", RED),
            shape("M104 204C98 218 94 228 92 240L102 238L106 246C112 232 114 222 114 212Z", RED),
            shape("M150 150C166 156 174 172 170 188C166 198 158 200 148 198L146 182C150 180 152 176 150 172Z", OLIVE),
            grip(146, 190, -70),
            shape("M112 150C92 156 82 178 90 196C100 208 116 206 126 202L124 186C116 188 110 184 110 178C112 172 116 168 120 164Z", OLIVE),
            use("pip-b", 84, 138, 1.0, -28),
            grip(112, 192, -28),
            shape("M102 152C104 138 118 130 130 130C146 130 160 140 162 152C156 160 150 155 146 161C142 167 136 159 132 165C128 159 122 167 118 161C114 155 108 160 102 152Z", GREEN),
            place(132, 104, knight_heads.knight_of_clubs(), scale=1.2),
        )
    )


CORD = "#c7402f"
