import { describe, expect, it } from 'vitest';
import { baseDeck, bonusPoints, bonusReasons, deckFile } from '../../test/table.ts';
import { cardOf } from './cards.ts';
import type { Bonus, CardId } from '../core/types.ts';

const deck = deckFile('example');
const bonusOf = (id: CardId): Bonus => cardOf(deck, id).bonus;

describe('the example deck', () => {
  it('[F2] is the printed deck with other conditions on six cards, which say so', () => {
    const printed = baseDeck().cards;
    expect(deck.cards.map(({ id, territories }) => ({ id, territories }))).toEqual(
      printed.map(({ id, territories }) => ({ id, territories })),
    );
    const changed = deck.cards.filter(({ provenance }) => provenance?.bonus === 'original');
    expect(changed.map(({ id }) => id)).toEqual([
      'badlands',
      'boom-or-bust',
      'claim-jumpers',
      'prairie-life',
      'the-herd',
      'undiscovered',
    ]);
    const kept = deck.cards.filter((card) => !changed.includes(card));
    expect(kept).toEqual(printed.filter(({ id }) => kept.some((card) => card.id === id)));
  });

  it('[F14] is another deck', () => {
    expect(deck.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(deck.hash).not.toBe(baseDeck().hash);
  });

  it.each([
    [0, 0],
    [2, 10],
    [3, 0],
    [7, 21],
    [8, 64],
  ])('[F7][F8] Boom or Bust, read per mine: %i mines are worth %i', (mines, points) => {
    const town = ['Sb', ...Array.from({ length: mines }, () => 'Pm')].join(' ');
    expect(bonusPoints(bonusOf('boom-or-bust'), town)).toBe(points);
  });

  it('[F4] The Herd, by the size of every herd', () => {
    const town = 'Pc Pb Pc Pc Pb Dc Dc Dc Pb Sc Sc Sc Sc Sc';
    expect(bonusReasons(bonusOf('the-herd'), town)).toEqual([
      '1 from 2,0 3,0',
      '3 from 5,0 6,0 7,0',
      '8 from 9,0 10,0 11,0 12,0 13,0',
    ]);
  });

  it('[F5] Undiscovered, without the corners', () => {
    expect(bonusPoints(bonusOf('undiscovered'), '.. Pb Pb .. / Pb .. .. Pb / .. Pb Pb ..')).toBe(4);
  });

  it('[F7][F9] Claim Jumpers, at most nine, and three for both where it is equal', () => {
    const points = (own: string, rival: string) => bonusPoints(bonusOf('claim-jumpers'), own, rival);
    expect([points('Pm Pm', 'Dm'), points('Pm Pm Pm Pm Pm', 'Dm'), points('Pm', 'Dm')]).toEqual([4, 9, 3]);
    expect(points('Pm', 'Dm Dm')).toBe(0);
  });

  it('[F7] Prairie Life, cows or plains, whichever is more', () => {
    expect(bonusPoints(bonusOf('prairie-life'), 'Pc Pb Fc Sc')).toBe(3);
  });
});
