import { ICONS, TERRAINS } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { everyLanguage } from '../test/everyLanguage.ts';
import { words as english } from './en/index.ts';

/** What a catalogue has to say, without how it says it. The plural forms of a noun differ from language to language. */
function structureOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  if ('other' in value) return 'forms';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, structureOf(inner)]));
}

/** Every text that is not made by a function. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(everyLanguage)('the words in $language', (words) => {
  test('have the same structure as in English', () => {
    expect(structureOf(words)).toEqual(structureOf(english));
  });

  test('are all there', () => {
    for (const text of textsOf(words)) expect(text).toMatch(/^\S(.*\S)?$/);
    for (const text of textsOf(words)) expect(text).not.toMatch(/\s\s|['"]/);
  });

  test('tell terrains, their letters and icons apart', () => {
    const { terrains, terrainLetters, icons } = words.names;
    expect(new Set(TERRAINS.map((terrain) => terrains[terrain])).size).toBe(6);
    expect(new Set(TERRAINS.map((terrain) => terrainLetters[terrain])).size).toBe(6);
    expect(new Set(ICONS.map((icon) => icons[icon].other)).size).toBe(6);
    for (const terrain of TERRAINS) {
      const [letter = ''] = terrainLetters[terrain];
      expect(terrains[terrain].toUpperCase()).toContain(letter);
    }
  });

  test('count points', () => {
    expect(words.points(1)).not.toBe(words.points(2).replace('2', '1'));
    expect(words.points(-3)).toMatch(/^−3\s/);
  });

  test('explain each provenance in a sentence', () => {
    for (const { meaning } of Object.values(words.provenances)) expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
  });
});
