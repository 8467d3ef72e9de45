// Tests of single messages of the web app; what holds for all of them is in test/catalogs.test.ts.

import { type Language, LANGUAGES, newGame } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { playing } from '../../../rules/test/course.ts';
import { baseDeck } from '../../test/baseDeck.ts';
import { loadAppWords, loadWebWords } from './web.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    web: await loadWebWords(language),
    later: await loadAppWords(language),
  })),
);
const webIn = (language: Language) => every.find((one) => one.language === language)?.web;

describe.each(every)('the web app in $language', ({ web, later }) => {
  test('gives examples of typed moves that work', () => {
    const [take = '', ...rest] = [...later.menu.typed.help.matchAll(/[„“«]\s?([^“”»]+?)\s?[“”»]/g)].map(
      ([, example = '']) => example,
    );
    const places = rest.filter((example) => example.includes(' '));
    const drafting = playing(newGame('wagons', baseDeck), 'start 1; take 1; place 0,0; take 1; place 0,0');
    expect(take).toBe('take 3');
    for (const example of [take, ...rest.filter((one) => !places.includes(one))])
      expect(playing(drafting, example).moves.at(-1)).toEqual({ type: 'draft', card: drafting.circle[2] });
    const placing = playing(drafting, 'take 1');
    expect(places.length).toBeGreaterThan(0);
    for (const example of places)
      expect(playing(placing, example).moves.at(-1)).toMatchObject({
        type: 'place',
        cell: { x: 2, y: 1 },
        rotation: 'upsideDown',
      });
  });

  test('shows signs in front of changes', () => {
    const { amounts } = web.play;
    const worth = { own: amounts.signed(3), theirs: amounts.signed(-2) };
    expect(web.table.giftWorth({ ...worth, hasName: false, name: '' })).toMatch(/\+3.*−2/);
    expect(web.table.giftWorth({ ...worth, hasName: true, name: 'Mabel' })).toMatch(/−2.*Mabel/);
  });

  test('distinguishes the towns', () => {
    const { bot, seat, townOf } = web.table;
    const bots = ([3, 4] as const).map((level) => bot({ name: web.play.opponents[level].name, level }));
    const names = [...bots, seat({ seat: 'first' }), seat({ seat: 'second' })];
    const towns = [
      townOf({ who: 'you', name: web.table.you }),
      ...names.map((name) => townOf({ who: 'other', name })),
    ];
    expect(new Set(towns).size).toBe(towns.length);
  });
});

test.each([
  ['en', 'Your town', 'Second player’s town', 'Bonjoueur’s town'],
  ['de', 'Deine Stadt', 'Stadt des zweiten Spielers', 'Stadt von Bonjoueur'],
  ['nl', 'Jouw stad', 'Stad van de tweede speler', 'Stad van Bonjoueur'],
  ['fr', 'Votre ville', 'Ville du second joueur', 'Ville\u202F: Bonjoueur'],
  ['it', 'La tua cittadina', 'Cittadina del secondo giocatore', 'Cittadina: Bonjoueur'],
] as const)(
  'in %s a town is labeled with its player, whatever the name',
  (language, yours, second, theirs) => {
    const townOf = webIn(language)?.table.townOf;
    expect(townOf?.({ who: 'you', name: '' })).toBe(yours);
    expect(townOf?.({ who: 'second', name: '' })).toBe(second);
    expect(townOf?.({ who: 'other', name: 'Bonjoueur' })).toBe(theirs);
  },
);
