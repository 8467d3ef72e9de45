// The moves since the reader last moved, in sentences.

import { type BySeat, type CardId, type Game, opponent, type Seat, skipped } from '@wagons/rules';
import { type Party, playerArgs } from '@wagons/words';
import type { Speech } from '../../kit/speech/speech.ts';
import { madeMoves, type MadeMove, startsTown } from '../table/turns.ts';

/** Leaves out placements if there was a draft, since they follow from it. */
export function inShort(all: readonly MadeMove[]): readonly MadeMove[] {
  const others = all.filter(({ move }) => move.type !== 'place');
  return others.length > 0 ? others : all;
}

/** The moves of the others since a seat last decided something: its first card is placed by itself. */
export function lastOfOthers(game: Game, seat: Seat | undefined): readonly MadeMove[] {
  const all = madeMoves(game);
  const decided = all.findLastIndex((made) => made.by === seat && !startsTown(made));
  return all.slice(decided + 1).filter(({ by }) => by !== seat);
}

/** The card that a seat's town has just begun with. */
export function townStart(game: Game, seat: Seat | undefined): CardId | undefined {
  const last = madeMoves(game).at(-1);
  return last && last.by === seat && startsTown(last) ? last.move.card : undefined;
}

/** The cards that this turn's draft has given to the opponent. */
export const givenAway = (game: Game): readonly CardId[] =>
  game.phase === 'place' ? game.held.filter(({ seat }) => seat !== game.seat).map(({ card }) => card) : [];

/** What is needed of the speech: sentences about moves that were made, or of the same form. */
type MoveSpeech = {
  readonly words: Pick<Speech['words'], 'amounts'>;
  readonly web: { readonly table: Pick<Speech['web']['table'], 'did'> };
};

/** What the players did: cards that a player placed in a row are listed in one sentence. */
export function didTexts(
  speech: MoveSpeech,
  moves: readonly MadeMove[],
  mention: (card: CardId) => string,
  parties: BySeat<Party>,
): readonly string[] {
  const follows = (index: number): boolean => {
    const [one, other] = [moves[index - 1], moves[index]];
    return one?.by === other?.by && one?.move.type === 'place' && other?.move.type === 'place';
  };
  return moves.flatMap((made, index) => {
    if (follows(index)) return [];
    let end = index + 1;
    while (follows(end)) end += 1;
    const cards = moves.slice(index, end).map(({ move }) => mention(move.card));
    const mentionAll = () => speech.words.amounts.and(cards);
    return [didText(speech, made, cards.length > 1 ? mentionAll : mention, parties)];
  });
}

/** What a player did. */
export function didText(
  { words, web }: MoveSpeech,
  { by, move, before }: MadeMove,
  mention: (card: CardId) => string,
  parties: BySeat<Party>,
): string {
  const { did } = web.table;
  const player = { ...playerArgs(parties[by]), card: mention(move.card) };
  switch (move.type) {
    case 'pickStart':
      return did.pickStart(player);
    case 'draft': {
      const given = skipped(before.circle, move.card);
      return did.draft({
        ...player,
        cards: words.amounts.and(given.map(mention)),
        count: given.length,
        to: parties[opponent(by)] === 'you' ? 'you' : 'other',
      });
    }
    case 'place':
      return did.place(player);
  }
}
