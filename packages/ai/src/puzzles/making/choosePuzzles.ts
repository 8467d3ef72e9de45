// Chooses among many puzzles: an even mix of difficulties in each kind, and of scoring cards over all.

import type { CardId, Deck } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { PUZZLE_KINDS, type PuzzleKind, taskOf } from '../puzzle.ts';
import type { MadePuzzle } from './rating.ts';

/** How many of each kind at most. */
export type PuzzleQuota = Readonly<Record<PuzzleKind, number>>;

/** Ratings at which a new band of difficulty begins. */
const BANDS: readonly number[] = [900, 1050, 1250, 1500, 1800];
const bandOf = ({ rating }: MadePuzzle): number => BANDS.filter((from) => rating >= from).length;

type Counted = { readonly puzzle: MadePuzzle; readonly center: readonly CardId[] };

/** The chosen puzzles in a random but fixed order. */
export function choosePuzzles(
  made: readonly MadePuzzle[],
  quota: PuzzleQuota,
  deck: Deck,
): readonly MadePuzzle[] {
  const uses = new Map<CardId, number>();
  const useOf = ({ center }: Counted): number => center.reduce((sum, card) => sum + (uses.get(card) ?? 0), 0);
  const chosen = PUZZLE_KINDS.flatMap((kind) => {
    const bands = new Map<number, Counted[]>();
    for (const puzzle of made.filter((one) => one.kind === kind)) {
      const { game } = taskOf(puzzle, [deck]);
      bands.set(bandOf(puzzle), [...(bands.get(bandOf(puzzle)) ?? []), { puzzle, center: game.deal.center }]);
    }
    const open = [...bands.values()];
    const taken: MadePuzzle[] = [];
    // The bands take turns, each with the puzzle whose scoring cards are used least so far.
    for (let turn = 0; taken.length < quota[kind] && open.some((band) => band.length > 0); turn++) {
      const band = open[turn % open.length] ?? [];
      const [least] = band.toSorted((a, b) => useOf(a) - useOf(b));
      if (!least) continue;
      band.splice(band.indexOf(least), 1);
      for (const card of least.center) uses.set(card, (uses.get(card) ?? 0) + 1);
      taken.push(least.puzzle);
    }
    return taken;
  });
  const roll = dice('order of the puzzles');
  return chosen
    .map((puzzle) => ({ puzzle, at: roll(1 << 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ puzzle }) => puzzle);
}
