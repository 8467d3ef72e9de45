// A review in sentences: why a decision cost points, and what to practice.

import type { Grade, LossPart, Practice, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Game } from '@wagons/rules';
import { changesOf, listed, otherThan } from './analysis.ts';
import { type Party, playerArgs } from './players.ts';
import type { Words } from './words.ts';

/** A graded decision, and how to name cards and players. */
export type ToldLoss = {
  /** The position before the decision. */
  readonly game: Game;
  readonly grade: Grade;
  readonly title: (card: CardId) => string;
  readonly parties: BySeat<Party>;
};

/**
 * Why a decision cost points, in one or two sentences: what each player would gain and pay with the better move. The
 * numbers add up to the loss.
 */
export function whyTexts(words: Words, told: ToldLoss): readonly string[] {
  const { why } = words.analysis;
  const { seat, difference } = told.grade;
  const other = otherThan(seat);
  const gift = giftText(words, told);
  const sides = (gift === undefined ? [seat, other] : [seat]).flatMap((one) =>
    sideText(words, why.side, { ...told, difference: difference[one], party: told.parties[one] }),
  );
  const better = sides.length === 0 ? [] : [why.better({ sides: words.amounts.and(sides) })];
  return gift === undefined ? better : [gift, ...better];
}

/** What the skipped cards give the opponent, if the better move gives fewer cards away. */
function giftText(words: Words, { game, grade, title, parties }: ToldLoss): string | undefined {
  const other = otherThan(grade.seat);
  const [skips, fewer] = [grade.played, grade.best].map(({ move }) => game.circle.indexOf(move.card));
  const given = negated(grade.difference[other]);
  if (grade.decision !== 'draft' || !skips || skips <= (fewer ?? 0) || given.total <= 0) return undefined;
  return words.analysis.why.gift({
    ...playerArgs(parties[other]),
    count: skips,
    points: words.points(given.total),
    changes: reasonsOf(words, given, title),
  });
}

/** The same the other way round. */
const negated = ({ terrains, bonuses, total }: TallyDifference): TallyDifference => ({
  terrains: Object.fromEntries(
    Object.entries(terrains).map(([terrain, points]) => [terrain, -points]),
  ) as TallyDifference['terrains'],
  bonuses: bonuses.map(({ card, points }) => ({ card, points: -points })),
  total: -total,
});

type SideMessage = Words['analysis']['why']['side'];

type Side = Pick<ToldLoss, 'title'> & { readonly difference: TallyDifference; readonly party: Party };

/** How one tally changes, as a clause; none if it stays the same. */
function sideText(words: Words, say: SideMessage, { difference, party, title }: Side): readonly string[] {
  const { total } = difference;
  const changes = reasonsOf(words, difference, title);
  if (changes === '') return [];
  const how = total === 0 ? 'same' : total > 0 ? 'more' : 'fewer';
  return [say({ ...playerArgs(party), how, points: words.points(Math.abs(total)), changes })];
}

/** The lines of a tally that change and by how much; only the name if it is one. */
function reasonsOf(words: Words, difference: TallyDifference, title: Side['title']): string {
  const changes = changesOf(difference, words, title);
  const [only] = changes;
  return only && changes.length === 1 ? only.line : listed(words, changes);
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
