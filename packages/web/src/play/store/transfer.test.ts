import { readFileSync } from 'node:fs';
import { newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { DAILY_KEY, makeDaily, readDaily } from './daily.ts';
import {
  makeOwnPuzzles,
  NO_OWN_PUZZLES,
  OWN_PUZZLES_KEY,
  readOwnPuzzles,
  withMistakes,
} from './ownPuzzles.ts';
import { makeProgress, NO_PROGRESS, PUZZLES_KEY, readProgress, withAnswer } from './puzzleProgress.ts';
import { playing, randomCourse } from '../../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { makeBrowser, openTab, quota, type Tab } from '../../../test/world.ts';
import type { KeptGame } from './keptGame.ts';
import { exportGames, importGames } from './transfer.ts';

const PERSON = { kind: 'person' } as const;
const kept = (id: string): Omit<KeptGame, 'code' | 'deck' | 'pending'> => ({
  id,
  players: { first: PERSON, second: { kind: 'bot', level: 2 } },
  started: 1,
  changed: 2,
  takeBacks: [],
  revision: 3,
  writerTab: 'tab',
  from: '',
});
const example = readFileSync(new URL('../../../../rules/decks/example.json', import.meta.url), 'utf8');

/** A library with a finished game, two in progress, one of them with Frontier, and one with a custom deck. */
function filled(browser = makeBrowser()): Tab {
  const tab = openTab(browser);
  tab.games.keepDeck(deckFile('example'), example);
  const over = randomCourse('transfer').at(-1) ?? newGame('x', baseDeck());
  tab.games.save({ ...kept('over'), totals: { first: 1, second: 2 } }, over, []);
  tab.games.save(kept('begun'), playing(newGame('a', baseDeck()), '1; 2; 0 0'), []);
  tab.games.save(kept('frontier'), newGame('a', deckFile('frontier')), []);
  tab.games.save(kept('foreign'), newGame('a', deckFile('example')), []);
  return tab;
}
const out = (tab: Tab): string => exportGames(tab.store, tab.games);
const take = (tab: Tab, text: string) => importGames(tab.store, tab.games, text);
const everything = (tab: Tab) =>
  tab.store
    .keys()
    .toSorted()
    .map((key) => [key, tab.store.read(key)]);

describe('export and import', () => {
  it('transfer everything, and change nothing the second time', () => {
    const [tab, other] = [filled(), openTab(makeBrowser())];
    expect(take(other, out(tab))).toEqual({ ok: true, value: { added: 4, same: 0, beside: 0 } });
    expect(other.games.list.value.map(({ id }) => id).toSorted()).toEqual([
      'begun',
      'foreign',
      'frontier',
      'over',
    ]);
    for (const { id } of other.games.list.value) expect(other.games.load(id)).toMatchObject({ ok: true });
    expect(out(other)).toBe(out(tab));
    const before = everything(other);
    expect(take(other, out(tab))).toEqual({ ok: true, value: { added: 0, same: 4, beside: 0 } });
    expect(everything(other)).toEqual(before);
  });

  it("skip a game that can't be opened, so that the others can be imported", () => {
    const browser = makeBrowser();
    filled(browser).store.remove(`deck/${deckFile('example').hash}`);
    browser.settle();
    const [tab, other] = [openTab(browser), openTab(makeBrowser())];
    expect(tab.games.list.value.map(({ id }) => id)).toContain('foreign');
    expect(take(other, out(tab))).toEqual({ ok: true, value: { added: 3, same: 0, beside: 0 } });
  });

  it('transfer the points lost in reviewed games', () => {
    const [tab, other] = [filled(), openTab(makeBrowser())];
    const lost = { start: 0, draft: 2, placement: 5 };
    const code = tab.games.list.value.find(({ id }) => id === 'over')?.code ?? '';
    tab.games.keepLosses(code, { first: lost, second: lost });
    expect(take(other, out(tab))).toMatchObject({ value: { added: 4 } });
    const found = (id: string) => other.games.list.value.find((one) => one.id === id)?.lost;
    expect(found('over')).toEqual({ first: lost, second: lost });
    expect(found('begun')).toBeUndefined();
    // A device that has the game unreviewed gets the losses; one that has others keeps them.
    const unreviewed = filled();
    const lossesIn = () => unreviewed.games.list.value.find(({ id }) => id === 'over')?.lost;
    expect(take(unreviewed, out(tab))).toMatchObject({ value: { added: 0, same: 4 } });
    expect(lossesIn()).toEqual({ first: lost, second: lost });
    const others = { ...lost, draft: 9 };
    unreviewed.games.keepLosses(code, { first: others, second: others });
    expect(take(unreviewed, out(tab))).toMatchObject({ value: { same: 4 } });
    expect(lossesIn()).toEqual({ first: others, second: others });
    // What is damaged is dropped, so that the game is not lost.
    const spoilt = openTab(makeBrowser());
    expect(take(spoilt, out(tab).replaceAll('"draft": 2', '"draft": "2"'))).toMatchObject({
      value: { added: 4 },
    });
    expect(spoilt.games.list.value.every((one) => one.lost === undefined)).toBe(true);
  });

  it('transfer valid names', () => {
    const [tab, other] = [openTab(makeBrowser()), openTab(makeBrowser())];
    const players = { first: { ...PERSON, name: 'Ida' }, second: { ...PERSON, name: 'Jo-Ann O’Neil' } };
    const game = newGame('a', baseDeck());
    tab.games.save({ ...kept('named'), players }, game, []);
    tab.games.save({ ...kept('plain'), players: { first: PERSON, second: PERSON } }, game, []);
    expect(take(other, out(tab))).toMatchObject({ value: { added: 2 } });
    const found = (id: string) => other.games.list.value.find((one) => one.id === id)?.players;
    expect(found('named')).toEqual(players);
    expect(found('plain')).toEqual({ first: PERSON, second: PERSON });
    const spoilt = out(tab)
      .replace('"Ida"', JSON.stringify(`\u202e<b>Max</b>\n${'i'.repeat(99)}`))
      .replace('"Jo-Ann O’Neil"', '{}')
      .replaceAll('"named"', '"spoilt"');
    expect(take(other, spoilt)).toMatchObject({ value: { added: 1 } });
    expect(found('spoilt')).toEqual({ first: { ...PERSON, name: `bMaxb${'i'.repeat(15)}` }, second: PERSON });
  });

  it('transfer results of puzzles and daily deals, and add them to those there are', () => {
    const [tab, other] = [filled(), openTab(makeBrowser())];
    const solved = (numbers: readonly number[]): string =>
      makeProgress(
        numbers.reduce(
          (progress, number) => withAnswer(progress, { number, rating: 1000 }, 'solved'),
          NO_PROGRESS,
        ),
      );
    const days = (...dates: readonly string[]): string =>
      makeDaily({
        days: new Map(dates.map((date) => [date, { own: 30, other: 20, counts: true }])),
        pars: new Map([['2026-11-16', 33]]),
      });
    tab.store.write(PUZZLES_KEY, solved([3, 5, 8]));
    tab.store.write(DAILY_KEY, days('2026-11-16', '2026-11-17'));
    const mistake = { code: 'x', best: 3, gap: 2, lost: 4, answers: [[0, 7]] };
    tab.store.write(OWN_PUZZLES_KEY, makeOwnPuzzles(withMistakes(NO_OWN_PUZZLES, 'over', [mistake])));
    other.store.write(PUZZLES_KEY, solved([5]));
    other.store.write(DAILY_KEY, days('2026-11-15'));
    expect(take(other, out(tab))).toMatchObject({ ok: true });
    const progress = readProgress(other.store.read(PUZZLES_KEY) ?? '');
    expect([...(progress?.results.keys() ?? [])].toSorted((a, b) => a - b)).toEqual([3, 5, 8]);
    const found = readDaily(other.store.read(DAILY_KEY) ?? '');
    expect([...(found?.days.keys() ?? [])].toSorted()).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
    expect(found?.pars.get('2026-11-16')).toBe(33);
    const own = (one: Tab) => readOwnPuzzles(one.store.read(OWN_PUZZLES_KEY) ?? '');
    expect(own(other)).toEqual(own(tab));
    const before = everything(other);
    take(other, out(tab));
    expect(everything(other)).toEqual(before);
  });

  it('import games although the results beside them are damaged', () => {
    const [tab, other] = [filled(), openTab(makeBrowser())];
    const file = { ...(JSON.parse(out(tab)) as object), puzzles: { v: 1 }, daily: 'x' };
    expect(take(other, JSON.stringify(file))).toMatchObject({ ok: true });
    expect(other.store.read(PUZZLES_KEY)).toBeUndefined();
    expect(other.store.read(DAILY_KEY)).toBeUndefined();
  });

  it('import a diverged game as a copy', () => {
    const [tab, other] = [filled(), openTab(makeBrowser())];
    const ours = playing(newGame('a', baseDeck()), '1; 2; 0 0; 0 0');
    other.games.save(kept('begun'), ours, []);
    tab.games.save(kept('begun'), playing(newGame('a', baseDeck()), '2; 2; 0 0'), []);
    for (const value of [
      { added: 3, same: 0, beside: 1 },
      { added: 0, same: 4, beside: 0 },
    ])
      expect(take(other, out(tab))).toEqual({ ok: true, value });
    expect(other.games.load('begun')).toMatchObject({ ok: true, value: { game: { moves: ours.moves } } });
    expect(other.games.list.value).toHaveLength(5);
    // A shorter record of the same game adds nothing.
    tab.games.save(kept('begun'), playing(newGame('a', baseDeck()), '1'), []);
    expect(take(other, out(tab))).toMatchObject({ value: { same: 4 } });
  });

  it('keep two games of a file with the same id', () => {
    const tab = filled();
    const file = JSON.parse(out(tab)) as { games: Array<{ id: string }> };
    file.games = file.games.map((game) => ({ ...game, id: 'one' }));
    const other = openTab(makeBrowser());
    expect(take(other, JSON.stringify(file))).toEqual({
      ok: true,
      value: { added: 1, same: 0, beside: 3 },
    });
    expect(other.games.list.value).toHaveLength(4);
  });

  it.each([
    ['no JSON', 'x', { what: 'notJson' }],
    ['a list', '[]', { what: 'notOurs' }],
    ['a deck file', example, { what: 'notOurs' }],
    ['a later format', '{"format":"wagons-games 2"}', { what: 'later' }],
    ['no games', '{"format":"wagons-games 1"}', { what: 'badGame', path: '$.games' }],
    [
      'a bad deck',
      '{"format":"wagons-games 1","decks":[{}],"games":[]}',
      { what: 'badDeck', path: '$.decks[0]' },
    ],
  ])('refuse %s', (_, text, error) => {
    expect(take(openTab(makeBrowser()), text)).toMatchObject({ ok: false, error });
  });

  it.each([
    ['a damaged code', /"code": "1/, '"code": "2', { what: 'badGame', path: '$.games[0].code' }],
    ['an unknown player', /"L2"/, '"L0"', { what: 'badGame', path: '$.games[0].sitters' }],
    ['a later game', /"v": 1/, '"v": 9', { what: 'later' }],
    [
      'a deck that is missing',
      `"deck": "${baseDeck().hash.slice(0, 4)}`,
      '"deck": "0000',
      { what: 'unknownDeck', path: '$.games[0].deck' },
    ],
  ])('import nothing from a file with %s', (_, old, spoilt, error) => {
    const tab = openTab(makeBrowser());
    const source = filled();
    source.games.remove('foreign');
    const text = out(source).replace(old, spoilt);
    expect(text).not.toBe(out(source));
    expect(take(tab, text)).toEqual({ ok: false, error });
    expect(everything(tab)).toEqual([]);
  });

  it('import nothing if there is no room for all of it', () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const text = out(filled());
    for (const room of [0, 1, 2, 3]) {
      let left = room;
      browser.failWith(() => (left-- > 0 ? undefined : quota()));
      expect(take(tab, text)).toEqual({ ok: false, error: { what: 'full' } });
      expect(tab.games.list.value).toEqual([]);
      expect(everything(tab)).toEqual([]);
    }
  });
});
