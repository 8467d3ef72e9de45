import { ICONS, type Icon, type Terrain, TERRAINS } from '@wagons/rules';
import { readDeck } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { deckFile } from '../../../rules/test/table.ts';
import { baseDeck, deckFileWith } from '../../test/baseDeck.ts';
import { everyLanguage } from '../../test/everyLanguage.ts';
import { loadDescribe } from '../describe.ts';
import type { Words } from '../index.ts';

// ---- The leaves of an expression: its numbers, terrains and icons, each with a way to change it ----

type Leaf = {
  readonly value: unknown;
  readonly key: string;
  readonly around: Record<string, unknown>;
  /** The first number that may not stand here, because the next step of a table has it. */
  readonly next?: number | undefined;
};

function leavesOf(node: unknown): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  const around = node as Leaf['around'];
  return Object.entries(around).flatMap(([key, value]): Leaf[] => {
    if (key === 'steps' && Array.isArray(value)) return leavesOfSteps(value as Array<[number, unknown]>);
    return typeof value === 'object' ? leavesOf(value) : [{ value, key, around }];
  });
}

/** The numbers of the steps must go on rising when one of them is changed. */
const leavesOfSteps = (steps: ReadonlyArray<readonly [from: number, worth: unknown]>): Leaf[] =>
  steps.flatMap((step, i) => {
    const around = step as unknown as Leaf['around'];
    const [from, worth] = step;
    const worths: Leaf[] = typeof worth === 'object' ? leavesOf(worth) : [{ value: worth, key: '1', around }];
    return [{ value: from, key: '0', around, next: steps[i + 1]?.[0] }, ...worths];
  });

const isTerrain = (value: unknown): value is Terrain => TERRAINS.some((terrain) => terrain === value);
const isIcon = (value: unknown): value is Icon => ICONS.some((icon) => icon === value);

/** Another value that may stand in the same place, if there is one. */
function changed({ value, key, around, next }: Leaf): unknown {
  if (key === 'atLeast' && around['atMost'] === value) return undefined;
  if (typeof value === 'number') return value + 1 === next ? undefined : value + 1;
  return wordsLike(value, key).find((word) => word !== value && !Object.values(around).includes(word));
}

function wordsLike(value: unknown, key: string): readonly string[] {
  if (isTerrain(value)) return TERRAINS;
  if (isIcon(value)) return ICONS;
  return key === 'to' ? ['more', 'fewer'] : ['terrain', 'icon'];
}

/** An expression and the same with one number or word changed. */
const arbitraryChange = fc
  .tuple(arbitraryBonus, fc.nat())
  .filter(([bonus]) => typeof bonus === 'object')
  .map(([bonus, which]) => {
    const other = structuredClone(bonus);
    const leaves = leavesOf(other).filter((leaf) => leaf.value !== true && changed(leaf) !== undefined);
    const leaf = leaves[which % Math.max(1, leaves.length)];
    if (leaf) leaf.around[leaf.key] = changed(leaf);
    return { bonus, other, isChanged: leaf !== undefined };
  })
  .filter(({ isChanged }) => isChanged);

const said = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => text.toLowerCase().includes(form.toLowerCase()));

/** A division by 2 is said in words. */
const HALVES: Readonly<Record<string, string>> = {
  en: 'half',
  de: 'die Hälfte',
  nl: 'de helft',
  fr: 'la moitié',
  it: 'la metà',
};

/** The numbers above 1, terrains and icons of an expression that a text does not mention. */
function unsaidIn(words: Words, bonus: Bonus, text: string): unknown[] {
  const leaves = typeof bonus === 'number' ? [{ value: bonus, key: '' }] : leavesOf(bonus);
  return leaves
    .filter(({ value, key }) => {
      if (key === 'by' && value === 2) return !said(text, [HALVES[words.language] ?? 'HALVES']);
      if (typeof value === 'number')
        return Math.abs(value) > 1 && !new RegExp(`(?<!\\d)${Math.abs(value)}(?!\\d)`).test(text);
      // "Gebirge" is in "Gebirgsgebiet".
      if (isTerrain(value)) return !said(text, [words.names.terrains[value].replace(/^Gebirge$/, 'Gebirg')]);
      return isIcon(value) && !said(text, Object.values(words.names.icons[value]));
    })
    .map(({ value }) => value);
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === '(' || sign === '[') open.push(sign);
    if (sign === ')' && open.pop() !== '(') return false;
    if (sign === ']' && open.pop() !== '[') return false;
  }
  return open.length === 0;
}

test('the arbitrary expressions are valid ones', () => {
  fc.assert(
    fc.property(arbitraryBonus, (bonus) => {
      const read = readDeck(deckFileWith(bonus));
      expect(read.ok ? [] : read.error).toEqual([]);
    }),
  );
});

/** Every language with its grammar. */
const speaking = await Promise.all(
  everyLanguage.map(async (words) => {
    const { language } = words;
    return { language, words, say: await loadDescribe(language) };
  }),
);

describe.each(speaking)('any condition in $language', ({ words, say }) => {
  test('is made of whole sentences without loose ends', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        const text = say(bonus);
        expect(text).toMatch(/^[\p{Lu}\d−].*[^\s.]\.$/u);
        expect(text).not.toMatch(
          /undefined|NaN|Infinity|\[object|\s\s| [.,;:)\]]|[([]\s|\(\)|\[\]|[.,;:]{2}|['"]/,
        );
        expect(isBalanced(text)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('says every number above 1, every terrain and every icon of its expression', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        expect(unsaidIn(words, bonus, say(bonus))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('reads differently when a number or a word of its expression is changed', () => {
    fc.assert(
      fc.property(arbitraryChange, ({ bonus, other }) => {
        expect(say(other)).not.toBe(say(bonus));
      }),
      { numRuns: 300 },
    );
  });
});

test.each(speaking)(
  'each condition of a built-in deck has a description of its own in $language',
  ({ say }) => {
    for (const { cards } of [baseDeck, deckFile('frontier')]) {
      const texts = cards.map(({ bonus }) => say(bonus));
      expect(new Set(texts).size).toBe(18);
    }
  },
);
