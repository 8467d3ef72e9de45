import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../test/table.ts';
import { deal } from './deal.ts';
import { dice, isSeed } from './dice.ts';
import { isDealOf } from './record.ts';
import { hex, sha256, utf8 } from './sha256.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('chance from a seed', () => {
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

  it('[N2] dice stay in range, repeat with their seed, and favour no side', () => {
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
    // 3 · 2^30 sides: a quarter of all words lies past the only whole multiple.
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
      'the-herd happy-cows mother-lode',
      'badlands great-divide stronghold standoff claim-stakes chuck-wagon wagon-train the-clearing square-deal ' +
        'fastest-draw circled-camp general-store one-too-many border-patrol cool-water',
    ],
    [
      'wagons',
      'general-store border-patrol claim-stakes',
      'circled-camp one-too-many cool-water the-herd wagon-train stronghold chuck-wagon great-divide mother-lode ' +
        'standoff the-clearing square-deal badlands happy-cows fastest-draw',
    ],
    [
      'Ödland 🐄',
      'great-divide claim-stakes cool-water',
      'standoff circled-camp fastest-draw chuck-wagon stronghold one-too-many border-patrol mother-lode ' +
        'the-clearing happy-cows square-deal the-herd general-store badlands wagon-train',
    ],
  ])('[N3] the seed %s deals the same cards for ever', (seed, center, circle) => {
    expect(deal(seed, deck)).toEqual({ center: center.split(' '), circle: circle.split(' ') });
  });

  it('[S2][S3] three cards lie in the centre and the other fifteen in the circle', () => {
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
