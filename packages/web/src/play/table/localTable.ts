// A table on this device: for people and bots, stored after every move, writable in one tab at a time.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { botSeed } from '@wagons/ai/service';
import {
  type BySeat,
  type Game,
  type Move,
  ok,
  playAll,
  refused,
  type Refused,
  REFUSALS,
  type Result,
  type Seat,
  SEATS,
  seatToMove,
  turnsOf,
  undo,
} from '@wagons/rules';
import { copyName } from '../store/copies.ts';
import { countsForDay } from '../store/dailyGame.ts';
import { deckKey, gameKey, type GameTrouble, type OpenGame } from '../store/games.ts';
import type { TakeBack } from '../store/keptGame.ts';
import type { PracticeGame, SeatPlayer, Target } from '../store/seatPlayers.ts';
import { type Bots, seatBots } from './bots.ts';
import {
  adopted,
  changed,
  type GameMeta,
  isForked,
  type LocalState,
  reconcile,
  revised,
  stampOf,
  type StoredGame,
  totalsOf,
} from './localState.ts';
import { afterGame } from './matches.ts';
import type { Plan } from './plans.ts';
import type { TablePorts } from './ports.ts';
import { type Declined, nowOf, type Table } from './table.ts';
import { isFinished } from './turns.ts';

export type LocalTable = Table & {
  readonly players: BySeat<SeatPlayer>;
  readonly seed: string | undefined;
  /** Whether it counts as today's daily deal: without hints and takebacks. */
  readonly isDaily: boolean;
  readonly practice: PracticeGame | undefined;
  readonly target: Target | undefined;
  readonly takeBacks: ReadonlySignal<readonly TakeBack[]>;
  readonly bots: Bots;
};

/** Stores a new game and returns its id; it begins when it is opened. */
export function keepNew(ports: TablePorts, plan: Plan): string {
  const now = ports.clock.now();
  const kept: GameMeta = {
    id: ports.newId(),
    players: plan.players,
    ...(plan.seed !== undefined && { seed: plan.seed }),
    ...(plan.match && { match: plan.match }),
    ...(plan.practice && { practice: plan.practice }),
    ...(plan.target && { target: plan.target }),
    started: now,
    changed: now,
    takeBacks: [],
    revision: 0,
    from: '',
    writerTab: ports.tabId,
  };
  ports.games.save(kept, plan.game, []);
  return kept.id;
}

/** Opens a stored game. If it is open in another tab, this tab takes it over. */
export function openTable(ports: TablePorts, id: string): Result<LocalTable, GameTrouble> {
  const opened = ports.games.load(id);
  return opened.ok ? ok(tableOf(new LocalSession(ports, opened.value))) : opened;
}

const declined = (why: Declined): Promise<Refused<Declined>> => Promise.resolve(refused(why));

/** Stores every change of the state in `localState.ts` and follows other tabs. */
class LocalSession {
  readonly state: Signal<LocalState>;
  readonly game: ReadonlySignal<Game>;
  readonly pending: ReadonlySignal<readonly Move[]>;
  readonly now: ReadonlySignal<Game>;
  readonly isHeld: ReadonlySignal<boolean>;
  readonly bots: ReturnType<typeof seatBots>;
  readonly ports: TablePorts;

  readonly #id: string;
  /** The key whose last writer holds the table. */
  readonly #holder: string;
  readonly #unsubscribe: () => void;

  constructor(ports: TablePorts, { kept, game, pending }: OpenGame) {
    this.ports = ports;
    this.#id = kept.id;
    this.#holder = `holder/${kept.id}`;
    this.state = signal({ kept, game, pending, isHeld: true, latest: 0 });
    this.game = computed(() => this.state.value.game);
    this.pending = computed(() => this.state.value.pending);
    this.now = nowOf(this.game, this.pending);
    this.isHeld = computed(() => this.state.value.isHeld);
    this.#unsubscribe = ports.store.onChange((key, text) => this.#follow(key, text));
    this.hold();
    this.bots = seatBots({
      now: this.now,
      players: kept.players,
      isHeld: this.isHeld,
      clock: ports.clock,
      engine: ports.engine,
      afterPaint: ports.afterPaint,
      seedFor: (seat, game) => botSeed(kept.seed ?? kept.id, seat, game),
      make: (move) => this.#makeBotMove(move),
    });
  }

  hold(): void {
    this.ports.store.write(this.#holder, this.ports.tabId);
    this.#set({ isHeld: true });
  }

  mayWrite(): boolean {
    if (this.isHeld.peek() && !this.#isHolder()) this.#set({ isHeld: false });
    return this.isHeld.peek();
  }

  commit(to: Parameters<typeof changed>[1]): void {
    batch(() => {
      this.state.value = changed(this.state.peek(), to);
      this.#save();
    });
  }

  takeOver(): void {
    const there = this.ports.games.load(this.#id);
    // First adopt what happened in the other tab, then hold the table.
    if (there.ok && stampOf(there.value.kept) !== stampOf(this.state.peek().kept)) this.#adopt(there.value);
    this.hold();
    if (!there.ok) this.#save();
  }

  leave(): void {
    this.#unsubscribe();
    this.bots.leave();
    if (this.isHeld.peek() && this.#isHolder()) this.ports.store.remove(this.#holder);
    this.#set({ isHeld: false });
  }

  #set(part: Partial<LocalState>): void {
    this.state.value = { ...this.state.peek(), ...part };
  }

  #isHolder(): boolean {
    return this.ports.store.read(this.#holder) === this.ports.tabId;
  }

  #save(): void {
    const { clock, games, tabId } = this.ports;
    const next = revised(this.state.peek(), { tab: tabId, at: clock.now() });
    this.state.value = next;
    games.save(next.kept, next.game, next.pending);
  }

  /** Returns whether the move was legal. */
  #makeBotMove(move: Move): boolean {
    const { game, pending } = this.state.peek();
    const turn = [...pending, move];
    const next = playAll(game, turn);
    if (!next.ok) return false;
    if (!this.mayWrite()) return true;
    this.commit(isFinished(game, next.value) ? { game: next.value } : { pending: turn });
    return true;
  }

  // ---- Other tabs ----

  #follow(key: string, text: string | undefined): void {
    if (key === this.#holder) this.mayWrite();
    else if (key === gameKey(this.#id)) {
      // A game that was deleted in another tab comes back only on request.
      if (text === undefined) this.#set({ isHeld: false });
      else this.#settle(this.ports.games.read(text));
    }
  }

  #settle(there: Result<OpenGame, GameTrouble>): void {
    const stored = this.ports.games.load(this.#id);
    const { copiesTheirs, next } = reconcile(this.state.peek(), { there, stored }, this.ports.tabId);
    if (there.ok && copiesTheirs) this.#saveCopy(there.value);
    if (next === 'save') this.#save();
    else if (there.ok && next === 'adopt') this.#adopt(there.value);
  }

  #adopt(there: StoredGame): void {
    const state = this.state.peek();
    if (isForked(state, there, this.ports.tabId)) this.#saveCopy(state);
    this.state.value = adopted(state, there);
  }

  /** Stores a game under an id that every tab derives alike, so that it is copied only once. */
  #saveCopy({ kept, game, pending }: StoredGame): void {
    const { match: _, ...copy } = kept;
    this.ports.games.save({ ...copy, id: copyName(`${this.#id}/${stampOf(copy)}`) }, game, pending);
  }
}

const isPerson = (players: BySeat<SeatPlayer>, seat: Seat): boolean => players[seat].kind === 'person';

function tableOf(session: LocalSession): LocalTable {
  const { game, pending, now, isHeld, bots, state, ports } = session;
  const { id, players, seed, practice, target } = state.peek().kept;
  // Everyone gets one try at the daily deal, so its confirmed turns are final.
  const isDaily = countsForDay(state.peek().kept);
  const lastTurn = computed(() =>
    isDaily ? undefined : turnsOf(game.value).findLast(({ seat }) => isPerson(players, seat)),
  );
  return {
    id,
    seed,
    players,
    practice,
    target,
    isDaily,
    game,
    pending,
    now,
    bots,
    awaited: bots.thinking,
    mine: computed(() => (isHeld.value ? SEATS.filter((seat) => isPerson(players, seat)) : [])),
    keeping: computed(() => {
      if (!isHeld.value) return 'elsewhere';
      // Without its deck a game can't be opened again.
      const needed = [gameKey(id), deckKey(game.value.deck.hash)];
      return needed.some((key) => ports.store.unkept.value.has(key)) ? 'unsaved' : 'saved';
    }),
    match: computed(() => {
      const { match } = state.value.kept;
      const totals = totalsOf(game.value);
      return match && totals ? afterGame(match, totals) : match;
    }),
    takeBacks: computed(() => state.value.kept.takeBacks),
    canTakeBack: computed(() => isHeld.value && lastTurn.value !== undefined),
    keepPending: (moves) => {
      if (session.mayWrite()) session.commit({ pending: moves });
    },
    confirm: (turn) => confirm(session, turn),
    takeBack: () => {
      if (!session.mayWrite()) return declined({ why: 'elsewhere' });
      const turn = lastTurn.peek();
      if (!turn) return declined({ why: 'nothing' });
      const { length } = game.peek().moves;
      const earlier = undo(game.peek(), length - turn.from);
      session.commit({ game: earlier, takeBack: { seat: turn.seat, from: length, to: turn.from } });
      return Promise.resolve(ok(earlier));
    },
    takeOver: () => session.takeOver(),
    leave: () => session.leave(),
  };
}

function confirm(session: LocalSession, turn: readonly Move[]): Promise<Result<Game, Declined>> {
  if (!session.mayWrite()) return declined({ why: 'elsewhere' });
  const { game, kept } = session.state.peek();
  const seat = seatToMove(game);
  if (seat && !isPerson(kept.players, seat)) {
    return declined({ why: 'rules', illegal: { why: 'notYourTurn', rule: REFUSALS.notYourTurn } });
  }
  const next = playAll(game, turn, seat);
  if (!next.ok) return declined({ why: 'rules', illegal: next.error });
  if (!isFinished(game, next.value)) return declined({ why: 'unfinished' });
  session.commit({ game: next.value });
  return Promise.resolve(next);
}
