// Analysis in sentences: what a move is, what it cost, and which lines of the tallies make the difference.

import type { Grade, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Game, Move, Seat, Terrain } from '@wagons/rules';
import type { Change, Party, Words } from './contract.ts';

type Titles = (card: CardId) => string;

/** A move as a phrase; `game` is the moment before it. */
export function moveText({ analysis: { moves } }: Words, game: Game, move: Move, title: Titles): string {
  const card = title(move.card);
  switch (move.type) {
    case 'pickStart':
      return moves.pickStart({ card });
    case 'draft':
      return moves.draft({ card, free: game.circle.slice(0, game.circle.indexOf(move.card)).map(title) });
    case 'place':
      return moves.place({ card, cell: move.cell, rotation: move.rotation });
  }
}

/** Everything the tallies would have more or less, whoever moves first; no text when they are the same. */
export function differenceText(
  { analysis }: Words,
  difference: BySeat<TallyDifference>,
  title: Titles,
  { mover, parties }: { readonly mover: Seat; readonly parties: BySeat<Party> },
): string {
  const sentences = bothFrom(mover).flatMap((seat) => {
    const changes = changesOf(difference[seat], title);
    const more = changes.filter(({ points }) => points > 0);
    const less = changes.filter(({ points }) => points < 0);
    return changes.length === 0 ? [] : [analysis.difference({ party: parties[seat], more, less })];
  });
  return sentences.join(' ');
}

/** What a decision cost, what was better, and why; `game` is the moment before it. */
export function gradeText(
  words: Words,
  game: Game,
  { seat, played, best, lost, difference }: Grade,
  title: Titles,
  parties: BySeat<Party>,
): string {
  const { analysis } = words;
  if (lost === 0) return analysis.nothingBetter;
  return [
    analysis.lost({ party: parties[seat], points: lost, proven: played.proven && best.proven }),
    analysis.better(moveText(words, game, best.move, title)),
    differenceText(words, difference, title, { mover: seat, parties }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

const bothFrom = (seat: Seat): readonly Seat[] =>
  seat === 'first' ? ['first', 'second'] : ['second', 'first'];

/** The lines that differ, the largest difference first. */
function changesOf({ terrains, bonuses }: TallyDifference, title: Titles): readonly Change[] {
  const byTerrain = (Object.keys(terrains) as Terrain[]).map((terrain) => ({
    terrain,
    points: terrains[terrain],
  }));
  return [...byTerrain, ...bonuses.map(({ card, points }) => ({ card: title(card), points }))]
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
