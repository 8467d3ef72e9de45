// A table on our server for a measurement: two players who move at random, and some spectators.

import type { ServerMessage } from '@wagons/protocol';
import { type Game, legalMoves, mustPlay, newGame, seatToMove } from '@wagons/rules';
import { type Dice, dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { baseDeck } from '../../reference/agree.ts';
import type { Round } from './round.ts';
import type { Visitor } from './visitor.ts';

type Pending = { acked: boolean; announced: boolean; done: () => void; failed: (error: Error) => void };

let commands = 0;

export class BenchTable {
  readonly #id: string;
  readonly #throwDie: Dice;
  #clients: readonly Visitor[];
  #game: Game;
  #seq = 1;
  /** The acknowledgement and the broadcast that are awaited. */
  #pending: Pending | undefined;

  constructor(id: string, clients: readonly Visitor[], seed: string) {
    this.#id = id;
    this.#clients = clients;
    this.#throwDie = dice(`${seed}/moves`);
    this.#game = newGame(seed, baseDeck);
  }

  /** Plays one turn. Returns the milliseconds until it was acknowledged; undefined when the game is over. */
  async turn(): Promise<number | undefined> {
    const seat = seatToMove(this.#game);
    if (!seat) return undefined;
    const { host, guest } = playersOf(this.#clients);
    const command = { type: 'turn', moves: this.#someTurn() };
    const start = performance.now();
    await this.#send(seat === 'first' ? host : guest, command);
    return performance.now() - start;
  }

  /** The number of moves played here. */
  moves(): number {
    return this.#game.moves.length;
  }

  /** Frees all clients for another table. */
  clear(): void {
    for (const client of this.#clients) {
      client.hear = () => undefined;
      client.say({ type: 'unwatch', table: this.#id });
    }
  }

  /** The same clients reconnect with other sockets. */
  async comeBack(clients: readonly Visitor[]): Promise<void> {
    this.#clients = clients;
    await this.watch();
  }

  async sit(): Promise<void> {
    await this.#send(playersOf(this.#clients).guest, { type: 'sit' });
  }

  /** Resolves when the host has received the table: from then on it receives every event. */
  async watch(): Promise<void> {
    const { host, guest } = playersOf(this.#clients);
    await new Promise<void>((resolve) => {
      guest.hear = (message) => this.#receive(message);
      host.hear = (message) => {
        if (message.type === 'table') resolve();
        if (message.type === 'event' && message.table === this.#id) {
          this.#seq = message.seq;
          if (this.#pending) this.#pending.announced = true;
        }
        this.#receive(message);
      };
      for (const client of this.#clients) client.say({ type: 'watch', table: this.#id });
    });
  }

  #receive(message: ServerMessage): void {
    const pending = this.#pending;
    if (message.type === 'refused') pending?.failed(new Error(`refused: ${message.code}`));
    if (message.type === 'ok' && pending) pending.acked = true;
    if (!pending?.acked || !pending.announced) return;
    this.#pending = undefined;
    pending.done();
  }

  async #send(by: Visitor, command: object): Promise<void> {
    await new Promise<void>((done, failed) => {
      this.#pending = { acked: false, announced: false, done, failed };
      const cmdId = `command-${commands++}`;
      by.say({ type: 'do', table: this.#id, cmdId, expectedSeq: this.#seq, command });
    });
  }

  #someTurn(): readonly string[] {
    const moves: string[] = [];
    const seat = seatToMove(this.#game);
    while (seatToMove(this.#game) === seat) {
      const legal = legalMoves(this.#game);
      const choices = this.#game.phase === 'draft' ? Math.min(2, legal.length) : legal.length;
      const move = legal[this.#throwDie(choices)];
      if (!move) throw new Error('there is always a legal move');
      moves.push(makeMove(move));
      this.#game = mustPlay(this.#game, move);
    }
    return moves;
  }
}

/** Opens a table, seats the first two clients, and lets the others watch. */
export async function layTable(clients: readonly Visitor[], seed: string): Promise<BenchTable> {
  const clock = { kind: 'live', seconds: 7200, increment: 0 };
  const settings = { deck: baseDeck.hash, first: 'host', clock, rated: false, listed: false, seed };
  const { id } = await playersOf(clients).host.post<{ readonly id: string }>('/api/tables', settings);
  const table = new BenchTable(id, clients, seed);
  await table.watch();
  await table.sit();
  return table;
}

function playersOf([host, guest]: readonly Visitor[]) {
  if (!host || !guest) throw new Error('a table needs two');
  return { host, guest };
}

/** Plays several tables to the end. */
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
        laid.map(async (table) => {
          let played = 0;
          while ((await table.turn()) !== undefined) played++;
          return played;
        }),
      );
      return {
        messages: turns.reduce((sum, played) => sum + played, 0),
        moves: laid.reduce((sum, table) => sum + table.moves(), 0),
      };
    },
    leave: () => laid.forEach((table) => table.clear()),
  };
}
