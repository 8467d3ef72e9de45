// Tables for tests: opened, seated and played in one line each, with arbitrary moves.

import type { TableSettings } from '@wagons/protocol';
import { type Deck, type Game, legalMoves, mustPlay, RULES_VERSION, SEATS, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { builtInDecks } from '../src/decks.ts';
import type { StoredEvent } from '../src/ports/store.ts';
import { apply, openTable } from '../src/table/apply.ts';
import { READY_WITHIN } from '../src/table/clock.ts';
import type { Circumstances } from '../src/table/decide.ts';
import type { TableState } from '../src/table/table.ts';
import type { TableEvent } from '../src/ports/tableEvent.ts';

export const DECKS = builtInDecks();
export const [PRINTED, FRONTIER] = [...DECKS.values()] as [Deck, Deck];

/** The built-in deck that a stored game was opened with. */
export function deckOf(events: readonly StoredEvent[]): Deck {
  const [first] = events;
  const deck = first?.event.type === 'opened' ? DECKS.get(first.event.settings.deck) : undefined;
  if (!deck) throw new Error('the log of a game begins with its deck');
  return deck;
}

export const ANNA = 'anna-anna-anna-1';
export const BERT = 'bert-bert-bert-2';
export const CARL = 'carl-carl-carl-3';
const GAME = 'game-game-game-game-00';
export const NEXT = 'game-game-game-game-01';

export const SETTINGS: TableSettings = {
  deck: PRINTED.hash,
  first: 'host',
  clock: { kind: 'live', seconds: 600, increment: 10 },
  rated: false,
  listed: false,
  // Chosen, so that the cards are dealt from the start.
  seed: 'table',
};

const { seed: _, ...chance } = SETTINGS;

/** The cards are dealt when both players are ready. */
export const COVERED: TableSettings = chance;

export const START = 1_800_000_000_000;

/** An open table of Anna's. */
export const opened = (settings: Partial<TableSettings> = {}, seed = 'table'): TableState =>
  openTable(
    GAME,
    { type: 'opened', rules: RULES_VERSION, settings: { ...SETTINGS, ...settings }, seed, host: ANNA },
    START,
    PRINTED,
  );

/** Anna is first, Bert second, no moves yet, and the clock doesn't wait, as in older logs. */
export const sat = (settings: Partial<TableSettings> = {}, seed = 'table'): TableState =>
  apply(opened(settings, seed), { type: 'sat', seats: { first: ANNA, second: BERT } }, START);

/** The same, but the clock waits until both are ready. */
export const seated = (settings: Partial<TableSettings> = {}, seed = 'table'): TableState =>
  apply(
    opened(settings, seed),
    { type: 'sat', seats: { first: ANNA, second: BERT }, awaits: SEATS, within: READY_WITHIN },
    START,
  );

/** The same, but the cards are dealt when both are ready. */
export const covered = (): TableState => ({ ...seated(), covered: true });

/** A random whole turn of the seat to move. */
export function someTurn(game: Game, seed = 'turn'): readonly string[] {
  const throwDie = dice(`${seed}/${game.moves.length}`);
  const moves: string[] = [];
  let now = game;
  while (seatToMove(now) === seatToMove(game) && now.phase !== 'over') {
    const legal = legalMoves(now);
    // Skipping far ends the game soon.
    const move = legal[throwDie(now.phase === 'draft' ? Math.min(2, legal.length) : legal.length)];
    if (!move) throw new Error('there is always a legal move');
    moves.push(makeMove(move));
    now = mustPlay(now, move);
  }
  return moves;
}

/** The table after this many turns, a second each, without clock times. */
export function afterTurns(table: TableState, turns: number): TableState {
  return Array.from({ length: turns }).reduce<TableState>((now) => {
    const seat = seatToMove(now.game);
    if (!seat) return now;
    const turn: TableEvent = {
      type: 'turn',
      seat,
      moves: someTurn(now.game),
      ...(now.left && { left: now.left }),
    };
    return apply(now, turn, now.changedAt + 1000);
  }, table);
}

export const by = (player: string, at = START + 1000): Circumstances => ({
  by: player,
  at,
  outages: [],
  coin: () => true,
  nextGame: () => NEXT,
  newSeed: () => 'dealt',
});
