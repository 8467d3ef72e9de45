// What the others have done since the reader last moved, in sentences.

import {
  begin,
  type BySeat,
  type CardId,
  type Game,
  type Move,
  play,
  type Seat,
  seatToMove,
  skipped,
} from '@wagons/rules';
import type { Party } from '@wagons/words';
import type { TableWords } from '@wagons/words/web';

type Titles = (card: CardId) => string;

/** Every move with whoever made it and the circle it was made in, the last ones by anybody but `seat`. */
export function lastOfOthers(game: Game, seat: Seat | undefined): readonly Done[] {
  const all: Done[] = [];
  let now = begin(game.deck, game.deal);
  for (const move of game.moves) {
    const by = seatToMove(now);
    if (by) all.push({ by, move, before: now });
    const next = play(now, move);
    if (next.ok) now = next.value;
  }
  const last = all.findLastIndex(({ by }) => by === seat);
  return all.slice(last + 1);
}

export type Done = { readonly by: Seat; readonly move: Move; readonly before: Game };

export function didText({ did }: TableWords, done: Done, title: Titles, parties: BySeat<Party>): string {
  const { by, move, before } = done;
  const card = title(move.card);
  const who = parties[by];
  switch (move.type) {
    case 'pickStart':
      return did.pickStart({ who, card });
    case 'draft':
      return did.draft({ who, card, free: skipped(before.circle, move.card).map(title) });
    case 'place':
      return did.place({ who, card });
  }
}
