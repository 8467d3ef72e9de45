// A table on this device: for persons and bots, kept on the shelf after every move, in one tab at a time.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type BySeat,
  type Game,
  type Move,
  ok,
  type Points,
  refused,
  type Refused,
  REFUSALS,
  type Result,
  score,
  type Seat,
  SEATS,
  seatToMove,
  undo,
} from '@wagons/rules';
import { copyName, leadsTo } from '../store/copies.ts';
import { deckKey, gameKey, type GameTrouble, type OpenGame } from '../store/games.ts';
import type { KeptGame, TakeBack } from '../store/keptGame.ts';
import { type Bots, seatBots } from './bots.ts';
import { afterGame } from './matches.ts';
import type { Plan } from './plans.ts';
import type { TablePorts } from './ports.ts';
import type { Sitter } from '../store/sitters.ts';
import type { Declined, Table } from './table.ts';
import { isFinished, playAll, turnsOf } from './turns.ts';

export type LocalTable = Table & {
  readonly sitters: BySeat<Sitter>;
  readonly seed: string | undefined;
  readonly takeBacks: ReadonlySignal<readonly TakeBack[]>;
  readonly bots: Bots;
};

/** Keeps a new game, and tells its id; it begins when somebody opens it. */
export function keepNew(ports: TablePorts, plan: Plan): string {
  const now = ports.clock.now();
  const kept: Begun = {
    id: ports.newId(),
    sitters: plan.sitters,
    ...(plan.seed !== undefined && { seed: plan.seed }),
    ...(plan.match && { match: plan.match }),
    started: now,
    changed: now,
    takeBacks: [],
    revision: 0,
    from: '',
    hand: ports.hand,
  };
  ports.games.save(kept, plan.game, []);
  return kept.id;
}

/** Opens a game of the library. If it is open in another tab, it is taken over from there. */
export function openTable(ports: TablePorts, id: string): Result<LocalTable, GameTrouble> {
  const opened = ports.games.load(id);
  return opened.ok ? ok(sitDown(ports, opened.value)) : opened;
}

/** What is kept besides the record itself. */
type Begun = Omit<KeptGame, 'deck' | 'code' | 'pending'>;
type Position = Omit<OpenGame, 'kept'> & { readonly kept: Begun };

const declined = (why: Declined): Promise<Refused<Declined>> => Promise.resolve(refused(why));

function sitDown(ports: TablePorts, opened: Position): LocalTable {
  const { shelf, games, clock, hand } = ports;
  const { id, sitters, seed } = opened.kept;
  const holder = `holder/${id}`;

  const kept = signal(opened.kept);
  const game = signal(opened.game);
  const pending = signal(opened.pending);
  const isHeld = signal(true);
  let latest = 0;

  // ---- Keeping ----

  const hold = (): void => {
    shelf.write(holder, hand);
    isHeld.value = true;
  };
  /** Whoever wrote the holder's key last has the table. */
  const mayWrite = (): boolean => {
    if (isHeld.peek() && shelf.read(holder) !== hand) isHeld.value = false;
    return isHeld.peek();
  };
  const save = (): void => {
    const { totals: _, ...before } = kept.peek();
    const totals = totalsOf(game.peek());
    // Even after an earlier record came back, no two changes have the same number.
    latest = Math.max(latest, before.revision) + 1;
    kept.value = {
      ...before,
      ...(totals && { totals }),
      changed: clock.now(),
      revision: latest,
      from: before.hand === hand ? before.from : stampOf(before),
      hand,
    };
    games.save(kept.peek(), game.peek(), pending.peek());
  };
  const commit = (next: Game, moves: readonly Move[] = [], takeBack?: TakeBack): void => {
    batch(() => {
      game.value = next;
      pending.value = moves;
      if (takeBack) kept.value = { ...kept.peek(), takeBacks: [...kept.peek().takeBacks, takeBack] };
      save();
    });
  };

  // ---- Other tabs ----

  /** Keeps a game as another one, under a name that two tabs give it alike. */
  const putAside = (other: Position): void => {
    const { match: _, ...copy } = other.kept;
    games.save({ ...copy, id: copyName(`${id}/${stampOf(copy)}`) }, other.game, other.pending);
  };
  const adopt = (there: OpenGame): void => {
    const ours = kept.peek();
    const isSeen = [there.kept.from, stampOf(there.kept)].includes(stampOf(ours));
    const isLost = ours.hand === hand && !isSeen && !leadsTo(game.peek(), there.game);
    // What the other tab did not know of when it went on is not given up for it.
    if (isLost) putAside({ kept: ours, game: game.peek(), pending: pending.peek() });
    batch(() => {
      kept.value = there.kept;
      game.value = there.game;
      pending.value = there.pending;
    });
  };
  /** Another tab has written the game. */
  const settle = (there: Result<OpenGame, GameTrouble>): void => {
    const stored = games.load(id);
    if (!there.ok) {
      // A record that somebody has spoilt is set aside, and written again.
      if (isHeld.peek() && !stored.ok) save();
      return;
    }
    const goesOn = isHeld.peek() && kept.peek().hand === hand;
    const isOurs = stored.ok && stored.value.kept.hand === hand;
    const above = goesOn ? game.peek() : isOurs ? stored.value.game : undefined;
    // That tab may have written before it heard of us, or we before we heard of it: neither buries the other.
    if (above && !leadsTo(there.value.game, above)) putAside(there.value);
    if (goesOn) save();
    else if (stampOf(there.value.kept) !== stampOf(kept.peek())) adopt(there.value);
  };
  const unhear = shelf.onChange((key, text) => {
    if (key === holder) mayWrite();
    else if (key === gameKey(id)) {
      // What was deleted elsewhere comes back only when somebody asks for it.
      if (text === undefined) isHeld.value = false;
      else settle(games.read(text));
    }
  });
  hold();

  // ---- Moves ----

  const now = computed(() => {
    const after = playAll(game.value, pending.value);
    return after.ok ? after.value : game.value;
  });
  const bots = seatBots({
    now,
    sitters,
    isHeld,
    clock,
    thinker: ports.thinker,
    inTurn: ports.inTurn,
    chance: (seat, { moves }) => `${seed ?? id}/${seat}/${moves.length}`,
    make: (move) => {
      const turn = [...pending.peek(), move];
      const next = playAll(game.peek(), turn);
      if (!next.ok) return false;
      if (!mayWrite()) return true;
      if (isFinished(game.peek(), next.value)) commit(next.value);
      else commit(game.peek(), turn);
      return true;
    },
  });
  const isPerson = (seat: Seat): boolean => sitters[seat].kind === 'person';
  const lastTurn = computed(() => turnsOf(game.value).findLast(({ seat }) => isPerson(seat)));

  return {
    id,
    seed,
    sitters,
    game,
    pending,
    bots,
    awaited: bots.thinking,
    mine: computed(() => (isHeld.value ? SEATS.filter(isPerson) : [])),
    keeping: computed(() => {
      if (!isHeld.value) return 'elsewhere';
      // Without its deck a game cannot be opened again.
      const needed = [gameKey(id), deckKey(game.value.deck.hash)];
      return needed.some((key) => shelf.unkept.value.has(key)) ? 'unsaved' : 'saved';
    }),
    match: computed(() => {
      const { match } = kept.value;
      const totals = totalsOf(game.value);
      return match && totals ? afterGame(match, totals) : match;
    }),
    takeBacks: computed(() => kept.value.takeBacks),
    canTakeBack: computed(() => isHeld.value && lastTurn.value !== undefined),

    keepPending: (moves) => {
      if (mayWrite()) commit(game.peek(), moves);
    },
    confirm: (turn) => {
      if (!mayWrite()) return declined({ why: 'elsewhere' });
      const seat = seatToMove(game.peek());
      if (seat && !isPerson(seat)) {
        return declined({ why: 'rules', illegal: { why: 'notYourTurn', rule: REFUSALS.notYourTurn } });
      }
      const next = playAll(game.peek(), turn, seat);
      if (!next.ok) return declined({ why: 'rules', illegal: next.error });
      if (!isFinished(game.peek(), next.value)) return declined({ why: 'unfinished' });
      commit(next.value);
      return Promise.resolve(next);
    },
    takeBack: () => {
      if (!mayWrite()) return declined({ why: 'elsewhere' });
      const turn = lastTurn.peek();
      if (!turn) return declined({ why: 'nothing' });
      const { length } = game.peek().moves;
      const earlier = undo(game.peek(), length - turn.from);
      commit(earlier, [], { seat: turn.seat, from: length, to: turn.from });
      return Promise.resolve(ok(earlier));
    },
    takeOver: () => {
      const there = games.load(id);
      // What happened elsewhere comes first; only then is the table ours.
      if (there.ok && stampOf(there.value.kept) !== stampOf(kept.peek())) adopt(there.value);
      hold();
      if (!there.ok) save();
    },
    leave: () => {
      unhear();
      bots.leave();
      if (isHeld.peek() && shelf.read(holder) === hand) shelf.remove(holder);
      isHeld.value = false;
    },
  };
}

/** Which change of a game this is. */
const stampOf = ({ revision, hand }: Begun): string => `${revision}.${hand}`;

function totalsOf(game: Game): BySeat<Points> | undefined {
  if (game.phase !== 'over') return undefined;
  const { first, second } = score(game);
  return { first: first.total, second: second.total };
}
