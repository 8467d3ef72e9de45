// What the others have done since the reader last moved, in sentences.

import { type BySeat, type CardId, type Game, opponent, type Seat, skipped } from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { TableWords } from '@wagons/words/web';
import { madeMoves, type MadeMove } from '../table/turns.ts';

type Titles = (card: CardId) => string;

/** Without the placing of cards, where something was drafted: that they are placed then goes without saying. */
export function inShort(all: readonly MadeMove[]): readonly MadeMove[] {
  const others = all.filter(({ move }) => move.type !== 'place');
  return others.length > 0 ? others : all;
}

/** The moves since a seat last moved. */
export function lastOfOthers(game: Game, seat: Seat | undefined): readonly MadeMove[] {
  const all = madeMoves(game);
  return all.slice(all.findLastIndex(({ by }) => by === seat) + 1);
}

/** The cards that a draft moved: the one that was taken, and those that went to the other. */
export const cardsOf = ({
  move,
  before,
}: MadeMove): ReadonlyArray<{ readonly card: CardId; readonly isGift: boolean }> =>
  move.type === 'draft'
    ? [move.card, ...skipped(before.circle, move.card)].map((card) => ({ card, isGift: card !== move.card }))
    : [];

/** The cards that wait for the other one to place them: what the draft of this turn has given away. */
export const givenAway = (game: Game): readonly CardId[] =>
  game.phase === 'place' ? game.held.filter(({ seat }) => seat !== game.seat).map(({ card }) => card) : [];

export function didText({ did }: TableWords, done: MadeMove, title: Titles, parties: BySeat<Party>): string {
  const { by, move, before } = done;
  const card = title(move.card);
  const who = parties[by];
  switch (move.type) {
    case 'pickStart':
      return did.pickStart({ who, card });
    case 'draft':
      return did.draft({
        who,
        card,
        free: skipped(before.circle, move.card).map(title),
        to: parties[opponent(by)],
      });
    case 'place':
      return did.place({ who, card });
  }
}
