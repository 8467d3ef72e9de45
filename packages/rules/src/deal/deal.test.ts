import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDeck, frontierDeck } from '../../test/table.ts';
import { deal } from './deal.ts';
import { dice, isSeed } from './dice.ts';
import { isDealOf } from '../game/record.ts';
import { hex, sha256, utf8 } from '../core/sha256.ts';
import type { Deck } from '../core/types.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('seeded dice', () => {
  it('[N2] the digest is SHA-256, the bytes are UTF-8', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(hex(sha256(utf8(text)))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  it('[N2] half of a surrogate pair counts as U+FFFD', () => {
    expect(utf8('a\ud800b')).toEqual([0x61, 0xef, 0xbf, 0xbd, 0x62]);
    expect(utf8('\udc00')).toEqual(utf8('\ufffd'));
  });

  it('[N2] dice stay in range, repeat with their seed, and favor no side', () => {
    const throws = (seed: string): number[] => {
      const roll = dice(seed);
      return Array.from({ length: 6000 }, () => roll(6));
    };
    const thrown = throws('fair');
    expect(throws('fair')).toEqual(thrown);
    expect(throws('Fair')).not.toEqual(thrown);
    for (let side = 0; side < 6; side++) {
      const count = thrown.filter((one) => one === side).length;
      expect(count).toBeGreaterThan(880);
      expect(count).toBeLessThan(1120);
    }
  });

  it('[N2] a word past the last whole multiple is thrown again', () => {
    // 3 · 2^30 sides: a quarter of all words is rejected.
    const sides = 3 * 2 ** 30;
    const roll = dice('again');
    const words = [...'01'].flatMap((_, block) => [...sha256([...utf8('again'), 0, 0, 0, 0, block])]);
    expect(words.some((word) => word >= sides)).toBe(true);
    const kept = words.filter((word) => word < sides);
    expect(kept.map(() => roll(sides))).toEqual(kept);
  });

  it('[N1] a seed is any text of 1 to 64 characters', () => {
    expect(isSeed('')).toBe(false);
    expect(isSeed(' ')).toBe(true);
    expect(isSeed('x'.repeat(64))).toBe(true);
    expect(isSeed('🐄'.repeat(64))).toBe(true);
    expect(isSeed('x'.repeat(65))).toBe(false);
  });
});

describe('the deal', () => {
  const deck = baseDeck();

  it.each([
    [
      'a',
      'claim-jumpers bootleggers happy-cows',
      'badlands wagon-train smalltown-charm prairie-life one-too-many fortified the-clearing cool-water ' +
        'undiscovered rifles-ready gold-country the-herd boom-or-bust target-practice circle-the-wagons',
    ],
    [
      'wagons',
      'the-herd target-practice one-too-many',
      'gold-country boom-or-bust circle-the-wagons claim-jumpers the-clearing smalltown-charm fortified ' +
        'wagon-train happy-cows prairie-life cool-water undiscovered badlands bootleggers rifles-ready',
    ],
    [
      'Ödland 🐄',
      'wagon-train one-too-many circle-the-wagons',
      'prairie-life gold-country rifles-ready fortified smalltown-charm boom-or-bust target-practice ' +
        'happy-cows cool-water bootleggers undiscovered claim-jumpers the-herd badlands the-clearing',
    ],
  ])('[N3] the seed %s always deals the same cards', (seed, center, circle) => {
    expect(deal(seed, deck)).toEqual({ center: center.split(' '), circle: circle.split(' ') });
  });

  it('[N3] the same seed deals the same places of any deck', () => {
    const places = (of: Deck): number[] => {
      const { center, circle } = deal('wagons', of);
      return [...center, ...circle].map((card) => of.cards.findIndex(({ id }) => id === card));
    };
    expect(places(frontierDeck())).toEqual(places(deck));
  });

  it('[S2][S3] three cards lie in the center and the other fifteen in the circle', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 64 }), (seed) => {
        const dealt = deal(seed, deck);
        expect(dealt.center).toHaveLength(3);
        expect(dealt.circle).toHaveLength(15);
        expect(isDealOf(deck, dealt)).toBe(true);
      }),
    );
  });

  it('[S2] every card comes to every place about equally often', () => {
    const places = new Map<string, number>();
    for (let i = 0; i < 1800; i++) {
      const { center, circle } = deal(`place ${i}`, deck);
      [...center, ...circle].forEach((card, place) => {
        const key = `${card} ${place}`;
        places.set(key, (places.get(key) ?? 0) + 1);
      });
    }
    expect(places.size).toBe(18 * 18);
    expect(Math.min(...places.values())).toBeGreaterThan(55);
    expect(Math.max(...places.values())).toBeLessThan(150);
  });
});
