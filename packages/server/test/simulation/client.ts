// A simulated player: connects to any server, verifies every message, plays on, and never gives up.

import {
  type Command,
  fingerprint,
  PROTO,
  type ServerMessage,
  type ServerMessages,
  type TableFace,
} from '@wagons/protocol';
import {
  begin,
  type Deck,
  type Game,
  playAll,
  RULES_VERSION,
  type Seat,
  seatToMove,
  undo,
} from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';
import { someTurn } from '../play.ts';
import type { Cluster, Faults, Node } from './nodes.ts';
import type { World } from './world.ts';

/** A client's view of a table. */
type View = {
  readonly seq: number;
  readonly game: Game;
  readonly face: TableFace;
  readonly isCovered: boolean;
};

type Acked = {
  readonly player: string;
  readonly cmdId: string;
  readonly seq: number;
  readonly type: string;
  /** The line of a chat command. */
  readonly text?: string;
};

export type Client = {
  readonly name: string;
  readonly table: string;
  /** Whether this is one of the two players, as far as the client knows. */
  readonly isSeated: () => boolean;
  readonly view: () => View | undefined;
  readonly acked: readonly Acked[];
  readonly wrongs: readonly string[];
  /** Refused commands, by code. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly said: readonly string[];
  readonly isBusy: () => boolean;
};

type PendingCommand = { readonly cmdId: string; readonly expectedSeq: number; readonly command: Command };

export type ClientWorld = {
  readonly world: World;
  readonly cluster: Cluster;
  readonly faults: Faults;
  readonly deck: Deck;
};

type ClientSettings = {
  readonly table: string;
  /** Undefined for a spectator. */
  readonly player: string | undefined;
  readonly name: string;
  /** When the player stops moving. */
  readonly sleepsAt: number | undefined;
};

export const startClient = (around: ClientWorld, settings: ClientSettings): Client =>
  new SimulatedClient(around, settings);

type Socket = { readonly send: (text: string) => void; readonly isOpen: () => boolean };

type SocketPorts = {
  readonly name: string;
  readonly player: string | undefined;
  readonly receive: (message: ServerMessage) => void;
  readonly onLoss: () => void;
};

/** A socket to a node, with latency and cuts; undefined if the node accepts no connections. */
function openSocket({ world, faults }: ClientWorld, node: Node, ports: SocketPorts): Socket | undefined {
  const { name, player, receive, onLoss } = ports;
  let isOpen = true;
  let [toServer, toClient] = [world.now(), world.now()];
  const cut = (): void => {
    if (!isOpen) return;
    isOpen = false;
    cancel();
    world.trace(`${name} is cut off`);
    world.after(world.between(0, 2_000), () => !node.isDead() && connection?.gone());
    onLoss();
  };
  // A dead server doesn't answer; the client notices after a while.
  const cancel = node.onDeath(() => world.after(world.between(0, 500), cut));
  // Frames of one direction arrive in order, or not at all.
  const deliver = (when: number, call: () => void): number => {
    const at = Math.max(when, world.now() + world.between(1, 30));
    world.after(at - world.now(), () => {
      if (!isOpen) return;
      if (node.isDead() || world.chance(faults.cuts)) cut();
      else call();
    });
    return at;
  };
  const connection = node.connect(
    {
      send: (text) => {
        toClient = deliver(toClient, () => receive(JSON.parse(text) as ServerMessage));
      },
      close: () => cut(),
      waiting: () => 0,
    },
    player,
  );
  if (!connection) return undefined;
  return {
    send: (text) => {
      toServer = deliver(toServer, () => connection.receive(text));
    },
    isOpen: () => isOpen,
  };
}

class SimulatedClient implements Client {
  readonly name: string;
  readonly table: string;
  readonly acked: Acked[] = [];
  readonly wrongs: string[] = [];
  readonly refusals = new Map<string, number>();
  readonly said: string[] = [];
  readonly #around: ClientWorld;
  readonly #player: string | undefined;
  readonly #sleepsAt: number;
  #view: View | undefined;
  #line = 0;
  #pending: PendingCommand | undefined;
  #commands = 0;
  #socket: Socket | undefined;

  constructor(around: ClientWorld, { table, player, name, sleepsAt = Infinity }: ClientSettings) {
    this.name = name;
    this.table = table;
    this.#around = around;
    this.#player = player;
    this.#sleepsAt = sleepsAt;
    this.#open();
    if (player !== undefined) this.#think();
  }

  view(): View | undefined {
    return this.#view;
  }

  isSeated(): boolean {
    return this.#seat() !== undefined;
  }

  isBusy(): boolean {
    return this.#pending !== undefined;
  }

  // ---- The connection ----

  #reconnect(): void {
    const { world } = this.#around;
    this.#socket = undefined;
    world.after(world.between(20, 1_500), () => this.#open());
  }

  #open(): void {
    const { world, cluster } = this.#around;
    const nodes = cluster.nodes();
    if (nodes.length === 0) return this.#reconnect();
    this.#socket = openSocket(this.#around, world.pick(nodes), {
      name: this.name,
      player: this.#player,
      receive: (message) => this.#receive(message),
      onLoss: () => this.#reconnect(),
    });
    if (!this.#socket) return this.#reconnect();
    this.#socket.send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
    this.#watch(this.#view?.seq);
    if (this.#pending) this.#send(this.#pending);
  }

  #watch(since?: number): void {
    const resume = { ...(since !== undefined && { since }), line: this.#line };
    this.#socket?.send(JSON.stringify({ type: 'watch', table: this.table, ...resume }));
  }

  #send(command: PendingCommand): void {
    this.#socket?.send(JSON.stringify({ type: 'do', table: this.table, ...command }));
  }

  // ---- Received messages ----

  #receive(message: ServerMessage): void {
    const seq = 'seq' in message ? message.seq : '';
    const code = 'code' in message ? message.code : '';
    this.#around.world.trace(`${this.name} receives ${message.type} ${seq} ${code}`);
    switch (message.type) {
      case 'table':
        return this.#takeTable(message);
      case 'event':
        return this.#takeEvent(message);
      case 'said':
        return this.#takeLines(message.lines);
      case 'people':
        return this.#takePeople(message);
      case 'ok':
        return this.#takeOk(message);
      case 'refused':
        return this.#takeRefusal(message);
      default:
    }
  }

  #takeOk({ cmdId, seq }: ServerMessages['ok']): void {
    if (this.#pending?.cmdId !== cmdId) return;
    const { command } = this.#pending;
    const text = command.type === 'say' ? { text: command.text } : {};
    this.acked.push({ player: this.#player ?? '', cmdId, seq, type: command.type, ...text });
    this.#pending = undefined;
  }

  #takeRefusal({ code, cmdId, head }: ServerMessages['refused']): void {
    const { world } = this.#around;
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    const pending = this.#pending;
    if (cmdId === undefined || pending?.cmdId !== cmdId) {
      if (cmdId === undefined) world.after(world.between(50, 500), () => this.#watch(this.#view?.seq));
      return;
    }
    if (['unavailable', 'tooFast', 'ourFault', 'closing'].includes(code)) {
      world.after(world.between(50, 800), () => this.#pending === pending && this.#send(pending));
      return;
    }
    this.#pending = undefined;
    if (head !== undefined && head !== this.#view?.seq) this.#watch(this.#view?.seq);
  }

  #takeLines(lines: ServerMessages['said']['lines']): void {
    for (const { line, text } of lines) {
      if (line <= this.#line) continue;
      if (line !== this.#line + 1) this.wrongs.push(`${this.name} missed line ${this.#line + 1} of the chat`);
      this.#line = line;
      this.said.push(text);
    }
  }

  #takePeople({ host, seats }: ServerMessages['people']): void {
    const people = { host, ...(seats && { seats }) };
    if (this.#view) this.#view = { ...this.#view, face: { ...this.#view.face, ...people } };
    this.#expectNames(people);
  }

  #expectNames({ host, seats }: Pick<TableFace, 'host' | 'seats'>): void {
    for (const { id, name } of [host, ...Object.values(seats ?? {})])
      if (name === '') this.wrongs.push(`${this.name} gets no name of ${id}`);
  }

  #takeTable({ chat, face, deal, moves, hash, seq, covered = false }: ServerMessages['table']): void {
    this.#takeLines(chat);
    this.#expectNames(face);
    const game = playTexts(dealt(this.#around.deck, deal), moves);
    if (!game || fingerprint(game) !== hash)
      return void this.wrongs.push(`${this.name} gets an inconsistent table`);
    if (this.#view && seq < this.#view.seq) return;
    this.#view = { seq, game, face, isCovered: covered };
  }

  #takeEvent({ seq, hash, face, happened }: ServerMessages['event']): void {
    this.#expectNames(face);
    const view = this.#view;
    if (!view || seq <= view.seq) return;
    if (seq !== view.seq + 1) return this.#watch();
    const { from, moves, deal } = happened;
    const before = deal ? dealt(this.#around.deck, deal) : view.game;
    const game = from === undefined ? before : playTexts(rewind(before, from), moves ?? []);
    if (!game || fingerprint(game) !== hash) {
      this.wrongs.push(`${this.name} gets the inconsistent event ${seq}`);
      return this.#watch();
    }
    this.#view = { seq, game, face, isCovered: view.isCovered && !deal };
  }

  // ---- Actions ----

  #seat(): Seat | undefined {
    const seats = this.#view?.face.seats;
    if (this.#player === undefined || !seats) return undefined;
    if (seats.first.id === this.#player) return 'first';
    return seats.second.id === this.#player ? 'second' : undefined;
  }

  #want(command: Command): void {
    if (!this.#view) return;
    const cmdId = `${this.name}-cmd-${String(this.#commands++).padStart(4, '0')}`;
    this.#pending = { cmdId, expectedSeq: this.#view.seq, command };
    this.#send(this.#pending);
  }

  #think(): void {
    const { world } = this.#around;
    // Nothing is left to do after the end.
    if (this.#view?.face.status === 'over' && !this.#pending) return;
    world.after(world.between(20, 700), () => this.#think());
    if (!this.#view || this.#pending || !this.#socket?.isOpen()) return;
    const seat = this.#seat();
    if (!seat) this.#actAsVisitor(this.#view);
    else if (world.now() < this.#sleepsAt) this.#actAsPlayer(this.#view, seat);
  }

  #actAsVisitor({ face }: View): void {
    if (face.status === 'open' && face.host.id !== this.#player) this.#want({ type: 'sit' });
    // Sometimes a client tries what it isn't allowed to do.
    else if (this.#around.world.chance(3)) this.#want({ type: 'resign' });
  }

  #actAsPlayer({ face, game, isCovered }: View, seat: Seat): void {
    const { world } = this.#around;
    // Some send `ready`, others just play, if the cards are dealt.
    if (face.awaits?.includes(seat) && world.chance(30)) return this.#want({ type: 'ready' });
    if (isCovered && !world.chance(3)) return;
    if (face.offer?.kind === 'takeBack' && face.offer.by !== seat && world.chance(70))
      return this.#want({ type: 'answerTakeBack', accept: world.chance(50) });
    if (world.chance(4)) return this.#want({ type: 'say', text: `${this.name} says ${this.#commands}` });
    if (world.chance(3)) return this.#want({ type: 'askTakeBack' });
    if (world.throwDie(400) === 0) return this.#want({ type: 'resign' });
    // Sometimes out of turn, on purpose.
    if (seatToMove(game) === seat || world.chance(2))
      this.#want({ type: 'turn', moves: [...someTurn(game, `${this.name}${this.#commands}`)] });
  }
}

const dealt = (deck: Deck, { center, circle }: ServerMessages['table']['deal']): Game =>
  begin(deck, { center: center as unknown as Game['deal']['center'], circle });

const rewind = (game: Game, to: number): Game =>
  to < game.moves.length ? undo(game, game.moves.length - to) : game;

function playTexts(game: Game, texts: readonly string[]): Game | undefined {
  const moves = texts.map(readMadeMove).filter((move) => move !== undefined);
  const played = moves.length === texts.length ? playAll(game, moves) : undefined;
  return played?.ok ? played.value : undefined;
}
