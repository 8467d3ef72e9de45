import type { Grade, Prospect, TallyDifference } from '@wagons/ai';
import { type BySeat, type Move, newGame, type Tally, TERRAINS } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../test/baseDeck.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { differenceText, gradeText, moveText, reasonTexts } from './analysis.ts';
import type { Party, Words } from './contract.ts';
import { titleOf } from './titles.ts';

const game = newGame('prairie', baseDeck);
const [first = '', second = '', third = ''] = game.circle;

const titles =
  ({ language }: Words) =>
  (id: string): string => {
    const card = baseDeck.cards.find((one) => one.id === id);
    return card ? titleOf(card, language) : id;
  };

const nothing: TallyDifference = {
  terrains: { desert: 0, forest: 0, mountains: 0, plains: 0, snow: 0, water: 0 },
  bonuses: [{ card: first, points: 0 }],
  total: 0,
};
const difference: BySeat<TallyDifference> = {
  first: {
    terrains: { ...nothing.terrains, desert: 3, snow: -1 },
    bonuses: [{ card: first, points: 4 }],
    total: 6,
  },
  second: { ...nothing, terrains: { ...nothing.terrains, water: -2 }, total: -2 },
};
const same = { first: nothing, second: nothing };
const seats: BySeat<Party> = { first: 'first', second: 'second' };
const reader: BySeat<Party> = { first: 'you', second: 'opponent' };

const tally: Tally = {
  terrains: Object.fromEntries(
    TERRAINS.map((terrain) => [terrain, { points: 0, contributions: [], choices: 0 }]),
  ) as unknown as Tally['terrains'],
  bonuses: [],
  total: 0,
};
const prospect = (move: Move, value: number, proven: boolean): Prospect => ({
  move,
  value,
  proven,
  line: [move],
  tallies: { first: tally, second: tally },
});
const grade = (lost: number, proven: boolean): Grade => ({
  at: 1,
  seat: 'first',
  decision: 'draft',
  played: prospect({ type: 'draft', card: first }, 0, true),
  best: prospect({ type: 'draft', card: third }, lost, proven),
  lost,
  difference,
});

/** One sentence or phrase of each kind, for every party. */
const parties: readonly Party[] = ['first', 'second', 'you', 'opponent', { name: 'Ann' }];
const samples = ({ analysis }: Words): readonly string[] => [
  ...parties.flatMap((party) => [
    ...[-12, -1, 1, 12].map((margin) => analysis.end({ party, margin })),
    ...[1, 2].map((points) => analysis.lost({ party, points, proven: points === 1 })),
    analysis.difference({ party, more: [{ terrain: 'desert', points: 1 }], less: [], isPart: false }),
    analysis.difference({ party, more: [], less: [{ card: 'X', points: -2 }], isPart: true }),
    analysis.difference({
      party,
      more: [
        { terrain: 'water', points: 2 },
        { card: 'Y', points: 1 },
      ],
      less: [{ card: 'X', points: -2 }],
      isPart: true,
    }),
  ]),
  analysis.played(analysis.moves.pickStart({ card: 'X' })),
  analysis.better(analysis.moves.pickStart({ card: 'X' })),
  analysis.better(analysis.moves.draft({ card: 'X', free: ['Y', 'Z'] })),
  analysis.better(analysis.moves.place({ card: 'X', where: { x: -2, y: 1 }, rotation: 'upsideDown' })),
  ...(['marked', 'another', 'same'] as const).map((where) =>
    analysis.better(analysis.moves.place({ card: 'X', where, rotation: 'upright' })),
  ),
  analysis.nothingBetter,
];

/** A hint of each kind. */
const hints = ({ analysis: { hint } }: Words): readonly string[] => [
  hint.pickStart({ card: 'X' }),
  ...[0, 1, 2].flatMap((given) => [
    hint.draft({ card: 'X', given, worth: undefined }),
    hint.draft({ card: 'X', given, worth: { own: 3, theirs: -1 } }),
  ]),
  hint.place({ card: 'X', rotation: 'upsideDown' }),
  ...[undefined, 'Y'].map((card) => hint.value({ end: 'E', certainty: 'C', better: { points: 'P', card } })),
  hint.value({ end: 'E', certainty: 'C', better: undefined }),
  hint.otherwise,
];

/** Words that only one of the languages has; none of them may turn up in another. */
const TELLTALES: Readonly<Record<Words['language'], RegExp>> = {
  en: /\b(you|the|wins?|better|more|take)\b/i,
  de: /\b(du|Spieler|Punkte?n?|damit|mehr|nehmen)\b/,
  nl: /\b(jij|speler|punten?|zou|meer|minder|beter)\b/i,
  fr: /\b(vous|joueur|alors|moins|mieux|prendre)\b/i,
  it: /\b(giocatore|punt[oi]|meno|meglio|prendere)\b/i,
};

describe('in English', () => {
  const [english] = everyLanguage;
  if (!english) throw new Error('English is missing');
  const title = titles(english);

  test('a grade says what was lost, what was better and why', () => {
    expect(gradeText(english, game, grade(8, true), { title, parties: seats })).toBe(
      `The first player loses 8 points here (proven). Played: take ${title(first)}. Better: take ${title(third)}, giving away ${title(first)} and ${title(second)}. ` +
        `The first player would then have, above all, 4 points more for ${title(first)} and 3 for desert. ` +
        'The second player would then have 2 points fewer for water.',
    );
    expect(gradeText(english, game, grade(8, false), { title, parties: reader })).toContain(
      'You lose 8 points here (estimate).',
    );
    expect(gradeText(english, game, grade(0, true), { title, parties: seats })).toBe(
      'No better move was found.',
    );
  });

  test('whoever moves is spoken of first, and what does not differ is not spoken of', () => {
    const text = differenceText(english, difference, title, { mover: 'second', parties: reader });
    expect(text).toMatch(/^Your opponent would then have 2 points fewer for water\. You would/);
    expect(differenceText(english, same, title, { mover: 'first', parties: reader })).toBe('');
  });

  test('a hint is a request, a value and reasons, in short lines', () => {
    const { hint } = english.analysis;
    expect(hint.draft({ card: 'X', given: 2, worth: { own: 6, theirs: -1 } })).toBe(
      'Take X (up to +6 at once); it gives 2 cards away (up to −1).',
    );
    expect(hint.draft({ card: 'X', given: 0, worth: undefined })).toBe('Take X; nothing is given away.');
    expect(hint.place({ card: 'X', rotation: 'upright' })).toBe('Place X on the marked spot, upright.');
    const value = { end: 'you win by 1 point', certainty: 'estimate' };
    expect(hint.value({ ...value, better: { points: '4 points', card: 'Y' } })).toBe(
      'With good play on both sides you win by 1 point (estimate), 4 points better than the next best (Y).',
    );
    expect(hint.value({ ...value, better: undefined })).toMatch(/\(estimate\)\.$/);
    expect(reasonTexts(english, difference, title, { mover: 'first', parties: reader })).toEqual([
      `You, above all: +4 for ${title(first)}, +3 for desert`,
      'Your opponent: −2 for water',
    ]);
    expect(reasonTexts(english, same, title, { mover: 'first', parties: reader })).toEqual([]);
  });

  test('an end is a win, a loss or shared', () => {
    expect(english.analysis.end({ party: 'you', margin: 1 })).toBe('you win by 1 point');
    expect(english.analysis.end({ party: 'first', margin: -3 })).toBe('the first player loses by 3 points');
    expect(english.analysis.end({ party: 'opponent', margin: 0 })).toBe('the victory is shared');
  });
});

describe.each(everyLanguage)('analysis in $language', (words) => {
  const title = titles(words);

  test('counts without signs, in one and in many', () => {
    for (const text of samples(words)) expect(text).not.toMatch(/[-−]\d+ |undefined|NaN|\s\s|['"]/);
    const { end, lost } = words.analysis;
    for (const party of parties) {
      expect(end({ party, margin: 1 })).not.toBe(end({ party, margin: 2 }).replace('2', '1'));
      expect(end({ party, margin: 2 })).not.toBe(end({ party, margin: -2 }));
      expect(lost({ party, points: 2, proven: true })).toContain(words.points(2));
      expect(lost({ party, points: 2, proven: true })).not.toBe(lost({ party, points: 2, proven: false }));
    }
  });

  test('gives hints in whole sentences without coordinates, and reasons for everybody', () => {
    for (const text of hints(words)) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/\d,|undefined|\s\s/);
    }
    expect(new Set(hints(words)).size).toBe(hints(words).length);
    const changes = [{ terrain: 'desert', points: 3 } as const, { card: 'X', points: -2 }];
    for (const party of parties)
      expect(words.analysis.hint.reason({ party, changes, isPart: true })).toMatch(
        /^\p{Lu}.*: \+3 .*, −2 .*X/u,
      );
  });

  test('speaks its own language alone', () => {
    const others = everyLanguage.filter(({ language }) => language !== words.language);
    const all = [...samples(words), ...hints(words)].join(' ');
    expect(all).toMatch(TELLTALES[words.language]);
    for (const { language } of others) expect(all).not.toMatch(TELLTALES[language]);
  });

  test('says sentences where sentences are due', () => {
    const whole = gradeText(words, game, grade(8, true), { title, parties: seats });
    expect(whole).toMatch(/^\p{Lu}.*\.$/u);
    for (const card of [first, second, third]) expect(whole).toContain(title(card));
    expect(whole).toContain(words.points(4));
    expect(moveText(words, game, { type: 'pickStart', card: first }, { title })).toContain(title(first));
    expect(
      moveText(
        words,
        game,
        { type: 'place', card: first, cell: { x: 2, y: -1 }, rotation: 'upsideDown' },
        { title },
      ),
    ).toContain(words.names.rotations.upsideDown);
    expect(differenceText(words, same, title, { mover: 'first', parties: seats })).toBe('');
  });
});

describe.each(everyLanguage)('a hint in $language', (words) => {
  const { best, comparedWith, equallyGood, onlyMove } = words.analysis;

  test('names the move, the end and the certainty', () => {
    const text = best({ move: 'M', end: 'E', certainty: 'C' });
    expect(text).toMatch(/M\. .*E \(C\)\.$/);
  });

  test('says what the next best lacks', () => {
    expect(comparedWith({ move: 'M', better: '2 P', why: 'W.' })).toMatch(/2 P.*\(M\)\. W\.$/);
    expect(equallyGood('M')).toMatch(/ M\.$/);
    expect(onlyMove).toMatch(/\.$/);
  });
});

describe('the reasons that are told', () => {
  const [english] = everyLanguage;
  if (!english) throw new Error('there is English');

  test('speak together for the better move', () => {
    const mixed: BySeat<TallyDifference> = {
      first: {
        ...nothing,
        terrains: { ...nothing.terrains, desert: -5, forest: 4, plains: 4 },
        bonuses: [{ card: first, points: 1 }],
        total: 4,
      },
      second: { ...nothing, terrains: { ...nothing.terrains, water: 3 }, total: 3 },
    };
    const text = differenceText(english, mixed, titles(english), { mover: 'first', parties: reader });
    // Five fewer for desert is the largest difference, but beside one gain it would speak against the move.
    expect(text).toBe(
      'You would then have, above all, 4 points more for forest and 4 for plains. ' +
        'Your opponent would then have 3 points more for water.',
    );
  });
});
