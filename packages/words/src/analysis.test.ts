import type { Grade, Prospect, TallyDifference } from '@wagons/ai';
import { type BySeat, type Move, newGame, type Tally, TERRAINS } from '@wagons/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../test/baseDeck.ts';
import { english } from '../test/english.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { differenceText, endText, gradeText, listed, moveText, reasonTexts } from './analysis.ts';
import { type Party, playerArgs } from './players.ts';
import type { Words } from './words.ts';
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
  uncertainty: proven ? 0 : 2,
  mark: lost === 0 ? 'best' : 'mistake',
  difference,
  margins: { before: { value: lost, uncertainty: 0, proven }, after: { value: 0, uncertainty: 0, proven } },
});

/** One sentence or phrase of each kind, for every party. */
const parties: readonly Party[] = ['first', 'second', 'you', 'opponent', { name: 'Ann' }];
const samples = (words: Words): readonly string[] => {
  const { analysis } = words;
  return [
    ...parties.flatMap((party) => [
      ...[-12, -1, 1, 12].map((margin) => endText(words, party, margin)),
      ...[analysis.exactly({ points: 1 }), analysis.about({ points: 2, uncertainty: '3' })].map((amount) =>
        analysis.lost({ ...playerArgs(party), amount }),
      ),
    ]),
    analysis.played({ move: analysis.moves.pickStart({ card: 'X' }) }),
    analysis.better({ move: analysis.moves.pickStart({ card: 'X' }) }),
    analysis.better({ move: analysis.moves.draft({ card: 'X', cards: 'Y, Z', count: 2 }) }),
    ...(['cell', 'marked', 'another', 'same'] as const).map((where) =>
      analysis.better({
        move: analysis.moves.place({ card: 'X', where, cell: '−2,1', rotation: 'upsideDown' }),
      }),
    ),
    analysis.nothingBetter,
  ];
};

/** A hint of each kind. */
const hints = ({ analysis: { hint } }: Words): readonly string[] => [
  hint.pickStart({ card: 'X' }),
  hint.take({ card: 'X', hasWorth: false, own: '' }),
  hint.take({ card: 'X', hasWorth: true, own: '+3' }),
  ...[0, 1, 2].map((given) => hint.gives({ given, hasWorth: false, theirs: '' })),
  ...[1, 2].map((given) => hint.gives({ given, hasWorth: true, theirs: '−1' })),
  hint.place({ card: 'X', rotation: 'upsideDown' }),
  ...[false, true].map((hasCard) =>
    hint.value({ end: 'E', certainty: 'C', hasBetter: true, points: 'P', hasCard, card: 'Y' }),
  ),
  hint.value({ end: 'E', certainty: 'C', hasBetter: false, points: '', hasCard: false, card: '' }),
  hint.otherwise,
];

const UPSIDE_DOWN: Readonly<Record<Words['language'], string>> = {
  en: 'upside down',
  de: 'auf dem Kopf',
  nl: 'ondersteboven',
  fr: 'à l’envers',
  it: 'capovolta',
};

/** Words that only one of the languages has; none of them may turn up in another. */
const TELLTALES: Readonly<Record<Words['language'], RegExp>> = {
  en: /\b(you|the|wins?|better|more|take)\b/i,
  de: /\b(du|Spieler|Punkte?n?|damit|mehr|nehmen)\b/,
  nl: /\b(jij|speler|punten?|zou|meer|minder|beter)\b/i,
  fr: /\b(vous|joueur|alors|moins|mieux|prendre)\b/i,
  it: /\b(giocatore|punt[oi]|meno|meglio|prendere)\b/i,
};

describe('in English', () => {
  const title = titles(english);
  const described = { game, title, parties: seats, saysPlayed: true };

  test('a grade says what was lost, what was better and why', () => {
    const text = gradeText(english, { ...described, grade: grade(8, true) });
    expect(text).toContain(`Played: take ${title(first)}.`);
    expect(text).toContain(`Better: take ${title(third)}, giving away ${title(first)} and ${title(second)}.`);
    expect(text).toMatch(
      new RegExp(
        `First player: \\+6 \\(\\+4 ${title(first)}, \\+3 desert, −1 snow\\)\\. Second player: −2 water\\. Difference: 8 points\\.$`,
      ),
    );
    expect(gradeText(english, { ...described, grade: grade(8, true), saysPlayed: false })).not.toContain(
      'Played',
    );
    expect(gradeText(english, { ...described, grade: grade(0, true) })).toBe(english.analysis.nothingBetter);
  });

  test('the player who moves comes first, and equal tallies are not mentioned', () => {
    const text = differenceText(english, { difference, title, mover: 'second', parties: reader });
    expect(text).toMatch(/^Your opponent: −2 water\. You: /);
    expect(differenceText(english, { difference: same, title, mover: 'first', parties: reader })).toBe('');
  });

  test('what is listed adds up', () => {
    const many = { ...nothing.terrains, desert: 5, forest: 4, plains: -3, snow: 2, water: -1 };
    const [line = ''] = reasonTexts(english, {
      difference: { first: { ...nothing, terrains: many, total: 7 }, second: nothing },
      title,
      mover: 'first',
      parties: reader,
    });
    expect(line).toBe('You: +7 (+5 desert, +4 forest, −3 plains, +1 other)');
  });

  test('what is left out is at most as large as anything that is named, and adds up', () => {
    const arbitraryChanges = fc.array(
      fc.record({
        line: fc.constantFrom('desert', 'The Herd'),
        points: fc.integer({ min: -25, max: 25 }).filter((points) => points !== 0),
      }),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(arbitraryChanges, (some) => {
        const changes = some.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
        const parts = listed(english, changes)
          .split(', ')
          .map((part) => ({
            points: Number.parseInt(part.replace('−', '-'), 10),
            isRest: part.endsWith(' other'),
          }));
        const total = (all: ReadonlyArray<{ readonly points: number }>) =>
          all.reduce((sum, { points }) => sum + points, 0);
        expect(total(parts)).toBe(total(changes));
        const named = parts.filter(({ isRest }) => !isRest).map(({ points }) => Math.abs(points));
        const rest = Math.abs(parts.find(({ isRest }) => isRest)?.points ?? 0);
        expect(rest).toBeLessThanOrEqual(Math.min(...named));
        expect(named).toHaveLength(changes.length < 4 ? changes.length : Math.max(3, named.length));
      }),
    );
  });
});

describe.each(everyLanguage)('analysis in $language', (words) => {
  const title = titles(words);

  test('counts without signs, in one and in many', () => {
    for (const text of samples(words)) expect(text).not.toMatch(/[-−]\d+ |undefined|NaN|\s\s|['"]/);
    const { exactly, about } = words.analysis;
    for (const party of parties) {
      expect(endText(words, party, 1)).not.toBe(endText(words, party, 2).replace('2', '1'));
      expect(endText(words, party, 2)).not.toBe(endText(words, party, -2));
    }
    expect(exactly({ points: 2 })).toContain(words.points(2));
    expect(about({ points: 2, uncertainty: '3' })).toContain('±3');
  });

  test('gives hints in whole sentences without coordinates, and reasons for every party', () => {
    for (const text of hints(words)) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/\d,|undefined|\s\s/);
    }
    expect(new Set(hints(words)).size).toBe(hints(words).length);
    for (const party of parties)
      for (const several of [false, true])
        expect(
          words.analysis.changes({ ...playerArgs(party), several, total: '+1', changes: '+3 X, −2 Y' }),
        ).toMatch(several ? /^\p{Lu}.*: \+1 \(\+3 X, −2 Y\)$/u : /^\p{Lu}.*: \+3 X, −2 Y$/u);
  });

  test('uses its own language only', () => {
    const others = everyLanguage.filter(({ language }) => language !== words.language);
    const all = [...samples(words), ...hints(words)].join(' ');
    expect(all).toMatch(TELLTALES[words.language]);
    for (const { language } of others) expect(all).not.toMatch(TELLTALES[language]);
  });

  test('uses sentences where sentences are due', () => {
    const whole = gradeText(words, { game, grade: grade(8, true), title, parties: seats, saysPlayed: true });
    expect(whole).toMatch(/^\p{Lu}.*\.$/u);
    for (const card of [first, second, third]) expect(whole).toContain(title(card));
    expect(moveText(words, { game, move: { type: 'pickStart', card: first }, title })).toContain(
      title(first),
    );
    const placed: Move = { type: 'place', card: first, cell: { x: 2, y: -1 }, rotation: 'upsideDown' };
    expect(moveText(words, { game, move: placed, title })).toContain(UPSIDE_DOWN[words.language]);
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
    expect(equallyGood({ move: 'M' })).toMatch(/ M\.$/);
    expect(onlyMove).toMatch(/\.$/);
  });
});
