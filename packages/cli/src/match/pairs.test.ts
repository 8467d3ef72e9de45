import { type BotName, makeBot, standing } from '@wagons/ai';
import { invariant, ok, refused } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { describe, expect, it } from 'vitest';
import { printedText } from '../../test/wagons.ts';
import type { Contestant } from './contestant.ts';
import { pairOf, type PlayedGame, playMatch } from './pairs.ts';

// Every scoring card gives 99 points for a gun, so that games are won by hundreds of points.
const base = JSON.parse(printedText) as { cards: object[] };
const bonus = { each: { cell: { icon: 'gun' } }, points: 99 };
const cards = base.cards.map((card) => ({ ...card, bonus }));
const read = parseDeck(JSON.stringify({ ...base, name: { en: 'Guns' }, cards }));
invariant(read.ok, 'the deck of guns is in order');
const deck = read.value;

/** A player with a fault in some of its games, by their number. */
function player(bot: BotName, faults: readonly number[]): Contestant {
  let games = 0;
  return {
    name: bot,
    begin: () => {
      games++;
      return Promise.resolve(ok(undefined));
    },
    choose: (game) =>
      Promise.resolve(
        faults.includes(games) ? refused({ what: 'ended' }) : ok(makeBot(bot, dice('x'))(game)),
      ),
    interrupt: () => undefined,
    leave: () => Promise.resolve(),
  };
}

async function pairOfGames(a: Contestant, b: Contestant): Promise<readonly [PlayedGame, PlayedGame]> {
  const match = { deck, seed: 'prairie', deals: 1, players: { a, b } };
  for await (const pair of playMatch(match, () => false)) return pair;
  throw new Error('a pair is played');
}

describe('a game lost by a fault', () => {
  it.each([
    [1, [1], 0],
    [2, [2], 1],
  ] as const)('loses the pair, by however much the other is won: game %d', async (_, faults, at) => {
    const pair = await pairOfGames(player('greedy', faults), player('random', []));
    const [lost, won] = [pair[at], pair[1 - at]];
    expect(lost.fault).toMatchObject({ by: 'a' });
    expect(won?.margin).toBeGreaterThan(100);
    expect(lost.margin).toBe(-1 - (won?.margin ?? 0));
    expect(standing([pairOf(pair)])).toMatchObject({ won: 0, tied: 0, lost: 1 });
    const mirrored = await pairOfGames(player('random', []), player('greedy', faults));
    expect(standing([pairOf(mirrored)])).toMatchObject({ won: 1, tied: 0, lost: 0 });
  });

  it('counts as lost by 100 points if the other game is lost, too', async () => {
    const pair = await pairOfGames(player('greedy', [1, 2]), player('random', []));
    expect(pair.map(({ margin }) => margin)).toEqual([-100, -100]);
  });

  it('ties the pair if both sides are at fault once', async () => {
    const pair = await pairOfGames(player('greedy', [1]), player('greedy', [2]));
    expect(pair.map(({ margin }) => margin)).toEqual([-100, 100]);
    expect(standing([pairOf(pair)])).toMatchObject({ won: 0, tied: 1, lost: 0 });
  });
});
