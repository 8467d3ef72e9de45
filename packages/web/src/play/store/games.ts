// The library: every game of this device, in progress or finished, and the decks they were played with.

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
import { type CodeError, makeCode, parseCode, readMadeMove } from '@wagons/rules/notation';
import type { Damages } from '../../kit/storage/damaged.ts';
import type { DeckReader } from './deckReader.ts';
import { AnyObject, parseJson } from '../../kit/storage/json.ts';
import { type KeptGame, makeKept, makePending, readKept } from './keptGame.ts';
import type { KeyValueStore, WriteResult } from '../../kit/storage/keyValueStore.ts';

/** A kept game, replayed by the rules. */
export type OpenGame = {
  readonly kept: KeptGame;
  readonly game: Game;
  /** Moves of the turn in hand that are not confirmed; legal one after the other. */
  readonly pending: readonly Move[];
};

/** Why a game cannot be opened. One that is damaged has been set aside; the others stay where they are. */
export type GameTrouble =
  | { readonly what: 'missing' }
  | { readonly what: 'damaged' }
  /** WriteResult by a later version of this program. */
  | { readonly what: 'later' }
  | { readonly what: 'unknownDeck'; readonly found: string };

export type Games = {
  /** All that can be read, the latest first. */
  readonly list: ReadonlySignal<readonly KeptGame[]>;
  readonly load: (id: string) => Result<OpenGame, GameTrouble>;
  /** Reads a game that is not, or no longer, on the shelf. */
  readonly read: (text: string) => Result<OpenGame, GameTrouble>;
  readonly save: (
    kept: Omit<KeptGame, 'code' | 'deck' | 'pending'>,
    game: Game,
    pending: readonly Move[],
  ) => WriteResult;
  readonly remove: (id: string) => void;
  /** Looks at the shelf again, when something was put there without a word to the library. */
  readonly refresh: () => void;
  /** The decks at hand: the built-in ones first. Those on the shelf are there once they can be read. */
  readonly decks: ReadonlySignal<readonly Deck[]>;
  /** Keeps a deck with the text of its file, so that games with it can be opened again. The answer is the deck at hand. */
  readonly keepDeck: (deck: Deck, text: string) => Deck;
};

export const gameKey = (id: string): string => `game/${id}`;
const GAME = gameKey('');
export const deckKey = (hash: string): string => `deck/${hash}`;
const DECK = deckKey('');

const DAMAGED: GameTrouble = { what: 'damaged' };

function parseKept(text: string): Result<KeptGame, GameTrouble> {
  const kept = readKept(parseJson(AnyObject, text));
  return kept.ok ? kept : refused(kept.error.what === 'later' ? kept.error : DAMAGED);
}

export function openGames(
  store: KeyValueStore,
  { setAside }: Damages,
  builtIn: readonly Deck[],
  reader: DeckReader,
): Games {
  const changes = signal(0);
  const touch = (): void => {
    changes.value++;
  };
  store.onChange((key) => {
    if (key.startsWith(GAME) || key.startsWith(DECK)) touch();
  });

  const keysOf = (prefix: string): readonly string[] => store.keys().filter((key) => key.startsWith(prefix));

  const find = (key: string): Result<KeptGame, GameTrouble> => {
    const text = store.read(key);
    const found = text === undefined ? refused({ what: 'missing' } as const) : parseKept(text);
    return found.ok && key !== gameKey(found.value.id) ? refused(DAMAGED) : found;
  };
  const replayed = (found: Result<KeptGame, GameTrouble>): Result<OpenGame, GameTrouble> => {
    if (!found.ok) return found;
    const { value: kept } = found;
    const deck = findDeck(kept.deck);
    const game = parseCode(kept.code, deck ? [deck] : []);
    if (!game.ok) return refused(troubleOf(game.error));
    return ok({ kept, game: game.value, pending: readPending(game.value, kept.pending) });
  };

  // What rules and engine work out for a deck is kept with the deck, so there is one of each.
  const known = new Map(builtIn.map((deck) => [deck.hash, deck]));
  const findDeck = (hash: string): Deck | undefined => {
    const text = known.has(hash) ? undefined : store.read(deckKey(hash));
    const { value: read } = reader.read;
    if (text !== undefined && !read) void reader.fetch();
    const deck = text === undefined ? undefined : read?.(text);
    if (deck?.ok && deck.value.hash === hash) known.set(hash, deck.value);
    else if (deck) asideSoon(deckKey(hash));
    return known.get(hash);
  };
  // Looking must not change anything: what is found damaged while looking is set aside right after.
  const asideSoon = (key: string): void => {
    queueMicrotask(() => {
      setAside(key);
    });
  };

  return {
    list: computed(() => {
      void changes.value;
      return keysOf(GAME)
        .flatMap((key) => {
          const found = find(key);
          if (found.ok) return [found.value];
          if (found.error.what === 'damaged') asideSoon(key);
          return [];
        })
        .toSorted((a, b) => b.changed - a.changed);
    }),
    load: (id) => {
      const opened = replayed(find(gameKey(id)));
      if (!opened.ok && opened.error.what === 'damaged') setAside(gameKey(id));
      return opened;
    },
    read: (text) => replayed(parseKept(text)),
    save: (kept, game, pending) => {
      const whole = { ...kept, deck: game.deck.hash, code: codeOf(game), pending: makePending(pending) };
      const written = store.write(gameKey(kept.id), makeKept(whole));
      touch();
      return written;
    },
    remove: (id) => {
      store.remove(gameKey(id));
      touch();
    },
    refresh: touch,
    decks: computed(() => {
      void changes.value;
      const stored = keysOf(DECK).map((key) => findDeck(key.slice(DECK.length)));
      return [...builtIn, ...stored.filter((deck) => deck !== undefined)];
    }),
    keepDeck: (deck, text) => {
      const found = findDeck(deck.hash);
      if (found) return found;
      store.write(deckKey(deck.hash), text);
      known.set(deck.hash, deck);
      touch();
      return deck;
    },
  };
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

/** The link code of a game, made once. */
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
