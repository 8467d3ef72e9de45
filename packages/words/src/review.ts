// A review in sentences: why a decision cost points, and what to practice.

import type { Advice, Grade, LossPart, Swing, TallyDifference } from '@wagons/ai';
import type { BySeat, CardId, Game, Seat } from '@wagons/rules';
import { changesOf, listed, otherThan } from './analysis.ts';
import { type Party, playerArgs } from './players.ts';
import type { Words } from './words.ts';

/** A graded decision, and how to name cards and players. */
export type DescribedLoss = {
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
export function whyTexts(words: Words, described: DescribedLoss): readonly string[] {
  const { why } = words.analysis;
  const { seat, difference } = described.grade;
  const other = otherThan(seat);
  const gift = giftText(words, described);
  const sides = (gift === undefined ? [seat, other] : [seat]).flatMap((one) =>
    sideText(words, why.side, { ...described, difference: difference[one], party: described.parties[one] }),
  );
  const better = sides.length === 0 ? [] : [why.better({ sides: words.amounts.and(sides) })];
  return gift === undefined ? better : [gift, ...better];
}

/** What the skipped cards give the opponent, if the better move gives fewer cards away. */
function giftText(words: Words, { game, grade, title, parties }: DescribedLoss): string | undefined {
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

type SideMessage = Words['analysis']['why' | 'swing']['side'];

type Side = Pick<DescribedLoss, 'title'> & { readonly difference: TallyDifference; readonly party: Party };

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

/** What a best move did to the score, as a sentence. */
export function swingText(
  words: Words,
  { by, change }: Swing,
  { seat, title, parties }: Pick<DescribedLoss, 'title' | 'parties'> & { readonly seat: Seat },
): string {
  const { swing } = words.analysis;
  const sides = [seat, otherThan(seat)].flatMap((one) =>
    sideText(words, swing.side, { title, difference: change[one], party: parties[one] }),
  );
  return swing[by]({ sides: words.amounts.and(sides) });
}

/** A line of the tally in a table. */
export const lineName = ({ names }: Words, line: LossPart['line'], title: (card: CardId) => string): string =>
  'terrain' in line ? names.terrains[line.terrain] : title(line.card);

/** How to name cards, the player who is advised, and their opponent. */
type Advised = {
  readonly title: (card: CardId) => string;
  readonly player: Party;
  readonly opponent: Party;
};

/** What to practice, with the figures of the game. */
export function practiceText(words: Words, advice: Advice, advised: Advised): string {
  return adviceSentences(words, advice, advised).join(' ');
}

function adviceSentences(words: Words, advice: Advice, advised: Advised): readonly string[] {
  const say = words.analysis.practice;
  const { player } = advised;
  const who = player === 'you' ? 'you' : 'other';
  const move = advice.at + 1;
  switch (advice.topic) {
    case 'terrain': {
      const { terrain, group, of } = advice;
      const larger =
        group < of
          ? say.connect({ who, what: say.connected[terrain], group, of })
          : say.grow({ who, what: say.grown[terrain], group });
      return [larger, say.most({ ...playerArgs(player), move })];
    }
    case 'card':
      return cardSentences(words, advice, advised);
    case 'start':
      return [say.start({ ...playerArgs(player), lost: advice.lost }), say.tips.start({ who })];
    case 'draft':
    case 'gifts':
    case 'placement': {
      const { topic, lost, of } = advice;
      const cost = { share: say.share({ who, lost, of }), where: say.where({ lost, move }) };
      return [say[topic]({ ...playerArgs(player), ...cost }), say.tips[topic]({ who })];
    }
  }
}

function cardSentences(
  words: Words,
  { at, own, other, cost, towns, card: id }: Extract<Advice, { readonly topic: 'card' }>,
  { title, player, opponent }: Advised,
): readonly string[] {
  const say = words.analysis.practice;
  const about = playerArgs(player);
  const who = player === 'you' ? 'you' : 'other';
  const move = at + 1;
  const card = words.names.card({ title: title(id) });
  // A comparison is no advice for a player who isn't behind.
  if (own >= other) {
    const where = say.where({ lost: cost, move });
    return [say.tips.card({ who, card }), say.cardCost({ ...about, card, lost: cost, where })];
  }
  const against = playerArgs(opponent);
  const most = say.most({ ...about, move });
  if (towns)
    return [
      say.tips.towns({ who, card }),
      say.towns({
        own: say.townSize({ ...about, territories: towns.own }),
        theirs: say.townSize({ ...against, territories: towns.other }),
      }),
      most,
    ];
  const scored = say.card({
    card,
    own: say.pointsFor({ ...about, points: words.points(own) }),
    theirs: say.pointsFor({ ...against, points: words.points(other) }),
  });
  return [say.tips.card({ who, card }), scored, most];
}
