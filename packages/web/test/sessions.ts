// Random sessions at a table, and the invariants after each.

import { invariant, type Move } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import fc from 'fast-check';
import { expect } from 'vitest';
import { baseDeck } from '../../rules/test/table.ts';
import { type Browser, makeBrowser, openTab, quota, startTable, type Tab } from './world.ts';
import { randomTurn } from './randomTurn.ts';
import { type LocalTable, openTable } from '../src/play/table/localTable.ts';
import { planGame } from '../src/play/table/plans.ts';

const PERSON = { kind: 'person' } as const;

type Seated = { readonly tab: Tab; readonly table: LocalTable };
const textOf = (moves: readonly Move[]): string => moves.map((move) => `${makeMove(move)};`).join('');
const ofAll = (tab: Tab): readonly string[] =>
  tab.store
    .keys()
    .filter((key) => key.startsWith('game/'))
    .map((key) => {
      const found = tab.games.load(key.slice('game/'.length));
      invariant(found.ok, `the game ${key} replays`);
      return textOf(found.value.game.moves);
    });

/** Several tabs on one game, in a browser with slow and sometimes full storage that may close tabs. */
function session(seed: string) {
  const roll = dice(seed);
  const browser: Browser = makeBrowser();
  let isFailing = false;
  browser.failWith(() => (isFailing && roll(2) === 0 ? quota() : undefined));
  /** Confirmed games as text: each must be a prefix of some stored game. */
  const confirmed = new Set<string>();
  const counts = { confirmed: 0, refused: 0, unsaved: 0, elsewhere: 0, takenBack: 0, copies: 0 };

  const first = openTab(browser);
  const table = startTable(
    first,
    planGame({ deck: baseDeck(), seed, players: { first: PERSON, second: PERSON } }),
  );
  const { id } = table;
  const seated: Seated[] = [{ tab: first, table }];
  browser.settle();
  const randomTab = (): Seated | undefined => seated[roll(seated.length)];
  // Opening or closing a tab takes longer than a message between tabs; everything else may interleave.
  const open = (): void => {
    browser.settle();
    const tab = openTab(browser);
    const opened = openTable(tab, id);
    invariant(opened.ok, 'the game opens');
    seated.push({ tab, table: opened.value });
  };
  const confirm = ({ table }: Seated): void => {
    const { value: game } = table.game;
    if (game.phase === 'over') return;
    void table.confirm(randomTurn(game, roll));
    if (table.game.value === game) counts.refused++;
    else {
      confirmed.add(textOf(table.game.value.moves));
      counts.confirmed++;
      if (table.keeping.value === 'unsaved') counts.unsaved++;
    }
  };
  const takeBack = ({ table }: Seated): void => {
    const before = textOf(table.game.value.moves);
    void table.takeBack();
    const after = textOf(table.game.value.moves);
    if (after === before) return;
    counts.takenBack++;
    for (const text of confirmed)
      if (before.startsWith(text) && text.length > after.length) confirmed.delete(text);
  };
  /** Closes a tab; changes that it reported as unsaved are lost. */
  const kill = (one: Seated): void => {
    const hasUnkept = [...one.tab.store.unkept.value.keys()].some((key) => key.startsWith('game/'));
    browser.settle();
    one.tab.close();
    seated.splice(seated.indexOf(one), 1);
    if (hasUnkept) {
      const others = [
        ofAll(openTab(browser)),
        ...seated.map(({ table }) => [textOf(table.game.value.moves)]),
      ].flat();
      for (const text of confirmed)
        if (!others.some((other) => other.startsWith(text))) confirmed.delete(text);
    }
    if (seated.length === 0) open();
  };

  for (let step = 0; step < 120; step++) {
    const one = randomTab();
    invariant(one, 'a tab is open');
    const what = roll(100);
    if (what < 25) confirm(one);
    else if (what < 32)
      one.table.keepPending(
        one.table.game.value.phase === 'over' ? [] : randomTurn(one.table.game.value, roll).slice(0, -1),
      );
    else if (what < 37) takeBack(one);
    else if (what < 43) one.table.takeOver();
    else if (what < 48 && seated.length < 4) open();
    else if (what < 52) kill(one);
    else if (what < 54) {
      one.table.leave();
      kill(one);
    } else if (what < 58) isFailing = !isFailing;
    else if (what < 75) browser.flush();
    else browser.hear(roll(12));
    if (one.table.keeping.value === 'elsewhere') counts.elsewhere++;
  }

  isFailing = false;
  browser.settle();
  // Failed writes are retried with the next write.
  for (const { tab } of seated) tab.store.write('settings', '{}');
  browser.settle();
  return { browser, seated, confirmed, counts };
}

/**
 * Plays a number of sessions: none loses a confirmed move, and every stored game can be replayed. The seed decides
 * everything that is random; a failure prints it with the session.
 */
export function expectNothingLost(sessions: number, seed = 1) {
  const all = { confirmed: 0, refused: 0, unsaved: 0, elsewhere: 0, takenBack: 0, copies: 0 };
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const { browser, seated, confirmed, counts } = session(`session ${number}`);
      const tab = openTab(browser);
      const there = ofAll(tab);
      expect(tab.damages.reports.value).toEqual([]);
      const isThere = (text: string): boolean => there.some((other) => other.startsWith(text));
      expect([...confirmed].filter((text) => !isThere(text))).toEqual([]);
      // At most one tab holds the table, and it shows what is stored.
      const holders = seated.filter(({ table }) => table.keeping.value !== 'elsewhere');
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const { table } of holders) expect(there).toContain(textOf(table.game.value.moves));
      counts.copies += there.length - 1;
      for (const key of Object.keys(all) as Array<keyof typeof all>) all[key] += counts[key];
    }),
    { numRuns: sessions, seed, endOnFailure: true },
  );
  return all;
}
