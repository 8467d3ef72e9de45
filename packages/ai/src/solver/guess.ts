// A first guess at the margin: the draft searched over a few good towns for each set of cards, as the strong player does.

import { type Game, opponent, type Seat } from '@wagons/rules';
import type { Spending } from '../budget.ts';
import { codesIn, setTown } from '../kernel/table.ts';
import { DraftSearch } from '../search/drafts.ts';
import { makeJudge } from '../search/judge.ts';
import { TownTrie } from '../search/trie.ts';

/** So many towns are kept for each set of cards. */
const WIDTH = 4;
/** Of more cards the sets are too many. */
const MOST_CARDS = 8;

/** The margin of the first player, more or less; anything when the budget is spent. */
export function guess(game: Exclude<Game, { readonly phase: 'over' }>, spending: Spending): number {
  const { deck, deal, circle, towns } = game;
  const held = game.phase === 'place' ? game.held : [];
  const judge = makeJudge(deck, deal.center);
  const cards = [...held.map(({ card }) => card), ...circle];
  if (!judge || cards.length > MOST_CARDS) return 0;
  const queue = cards.map(codesIn(deck));
  const trieOf = (seat: Seat): TownTrie => {
    const rivalFace = judge.face(setTown(deck, towns[opponent(seat)]));
    return new TownTrie({ judge, town: setTown(deck, towns[seat]), queue, rivalFace }, WIDTH, spending);
  };
  const tries = { first: trieOf('first'), second: trieOf('second') };
  // Who has drafted and not laid it yet is not the next to draft.
  const drafter = held.some(({ free }) => !free) ? opponent(game.seat) : game.seat;
  const course = { length: cards.length, promised: held.map(({ seat }) => seat), drafter };
  return new DraftSearch(judge, tries, course, spending).value() ?? 0;
}
