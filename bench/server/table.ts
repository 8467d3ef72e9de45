// A table on our server for a measurement: two who play by the throw of a die, and some who look on.

import type { ServerMessage } from '@wagons/protocol';
import { type Game, legalMoves, mustPlay, newGame, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { baseDeck } from '../../reference/agree.ts';
import type { Round } from './round.ts';
import type { Visitor } from './visitor.ts';

export type BenchTable = {
  /** Plays one turn. Answers after how many milliseconds it was acknowledged; undefined when the game is over. */
  readonly turn: () => Promise<number | undefined>;
  /** How many moves were played here. */
  readonly moves: () => number;
  /** Everybody gets up, and can sit elsewhere. */
  readonly clear: () => void;
  /** The same people come back, with other sockets. */
  readonly comeBack: (visitors: readonly Visitor[]) => Promise<void>;
};

let commands = 0;

/** Opens a table, sits the first two down at it, and lets the others look on. */
export async function layTable(visitors: readonly Visitor[], seed: string): Promise<BenchTable> {
  let { all, host, guest } = seated(visitors);
  const clock = { kind: 'live', seconds: 7200, increment: 0 };
  const settings = { deck: baseDeck.hash, first: 'host', clock, rated: false, listed: false, seed };
  const { id: table } = await host.post<{ readonly id: string }>('/api/tables', settings);
  const throwDie = dice(`${seed}/moves`);
  let game: Game = newGame(seed, baseDeck);
  let seq = 1;
  /** What is waited for: the acknowledgement, and word of it. */
  let waiting:
    | { acked: boolean; told: boolean; done: () => void; failed: (error: Error) => void }
    | undefined;

  const check = (): void => {
    if (!waiting?.acked || !waiting.told) return;
    const { done } = waiting;
    waiting = undefined;
    done();
  };
  const hear = (message: ServerMessage): void => {
    if (message.type === 'refused') waiting?.failed(new Error(`refused: ${message.code}`));
    if (message.type === 'ok' && waiting) waiting.acked = true;
    check();
  };
  const command = async (by: Visitor, wish: object): Promise<void> =>
    new Promise((done, failed) => {
      waiting = { acked: false, told: false, done, failed };
      by.say({ type: 'do', table, cmdId: `command-${commands++}`, expectedSeq: seq, command: wish });
    });
  /** Until the host sees the table: from then on he hears of everything. */
  const look = async (): Promise<void> =>
    new Promise((resolve) => {
      guest.hear = hear;
      host.hear = (message) => {
        if (message.type === 'table') resolve();
        if (message.type === 'event' && message.table === table) {
          seq = message.seq;
          if (waiting) waiting.told = true;
        }
        hear(message);
      };
      for (const visitor of all) visitor.say({ type: 'watch', table });
    });
  await look();
  await command(guest, { type: 'sit' });

  const someTurn = (): readonly string[] => {
    const moves: string[] = [];
    const seat = seatToMove(game);
    while (seatToMove(game) === seat) {
      const legal = legalMoves(game);
      const move = legal[throwDie(game.phase === 'draft' ? Math.min(2, legal.length) : legal.length)];
      if (!move) throw new Error('there is always a legal move');
      moves.push(makeMove(move));
      game = mustPlay(game, move);
    }
    return moves;
  };
  return {
    turn: async () => {
      const seat = seatToMove(game);
      if (!seat) return undefined;
      const wish = { type: 'turn', moves: someTurn() };
      const start = performance.now();
      await command(seat === 'first' ? host : guest, wish);
      return performance.now() - start;
    },
    moves: () => game.moves.length,
    clear: () => {
      for (const visitor of all) {
        visitor.hear = () => undefined;
        visitor.say({ type: 'unwatch', table });
      }
    },
    comeBack: async (again) => {
      ({ all, host, guest } = seated(again));
      await look();
    },
  };
}

function seated(all: readonly Visitor[]) {
  const [host, guest] = all;
  if (!host || !guest) throw new Error('a table needs two');
  return { all, host, guest };
}

/** Some tables at once, played to the end. */
export async function layTables(all: readonly Visitor[], tables: number, seed: string): Promise<Round> {
  const people = all.length / tables;
  const laid = await Promise.all(
    Array.from({ length: tables }, async (_, i) =>
      layTable(all.slice(i * people, (i + 1) * people), `${seed} table ${i}`),
    ),
  );
  return {
    play: async () => {
      const turns = await Promise.all(
        laid.map(async ({ turn }) => {
          let played = 0;
          while ((await turn()) !== undefined) played++;
          return played;
        }),
      );
      return {
        messages: turns.reduce((sum, played) => sum + played, 0),
        moves: laid.reduce((sum, { moves }) => sum + moves(), 0),
      };
    },
    leave: () => laid.forEach(({ clear }) => clear()),
  };
}
