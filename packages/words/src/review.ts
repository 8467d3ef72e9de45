// A review in sentences: why a decision cost points, and what to practice.

import type { Grade, LossPart, Practice } from '@wagons/ai';
import type { BySeat, CardId, Game, Seat } from '@wagons/rules';
import { type Party, playerArgs } from './players.ts';
import type { Words } from './words.ts';

/** A graded decision, its parts, and how to name cards and players. */
export type ToldLoss = {
  /** The position before the decision. */
  readonly game: Game;
  readonly grade: Grade;
  /** They add up to the loss. */
  readonly parts: readonly LossPart[];
  readonly title: (card: CardId) => string;
  readonly parties: BySeat<Party>;
};

/** At most this many sentences say why. */
const MOST_REASONS = 2;

/** Why a decision cost points: the skipped cards, or the lines of the tallies that make up most of it. */
export function whyTexts(words: Words, { game, grade, parts, title, parties }: ToldLoss): readonly string[] {
  const { why } = words.analysis;
  const other: Seat = grade.seat === 'first' ? 'second' : 'first';
  const { move } = grade.played;
  const skips = move.type === 'draft' ? game.circle.indexOf(move.card) : 0;
  const given = -grade.difference[other].total;
  const isGift = skips > 0 && given > 0;
  const gift = isGift
    ? [why.gift({ ...playerArgs(parties[other]), count: skips, points: words.points(given) })]
    : [];
  const reasons = parts
    .flatMap(({ line, own, kept }) => [
      { line, points: own, isOwn: true },
      // The gift says it already.
      { line, points: isGift ? 0 : kept, isOwn: false },
    ])
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS - gift.length);
  const told = (kind: 'own' | 'kept', isOwn: boolean): readonly string[] => {
    const changes = reasons
      .filter((reason) => reason.isOwn === isOwn)
      .map(({ line, points }) =>
        why[isOwn ? 'more' : 'fewer']({
          points: words.points(points),
          line: lineName(words, line, title),
        }),
      );
    if (changes.length === 0) return [];
    const who = playerArgs(parties[isOwn ? grade.seat : other]);
    return [why[kind]({ ...who, changes: words.amounts.and(changes) })];
  };
  return [...gift, ...told('own', true), ...told('kept', false)];
}

/** A line of the tally inside a sentence. */
export const lineName = (
  { analysis, names }: Words,
  line: LossPart['line'],
  title: (card: CardId) => string,
): string => ('terrain' in line ? analysis.terrains[line.terrain] : names.card({ title: title(line.card) }));

/** What to practice, as a sentence. */
export function practiceText(words: Words, practice: Practice, title: (card: CardId) => string): string {
  const say = words.analysis.practice;
  switch (practice.topic) {
    case 'terrain':
      return say.terrain({ terrain: practice.terrain });
    case 'card':
      return say.card({ card: words.names.card({ title: title(practice.card) }) });
    case 'start':
    case 'draft':
    case 'gifts':
    case 'placement':
      return say[practice.topic];
  }
}
