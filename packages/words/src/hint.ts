// A hint in a few short lines: the move, its value, and how the next best compares.

import type { Alternative, Prospect, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Game, Move, Points, Seat } from '@wagons/rules';
import { changesText, endText, moveText, reasonTexts } from './analysis.ts';
import type { Party } from './players.ts';
import type { Words } from './words.ts';

/** What a draft scores at once: for the drafter, and for the player who gets the skipped cards. */
export type DraftWorth = {
  readonly given: number;
  readonly own?: Points | undefined;
  readonly theirs: Points;
};

/** The best move of a position, and what else there is. */
export type DescribedHint = {
  readonly game: Game;
  readonly seat: Seat;
  readonly best: Prospect;
  readonly alternative: Alternative;
  /** Needed for a draft only. */
  readonly worth?: DraftWorth | undefined;
  /** What a placement changes in the mover's tally right away. */
  readonly gain?: TallyDifference | undefined;
  readonly title: (card: CardId) => string;
  /** How to mention a card that moves. */
  readonly mention: (card: CardId) => string;
  readonly parties: BySeat<Party>;
};

export type HintTexts = {
  /** What to do. */
  readonly lead: string;
  /** What it scores right away, as in the tally; empty unless a card is placed. */
  readonly now: string;
  readonly value: string;
  /** The title of the reasons if they compare, or empty. */
  readonly compared: string;
  /** Why the next best is worse, or what else there is; may be empty. */
  readonly reasons: readonly string[];
};

export function hintTexts(words: Words, described: DescribedHint): HintTexts {
  const { best, alternative, parties, seat, mention } = described;
  const { hint, certainty } = words.analysis;
  const worse = alternative.is === 'valued' && alternative.by > 0 ? alternative : undefined;
  return {
    lead: requestOf(words, described, best.move),
    now: nowOf(words, described),
    value: hint.value({
      end: endText(words, parties[seat], best.value),
      certainty: certainty[best.proven ? 'proven' : 'estimate'],
      hasBetter: worse !== undefined,
      points: words.points(worse?.by ?? 0),
      hasCard: worse !== undefined && worse.next.move.type !== 'place',
      card: worse ? mention(worse.next.move.card) : '',
    }),
    compared: worse ? hint.compared : '',
    reasons: reasonsOf(words, described),
  };
}

function nowOf(words: Words, { gain, title }: DescribedHint): string {
  if (!gain) return '';
  const changes = changesText(words, gain, title);
  return words.analysis.hint.now({
    total: words.amounts.signed(gain.total),
    hasChanges: changes !== '',
    changes,
  });
}

/** What to do; for a draft also what it scores and gives away immediately. */
function requestOf(words: Words, { mention, worth }: DescribedHint, move: Move): string {
  const { amounts } = words;
  const { hint } = words.analysis;
  const card = mention(move.card);
  switch (move.type) {
    case 'pickStart':
      return hint.pickStart({ card });
    case 'draft': {
      const hasWorth = worth?.own !== undefined;
      const own = amounts.signed(worth?.own ?? 0);
      const theirs = amounts.signed(worth?.theirs ?? 0);
      return [
        hint.take({ card, hasWorth, own }),
        hint.gives({ given: worth?.given ?? 0, hasWorth, theirs }),
      ].join(' ');
    }
    case 'place':
      return hint.place({ card, rotation: move.rotation });
  }
}

function reasonsOf(words: Words, described: DescribedHint): readonly string[] {
  const { game, seat, alternative, title, mention, parties } = described;
  switch (alternative.is) {
    case 'none':
      return [words.analysis.onlyMove];
    case 'unknown':
      return [];
    case 'valued': {
      const { by, next, difference } = alternative;
      if (by > 0) return reasonTexts(words, { difference, title, mover: seat, parties });
      // Spots have no names, so an equal placement is not named.
      return next.move.type === 'place'
        ? [words.analysis.hint.otherwise]
        : [words.analysis.equallyGood({ move: moveText(words, { game, move: next.move, title, mention }) })];
    }
  }
}
