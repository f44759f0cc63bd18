"""Reads PGN from standard input with Fairy-Stockfish, and says what it makes of it.

Every game must start in a valid FEN, and every move must be the one that Fairy-Stockfish writes so.
Prints "N moves read" when all is well, and "skipped: ..." without its Python package.
"""

import re
import sys

try:
    import pyffish
except ImportError:
    print("skipped: the Python package pyffish is not there")
    sys.exit()


def bare(san):
    return san.rstrip("+#")


def may_be(move, san):
    """Whether a move ends on the square that its text names; asking for every text takes long."""
    squares = re.findall(r"[a-z]\d+", san)
    return not squares or squares[-1] in move


def follow(variant, fen, sans):
    shuffled = variant == "caparandom"
    assert pyffish.validate_fen(fen, variant, shuffled) == pyffish.FEN_OK, fen
    for san in sans:
        legal = pyffish.legal_moves(variant, fen, [], shuffled)
        likely = [move for move in legal if may_be(move, san)]
        named = {bare(pyffish.get_san(variant, fen, move, shuffled)): move for move in likely}
        assert bare(san) in named, f"{fen}: {san} is none of {sorted(named)}"
        fen = pyffish.get_fen(variant, fen, [named[bare(san)]], shuffled)


count = 0
for game in re.split(r"\n(?=\[Event )", sys.stdin.read()):
    tags = dict(re.findall(r'^\[(\w+) "([^"]*)"\]$', game, re.M))
    variant = tags["Variant"]
    if variant not in pyffish.variants():
        continue
    words = re.sub(r"^\[.*$", "", game, flags=re.M).split()
    sans = [word for word in words[:-1] if not word.endswith(".")]
    follow(variant, tags.get("FEN") or pyffish.start_fen(variant), sans)
    count += len(sans)
print(f"{count} moves read")
