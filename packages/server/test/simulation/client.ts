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
type View = { readonly seq: number; readonly game: Game; readonly face: TableFace };

type Acked = {
  readonly player: string;
  readonly cmdId: string;
  readonly seq: number;
  readonly type: string;
  /** The lines it has sent. */
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

type Wish = { readonly cmdId: string; readonly expectedSeq: number; readonly command: Command };

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

export function startClient(
  { world, cluster, faults, deck }: ClientWorld,
  { table, player, name, sleepsAt = Infinity }: ClientSettings,
): Client {
  const acked: Acked[] = [];
  const wrongs: string[] = [];
  const refusals = new Map<string, number>();
  const said: string[] = [];
  let view: View | undefined;
  let line = 0;
  let wish: Wish | undefined;
  let wishes = 0;
  let socket:
    | { readonly node: Node; readonly send: (text: string) => void; readonly isOpen: () => boolean }
    | undefined;

  // ---- The connection ----

  const reconnect = (): void => {
    socket = undefined;
    world.after(world.between(20, 1_500), open);
  };
  const open = (): void => {
    const nodes = cluster.nodes();
    if (nodes.length === 0) return reconnect();
    const node = world.pick(nodes);
    let isOpen = true;
    let [toServer, toClient] = [world.now(), world.now()];
    const cut = (): void => {
      if (!isOpen) return;
      isOpen = false;
      forget();
      world.trace(`${name} is cut off`);
      world.after(world.between(0, 2_000), () => !node.isDead() && connection?.gone());
      reconnect();
    };
    // A dead server doesn't answer; the client notices after a while.
    const forget = node.onDeath(() => world.after(world.between(0, 500), cut));
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
          toClient = deliver(toClient, () => hear(JSON.parse(text) as ServerMessage));
        },
        close: () => cut(),
        waiting: () => 0,
      },
      player,
    );
    if (!connection) return reconnect();
    const send = (text: string): void => {
      toServer = deliver(toServer, () => connection.receive(text));
    };
    socket = { node, send, isOpen: () => isOpen };
    send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
    watch(view?.seq);
    if (wish) sendWish(wish);
  };
  const watch = (since?: number): void => {
    socket?.send(JSON.stringify({ type: 'watch', table, ...(since !== undefined && { since }), line }));
  };
  const sendWish = (one: Wish): void => socket?.send(JSON.stringify({ type: 'do', table, ...one }));

  // ---- Received messages ----

  const hear = (message: ServerMessage): void => {
    world.trace(
      `${name} hears ${message.type} ${'seq' in message ? message.seq : ''} ${'code' in message ? message.code : ''}`,
    );
    switch (message.type) {
      case 'table':
        return takeTable(message);
      case 'event':
        return takeEvent(message);
      case 'said':
        return takeLines(message.lines);
      case 'people':
        return takePeople(message);
      case 'ok':
        if (wish?.cmdId !== message.cmdId) return;
        acked.push({
          player: player ?? '',
          cmdId: message.cmdId,
          seq: message.seq,
          type: wish.command.type,
          ...(wish.command.type === 'say' && { text: wish.command.text }),
        });
        wish = undefined;
        return;
      case 'refused': {
        refusals.set(message.code, (refusals.get(message.code) ?? 0) + 1);
        if (message.cmdId === undefined || wish?.cmdId !== message.cmdId) {
          if (message.cmdId === undefined) world.after(world.between(50, 500), () => watch(view?.seq));
          return;
        }
        const again = wish;
        if (['unavailable', 'tooFast', 'ourFault', 'closing'].includes(message.code)) {
          world.after(world.between(50, 800), () => wish === again && sendWish(again));
          return;
        }
        wish = undefined;
        if (message.head !== undefined && message.head !== view?.seq) watch(view?.seq);
        break;
      }
      default:
    }
  };
  const takeLines = (lines: ServerMessages['said']['lines']): void => {
    for (const one of lines) {
      if (one.line <= line) continue;
      if (one.line !== line + 1) wrongs.push(`${name} missed line ${line + 1} of the chat`);
      line = one.line;
      said.push(one.text);
    }
  };
  const takePeople = ({ host, seats }: ServerMessages['people']): void => {
    if (view) view = { ...view, face: { ...view.face, host, ...(seats && { seats }) } };
    expectNames({ host, ...(seats && { seats }) });
  };
  const expectNames = ({ host, seats }: Pick<TableFace, 'host' | 'seats'>): void => {
    for (const { id, name: called } of [host, ...Object.values(seats ?? {})])
      if (called === '') wrongs.push(`${name} is not told what ${id} is called`);
  };
  const takeTable = (told: ServerMessages['table']): void => {
    takeLines(told.chat);
    expectNames(told.face);
    const start = begin(deck, {
      center: told.deal.center as unknown as Game['deal']['center'],
      circle: told.deal.circle,
    });
    const game = playTexts(start, told.moves);
    if (!game || fingerprint(game) !== told.hash)
      return void wrongs.push(`${name} is shown a table that does not add up`);
    if (view && told.seq < view.seq) return;
    view = { seq: told.seq, game, face: told.face };
  };
  const takeEvent = (told: ServerMessages['event']): void => {
    expectNames(told.face);
    if (!view) return;
    if (told.seq <= view.seq) return;
    if (told.seq !== view.seq + 1) return watch();
    const { from, moves } = told.happened;
    const game = from === undefined ? view.game : playTexts(rewind(view.game, from), moves ?? []);
    if (!game || fingerprint(game) !== told.hash) {
      wrongs.push(`${name} gets event ${told.seq} that does not add up`);
      return watch();
    }
    view = { seq: told.seq, game, face: told.face };
  };

  // ---- Actions ----

  const seat = (): Seat | undefined => {
    const seats = view?.face.seats;
    if (player === undefined || !seats) return undefined;
    return seats.first.id === player ? 'first' : seats.second.id === player ? 'second' : undefined;
  };
  const want = (command: Command): void => {
    if (!view) return;
    wish = { cmdId: `${name}-cmd-${String(wishes++).padStart(4, '0')}`, expectedSeq: view.seq, command };
    sendWish(wish);
  };
  const think = (): void => {
    // Nothing is left to do after the end.
    if (view?.face.status === 'over' && !wish) return;
    world.after(world.between(20, 700), think);
    if (!view || wish || !socket?.isOpen()) return;
    const { face, game } = view;
    const mine = seat();
    if (!mine) {
      if (face.status === 'open' && face.host.id !== player) want({ type: 'sit' });
      // Sometimes a client tries what it isn't allowed to do.
      else if (world.chance(3)) want({ type: 'resign' });
      return;
    }
    if (world.now() >= sleepsAt) return;
    // Some send `ready`, others just play.
    if (face.awaits?.includes(mine) && world.chance(30)) return want({ type: 'ready' });
    if (face.offer?.kind === 'takeBack' && face.offer.by !== mine && world.chance(70))
      return want({ type: 'answerTakeBack', accept: world.chance(50) });
    if (world.chance(4)) return want({ type: 'say', text: `${name} says ${wishes}` });
    if (world.chance(3)) return want({ type: 'askTakeBack' });
    if (world.throwDie(400) === 0) return want({ type: 'resign' });
    // Sometimes out of turn, on purpose.
    if (seatToMove(game) === mine || world.chance(2))
      want({ type: 'turn', moves: [...someTurn(game, `${name}${wishes}`)] });
  };
  open();
  if (player !== undefined) think();
  const isSeated = (): boolean => seat() !== undefined;
  return {
    name,
    table,
    isSeated,
    view: () => view,
    acked,
    wrongs,
    refusals,
    said,
    isBusy: () => wish !== undefined,
  };
}

const rewind = (game: Game, to: number): Game =>
  to < game.moves.length ? undo(game, game.moves.length - to) : game;

function playTexts(game: Game, texts: readonly string[]): Game | undefined {
  const moves = texts.map(readMadeMove).filter((move) => move !== undefined);
  const played = moves.length === texts.length ? playAll(game, moves) : undefined;
  return played?.ok ? played.value : undefined;
}
