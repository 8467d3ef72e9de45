import type { Level } from '@wagons/ai';
import { type Language, LANGUAGES, newGame } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { playing } from '../../../rules/test/course.ts';
import { baseDeck } from '../../test/baseDeck.ts';
import { loadWords } from '../loadWords.ts';
import type { LaterWords, WebWords } from './contract.ts';
import { words as de } from './de/index.ts';
import { words as deLater } from './de/later.ts';
import { words as en } from './en/index.ts';
import { words as enLater } from './en/later.ts';
import { words as fr } from './fr/index.ts';
import { words as frLater } from './fr/later.ts';
import { words as it } from './it/index.ts';
import { words as itLater } from './it/later.ts';
import { words as nl } from './nl/index.ts';
import { words as nlLater } from './nl/later.ts';

/** The words of play have tests of their own. */
type AllWords = Omit<WebWords, 'play'> & LaterWords;
function all(web: WebWords, later: LaterWords): AllWords {
  const { shell, home, newGame: choices, table } = web;
  return { shell, home, newGame: choices, table, ...later };
}

const WEB: Readonly<Record<Language, AllWords>> = {
  en: all(en, enLater),
  de: all(de, deLater),
  nl: all(nl, nlLater),
  fr: all(fr, frLater),
  it: all(it, itLater),
};
const every = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, web: WEB[language], words: await loadWords(language) })),
);

const PARTIES = ['you', 'opponent', 'first', 'second'] as const;
const cell = { x: 2, y: -1 } as const;
const card = 'X';

/** What each function of a catalogue says, by its place there; `n` stands wherever a number goes. */
const SAMPLES: Readonly<Record<string, (web: AllWords, n: number) => readonly string[]>> = {
  'trouble.nowhere': ({ trouble }) => [trouble.nowhere('#/x')],
  'notices.storageDamaged': ({ notices }, n) => [notices.storageDamaged(n)],
  'home.going': ({ home }, n) => [home.going({ who: 'X', placed: n, of: 15 })],
  'home.against': ({ home }, n) => [home.against(n as Level)],
  'home.bots': ({ home }, n) => [home.bots(n as Level, 5), home.bots(5, n as Level)],
  'newGame.levelOf': ({ newGame: choices }) => [choices.levelOf('X')],
  'newGame.levelName': ({ newGame: choices }, n) => [choices.levelName(n as Level)],
  'newGame.bestOf': ({ newGame: choices }, n) => [choices.bestOf(n)],
  'deal.deckRefused': ({ deal }) => [deal.deckRefused('x.json')],
  'table.bot': ({ table }, n) => [table.bot(n as Level)],
  'table.seat': ({ table }) => [table.seat('first'), table.seat('second')],
  'table.now.place': ({ table }, n) => [
    table.now.place({ card, free: true, more: n }),
    table.now.place({ card, free: false, more: n }),
  ],
  'table.addressed': ({ table }) => [table.addressed(table.seat('first'), table.now.draft)],
  'table.thinking': ({ table }) => [table.thinking(table.bot(3))],
  'table.did.pickStart': ({ table }) => PARTIES.map((who) => table.did.pickStart({ who, card })),
  'table.did.draft': ({ table }) =>
    PARTIES.flatMap((who) => [
      table.did.draft({ who, card, free: [], to: 'second' }),
      table.did.draft({ who, card, free: ['Y', 'Z'], to: who === 'opponent' ? 'you' : 'opponent' }),
    ]),
  'table.did.place': ({ table }) => PARTIES.map((who) => table.did.place({ who, card })),
  'table.gift': ({ table }) => PARTIES.map((to) => table.gift({ to, cards: ['Y', 'Z'] })),
  'table.giftWorth': ({ table }, n) => [
    table.giftWorth({ own: n, theirs: 1 }),
    table.giftWorth({ own: 1, theirs: -n }),
  ],
  'table.townOf': ({ table }) => [
    table.townOf(table.you),
    table.townOf(table.bot(3)),
    table.townOf(table.seat('first')),
  ],
  'table.circle': ({ table }, n) => [table.circle(n)],
  'table.changes': ({ table }, n) => [table.changes(n), table.changes(-n)],
  'table.actions.take': ({ table }) => [table.actions.take(card)],
  'table.actions.name': ({ table }) => [table.actions.name(card)],
  'table.cell': ({ table }) => [
    table.cell({ cell, territory: { terrain: 'X', icon: 'Y' } }),
    table.cell({ cell, territory: undefined }),
  ],
  'table.circleCard': ({ table }, n) => [table.circleCard({ title: card, place: n, territories: 'Y' })],
  'table.aimed': ({ table }, n) => [
    table.aimed({ cell, rotation: 'upsideDown', change: n }),
    table.aimed({ cell, rotation: 'upright', change: -n }),
  ],
  'table.match': ({ table }, n) => [table.match({ game: n, of: 3, won: '1 : 0' })],
  'end.seatWins': ({ end }) => [end.seatWins('first'), end.seatWins('second'), end.seatWins({ name: 'Ida' })],
  'end.shareText': ({ end }, n) => [
    end.shareText({ first: n, second: 7 }),
    end.shareText({ first: n, second: 7, names: { first: 'Ida', second: 'Jo' } }),
  ],
  'end.matchWon': ({ end, table }) => [
    end.matchWon(table.you),
    end.matchWon(table.bot(3)),
    end.matchWon(table.seat('second')),
    end.matchWon('Ida'),
  ],
  'end.analysis.working': ({ end }, n) => [end.analysis.working(n, 31), end.analysis.working(1, n)],
  'deal.goesOn': ({ deal }, n) => [deal.goesOn(n)],
  'deal.side': ({ deal }, n) => [
    deal.side({ seat: 'first', points: n }),
    deal.side({ seat: 'second', points: n }),
  ],
  'end.analysis.move': ({ end }, n) => [end.analysis.move(n)],
  'end.analysis.all': ({ end }, n) => [end.analysis.all(n)],
  'end.levelWins': ({ end }, n) => [end.levelWins(n as Level)],
};

/** Every leaf of a catalogue with its place, whether a text or a function. */
function leaves(value: unknown, path: string): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** Every text of a catalogue with its place, those of functions made with the number `n`. */
const texts = (web: AllWords, n: number): (readonly [string, string])[] =>
  leaves(web, '').flatMap(([path, leaf]) =>
    typeof leaf === 'string'
      ? [[path, leaf] as const]
      : (SAMPLES[path]?.(web, n) ?? []).map((said) => [path, said] as const),
  );

/** What is the same in English: names, keys, and words that both languages have; two names with their points. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['deal.deck', 'end.shareText', 'newGame.bestOf', 'menu.watch.pause', 'share.link'],
  nl: ['deal.deck', 'end.shareText', 'share.link', 'shell.menu'],
  fr: ['shell.menu', 'menu.watch.pause', 'table.changes', 'table.total'],
  it: ['end.shareText', 'share.link', 'shell.menu'],
};
const isName = (path: string): boolean => path === 'shell.title' || /^menu\.keys\.lines\.\d\.0$/.test(path);

describe.each(every)('the web app in $language', ({ language, web, words }) => {
  test('has a sample of everything it can say', () => {
    const functions = leaves(web, '').flatMap(([path, leaf]) => (typeof leaf === 'function' ? [path] : []));
    expect(functions.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  test.each([0, 1, 2])('leaves nothing empty or half said, with the number %i', (n) => {
    for (const [path, text] of texts(web, n)) {
      expect(text, path).not.toBe('');
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\s\s|\bTODO\b/);
    }
  });

  test('uses typographic signs, each as the language has it', () => {
    const quotes = { en: '“”', de: '„“', nl: '“”', fr: '«»', it: '«»' }[language];
    for (const [path, text] of texts(web, 2)) {
      expect(text, path).not.toMatch(/['"]|\.\.\./);
      for (const mark of text.match(/[„“”«»]/g) ?? []) expect(quotes, path).toContain(mark);
      const isSpaced = language === 'fr' && path !== 'table.match' && !path.startsWith('menu.keys');
      if (isSpaced) expect(text, path).not.toMatch(/(?<!\u00A0)[;:?!»]|«(?!\u00A0)/);
    }
  });

  test('writes numbers in its own way', () => {
    const many = 12_345;
    for (const [path, sample] of Object.entries(SAMPLES)) {
      const few = sample(web, 2);
      for (const text of sample(web, many).filter((said) => !few.includes(said)))
        expect(text, path).toContain(words.amounts.number(many));
    }
    expect(web.table.giftWorth({ own: 3, theirs: -2 })).toMatch(/\+3.*−2/);
  });

  test('has labels that are short enough for a phone', () => {
    const labels = leaves({ ...web.table.actions, ...web.shell.places }, '');
    const long = labels.flatMap(([, label]) =>
      typeof label === 'string' && label.length > 20 ? [label] : [],
    );
    expect(long).toEqual([]);
  });

  test('gives examples of typed moves that work', () => {
    const [take = '', ...rest] = [...web.menu.typed.help.matchAll(/[„“«]\s?([^“”»]+?)\s?[“”»]/g)].map(
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

  test('tells the towns apart', () => {
    const { you, bot, seat, townOf } = web.table;
    const towns = [you, bot(3), bot(4), seat('first'), seat('second')].map(townOf);
    expect(new Set(towns).size).toBe(towns.length);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s is not left in English', (language) => {
  const english = texts(WEB.en, 2);
  const left = texts(WEB[language], 2)
    .filter(([path, text]) => english.some(([place, said]) => place === path && said === text))
    .map(([path]) => path)
    .filter((path) => !isName(path));
  expect([...new Set(left)].toSorted()).toEqual(SAME[language].toSorted());
});

test.each([
  ['de', 'Deine Stadt', 'Stadt von Stufe 3', 'Stadt von Spieler 1'],
  ['nl', 'Jouw stad', 'Stad van niveau 3', 'Stad van de eerste speler'],
  ['fr', 'Votre ville', 'Ville du niveau 3', 'Ville du premier joueur'],
  ['it', 'La tua cittadina', 'Cittadina del livello 3', 'Cittadina del primo giocatore'],
] as const)('in %s a town is named after whoever builds it', (language, yours, bots, firsts) => {
  const { you, bot, seat, townOf } = WEB[language].table;
  expect([you, bot(3), seat('first')].map(townOf)).toEqual([yours, bots, firsts]);
});

test.each([
  ['de', 'Du gewinnst das Match!', 'Stufe 3 gewinnt das Match!'],
  ['nl', 'Jij wint de match!', 'Niveau 3 wint de match!'],
  ['fr', 'Vous gagnez le match\u00A0!', 'Le niveau 3 gagne le match\u00A0!'],
  ['it', 'Hai vinto la sfida!', 'Il livello 3 vince la sfida!'],
] as const)('in %s the winner of a match is told so', (language, yours, bots) => {
  const { table, end } = WEB[language];
  expect([table.you, table.bot(3)].map(end.matchWon)).toEqual([yours, bots]);
});

test.each([
  ['en', 'Ann’s town'],
  ['de', 'Stadt von Ann'],
  ['nl', 'Stad van Ann'],
  ['fr', 'Ville d’Ann'],
  ['it', 'Cittadina di Ann'],
] as const)('people go by their names in %s', (language, town) => {
  const { townOf, thinking } = WEB[language].table;
  expect(townOf('Ann')).toBe(town);
  expect(['Bo', 'Änne', 'Œdipe', 'Yves'].map(WEB.fr.table.townOf)).toEqual([
    'Ville de Bo',
    'Ville d’Änne',
    'Ville d’Œdipe',
    'Ville de Yves',
  ]);
  expect(thinking('Ann')).toMatch(/^Ann /);
});
