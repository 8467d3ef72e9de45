import { type Bonus, ICONS, type Icon, readDeck, type Terrain, TERRAINS } from '@wagons/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { baseDeck, deckFileWith } from '../../test/baseDeck.ts';
import { everyLanguage } from '../../test/everyLanguage.ts';
import { isBaseCardId } from '../baseCards.ts';
import type { Words } from '../index.ts';

// ---- The leaves of an expression: its numbers, terrains and icons, each with a way to change it ----

type Leaf = { readonly value: unknown; readonly key: string; readonly around: Record<string, unknown> };

function leavesOf(node: unknown): Leaf[] {
  if (typeof node !== 'object' || node === null) return [];
  const around = node as Leaf['around'];
  return Object.entries(around).flatMap(([key, value]): Leaf[] =>
    typeof value === 'object' ? leavesOf(value) : [{ value, key, around }],
  );
}

const isTerrain = (value: unknown): value is Terrain => TERRAINS.some((terrain) => terrain === value);
const isIcon = (value: unknown): value is Icon => ICONS.some((icon) => icon === value);

/** Another value that may stand in the same place, if there is one. */
function changed({ value, key, around }: Leaf): unknown {
  if (key === 'atLeast' && around['atMost'] === value) return undefined;
  if (typeof value === 'number') return value + 1;
  const words: readonly string[] = isTerrain(value) ? TERRAINS : isIcon(value) ? ICONS : ['terrain', 'icon'];
  return words.find((word) => word !== value && !Object.values(around).includes(word));
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

/** The numbers above 1, terrains and icons of an expression that a text does not mention. */
function unsaidIn(words: Words, bonus: Bonus, text: string): unknown[] {
  const values = typeof bonus === 'number' ? [bonus] : leavesOf(bonus).map(({ value }) => value);
  return values.filter((value) => {
    if (typeof value === 'number')
      return Math.abs(value) > 1 && !new RegExp(`(?<!\\d)${Math.abs(value)}(?!\\d)`).test(text);
    if (isTerrain(value)) return !said(text, [words.names.terrains[value]]);
    return isIcon(value) && !said(text, Object.values(words.names.icons[value]));
  });
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

describe.each(everyLanguage)('any condition in $language', (words) => {
  test('is made of whole sentences without loose ends', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        const text = words.describe(bonus);
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
        expect(unsaidIn(words, bonus, words.describe(bonus))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('reads differently when a number or a word of its expression is changed', () => {
    fc.assert(
      fc.property(arbitraryChange, ({ bonus, other }) => {
        expect(words.describe(other)).not.toBe(words.describe(bonus));
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(everyLanguage)('the base deck in $language', (words) => {
  test('has a different description for each of its conditions', () => {
    const texts = baseDeck.cards.map(({ bonus }) => words.describe(bonus));
    expect(new Set(texts).size).toBe(18);
  });

  test('is worded by hand with the points, terrains and icons of its expressions', () => {
    for (const { id, bonus } of baseDeck.cards) {
      const text = isBaseCardId(id) ? words.cards[id] : '';
      expect(text).toMatch(/^[\p{Lu}\d−].*\.$/u);
      expect(text).not.toMatch(/\s\s|-\d/);
      const nouns = unsaidIn(words, bonus, text).filter((value) => typeof value === 'string');
      expect({ id, nouns }).toEqual({ id, nouns: [] });
      const points = typeof bonus === 'object' && 'points' in bonus ? (bonus.points ?? 1) : undefined;
      expect(text).toContain(points === undefined ? '' : words.points(points));
    }
  });
});
