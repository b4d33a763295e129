"""The twelve figures: card id to drawing."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.ink import INK, PAPER


def sw(w=2.2):
    return f'stroke-width="{w}"'

C={"oros":("#f2b91e","#3b6fb5","#d9412b"),"copas":("#d9412b","#2f7d5b","#f2b91e"),"espadas":("#3b6fb5","#d9412b","#f2b91e"),"bastos":("#5f9a45","#d9412b","#f2b91e")}
SK="#f3cfa6"
def face(beard=False, hair="#7a4a24"):
    b=f'<path d="M-15 -3C-16 22 -6 30 0 33C6 30 16 22 15 -3C10 8 -10 8 -15 -3Z" fill="{hair}" {sw(1.8)}/><path d="M-6 8q6 5 12 0" fill="none" stroke="{PAPER}" stroke-width="2"/>' if beard else '<path d="M-4 9q4 3 8 0" fill="none" stroke="#b0452f" stroke-width="2" stroke-linecap="round"/>'
    h=f'<path d="M-17 -14C-22 4 -20 16 -15 22L-13 -6ZM17 -14C22 4 20 16 15 22L13 -6Z" fill="{hair}" {sw(1.6)}/>'
    return f'{h}<path d="M-14 -16H14V0C14 12 7 19 0 19S-14 12 -14 0Z" fill="{SK}" {sw(1.9)}/>{b}<path d="M-9 -6q3 -3 6 0M3 -6q3 -3 6 0" fill="none" {sw(1.4)}/><circle cx="-6" cy="-3" r="1.6" fill="{INK}"/><circle cx="6" cy="-3" r="1.6" fill="{INK}"/><path d="M0 -4L-2 4H2" fill="none" {sw(1.2)}/>'
def rey(s):
    a,b,c=C[s]; pip=(lambda z: f'<use href="#pip-{s[0]}" transform="scale({z})"/>')
    return f'''<g transform="translate(120 196)">
<path d="M-34 -62C-66 -30 -72 70 -66 128H66C72 70 66 -30 34 -62Z" fill="{b}" {sw()}/><path d="M-66 128C-60 116 -54 116 -48 128ZM66 128C60 116 54 116 48 128Z" fill="{PAPER}" {sw(1.4)}/>
<path d="M-26 -64C-34 -20 -36 60 -40 134H40C36 60 34 -20 26 -64Z" fill="{a}" {sw()}/><path d="M-10 -60L-13 134H13L10 -60Z" fill="{c if c!=a else "#fbe08a"}" {sw(1.6)}/>
{"".join(f'<path d="M0 {y}l7 9l-7 9l-7 -9Z" fill="{b}" {sw(1)}/>' for y in range(-34,112,30))}
<path d="M-41 24C-20 32 20 32 41 24L42 36C20 44 -20 44 -42 36Z" fill="{INK}"/>
<path d="M-42 -62C-30 -44 30 -44 42 -62C36 -74 -36 -74 -42 -62Z" fill="{PAPER}" {sw()}/>{"".join(f'<path d="M{x} {y}l3 5h-6Z" fill="{INK}"/>' for x,y in((-30,-62),(-15,-56),(0,-54),(15,-56),(30,-62)))}
<path d="M-36 134h26v10h-34c0 -5 3 -9 8 -10ZM36 134h-26v10h34c0 -5 -3 -9 -8 -10Z" fill="#7a3b1d" {sw(1.6)}/>
<path d="M40 -48C62 -40 66 -20 58 -4L44 -12C48 -22 44 -30 34 -34Z" fill="{b}" {sw()}/><circle cx="52" cy="-6" r="8" fill="{SK}" {sw(1.7)}/>
<path d="M-40 -48C-60 -36 -62 -10 -50 12L-36 4C-42 -12 -38 -26 -30 -34Z" fill="{b}" {sw()}/><path d="M-50 -58L-42 60" stroke="{INK}" stroke-width="6"/><path d="M-50 -58L-42 60" stroke="#f6c433" stroke-width="3"/><circle cx="-51" cy="-62" r="7" fill="#f6c433" {sw(1.6)}/><circle cx="-45" cy="10" r="8" fill="{SK}" {sw(1.7)}/>
<g transform="translate(0 -90) scale(1.15)">{face(True,"#6b4a2f")}<path d="M-19 -14L-24 -38L-12 -27L0 -42L12 -27L24 -38L19 -14Z" fill="#f6c433" {sw()}/><path d="M-19 -14C-8 -9 8 -9 19 -14L18 -20C8 -15 -8 -15 -18 -20Z" fill="#d9412b" {sw(1.3)}/>{"".join(f'<circle cx="{x}" cy="{y}" r="3" fill="#d9412b" {sw(1.2)}/>' for x,y in((-24,-39),(0,-43),(24,-39)))}</g>
<g transform="translate(68 -52)">{pip(.46)}</g></g>'''
def sota(s):
    a,b,c=C[s]; pip=(lambda z: f'<use href="#pip-{s[0]}" transform="scale({z})"/>')
    return f'''<g transform="translate(118 200)">
<path d="M-24 46L-30 126H-10L-4 60L6 126H26L22 46Z" fill="{c if s!="oros" else "#d9412b"}" {sw()}/><path d="M-30 126h20v12h-32c1 -7 6 -11 12 -12ZM6 126h20c6 1 11 5 12 12H6Z" fill="#7a3b1d" {sw(1.7)}/>
<path d="M-30 86L-8 84M8 84L26 86" {sw(1.4)}/>
<path d="M-36 -58C-62 -30 -58 30 -54 60L-34 40ZM36 -58C58 -34 60 20 56 58L32 40Z" fill="{b}" {sw()}/>
<path d="M-30 -60C-26 -30 -28 -4 -26 10L-42 60C-20 72 20 72 40 60L26 10C28 -4 26 -30 30 -60Z" fill="{a}" {sw()}/><path d="M-27 6C-14 12 14 12 27 6L29 18C14 24 -14 24 -30 18Z" fill="{INK}"/><rect x="-7" y="8" width="14" height="13" rx="2" fill="#f6c433" {sw(1.3)}/>
<path d="M-18 24L-28 62M0 26V67M18 24L27 62" fill="none" {sw(1.5)}/><path d="M0 -48V4M-7 -40H7M-7 -28H7M-7 -16H7" {sw(1.4)}/>
<path d="M28 -52C50 -44 56 -28 50 -12L36 -20C38 -28 34 -34 26 -36Z" fill="{a}" {sw()}/><circle cx="45" cy="-12" r="8" fill="{SK}" {sw(1.7)}/><path d="M-28 -52C-48 -40 -50 -10 -40 10L-27 4C-32 -12 -30 -26 -24 -36Z" fill="{a}" {sw()}/><circle cx="-34" cy="9" r="8" fill="{SK}" {sw(1.7)}/>
<path d="M-20 -66C-10 -56 10 -56 20 -66L24 -56C12 -44 -12 -44 -24 -56Z" fill="{PAPER}" {sw(1.7)}/>
<g transform="translate(0 -88) scale(1.12)">{face(False,"#a8682e")}<path d="M-25 -12C-24 -32 24 -34 25 -14C14 -20 -12 -20 -25 -12Z" fill="{b}" {sw()}/><path d="M-26 -11C-12 -20 14 -21 27 -13L25 -8C12 -15 -10 -15 -24 -6Z" fill="#f6c433" {sw(1.4)}/><path d="M20 -22C40 -40 50 -30 46 -16C40 -24 32 -22 22 -16Z" fill="{PAPER}" {sw(1.6)}/></g>
<g transform="translate(60 -62)">{pip(.5)}</g></g>'''
def caballo(s):
    a,b,c=C[s]; pip=(lambda z: f'<use href="#pip-{s[0]}" transform="scale({z})"/>')
    horse="#f1ead8" if s in("oros","espadas") else "#a8683a"
    return f'''<g transform="translate(124 206)">
<path d="M70 20C92 26 92 60 80 92C78 70 72 56 60 46Z" fill="#5a3a20" {sw()}/>
<path d="M50 62C62 84 58 104 62 124H46C46 106 38 90 28 78ZM-22 66C-16 90 -26 104 -22 124H-38C-42 104 -40 84 -44 66Z" fill="{horse}" {sw()}/><path d="M62 124H44l-2 10h22ZM-22 124h-18l-2 10h22Z" fill="{INK}"/>
<path d="M-40 70C-56 78 -66 92 -60 108L-74 112C-82 92 -74 68 -50 54Z" fill="{horse}" {sw()}/><path d="M-60 108l-15 4l2 9l17 -4Z" fill="{INK}"/>
<path d="M74 30C76 62 54 80 20 78C-10 78 -40 82 -50 58C-58 36 -62 10 -72 -2C-84 6 -96 8 -100 -2C-102 -12 -88 -22 -78 -34C-70 -44 -58 -46 -48 -38C-34 -26 -26 4 -10 8C20 2 72 -4 74 30Z" fill="{horse}" {sw()}/>
<path d="M-66 -44C-50 -60 -30 -30 -18 4C-30 -4 -40 -18 -50 -34Z" fill="#5a3a20" {sw()}/><path d="M-66 -42l2 -14l8 11Z" fill="{horse}" {sw(1.7)}/><circle cx="-73" cy="-22" r="2.4" fill="{INK}"/><circle cx="-95" cy="-4" r="1.5" fill="{INK}"/><path d="M-100 0q8 4 16 -2" fill="none" {sw(1.4)}/>
<path d="M-64 -38L-80 -8M-84 -18L-62 -2L-4 -14" fill="none" stroke="#d9412b" stroke-width="3.2" stroke-linecap="round"/>
<path d="M-14 8C4 2 34 2 48 10C50 32 44 48 34 52C14 58 -8 52 -18 44Z" fill="{b}" {sw()}/><path d="M-18 40C4 52 30 52 42 38" fill="none" stroke="#f6c433" stroke-width="4"/>
<path d="M2 -12C-6 22 -14 44 -18 70L-32 74C-34 84 -24 86 -6 84L4 54L26 8Z" fill="{c if s!="oros" else "#d9412b"}" {sw()}/><path d="M-18 68L-2 72L-6 86C-22 88 -38 86 -33 74Z" fill="#7a3b1d" {sw(1.7)}/>
<path d="M30 -62C62 -50 72 -10 66 28C54 18 44 14 34 12Z" fill="{b}" {sw()}/>
<path d="M-8 -66C-14 -40 -10 -16 -8 4C8 14 28 14 40 6C40 -20 40 -46 32 -66Z" fill="{a}" {sw()}/><path d="M-9 -6C8 2 28 2 40 -6V4C28 12 8 12 -8 4Z" fill="{INK}"/><path d="M12 -56V-6M4 -46h16M4 -34h16M4 -22h16" {sw(1.4)}/>
<path d="M-4 -58C-28 -50 -38 -34 -34 -16L-20 -18C-22 -30 -12 -36 0 -38Z" fill="{a}" {sw()}/><circle cx="-28" cy="-14" r="8" fill="{SK}" {sw(1.7)}/>
<path d="M30 -58C50 -60 56 -72 54 -84L42 -84C42 -76 36 -72 26 -70Z" fill="{a}" {sw()}/><circle cx="49" cy="-88" r="8" fill="{SK}" {sw(1.7)}/>
<path d="M-6 -70C4 -60 20 -60 30 -70L33 -60C22 -50 2 -50 -9 -60Z" fill="{PAPER}" {sw(1.7)}/>
<g transform="translate(12 -92) scale(1.05)">{face(False,"#4d3320")}<path d="M-24 -12C-22 -36 22 -36 24 -12C12 -19 -12 -19 -24 -12Z" fill="{b}" {sw()}/><path d="M-30 -10C-14 -20 14 -20 30 -10C16 -14 -16 -14 -30 -10Z" fill="#f6c433" {sw(1.5)}/><path d="M-18 -26C-34 -44 -46 -34 -42 -20C-36 -28 -30 -26 -18 -18Z" fill="{PAPER}" {sw(1.6)}/></g>
<g transform="translate(64 -108)">{pip(.46)}</g></g>'''

SHARED: dict[str, str] = {}
NAMES = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}
FIGURES: dict[str, Callable[[], str]] = {
    rank + suit: (lambda draw=draw, suit=suit: draw(NAMES[suit]).replace("#pip-" + NAMES[suit][0], "#pip-" + suit))
    for suit in "oceb" for rank, draw in (("S", sota), ("C", caballo), ("R", rey))
}
