import { readFileSync } from 'node:fs';
import { type Game, newGame } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { describe, expect, it } from 'vitest';
import { playing, randomCourse } from '../../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { makeBrowser, openTab, quota } from '../../../test/world.ts';
import { promises } from '../../../test/time.ts';
import { openGames } from './games.ts';
import type { KeptGame } from './keptGame.ts';
import { resultsByLevel } from './results.ts';

const PERSON = { kind: 'person' } as const;
const kept = (id: string, more: Partial<KeptGame> = {}): Omit<KeptGame, 'code' | 'deck' | 'pending'> => ({
  id,
  players: { first: PERSON, second: { kind: 'bot', level: 5 } },
  started: 1,
  changed: 2,
  takeBacks: [],
  revision: 3,
  writerTab: 'tab',
  from: '',
  ...more,
});
const begun = (): Game => playing(newGame('a', baseDeck()), '1; 2; 0 0');

describe('the library', () => {
  it('loads a game as it was saved', () => {
    const { games } = openTab(makeBrowser());
    const game = begun();
    const whole = kept('one', {
      match: { of: 3, played: 1, won: { one: 1, other: 0, shared: 0 } },
      seed: 'Ödland 🐄',
      takeBacks: [{ seat: 'first', from: 4, to: 1 }],
      totals: { first: -3, second: 20 },
      practice: { of: 'code~Ida~*3', at: 4, lost: 5 },
    });
    const pending = [
      { type: 'place', card: 'badlands', cell: { x: 0, y: 0 }, rotation: 'upsideDown' } as const,
    ];
    expect(games.save(whole, game, pending)).toBe('ok');
    const found = games.load('one');
    expect(found).toMatchObject({
      ok: true,
      value: { game: { moves: game.moves, deal: game.deal }, pending },
    });
    expect(found.ok && found.value.kept).toMatchObject(whole);
    expect(games.list.value.map(({ id }) => id)).toEqual(['one']);
    games.remove('one');
    expect(games.list.value).toEqual([]);
    expect(games.load('one')).toEqual({ ok: false, error: { what: 'missing' } });
  });

  it('lists the latest first and follows other tabs', () => {
    const browser = makeBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    for (const [id, changed] of [
      ['a', 5],
      ['b', 9],
      ['c', 7],
    ] as const)
      one.games.save(kept(id, { changed }), begun(), []);
    expect(other.games.list.value).toEqual([]);
    browser.settle();
    expect(other.games.list.value.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('drops illegal pending moves and keeps the game', () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    tab.games.save(kept('one'), begun(), []);
    const text = tab.store
      .read('game/one')
      ?.replace('"pending":[]', '"pending":["place badlands 0,0","place x",7]');
    tab.store.write('game/one', text ?? '');
    expect(tab.games.load('one')).toMatchObject({ ok: true, value: { pending: [{ card: 'badlands' }] } });
    expect(tab.damages.reports.value).toEqual([]);
  });

  it.each([
    ['no JSON', () => '{"v":1'],
    ['something else', () => '[1,2,3]'],
    ["another page's", () => '{"name":"x"}'],
    ['without its code', (text: string) => text.replace('"code"', '"kode"')],
    ['without its players', (text: string) => text.replace('"L5"', '"L9"')],
    [
      'a letter changed',
      (text: string) =>
        text.replace(/"code":"(.)(.)(.)/, (_, a, b, c) => `"code":"${a}${b}${c === 'x' ? 'y' : 'x'}`),
    ],
    ['under another name', (text: string) => text.replace('"id":"two"', '"id":"three"')],
  ])('sets a damaged game aside and leaves the others: %s', async (_, spoil) => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    tab.games.save(kept('one'), begun(), []);
    tab.games.save(kept('two'), begun(), []);
    const spoilt = spoil(tab.store.read('game/two') ?? '');
    tab.store.write('game/two', spoilt);
    expect(tab.games.load('two')).toEqual({ ok: false, error: { what: 'damaged' } });
    expect(tab.games.list.value.map(({ id }) => id)).toEqual(['one']);
    await promises();
    expect(tab.store.read('damaged/game/two')).toBe(spoilt);
    expect(tab.store.read('game/two')).toBeUndefined();
    expect(tab.damages.reports.value).toEqual([{ key: 'game/two', aside: 'damaged/game/two' }]);
    expect(tab.games.load('one').ok).toBe(true);
  });

  it('sets damaged games aside while listing, without overwriting earlier ones', async () => {
    const tab = openTab(makeBrowser());
    for (const text of ['first', 'second']) {
      tab.store.write('game/x', text);
      const fresh = openTab(makeBrowser());
      expect(fresh.games.list.value).toEqual([]);
      expect(tab.games.load('x').ok).toBe(false);
    }
    expect(tab.store.read('damaged/game/x')).toBe('first');
    expect(tab.store.read('damaged/game/x.2')).toBe('second');
    tab.store.write('game/y', 'third');
    tab.games.save(kept('one'), begun(), []);
    expect(tab.games.list.value).toHaveLength(1);
    await promises();
    expect(tab.store.read('damaged/game/y')).toBe('third');
  });

  it('leaves a damaged game in place when there is no room to set it aside', () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    tab.store.write('game/x', 'rubbish');
    browser.failWith(quota);
    expect(tab.games.load('x').ok).toBe(false);
    expect(tab.store.read('game/x')).toBe('rubbish');
    expect(tab.damages.reports.value).toHaveLength(1);
  });

  it('leaves games of a later version untouched', () => {
    const tab = openTab(makeBrowser());
    tab.games.save(kept('one'), begun(), []);
    const text = tab.store.read('game/one')?.replace('"v":1', '"v":2') ?? '';
    tab.store.write('game/one', text);
    expect(tab.games.load('one')).toEqual({ ok: false, error: { what: 'later' } });
    expect(tab.games.list.value).toEqual([]);
    expect(tab.store.read('game/one')).toBe(text);
  });

  it('reads games of the first version', () => {
    const tab = openTab(makeBrowser());
    tab.store.write(
      'game/old',
      '{"v":1,"id":"old","sitters":{"first":"person","second":"L7"},"seed":"a","started":1,"changed":2,' +
        '"takeBacks":[{"seat":"first","from":3,"to":1}],"revision":4,"from":"","hand":"h",' +
        '"match":{"of":3,"played":1,"won":{"one":0,"other":1,"shared":0}},' +
        '"deck":"0a30608e2fd5f0c83bfe8427c2b27dceb4dffc6f2925ba474246628f32bccd11",' +
        '"code":"113ooCIfKt3tzKKlUX","pending":["place badlands 0,0"]}',
    );
    expect(tab.games.load('old')).toMatchObject({
      ok: true,
      value: {
        kept: { players: { second: { kind: 'bot', level: 7 } }, match: { of: 3 }, takeBacks: [{ to: 1 }] },
        game: { moves: begun().moves },
        pending: [{ type: 'place', card: 'badlands' }],
      },
    });
  });

  it('stores custom decks, and reports a missing one', async () => {
    const browser = makeBrowser();
    const text = readFileSync(new URL('../../../../rules/decks/example.json', import.meta.url), 'utf8');
    const deck = deckFile('example');
    const tab = openTab(browser);
    tab.games.save(kept('one'), newGame('a', deck), []);
    expect(tab.games.load('one')).toEqual({
      ok: false,
      error: { what: 'unknownDeck', found: deck.hash.slice(0, 10) },
    });
    expect(tab.games.keepDeck(deck, text)).toBe(deck);
    expect(tab.games.decks.value.map(({ hash }) => hash)).toEqual([...BUILT_IN_DECKS, deck.hash]);
    browser.settle();
    const later = openTab(browser);
    const found = later.games.load('one');
    expect(found).toMatchObject({ ok: true, value: { game: { deck: { hash: deck.hash } } } });
    expect(found.ok && later.games.decks.value[2]).toBe(found.ok && found.value.game.deck);
    // Built-in decks are never stored.
    for (const [i, name] of ['base', 'frontier'].entries()) {
      const file = readFileSync(new URL(`../../../../rules/decks/${name}.json`, import.meta.url), 'utf8');
      expect(later.games.keepDeck(deckFile(name), file)).toBe(later.games.decks.value[i]);
    }
    // A deck that doesn't match its hash is set aside.
    tab.store.write('deck/0000', text);
    browser.settle();
    expect(later.games.decks.value).toHaveLength(3);
    await promises();
    expect(later.store.read('damaged/deck/0000')).toBe(text);
  });

  it('opens games with custom decks that an earlier visit stored', () => {
    const browser = makeBrowser();
    const text = readFileSync(new URL('../../../../rules/decks/example.json', import.meta.url), 'utf8');
    const deck = deckFile('example');
    const { games, store, damages } = openTab(browser);
    games.keepDeck(deck, text);
    games.save(kept('one'), newGame('a', deck), []);
    const late = openGames({ store, damages, builtIn: [baseDeck()] });
    expect(late.decks.value).toHaveLength(2);
    expect(late.load('one')).toMatchObject({ ok: true, value: { game: { deck: { hash: deck.hash } } } });
  });

  it('round-trips every position of random games', () => {
    const { games } = openTab(makeBrowser());
    for (const game of randomCourse('library')) {
      games.save(kept('one'), game, []);
      expect(games.load('one')).toMatchObject({
        ok: true,
        value: { game: { phase: game.phase, moves: game.moves } },
      });
    }
  });
});

describe('results against the levels', () => {
  it('counts finished games of a person against a bot', () => {
    const game = (
      totals: KeptGame['totals'],
      first: KeptGame['players']['first'],
      second: KeptGame['players']['first'],
    ): KeptGame => ({
      ...kept('x'),
      deck: '',
      code: '',
      pending: [],
      players: { first, second },
      ...(totals && { totals }),
    });
    const bot = (level: 3 | 5) => ({ kind: 'bot', level }) as const;
    const results = resultsByLevel([
      game({ first: 9, second: 5 }, PERSON, bot(3)),
      game({ first: 9, second: 5 }, bot(3), PERSON),
      game({ first: 7, second: 7 }, bot(5), PERSON),
      game({ first: 7, second: 8 }, bot(5), PERSON),
      game(undefined, bot(5), PERSON),
      game({ first: 1, second: 2 }, PERSON, PERSON),
      { ...game({ first: 1, second: 2 }, PERSON, bot(3)), practice: { of: 'code', at: 4, lost: 5 } },
      game({ first: 1, second: 2 }, bot(3), bot(5)),
    ]);
    expect([...results]).toEqual([
      [3, { won: 1, shared: 0, lost: 1 }],
      [5, { won: 1, shared: 1, lost: 0 }],
    ]);
  });
});
