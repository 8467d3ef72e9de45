// Plays a game on both engines side by side and finds the first point where they differ.

import { readFileSync } from 'node:fs';
import {
  type BySeat,
  type CardId,
  type Deck,
  type Game,
  legalMoves,
  type Move,
  newGame,
  play,
  seatToMove,
  SEATS,
  type Tally,
  TERRAINS,
  type Town,
} from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeCell, makeTown } from '@wagons/rules/notation';
import { scoreTowns } from '@wagons/rules/scoring';
import * as naive from './naive.ts';

export const baseDeck: Deck = readDeckFile('base');
export const frontierDeck: Deck = readDeckFile('frontier');
export const builtInDecks: readonly Deck[] = [baseDeck, frontierDeck];

function readDeckFile(name: string): Deck {
  const read = parseDeck(
    readFileSync(new URL(`../packages/rules/decks/${name}.json`, import.meta.url), 'utf8'),
  );
  if (!read.ok) throw new Error(`${name}.json has faults: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** A move as the naive engine writes it. */
export const said = (move: Move): naive.NaiveMove =>
  move.type === 'place' ? { ...move, cell: makeCell(move.cell) } : move;

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

/** Where the tallies of two towns differ under some scoring cards, line by line. */
function tallyDifference(
  deck: Deck,
  center: readonly CardId[],
  towns: BySeat<Town>,
  twins: naive.NaiveTowns,
): string | undefined {
  const ours = scoreTowns(deck, center, towns);
  const theirs = naive.tally(center, twins);
  for (const seat of SEATS) {
    const { terrains, bonuses, total } = ours[seat];
    const twin = theirs[seat];
    const lines: ReadonlyArray<readonly [string, number, number | undefined]> = [
      ...TERRAINS.map((terrain) => [terrain, terrains[terrain].points, twin.terrains[terrain]] as const),
      ...bonuses.map(({ card, points }) => [card, points, twin.bonuses[card]] as const),
      ['total', total, twin.total],
    ];
    const wrong = lines.find(([, our, their]) => !Object.is(our, their));
    if (wrong) return `${wrong[0]} of the ${seat} player, ${wrong[1]} and ${wrong[2]} points`;
  }
  return undefined;
}

/** Scores two towns, however they came about, with every condition of a deck on both engines. Throws if they differ. */
export function scoreBoth(deck: Deck, towns: BySeat<Town>): BySeat<Tally> {
  const center = deck.cards.map(({ id }) => id);
  const written = (town: Town) => town.map((placement) => ({ ...placement, cell: makeCell(placement.cell) }));
  const twins = { first: written(towns.first), second: written(towns.second) };
  const found = tallyDifference(deck, center, towns, twins);
  if (found)
    throw new Error(
      `The engines differ in ${found}: ${makeTown(towns.first)} against ${makeTown(towns.second)}.`,
    );
  return scoreTowns(deck, center, towns);
}

/** How often tallies are compared: at every move, or only at the end of the game, then under all 18 scoring cards. */
export type Tallies = 'everyMove' | 'atTheEnd';

/** Plays a whole game on both engines; the moves come from `choose`. Throws at the first disagreement. */
export function playBoth(
  seed: string,
  choose: (game: Game, legal: readonly Move[]) => Move,
  tallies: Tallies,
  deck: Deck = baseDeck,
): Game {
  const allCards = deck.cards.map(({ id }) => id);
  let game = newGame(seed, deck);
  let other = naive.newGame(game.deal);
  for (;;) {
    const over = game.phase === 'over';
    const legal = legalMoves(game);
    const center = over ? allCards : game.deal.center;
    const found =
      difference(game, legal, other) ??
      (over || tallies === 'everyMove'
        ? tallyDifference(deck, center, game.towns, naive.townsOf(other))
        : undefined);
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
