// Plays a game on both engines side by side and finds the first point where they differ.

import { readFileSync } from 'node:fs';
import {
  type BySeat,
  type Deck,
  type Game,
  legalMoves,
  makeCell,
  type Move,
  newGame,
  parseDeck,
  play,
  score,
  seatToMove,
  SEATS,
  type Tally,
  TERRAINS,
} from '@wagons/rules';
import * as naive from './naive.ts';

export const baseDeck: Deck = readBaseDeck();

function readBaseDeck(): Deck {
  const read = parseDeck(readFileSync(new URL('../decks/base.json', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(`decks/base.json has faults: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** A move as the naive engine writes it. */
export const said = (move: Move): naive.NaiveMove =>
  move.type === 'place' ? { ...move, cell: makeCell(move.cell) } : move;

const points = ({ terrains, bonuses, total }: Tally): naive.NaiveTally => ({
  terrains: Object.fromEntries(TERRAINS.map((terrain) => [terrain, terrains[terrain].points])),
  bonuses: Object.fromEntries(bonuses.map(({ card, points: worth }) => [card, worth])),
  total,
});

/** Where the engines differ, in words; undefined when they agree. */
function difference(game: Game, legal: readonly Move[], other: naive.NaiveGame): string | undefined {
  if (seatToMove(game) !== naive.seatToMove(other)) return 'whose turn it is';
  const theirs = naive.legalMoves(other);
  const isSame =
    legal.length === theirs.length && legal.every((move, nth) => isEqual(said(move), theirs[nth]));
  return isSame ? undefined : 'the legal moves';
}

function isEqual(one: naive.NaiveMove, other: naive.NaiveMove | undefined): boolean {
  if (one.type !== other?.type || one.card !== other.card) return false;
  if (one.type !== 'place' || other.type !== 'place') return true;
  return one.cell === other.cell && one.rotation === other.rotation;
}

function tallyDifference(game: Game, other: naive.NaiveGame): string | undefined {
  const ours: BySeat<Tally> = score(game);
  const theirs = naive.tally(game.deal.center, naive.townsOf(other));
  for (const seat of SEATS) {
    const { terrains, bonuses, total } = theirs[seat];
    const tally = points(ours[seat]);
    const equal =
      total === tally.total &&
      TERRAINS.every((terrain) => Object.is(terrains[terrain], tally.terrains[terrain])) &&
      game.deal.center.every((card) => Object.is(bonuses[card], tally.bonuses[card]));
    if (!equal) return `the tally of the ${seat} player`;
  }
  return undefined;
}

/** How often tallies are compared: at every move, or only at the end of the game. */
export type Tallies = 'everyMove' | 'atTheEnd';

/** Plays a whole game on both engines; the moves come from `choose`. Throws at the first disagreement. */
export function playBoth(
  seed: string,
  choose: (game: Game, legal: readonly Move[]) => Move,
  tallies: Tallies,
): Game {
  let game = newGame(seed, baseDeck);
  let other = naive.newGame(game.deal);
  for (;;) {
    const over = game.phase === 'over';
    const legal = legalMoves(game);
    const found =
      difference(game, legal, other) ??
      (over || tallies === 'everyMove' ? tallyDifference(game, other) : undefined);
    if (found)
      throw new Error(`Seed ${seed}, after ${game.moves.length} moves: the engines differ in ${found}.`);
    if (over) return game;
    const move = choose(game, legal);
    const next = play(game, move);
    if (!next.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(move)} is refused: ${next.error.why}.`);
    game = next.value;
    other = naive.apply(other, said(move));
  }
}
