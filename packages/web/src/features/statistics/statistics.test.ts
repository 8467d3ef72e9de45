// Tests of statistics and milestones, on games whose figures can be computed by hand and on an imported file.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { makeBrowser, openTab } from '../../../test/world.ts';
import { importGames } from '../../play/store/transfer.ts';
import { type GameFacts, readFacts, resultOf } from '../../play/end/milestones/facts.ts';
import { milestonesOf } from '../../play/end/milestones/milestones.ts';
import { bestOf, byCard, byLevel, byTerrain, countResults, lossesOf } from './summary.ts';

const points = (own: number, theirs: number) => ({ own, theirs });

/** A game of 20 points that the person won by 4 as first player at level 1, unless said otherwise. */
function game(at: number, more: Partial<GameFacts> = {}): GameFacts {
  return {
    id: `game${at}`,
    code: `code${at}`,
    at,
    deck: 'printed',
    seat: 'first',
    level: 1,
    totals: points(20, 16),
    terrains: {
      desert: points(3, 1),
      forest: points(0, 0),
      mountains: points(1, 2),
      plains: points(1, 2),
      snow: points(1, 2),
      water: points(1, 2),
    },
    cards: [
      { card: 'a', ...points(8, 2) },
      { card: 'b', ...points(5, 5) },
      { card: 'c', ...points(0, 0) },
    ],
    ...more,
  };
}
const tied = game(2, { totals: points(18, 18), level: 3 });
const lost = game(3, { totals: points(10, 31), level: 3, cards: [{ card: 'a', ...points(0, 9) }] });

describe('results', () => {
  it('are counted, also by level', () => {
    expect(countResults([game(1), tied, lost, game(4)])).toEqual({ won: 2, tied: 1, lost: 1 });
    expect(byLevel([game(1), tied, lost])).toEqual([
      { level: 1, games: 1, won: 1, tied: 0, lost: 0, lead: 4 },
      { level: 3, games: 2, won: 0, tied: 1, lost: 1, lead: -10.5 },
    ]);
  });

  it('are known for each scoring card of each deck; a tie is half a win', () => {
    const other = game(5, { deck: 'other', cards: [{ card: 'a', ...points(1, 1) }] });
    const found = byCard([game(1), tied, lost, other]);
    expect(found).toHaveLength(4);
    expect(found.find(({ deck, card }) => deck === 'printed' && card === 'a')).toEqual({
      deck: 'printed',
      card: 'a',
      games: 3,
      won: 0.5,
      points: { own: 16 / 3, theirs: 13 / 3 },
    });
    expect(found[0]).toMatchObject({ deck: 'other', card: 'a', won: 1 });
  });

  it('have averages by terrain', () => {
    const [desert] = byTerrain([
      game(1),
      game(2, { terrains: { ...game(2).terrains, desert: points(6, 2) } }),
    ]);
    expect(desert).toEqual({ terrain: 'desert', points: { own: 4.5, theirs: 1.5 } });
  });

  it('have a best town, the first of several', () => {
    expect(bestOf([game(3), game(1), lost])?.at).toBe(1);
    expect(bestOf([])).toBeUndefined();
  });

  it('have losses only where a game was reviewed, the oldest first', () => {
    const reviewed = game(4, { lost: { start: 1, draft: 2, placement: 3 } });
    const earlier = game(2, { lost: { start: 0, draft: 0, placement: 0 } });
    expect(lossesOf([reviewed, game(3), earlier]).map(({ at, lost: sum }) => [at, sum])).toEqual([
      [2, 0],
      [4, 6],
    ]);
  });
});

describe('milestones', () => {
  const reached = (games: readonly GameFacts[]) =>
    Object.fromEntries(
      milestonesOf(games, 'printed').flatMap(({ of, at }) => (at === undefined ? [] : [[of, at]])),
    );

  it('are open at first', () => {
    const all = milestonesOf([], 'printed');
    expect(all).toHaveLength(15);
    expect(all.every(({ at }) => at === undefined)).toBe(true);
  });

  it('are reached by the first game that does it', () => {
    expect(reached([game(4), game(1), tied, lost])).toEqual({ 1: 1 });
    expect(reached([game(1), game(2, { level: 8, seat: 'second', totals: points(55, 45) })])).toEqual({
      1: 1,
      8: 2,
      bothSeats: 2,
      byTen: 2,
      fifty: 2,
    });
    expect(reached([game(1, { lost: { start: 4, draft: 0, placement: 9 } })])).toEqual({ 1: 1, flawless: 1 });
    expect(reached([game(1, { lost: { start: 0, draft: 1, placement: 0 } })])).toEqual({ 1: 1 });
  });

  it('name the game that reached them, not a later one', () => {
    const games = [game(3, { level: 2 }), game(2), game(1, { totals: points(16, 20) })];
    const by = milestonesOf(games, 'printed').flatMap(({ of, by: id }) =>
      id === undefined ? [] : [[of, id]],
    );
    expect(by).toEqual([
      [1, 'game2'],
      [2, 'game3'],
    ]);
  });

  it('count games, won or lost', () => {
    const games = Array.from({ length: 100 }, (_, i) => ({ ...lost, at: i + 1 }));
    expect(reached(games)).toEqual({ tenGames: 10, hundredGames: 100 });
    const [ten] = milestonesOf(games.slice(0, 7), 'printed').filter(({ of }) => of === 'tenGames');
    expect(ten).toEqual({ of: 'tenGames', progress: { done: 7, all: 10 } });
  });

  it('count the printed scoring cards of games that were won', () => {
    const won = Array.from({ length: 6 }, (_, i) =>
      game(i, { cards: [0, 1, 2].map((n) => ({ card: `card${3 * i + n}`, ...points(0, 0) })) }),
    );
    const cardsOf = (games: readonly GameFacts[]) =>
      milestonesOf(games, 'printed').find(({ of }) => of === 'allCards');
    expect(cardsOf(won)).toEqual({ of: 'allCards', at: 5, by: 'game5', progress: { done: 18, all: 18 } });
    expect(cardsOf(won.map((one) => ({ ...one, deck: 'other' })))).toMatchObject({ progress: { done: 0 } });
    expect(cardsOf([...won.slice(1), { ...lost, cards: won[0]?.cards ?? [] }])).toEqual({
      of: 'allCards',
      progress: { done: 15, all: 18 },
    });
  });
});

describe('an imported file', () => {
  const tab = openTab(makeBrowser());
  const file = new URL('../../../test/exports/printedDeck.json', import.meta.url);
  const imported = importGames(tab.store, tab.games, readFileSync(file, 'utf8'));
  const facts = tab.games.list.value.filter(resultOf).flatMap((kept) => readFacts(tab.games, kept) ?? []);

  it('from the first version with the printed deck is complete', () => {
    expect(imported).toEqual({ ok: true, value: { added: 9, same: 0, beside: 0 } });
  });

  it('has statistics: of finished games against the computer, with the stored totals', () => {
    expect(facts).toHaveLength(7);
    expect(countResults(facts)).toEqual({ won: 4, tied: 0, lost: 3 });
    for (const { id, seat, totals, terrains, cards } of facts) {
      const kept = tab.games.list.value.find((one) => one.id === id);
      expect(kept?.totals?.[seat]).toBe(totals.own);
      const lines = [...Object.values(terrains), ...cards];
      expect(lines.reduce((sum, { own }) => sum + own, 0)).toBe(totals.own);
      expect(lines.reduce((sum, { theirs }) => sum + theirs, 0)).toBe(totals.theirs);
    }
    expect(bestOf(facts)?.totals).toEqual({ own: 33, theirs: 9 });
    const reached = milestonesOf(facts, baseDeck().hash).filter(({ at }) => at !== undefined);
    expect(reached.map(({ of }) => of)).toEqual([1, 2, 5, 'bothSeats', 'byTen']);
  });
});
