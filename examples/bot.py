#!/usr/bin/env python3
"""A bot for Circle the Wagons, written from docs/bot-protocol.md alone: Python 3, nothing to install.

    npm run wagons -- match --a "cmd:python3 examples/bot.py" --b L1

It asks for positions in plain text and for the legal moves, drafts the next card, and keeps its town compact.
"""

import sys


def reply(line):
    print(line, flush=True)


def towns(circle, moves):
    """The cells of both towns. Whoever drafts leaves the skipped cards to the other player."""
    placed = {"first": {}, "second": {}}
    seat, turns = "first", []
    for move in moves:
        verb, card, *cell = move.split()
        if verb == "start":
            at = circle.index(card)
            circle = circle[at:] + circle[:at]
        elif verb == "take":
            at = circle.index(card)
            other = "second" if seat == "first" else "first"
            turns = [seat] + [other] * at
            circle, seat = circle[at + 1 :], other
        else:
            owner = turns.pop(0)
            x, y = (int(number) for number in cell[0].split(","))
            for dx in (0, 1):
                for dy in (0, 1):
                    placed[owner][x + dx, y + dy] = card
    return placed, (turns[0] if turns else seat)


def size_with(town, move):
    """The size of the town's frame after a placement: smaller is better, and so is covering nothing."""
    x, y = (int(number) for number in move.split()[2].split(","))
    cells = {(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}
    covered = len(cells & town.keys())
    columns = [cell[0] for cell in [*town, *cells]]
    rows = [cell[1] for cell in [*town, *cells]]
    frame = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
    return frame, covered


def choose(circle, moves, legal):
    if not legal[0].startswith("place"):
        return legal[0]
    placed, seat = towns(circle, moves)
    return min(legal, key=lambda move: size_with(placed[seat], move))


def moves_in(text):
    return [move.strip() for move in text.split(";") if move.strip()]


def main():
    circle, moves, legal = [], [], []
    for line in sys.stdin:
        verb, _, rest = line.strip().partition(" ")
        if verb == "wagons":
            reply("id name Python Example")
            reply("id wants deal legal")
            reply("ready")
        elif verb == "position":
            # position deal CARD … (18 cards: three of the center, then the circle) moves MOVE; MOVE…
            deal, _, played = rest.removeprefix("deal ").partition(" moves ")
            circle, moves = deal.split()[3:], moves_in(played)
        elif verb == "legal":
            legal = moves_in(rest)
        elif verb == "go":
            reply("bestmove " + choose(circle, moves, legal))
        elif verb == "quit":
            return


if __name__ == "__main__":
    main()
