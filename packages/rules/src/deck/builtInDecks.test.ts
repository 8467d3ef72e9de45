import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile, deckJson, frontierDeck } from '../../test/table.ts';
import { BUILT_IN_DECKS, deckNumber, readDeckUnchecked } from './builtInDecks.ts';
import { namesOf } from '../notation/words.ts';
import { facing } from '../town/town.ts';
import { type Card, ICONS, type Rotation, ROTATIONS, TERRAINS } from '../core/types.ts';

/** The printed cards: title, front, and provenance of the condition; all but three fronts are confirmed. */
const PRINTED = [
  ['Badlands', 'plains cow, plains fort, plains mine, forest beer', 'confirmed'],
  ['Boom or Bust', 'mountains fort, plains fort, snow fort, desert wagon', 'printAndPlay'],
  ['Bootleggers', 'snow mine, water gun, plains gun, snow wagon', 'confirmed'],
  ['Circle the Wagons', 'snow gun, snow cow, snow fort, water mine', 'printAndPlay'],
  ['Claim Jumpers', 'desert fort, mountains wagon, snow wagon, desert beer', 'printAndPlay'],
  ['Cool Water', 'forest cow, plains beer, desert beer, forest mine', 'confirmed'],
  ['Fortified', 'plains beer, forest cow, mountains cow, plains gun', 'printAndPlay'],
  ['Gold Country', 'forest beer, forest wagon, plains gun, forest cow', 'printAndPlay'],
  ['Happy Cows', 'mountains fort, mountains mine, desert beer, mountains wagon', 'confirmed'],
  ['One Too Many', 'snow gun, desert mine, forest gun, water gun', 'confirmed'],
  ['Prairie Life', 'water gun, snow mine, forest mine, water fort', 'printAndPlay'],
  ['Rifles Ready', 'forest cow, water beer, mountains beer, plains beer', 'printAndPlay'],
  ['Smalltown Charm', 'desert wagon, desert gun, desert cow, mountains fort', 'printAndPlay'],
  ['Target Practice', 'desert wagon, forest wagon, water fort, mountains wagon', 'printAndPlay'],
  ['The Clearing', 'water mine, water beer, snow wagon, water gun', 'confirmed'],
  ['The Herd', 'water mine, mountains gun, plains mine, snow mine', 'confirmed'],
  ['Undiscovered', 'mountains wagon, desert fort, water fort, mountains cow', 'confirmed'],
  ['Wagon Train', 'plains cow, snow cow, desert beer, forest cow', 'printAndPlay'],
] as const;
const FRONTS_NOT_CONFIRMED = ['Bootleggers', 'Gold Country', 'Target Practice'];

const FRONTIER = [
  'Claim Stakes',
  'Standoff',
  'Fastest Draw',
  'Stronghold',
  'Border Patrol',
  'Long Haul',
  'General Store',
  'Square Deal',
  'Great Divide',
  'Watering Holes',
  'Law and Order',
  'Boomtown',
  'Poachers',
  'Telegraph Line',
  'Cattle Drive',
  'Trading Post',
  'Tall Timber',
  'Snowmelt',
];

const slug = (title = ''): string => title.toLowerCase().replaceAll(' ', '-');
const frontOf = (card: Card, rotation: Rotation = 'upright'): string =>
  facing(card, rotation)
    .map(({ terrain, icon }) => `${terrain} ${icon}`)
    .join(', ');

describe('the printed deck', () => {
  const { cards } = baseDeck();

  it('[S1] has the printed titles, in the order of the alphabet, and their fronts', () => {
    expect(cards.map((card) => [card.title.en, frontOf(card)])).toEqual(
      PRINTED.map(([title, front]) => [title, front]),
    );
    expect(cards.map(({ id }) => id)).toEqual(PRINTED.map(([title]) => slug(title)));
  });

  it('[F2] says where each side is known from', () => {
    expect(cards.map(({ provenance }) => provenance)).toEqual(
      PRINTED.map(([title, , bonus]) => ({
        front: FRONTS_NOT_CONFIRMED.includes(title) ? 'printAndPlay' : 'confirmed',
        bonus,
      })),
    );
    expect(PRINTED.filter(([, , bonus]) => bonus === 'confirmed')).toHaveLength(8);
  });

  it('[F15] is deck 1, and stays as it is', () => {
    expect(baseDeck().hash).toBe('0a30608e2fd5f0c83bfe8427c2b27dceb4dffc6f2925ba474246628f32bccd11');
    expect(deckNumber(baseDeck().hash)).toBe(1);
  });
});

describe('Frontier', () => {
  const { cards } = frontierDeck();

  it('[F2] has eighteen cards of our own', () => {
    expect(cards.map(({ title }) => title.en)).toEqual(FRONTIER);
    expect(cards.map(({ id }) => id)).toEqual(FRONTIER.map(slug));
    for (const { provenance } of cards) expect(provenance).toEqual({ front: 'original', bonus: 'original' });
  });

  it('[F15] is deck 2', () => {
    expect(deckNumber(frontierDeck().hash)).toBe(2);
  });

  it('[F2][F3] shares no front with the printed deck, not even turned, and no id or title in any language', () => {
    const printed = baseDeck().cards;
    const fronts = printed.flatMap((card) => ROTATIONS.map((rotation) => frontOf(card, rotation)));
    expect(cards.filter((card) => fronts.includes(frontOf(card)))).toEqual([]);
    const names = printed.flatMap(namesOf);
    expect(cards.flatMap(namesOf).filter((name) => names.includes(name))).toEqual([]);
  });
});

describe.each([
  ['the printed deck', 'base'],
  ['Frontier', 'frontier'],
])('%s', (_, name) => {
  const deck = deckFile(name);
  const territories = deck.cards.flatMap((card) => card.territories);

  it('[S1] has twelve of every terrain and of every icon', () => {
    expect(TERRAINS.map((word) => territories.filter(({ terrain }) => terrain === word).length)).toEqual(
      TERRAINS.map(() => 12),
    );
    expect(ICONS.map((word) => territories.filter(({ icon }) => icon === word).length)).toEqual(
      ICONS.map(() => 12),
    );
  });

  it('[S1] has eighteen different fronts', () => {
    const both = deck.cards.map((card) => ROTATIONS.map((rotation) => frontOf(card, rotation)).toSorted()[0]);
    expect(new Set(both).size).toBe(18);
  });

  it('[F1] has a name and titles in five languages, and no two cards with the same title', () => {
    // The languages of the released files, which never change; those of the app may become more.
    const languages = ['en', 'de', 'nl', 'fr', 'it'];
    expect(Object.keys(deck.name)).toEqual(languages);
    for (const { title } of deck.cards) expect(Object.keys(title)).toEqual(languages);
    const names = deck.cards.flatMap((card) => [...new Set(namesOf(card))]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[F14][F15] is the same when it is read without checking', () => {
    expect(readDeckUnchecked(deckJson(name), deck.hash)).toEqual(deck);
  });
});

describe('the scoring language', () => {
  const document = readFileSync(new URL('../../../../docs/deck-format.md', import.meta.url), 'utf8');

  it.each([
    ['B', baseDeck()],
    ['C', frontierDeck()],
  ])('[F4] docs/deck-format.md shows the conditions %s1–18 as the deck has them', (letter, { cards }) => {
    const rows = [...document.matchAll(/^\| ([BC])\d+ \| ([^|]+) \| `(.+)` \|$/gm)]
      .filter(([, chapter]) => chapter === letter)
      .map(([, , title, expression = '']) => ({ title, bonus: JSON.parse(expression) as unknown }));
    expect(rows).toEqual(cards.map(({ title, bonus }) => ({ title: title.en, bonus })));
  });
});

describe('the numbers', () => {
  it('[F15] are those of the two built-in decks, and of no other', () => {
    expect(BUILT_IN_DECKS).toEqual([baseDeck().hash, frontierDeck().hash]);
    expect(deckNumber(deckFile('example').hash)).toBeUndefined();
  });
});
