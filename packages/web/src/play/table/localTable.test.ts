import { readFileSync } from 'node:fs';
import type { Engine } from '@wagons/ai/service';
import { type Game, invariant, legalMoves, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { makeBrowser, makeFakeEngine, openTab, quota, startTable } from '../../../test/world.ts';
import { promises } from '../../../test/time.ts';
import { randomTurn } from '../../../test/randomTurn.ts';
import { type LocalTable, openTable } from './localTable.ts';
import { isDecided } from './matches.ts';
import { type Plan, planFork, planGame } from './plans.ts';
import { planAgainst, planNext, planSameDeal } from './rematch.ts';
import { dailyGameId, dateOf } from '../store/dailyGame.ts';
import { PEOPLE } from '../store/seatPlayers.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 3 } as const;
const deck = baseDeck();
const example = readFileSync(new URL('../../../../rules/decks/example.json', import.meta.url), 'utf8');
const hotseat = (): Plan => planGame({ deck, seed: 'a', players: { first: PERSON, second: PERSON } });

const roll = dice('local table');
const turnOf = (game: Game) => randomTurn(game, roll);
const confirmTurn = (table: LocalTable) => table.confirm(turnOf(table.game.value));
async function playToEnd(table: LocalTable): Promise<void> {
  while (table.game.value.phase !== 'over') expect((await confirmTurn(table)).ok).toBe(true);
}
const reopened = (tab: Parameters<typeof openTable>[0], id: string): LocalTable => {
  const table = openTable(tab, id);
  invariant(table.ok, 'the game opens');
  return table.value;
};

describe('a table on this device', () => {
  it('confirms only whole turns of the seat to move', async () => {
    const table = startTable(openTab(makeBrowser()), hotseat());
    expect(table.mine.value).toEqual(['first', 'second']);
    await confirmTurn(table);
    const turn = turnOf(table.game.value);
    expect(await table.confirm(turn.slice(0, 1))).toEqual({ ok: false, error: { why: 'unfinished' } });
    expect(await table.confirm([])).toEqual({ ok: false, error: { why: 'unfinished' } });
    expect(await table.confirm([...turn, ...turn])).toMatchObject({
      ok: false,
      error: { why: 'rules', illegal: { why: 'notYourTurn' } },
    });
    expect(table.game.value.moves).toHaveLength(1);
    expect((await table.confirm(turn)).ok).toBe(true);
    expect(table.game.value.moves).toHaveLength(1 + turn.length);
  });

  it('survives a reload at any moment, with its pending moves', async () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, hotseat());
    while (table.game.value.phase !== 'over') {
      const turn = turnOf(table.game.value);
      table.keepPending(turn.slice(0, -1));
      browser.settle();
      const again = openTab(browser).games.load(table.id);
      expect(again).toMatchObject({
        ok: true,
        value: { game: { moves: table.game.value.moves }, pending: turn.slice(0, -1) },
      });
      await table.confirm(turn);
    }
    expect(table.pending.value).toEqual([]);
    const [kept] = tab.games.list.value;
    expect(kept?.totals).toBeDefined();
  });

  it('takes nothing back in the game that counts for the daily deal', async () => {
    const tab = openTab(makeBrowser());
    const today = dateOf(tab.clock.now());
    const table = startTable({ ...tab, newId: () => dailyGameId(today) }, hotseat());
    expect(table.isDaily).toBe(true);
    await confirmTurn(table);
    expect(table.canTakeBack.value).toBe(false);
    expect(await table.takeBack()).toEqual({ ok: false, error: { why: 'nothing' } });
    expect(table.game.value.moves.length).toBeGreaterThan(0);
  });

  it('takes back in the daily deal of a past day, which counts for nothing', async () => {
    const table = startTable(
      { ...openTab(makeBrowser()), newId: () => dailyGameId('1969-12-31') },
      hotseat(),
    );
    expect(table.isDaily).toBe(false);
    await confirmTurn(table);
    expect((await table.takeBack()).ok).toBe(true);
    expect(table.game.value.moves).toHaveLength(0);
  });

  it('takes back turn by turn with two people, and notes it', async () => {
    const tab = openTab(makeBrowser());
    const table = startTable(tab, hotseat());
    expect(table.canTakeBack.value).toBe(false);
    expect(await table.takeBack()).toEqual({ ok: false, error: { why: 'nothing' } });
    await confirmTurn(table);
    const { length: first } = table.game.value.moves;
    await confirmTurn(table);
    const { length: second } = table.game.value.moves;
    await table.takeBack();
    expect(table.game.value.moves).toHaveLength(first);
    expect(seatToMove(table.game.value)).toBe('first');
    await table.takeBack();
    expect(table.game.value.moves).toHaveLength(0);
    const marks = [
      { seat: 'first', from: second, to: first },
      { seat: 'second', from: first, to: 0 },
    ];
    expect(table.takeBacks.value).toEqual(marks);
    expect(reopened(tab, table.id).takeBacks.value).toEqual(marks);
  });

  it('keeps working when storage is blocked, and reports it', async () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, hotseat());
    expect(table.keeping.value).toBe('saved');
    browser.failWith(quota);
    expect((await confirmTurn(table)).ok).toBe(true);
    expect(table.keeping.value).toBe('unsaved');
    // Within this page it can still be left and opened again.
    table.leave();
    const again = reopened(tab, table.id);
    expect(again.game.value.moves).toHaveLength(1);
    browser.failWith(() => undefined);
    await confirmTurn(again);
    expect(again.keeping.value).toBe('saved');
  });

  it('counts as unsaved as long as its deck is unsaved', () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    browser.failWith((key) => (key.includes('deck/') ? quota() : undefined));
    const brought = tab.games.keepDeck(deckFile('example'), example);
    const table = startTable(tab, planGame({ deck: brought, seed: 'a', players: PEOPLE }));
    expect(table.keeping.value).toBe('unsaved');
    browser.failWith(() => undefined);
    // A successful write retries the others.
    tab.store.write('anything', '');
    expect(table.keeping.value).toBe('saved');
  });
});

describe('two tabs', () => {
  it('a game deleted in one tab comes back only when the other takes over', async () => {
    const browser = makeBrowser();
    const table = startTable(openTab(browser), hotseat());
    await confirmTurn(table);
    browser.settle();
    const other = openTab(browser);
    other.games.remove(table.id);
    browser.settle();
    expect(table.keeping.value).toBe('elsewhere');
    expect(await confirmTurn(table)).toEqual({ ok: false, error: { why: 'elsewhere' } });
    browser.settle();
    expect(other.games.list.value).toEqual([]);
    table.takeOver();
    browser.settle();
    expect(reopened(openTab(browser), table.id).game.value.moves).toHaveLength(1);
  });

  it('the later tab takes over, and the earlier one accepts nothing', async () => {
    const browser = makeBrowser();
    const table = startTable(openTab(browser), hotseat());
    await confirmTurn(table);
    browser.settle();
    const later = reopened(openTab(browser), table.id);
    browser.settle();
    expect([table.keeping.value, later.keeping.value]).toEqual(['elsewhere', 'saved']);
    expect(table.mine.value).toEqual([]);
    expect(table.canTakeBack.value).toBe(false);
    const turn = turnOf(table.game.value);
    expect(await table.confirm(turn)).toEqual({ ok: false, error: { why: 'elsewhere' } });
    expect(await table.takeBack()).toEqual({ ok: false, error: { why: 'elsewhere' } });
    table.keepPending(turn.slice(0, 1));
    expect(table.pending.value).toEqual([]);
    // It shows what happens in the other tab.
    await confirmTurn(later);
    browser.settle();
    expect(table.game.value.moves.map(makeMove)).toEqual(later.game.value.moves.map(makeMove));
  });

  it('taking a table back adopts the latest record', async () => {
    const browser = makeBrowser();
    const table = startTable(openTab(browser), hotseat());
    browser.settle();
    const later = reopened(openTab(browser), table.id);
    browser.settle();
    await confirmTurn(later);
    browser.flush();
    browser.settle();
    table.takeOver();
    browser.settle();
    expect([table.keeping.value, later.keeping.value]).toEqual(['saved', 'elsewhere']);
    expect(table.game.value.moves).toHaveLength(1);
    expect((await confirmTurn(table)).ok).toBe(true);
  });

  it('a turn confirmed during a takeover is not lost', async () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, hotseat());
    browser.settle();
    const other = openTab(browser);
    const later = reopened(other, table.id);
    expect((await confirmTurn(table)).ok).toBe(true);
    browser.settle();
    expect(later.game.value.moves).toHaveLength(1);
    expect([table.keeping.value, later.keeping.value]).toEqual(['elsewhere', 'saved']);
    expect(other.games.list.value).toHaveLength(1);
  });

  it('when both tabs continued, both games are stored', async () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, hotseat());
    browser.settle();
    const other = openTab(browser);
    const later = reopened(other, table.id);
    const [one, another] = legalMoves(table.game.value);
    invariant(one && another, 'there are cards to name');
    await table.confirm([one]);
    await later.confirm([another]);
    browser.settle();
    expect([table.keeping.value, later.keeping.value]).toEqual(['elsewhere', 'saved']);
    expect(later.game.value.moves).toEqual([another]);
    expect(table.game.value.moves).toEqual([another]);
    const records = tab.games.list.value.map(({ id }) => {
      const found = tab.games.load(id);
      return found.ok ? found.value.game.moves : [];
    });
    expect(records).toHaveLength(2);
    expect(records).toContainEqual([one]);
    expect(records).toContainEqual([another]);
  });

  it('a tab that left does not hold the table', () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, hotseat());
    browser.settle();
    table.leave();
    browser.settle();
    expect([...browser.storage.keys()]).toEqual([`wagons/game/${table.id}`]);
    expect(table.keeping.value).toBe('elsewhere');
  });

  it('a record damaged from outside is written again', async () => {
    const browser = makeBrowser();
    const table = startTable(openTab(browser), hotseat());
    await confirmTurn(table);
    browser.settle();
    const vandal = openTab(browser);
    vandal.store.write(`game/${table.id}`, 'rubbish');
    browser.settle();
    expect(browser.storage.get(`wagons/damaged/game/${table.id}`)).toBe('rubbish');
    expect(openTab(browser).games.load(table.id)).toMatchObject({
      ok: true,
      value: { game: { moves: table.game.value.moves } },
    });
  });
});

describe('bots at a table', () => {
  const against = (players: Plan['players']): Plan => planGame({ deck, seed: 'a', players });

  it('move on their turn, at their pace, and every move is stored', async () => {
    const tab = openTab(makeBrowser());
    const { engine, asked } = makeFakeEngine();
    const table = startTable({ ...tab, engine: () => engine }, against({ first: PERSON, second: BOT }));
    expect(table.mine.value).toEqual(['first']);
    table.bots.pace.value = 500;
    expect(table.bots.thinking.value).toBe('second');
    await promises();
    expect(table.game.value.moves).toHaveLength(0);
    tab.clock.pass(table.bots.pace.value);
    expect(table.game.value.moves).toHaveLength(1);
    expect(table.bots.thinking.value).toBeUndefined();
    expect(asked).toMatchObject([{ is: 'move', bot: 'L3', seed: 'a/second/0' }]);
    await confirmTurn(table);
    const before = table.game.value;
    // The moves of a bot's turn are shown one by one and confirmed together.
    for (let shown = 0; table.game.value === before; shown++) {
      expect(table.pending.value).toHaveLength(shown);
      expect(tab.games.load(table.id)).toMatchObject({ value: { pending: table.pending.value } });
      await promises();
      tab.clock.pass(table.bots.pace.value);
    }
    expect(seatToMove(table.game.value)).toBe('first');
    expect(await table.confirm([])).toMatchObject({ ok: false });
  });

  it('refuse moves by a person', async () => {
    const table = startTable(openTab(makeBrowser()), against({ first: PERSON, second: BOT }));
    expect(await confirmTurn(table)).toMatchObject({
      ok: false,
      error: { illegal: { why: 'notYourTurn', rule: 'T1' } },
    });
  });

  it("let a person take back their turn and the bot's reply", async () => {
    const tab = openTab(makeBrowser());
    const table = startTable(tab, against({ first: PERSON, second: BOT }));
    const wait = async (): Promise<void> => {
      while (table.bots.thinking.value) {
        await promises();
        tab.clock.pass(table.bots.pace.value);
      }
    };
    await wait();
    expect(table.canTakeBack.value).toBe(false);
    await confirmTurn(table);
    // In the middle of the bot's turn, and after it.
    await promises();
    await table.takeBack();
    expect(table.game.value.moves).toHaveLength(1);
    expect(table.pending.value).toEqual([]);
    expect(table.bots.thinking.value).toBeUndefined();
    await confirmTurn(table);
    await wait();
    expect(table.game.value.moves.length).toBeGreaterThan(3);
    await table.takeBack();
    expect(table.game.value.moves).toHaveLength(1);
    expect(table.takeBacks.value).toHaveLength(2);
  });

  it('play each other to the end, and can be paused, stepped and sped up', async () => {
    const tab = openTab(makeBrowser());
    const table = startTable(tab, against({ first: BOT, second: BOT }));
    const done = (): number => table.game.value.moves.length + table.pending.value.length;
    table.bots.paused.value = true;
    await promises();
    tab.clock.pass(60_000);
    expect(done()).toBe(0);
    for (const made of [1, 2, 3]) {
      table.bots.step();
      await promises();
      expect(done()).toBe(made);
      expect(table.bots.thinking.value).toBeUndefined();
    }
    table.bots.pace.value = 5000;
    table.bots.paused.value = false;
    await promises();
    tab.clock.pass(1000);
    expect(done()).toBe(3);
    table.bots.pace.value = 10;
    tab.clock.pass(10);
    expect(done()).toBe(4);
    while (table.game.value.phase !== 'over') {
      await promises();
      tab.clock.pass(10);
    }
    expect(table.canTakeBack.value).toBe(false);
    expect(tab.games.list.value[0]?.totals).toBeDefined();
  });

  it.each([
    { why: 'died' as const, detail: 'x' },
    { why: 'failed' as const, detail: 'x' },
  ])('report trouble after a second failure of the engine: $why', async (error) => {
    let failures = 1;
    const { engine, asked } = makeFakeEngine(() => (failures-- > 0 ? error : undefined));
    const tab = { ...openTab(makeBrowser()), engine: () => engine };
    const table = startTable(tab, against({ first: PERSON, second: BOT }));
    await promises();
    tab.clock.pass(1000);
    expect(table.game.value.moves).toHaveLength(1);
    expect(table.bots.trouble.value).toBeUndefined();
    failures = 2;
    await confirmTurn(table);
    await promises();
    expect(table.bots.trouble.value).toEqual(error);
    expect(table.bots.thinking.value).toBeUndefined();
    expect(asked).toHaveLength(4);
    tab.clock.pass(60_000);
    await promises();
    expect(asked).toHaveLength(4);
    expect(tab.games.load(table.id)).toMatchObject({ ok: true });
    table.bots.retry();
    await promises();
    tab.clock.pass(1000);
    expect(table.pending.value.length + table.game.value.moves.length).toBeGreaterThan(3);
  });

  it('stop when the table is taken over or left', async () => {
    const browser = makeBrowser();
    const tab = openTab(browser);
    const table = startTable(tab, against({ first: BOT, second: BOT }));
    browser.settle();
    const later = reopened(openTab(browser), table.id);
    browser.settle();
    expect(table.bots.thinking.value).toBeUndefined();
    later.leave();
    await promises();
    tab.clock.pass(60_000);
    expect([table.pending.value, later.pending.value]).toEqual([[], []]);
  });

  it('report an illegal move of the engine, and change nothing', async () => {
    const lying: Engine = {
      ask: () => ({
        answer: Promise.resolve({ ok: true, value: { type: 'draft', card: 'x' } }) as never,
        cancel: () => undefined,
        stop: () => undefined,
      }),
    };
    const tab = openTab(makeBrowser());
    const table = startTable({ ...tab, engine: () => lying }, against({ first: PERSON, second: BOT }));
    await promises();
    tab.clock.pass(1000);
    expect(table.bots.trouble.value?.why).toBe('failed');
    expect(table.game.value.moves).toHaveLength(0);
  });
});

describe('the next game', () => {
  it('alternates seats in a match until it is decided', async () => {
    const tab = openTab(makeBrowser());
    let plan = planGame({ deck, seed: 'm', players: { first: PERSON, second: BOT }, of: 3 });
    const { engine } = makeFakeEngine();
    let played = 0;
    for (;;) {
      const table = startTable({ ...tab, engine: () => engine }, plan);
      expect(table.match.value?.played).toBe(played);
      while (table.game.value.phase !== 'over') {
        if (table.bots.thinking.value) {
          await promises();
          tab.clock.pass(1000);
        } else await confirmTurn(table);
      }
      played++;
      const match = table.match.value;
      invariant(match, 'there is a match');
      expect(match.played).toBe(played);
      expect(match.won.one + match.won.other + match.won.shared).toBe(played);
      // The greedy bot beats random moves from either seat.
      expect(match.won).toEqual({ one: 0, other: played, shared: 0 });
      const next = planNext({ game: table.game.value, players: table.players, match }, `m${played}`);
      expect(next.players).toEqual({ first: table.players.second, second: table.players.first });
      plan = next;
      if (isDecided(match)) break;
      expect(next.match).toEqual(match);
    }
    expect(played).toBe(2);
    expect(plan.match).toEqual({ of: 3, played: 0, won: { one: 0, other: 0, shared: 0 } });
  });

  it('can be the same deal with swapped seats, or a fork', async () => {
    const tab = openTab(makeBrowser());
    const table = startTable(tab, planGame({ deck, seed: 'a', players: { first: PERSON, second: BOT } }));
    table.leave();
    const played = { game: table.game.value, players: table.players, match: undefined };
    expect(planSameDeal(played, table.seed)).toMatchObject({
      game: { deal: played.game.deal, moves: [] },
      players: { first: BOT, second: PERSON },
      seed: 'a',
    });
    const stronger = planAgainst(played, 'new', 5);
    expect([stronger.seed, stronger.match]).toEqual(['new', undefined]);
    expect(stronger.players).toEqual({ first: { kind: 'bot', level: 5 }, second: { kind: 'person' } });
    // Names move with their players.
    const named = { first: { ...PERSON, name: 'Ida' }, second: { ...PERSON, name: 'Jo' } };
    for (const plan of [
      planSameDeal({ ...played, players: named }, 'a'),
      planNext({ ...played, players: named }, 'b'),
    ]) {
      const next = startTable(tab, plan);
      expect(openTable(tab, next.id)).toMatchObject({
        value: { players: { first: { name: 'Jo' }, second: { name: 'Ida' } } },
      });
    }
    const hot = startTable(tab, hotseat());
    await playToEnd(hot);
    const fork = startTable(tab, planFork(hot.game.value, 7, hot.players));
    expect(fork.game.value.moves).toEqual(hot.game.value.moves.slice(0, 7));
    expect(fork.id).not.toBe(hot.id);
    await playToEnd(fork);
    expect(hot.game.value.moves).toEqual(tabMoves(tab, hot.id));
  });
});

function tabMoves(tab: Parameters<typeof openTable>[0], id: string) {
  const found = tab.games.load(id);
  return found.ok ? found.value.game.moves : undefined;
}
