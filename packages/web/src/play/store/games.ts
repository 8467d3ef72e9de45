// The library: every game stored on this device, in progress or finished, and the decks they use.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Deck,
  type Game,
  legalPrefix,
  type Move,
  ok,
  refused,
  type Result,
  seatToMove,
} from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { type CodeError, makeCode, parseCode, readMadeMove } from '@wagons/rules/notation';
import type { Damages } from '../../kit/storage/damaged.ts';
import { AnyObject, parseJson } from '../../kit/storage/json.ts';
import { type KeptGame, makeKept, makePending, readKept } from './keptGame.ts';
import type { PracticeGame } from './seatPlayers.ts';
import type { KeyValueStore, WriteResult } from '../../kit/storage/keyValueStore.ts';

/** A stored game, replayed by the rules. */
export type OpenGame = {
  readonly kept: KeptGame;
  readonly game: Game;
  /** The legal moves of a turn that is not confirmed yet. */
  readonly pending: readonly Move[];
};

/** Why a game can't be opened. A damaged one was set aside; the others stay where they are. */
export type GameTrouble =
  | { readonly what: 'missing' }
  | { readonly what: 'damaged' }
  /** Written by a later version of the app. */
  | { readonly what: 'later' }
  | { readonly what: 'unknownDeck'; readonly found: string };

export type Games = {
  /** All readable games, the latest first. */
  readonly list: ReadonlySignal<readonly KeptGame[]>;
  readonly load: (id: string) => Result<OpenGame, GameTrouble>;
  /** Reads the text of a game that is not, or no longer, stored. */
  readonly read: (text: string) => Result<OpenGame, GameTrouble>;
  readonly save: (
    kept: Omit<KeptGame, 'code' | 'deck' | 'pending'>,
    game: Game,
    pending: readonly Move[],
  ) => WriteResult;
  /** Stores what a review of the game with this code found. */
  readonly keepLosses: (code: string, lost: NonNullable<KeptGame['lost']>) => void;
  /** Marks a stored game as practice. */
  readonly markPractice: (id: string, practice: PracticeGame) => void;
  readonly remove: (id: string) => void;
  /** Reads storage again, after a write that bypassed the library. */
  readonly refresh: () => void;
  /** The built-in decks, then the stored ones. */
  readonly decks: ReadonlySignal<readonly Deck[]>;
  /** Stores a deck with its text, so that its games can be opened again. Returns the deck to use. */
  readonly keepDeck: (deck: Deck, text: string) => Deck;
};

export const gameKey = (id: string): string => `game/${id}`;
const GAME = gameKey('');
export const deckKey = (hash: string): string => `deck/${hash}`;
const DECK = deckKey('');

const DAMAGED: GameTrouble = { what: 'damaged' };

type LibraryPorts = {
  readonly store: KeyValueStore;
  readonly damages: Damages;
  readonly builtIn: readonly Deck[];
};

export const openGames = (ports: LibraryPorts): Games => new Library(ports);

class Library implements Games {
  readonly list = computed(() => this.#list());
  readonly decks = computed(() => this.#readDecks());

  readonly #ports: LibraryPorts;
  /** One object per deck, because rules and engine cache by deck identity. */
  readonly #decks: Map<string, Deck>;
  readonly #changes = signal(0);
  #listed: readonly Deck[] = [];

  constructor(ports: LibraryPorts) {
    this.#ports = ports;
    this.#decks = new Map(ports.builtIn.map((deck) => [deck.hash, deck]));
    ports.store.onChange((key) => {
      if (key.startsWith(GAME) || key.startsWith(DECK)) this.refresh();
    });
  }

  readonly refresh = (): void => {
    this.#changes.value++;
  };

  #list(): readonly KeptGame[] {
    void this.#changes.value;
    return this.#keysOf(GAME)
      .flatMap((key) => {
        const found = this.#find(key);
        if (found.ok) return [found.value];
        if (found.error.what === 'damaged') this.#setAsideSoon(key);
        return [];
      })
      .toSorted((a, b) => b.changed - a.changed);
  }

  /** The same list as long as the decks are the same: screens read their game again when it changes. */
  #readDecks(): readonly Deck[] {
    void this.#changes.value;
    const stored = this.#keysOf(DECK).map((key) => this.#findDeck(key.slice(DECK.length)));
    const decks = [...this.#ports.builtIn, ...stored.filter((deck) => deck !== undefined)];
    const isSame = decks.length === this.#listed.length && decks.every((deck, i) => deck === this.#listed[i]);
    if (!isSame) this.#listed = decks;
    return this.#listed;
  }

  readonly load = (id: string): Result<OpenGame, GameTrouble> => {
    const opened = this.#replay(this.#find(gameKey(id)));
    if (!opened.ok && opened.error.what === 'damaged') this.#ports.damages.setAside(gameKey(id));
    return opened;
  };

  readonly read = (text: string): Result<OpenGame, GameTrouble> => {
    return this.#replay(parseKept(text));
  };

  #replay(found: Result<KeptGame, GameTrouble>): Result<OpenGame, GameTrouble> {
    if (!found.ok) return found;
    const { value: kept } = found;
    const deck = this.#findDeck(kept.deck);
    const game = parseCode(kept.code, deck ? [deck] : []);
    if (!game.ok) return refused(troubleOf(game.error));
    return ok({ kept, game: game.value, pending: readPending(game.value, kept.pending) });
  }

  readonly save = (...[kept, game, pending]: Parameters<Games['save']>): WriteResult => {
    const whole = { ...kept, deck: game.deck.hash, code: codeOf(game), pending: makePending(pending) };
    const written = this.#ports.store.write(gameKey(kept.id), makeKept(whole));
    this.refresh();
    return written;
  };

  readonly keepLosses = (code: string, lost: NonNullable<KeptGame['lost']>): void => {
    for (const kept of this.#list()) {
      if (kept.code !== code || !kept.totals) continue;
      // Without room for it, the losses are missing in the statistics.
      this.#ports.store.write(gameKey(kept.id), makeKept({ ...kept, lost }));
    }
    this.refresh();
  };

  readonly markPractice = (id: string, practice: PracticeGame): void => {
    const kept = this.#list().find((one) => one.id === id);
    if (kept) this.#ports.store.write(gameKey(id), makeKept({ ...kept, practice }));
    this.refresh();
  };

  readonly remove = (id: string): void => {
    this.#ports.store.remove(gameKey(id));
    this.refresh();
  };

  readonly keepDeck = (deck: Deck, text: string): Deck => {
    const found = this.#findDeck(deck.hash);
    if (found) return found;
    this.#ports.store.write(deckKey(deck.hash), text);
    this.#decks.set(deck.hash, deck);
    this.refresh();
    return deck;
  };

  #keysOf(prefix: string): readonly string[] {
    return this.#ports.store.keys().filter((key) => key.startsWith(prefix));
  }

  #find(key: string): Result<KeptGame, GameTrouble> {
    const text = this.#ports.store.read(key);
    const found = text === undefined ? refused({ what: 'missing' } as const) : parseKept(text);
    return found.ok && key !== gameKey(found.value.id) ? refused(DAMAGED) : found;
  }

  #findDeck(hash: string): Deck | undefined {
    const text = this.#decks.has(hash) ? undefined : this.#ports.store.read(deckKey(hash));
    const deck = text === undefined ? undefined : parseDeck(text);
    if (deck?.ok && deck.value.hash === hash) this.#decks.set(hash, deck.value);
    else if (deck) this.#setAsideSoon(deckKey(hash));
    return this.#decks.get(hash);
  }

  /** A computed signal must not write, so damage found while listing is set aside right after. */
  #setAsideSoon(key: string): void {
    queueMicrotask(() => this.#ports.damages.setAside(key));
  }
}

function parseKept(text: string): Result<KeptGame, GameTrouble> {
  const kept = readKept(parseJson(AnyObject, text));
  return kept.ok ? kept : refused(kept.error.what === 'later' ? kept.error : DAMAGED);
}

function troubleOf(error: CodeError): GameTrouble {
  switch (error.what) {
    case 'unknownDeck':
      return { what: 'unknownDeck', found: error.found };
    case 'unknownBuiltInDeck':
    case 'unknownVersion':
      return { what: 'later' };
    case 'notACode':
    case 'damaged':
      return { what: 'damaged' };
  }
}

const codes = new WeakMap<Game, string>();

/** The link code of a game, cached. */
export function codeOf(game: Game): string {
  const known = codes.get(game);
  if (known !== undefined) return known;
  const code = makeCode(game);
  codes.set(game, code);
  return code;
}

/** The moves of an unconfirmed turn, up to the first that is unreadable or illegal. */
function readPending(game: Game, texts: readonly string[]): readonly Move[] {
  const moves = texts.map(readMadeMove);
  const end = moves.indexOf(undefined);
  const readable = moves.slice(0, end < 0 ? undefined : end).filter((move) => move !== undefined);
  return legalPrefix(game, readable, seatToMove(game));
}
