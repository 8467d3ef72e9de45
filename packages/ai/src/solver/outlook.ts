// What can be said without searching: bounds for the margin of a game, whatever is still played.

import { type Game, opponent, type Seat, SEATS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { codesIn, setTown } from '../kernel/table.ts';
import { terrainOf } from '../kernel/town.ts';
import { CODES } from './codes.ts';
import { compileReach, type Outlook, type Span } from './reach.ts';
import { countCodes } from './visible.ts';

/** Bounds for the margin of the first player at the end. */
export type Bounds = { lower: number; upper: number };

export function boundsOf(game: Game): Bounds {
  const outlooks = { first: outlookOf(game, 'first'), second: outlookOf(game, 'second') };
  const reaches = game.deal.center.map((card) => compileReach(cardOf(game.deck, card).bonus));
  const [first, second] = SEATS.map((seat): Span => {
    const spans = reaches.map((reach) => reach(outlooks[seat], outlooks[opponent(seat)]));
    return spans.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
      low: 0,
      high: mostOfGroups(outlooks[seat]),
    });
  });
  return { lower: first!.low - second!.high, upper: first!.high - second!.low };
}

/** A seat's town and every card that may come to it. */
function outlookOf(game: Game, seat: Seat): Outlook {
  const town = setTown(game.deck, game.towns[seat]);
  const visible = new Uint8Array(CODES);
  countCodes(town, visible);
  const held = game.phase === 'place' ? game.held.filter((one) => one.seat === seat) : [];
  const cards = [...held.map(({ card }) => card), ...game.circle];
  const codes = new Uint8Array(CODES);
  for (const card of cards) for (const code of codesIn(game.deck)(card).subarray(0, 4)) codes[code]!++;
  return { town, visible, coming: { cards: cards.length, codes } };
}

/** If every territory of a terrain came to lie in one group. */
function mostOfGroups({ visible, coming }: Outlook): number {
  let cells = 0;
  for (let code = 1; code < terrainOf.length; code++) cells += visible[code]! + coming.codes[code]!;
  return cells;
}
