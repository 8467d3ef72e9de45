import {
  type Advice,
  type Grade,
  isReported,
  review,
  type TallyDifference,
  type TallyLine,
} from '@wagons/ai';
import { type BySeat, type Game, legalMoves, mustPlay, newGame, TERRAINS, undo } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../test/baseDeck.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { gradeText } from './analysis.ts';
import { type Party, playerArgs } from './players.ts';
import { lineName, practiceText, swingText, whyTexts } from './review.ts';
import type { Words } from './words.ts';

/** A random game and its reported decisions, graded with a small budget. */
function graded(seed: string): ReadonlyArray<{ readonly game: Game; readonly grade: Grade }> {
  const roll = dice(seed);
  let game = newGame(seed, baseDeck);
  while (game.phase !== 'over') {
    const moves = legalMoves(game);
    game = mustPlay(game, moves[roll(game.phase === 'draft' ? Math.min(3, moves.length) : moves.length)]!);
  }
  const { grades } = review(game, { nodes: 1500 });
  return grades
    .filter(isReported)
    .map((grade) => ({ game: undo(game, game.moves.length - grade.at), grade }));
}

const mistakes = [...graded('told'), ...graded('told again')];
const title = (card: string): string => `⟨${card}⟩`;
const READERS: ReadonlyArray<BySeat<Party>> = [
  { first: 'first', second: 'second' },
  { first: 'you', second: 'opponent' },
  { first: { name: 'Ann' }, second: { name: 'Bo' } },
];

/** The points of a text's parts: in brackets after each player's total, or after the colon. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/[+−]\d+|(?<=: )0(?= \()/g)].map(([number]) => Number(number.replace('−', '-')));

type Clause = {
  readonly text: string;
  readonly who: string;
  readonly name: string;
  readonly total: number;
  readonly changes: string;
  readonly isGift: boolean;
};

/** The same words, and the clauses that they are asked for: who gains or pays how much. */
function overheard(words: Words): { readonly words: Words; readonly clauses: readonly Clause[] } {
  const clauses: Clause[] = [];
  const { why } = words.analysis;
  const numberIn = (points: string): number => Number(/\d+/.exec(points)?.[0]);
  const side: typeof why.side = (args) => {
    const sign = { more: 1, same: 0, fewer: -1 }[args.how];
    clauses.push({ ...args, text: why.side(args), total: sign * numberIn(args.points), isGift: false });
    return why.side(args);
  };
  const gift: typeof why.gift = (args) => {
    clauses.push({ ...args, text: why.gift(args), total: numberIn(args.points), isGift: true });
    return why.gift(args);
  };
  return {
    words: { ...words, analysis: { ...words.analysis, why: { ...why, side, gift } } },
    clauses,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.each(everyLanguage)('a review in $language', (words) => {
  test('lists points that add up to the loss', () => {
    for (const { game, grade } of mistakes) {
      const parties = READERS[0]!;
      const text = gradeText(words, { game, grade, title, parties, saysPlayed: false });
      const better = words.analysis.better({ move: '' }).replace(/\s*\.$/, '');
      // The list starts after the sentence with the better move, which may have coordinates.
      const lists = text
        .slice(text.indexOf(better))
        .split(/(?<=\D)\. /u)
        .slice(1);
      const totals = lists.flatMap((list) => {
        const [total, ...parts] = numbersIn(list);
        if (total === undefined) return [];
        if (list.includes('(')) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        return [total];
      });
      const [own = 0, other = 0] =
        totals.length === 2 ? totals : grade.difference[grade.seat].total === 0 ? [0, ...totals] : totals;
      expect(own - other).toBe(grade.lost);
    }
    expect(mistakes.length).toBeGreaterThan(10);
  });

  test('says why in one or two sentences, and its numbers add up to the loss', () => {
    for (const { game, grade } of mistakes)
      for (const parties of READERS) {
        const { words: heard, clauses } = overheard(words);
        const texts = whyTexts(heard, { game, grade, title, parties });
        expect(texts.length).toBeGreaterThan(0);
        expect(texts.length).toBeLessThanOrEqual(2);
        for (const text of texts) {
          expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|\s\s|other \{/);
        }
        for (const { text, total, changes } of clauses) {
          expect(texts.join(' ')).toContain(text);
          const listed = numbersIn(changes);
          if (listed.length > 0) expect(sum(listed)).toBe(total);
        }
        const { who, name } = playerArgs(parties[grade.seat]);
        // What the opponent would have fewer counts for the mover, like a gift that wouldn’t be given.
        const parts = clauses.map((one) =>
          one.isGift || (one.who === who && one.name === name) ? one.total : -one.total,
        );
        expect(sum(parts)).toBe(grade.lost);
      }
  });

  test('has a sentence for everything to practice, and a name for every line', () => {
    const card = baseDeck.cards[0]!.id;
    const kind = { lost: 34, of: 39, at: 13 };
    const topics: readonly Advice[] = [
      ...(['start', 'draft', 'gifts', 'placement'] as const).map((topic) => ({ topic, ...kind })),
      { topic: 'card', card, at: 13, own: 1, other: 16, cost: 5 },
      { topic: 'card', card, at: 13, own: 12, other: 12, cost: 5 },
      { topic: 'card', card, at: 13, own: 0, other: 16, cost: 5, towns: { own: 34, other: 18 } },
      ...TERRAINS.map((terrain) => ({ topic: 'terrain', terrain, at: 13, group: 4, of: 9 }) as const),
      { topic: 'terrain', terrain: 'snow', at: 13, group: 4, of: 4 },
    ];
    const players: ReadonlyArray<readonly [Party, Party]> = [
      ['you', 'opponent'],
      ['you', { name: 'Bo' }],
      ['first', 'second'],
      ['second', 'first'],
      [{ name: 'Ann' }, { name: 'Bo' }],
      [{ name: 'Bo' }, 'you'],
    ];
    for (const [player, opponent] of players) {
      const texts = topics.map((topic) => practiceText(words, topic, { title, player, opponent }));
      for (const [i, text] of texts.entries()) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|NaN|\s\s|other \{/);
        if (topics[i]!.topic !== 'start') expect(text).toContain('14');
      }
      expect(new Set(texts).size).toBe(topics.length);
    }
    const lines: readonly TallyLine[] = [{ card }, ...TERRAINS.map((terrain) => ({ terrain }))];
    expect(new Set(lines.map((line) => lineName(words, line, title))).size).toBe(lines.length);
  });
});

const nothing: TallyDifference = {
  terrains: { desert: 0, forest: 0, mountains: 0, plains: 0, snow: 0, water: 0 },
  bonuses: [],
  total: 0,
};

test.each(everyLanguage)('a swing says what each player gained and lost in $language', (words) => {
  const change = {
    first: { ...nothing, bonuses: [{ card: 'smalltown-charm', points: 14 }], total: 14 },
    second: { ...nothing, terrains: { ...nothing.terrains, snow: -4, water: 1 }, total: -3 },
  };
  for (const by of ['gift', 'placement'] as const)
    for (const parties of READERS) {
      const text = swingText(words, { by, change }, { seat: 'first', title, parties });
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).toContain(words.points(14));
      expect(text).toContain(words.points(3));
      expect(text).toContain(title('smalltown-charm'));
      expect(text).not.toMatch(/undefined|NaN|\s\s|other \{/);
    }
});

/** How each language speaks to the reader. */
const YOU = {
  en: /\byour?\b/i,
  de: /\b(du|dich|dir|dein\w*)\b/i,
  nl: /\b(je|jij|jou|jouw)\b/i,
  fr: /\b(vous|votre|vos)\b|\w+ez\b/i,
  it: /\b(tu|ti|te|tuo|tua|tuoi)\b/i,
} as const;

test.each(everyLanguage)(
  'advice to a player who isn’t the reader calls them by name in $language',
  (words) => {
    const card = baseDeck.cards[0]!.id;
    const kind = { lost: 5, of: 6, at: 13 };
    const topics: readonly Advice[] = [
      ...(['start', 'draft', 'gifts', 'placement'] as const).map((topic) => ({ topic, ...kind })),
      { topic: 'card', card, at: 13, own: 1, other: 16, cost: 5 },
      { topic: 'card', card, at: 13, own: 12, other: 12, cost: 5 },
      { topic: 'card', card, at: 13, own: 0, other: 16, cost: 5, towns: { own: 34, other: 18 } },
      { topic: 'terrain', terrain: 'snow', at: 13, group: 4, of: 9 },
      { topic: 'terrain', terrain: 'snow', at: 13, group: 4, of: 4 },
    ];
    for (const topic of topics) {
      const named = practiceText(words, topic, { title, player: { name: 'Ann' }, opponent: { name: 'Bo' } });
      expect(named).not.toMatch(YOU[words.language]);
      expect(named).toContain('Ann');
      const seated = practiceText(words, topic, { title, player: 'second', opponent: 'first' });
      expect(seated).not.toMatch(YOU[words.language]);
    }
  },
);

test.each(everyLanguage)('a card is compared only by a player who is behind in $language', (words) => {
  const advice = (own: number): string =>
    practiceText(
      words,
      { topic: 'card', card: baseDeck.cards[0]!.id, at: 10, own, other: 12, cost: 15 },
      { title, player: 'you', opponent: 'opponent' },
    );
  expect(advice(11)).toContain('12');
  expect(advice(12)).not.toContain('12');
  expect(advice(12)).toContain('15');
});

test('a gift is named, with what it gives', () => {
  const found = mistakes.find(({ grade }) => grade.played.move.type === 'draft');
  const drafts = mistakes.find(({ game }) => game.phase === 'draft' && game.circle.length > 2);
  if (!found || !drafts) throw new Error('there is a bad draft');
  const { game } = drafts;
  const move = { type: 'draft', card: game.circle[2]! } as const;
  const grade: Grade = {
    ...found.grade,
    seat: 'first',
    lost: 5,
    decision: 'draft',
    played: { ...found.grade.played, move },
    best: { ...found.grade.best, move: { type: 'draft', card: game.circle[0]! } },
    difference: {
      first: nothing,
      second: { ...nothing, terrains: { ...nothing.terrains, snow: -5 }, total: -5 },
    },
  };
  const [english] = everyLanguage.filter(({ language }) => language === 'en');
  expect(
    whyTexts(english!, {
      game,
      grade,
      title,
      parties: { first: 'you', second: 'opponent' },
    }),
  ).toEqual(['Skipping these 2 cards gives your opponent 5 points (snow).']);
});
