// Tests of the names and numbers of every language.

import { ICONS, TERRAINS } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { everyLanguage } from '../test/everyLanguage.ts';

describe.each(everyLanguage)('the words in $language', (words) => {
  test('distinguish terrains, their letters and icons', () => {
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
