// Generates the tables of docs/protocol.md and the OpenAPI document from the schemas of the protocol.

import {
  checksum,
  CLIENT_MESSAGES,
  type ClientMessageType,
  CLOSE_CODES,
  CMD_ID,
  COMMANDS,
  type CommandType,
  GAME_ID,
  makeOpenApi,
  NAMED_PARTS,
  PHRASES,
  REFUSAL_CODES,
  REFUSAL_NAMES,
  type Route,
  ROUTES,
  SERVER_MESSAGES,
  type ServerMessageType,
  SINCE,
  stateText,
} from '@wagons/protocol';
import { type Game, legalMoves, mustPlay, newGame } from '@wagons/rules';
import { BUILT_IN_DECKS, parseDeck } from '@wagons/rules/deck';
import { makeMove } from '@wagons/rules/notation';
import type { ServerRefusals } from '@wagons/words/areas';
import { readFileSync } from 'node:fs';

/** A new message without a meaning here doesn't compile. */
const CLIENT_MEANINGS: Readonly<Record<ClientMessageType, string>> = {
  hello: 'opens every connection',
  watch: 'subscribes to a table; `since` and `line` are the last event and line of chat the client knows',
  unwatch: 'unsubscribes from a table',
  do: 'sends a command; `expectedSeq` is the last event it is based on (optimistic concurrency)',
  lobby:
    'subscribes to the open tables, or unsubscribes; with `changes` the list comes once, and then what changes in it',
  mine: 'subscribes to changes of the player’s own games, or unsubscribes',
  look: 'whether the player sees the page; alerts are sent only while every page is hidden',
  ping: 'asks for a `pong`',
};
const SERVER_MEANINGS: Readonly<Record<ServerMessageType, string>> = {
  welcome: 'answers `hello`; `you` is the player of the session',
  table: 'a snapshot of a table, for a client that is new or out of sync',
  event: 'one event; `hash` is the fingerprint of the game after it',
  said: 'lines of chat, in order; for the two players only',
  presence: 'who is connected; `claimAt`: from when on the game may be claimed from the seat to move',
  people: 'the host or a player was renamed or deleted',
  ok: 'the command is executed and durably stored; `seq` is the event it became',
  refused: 'the message had no effect; `head` is the newest event if the command was based on an older one',
  lobby: 'the listed open tables; with `version` only changes follow',
  lobbyChanged:
    'makes version − 1 of the list this version: `listed` are new or changed, `gone` are listed no more; a client that has another version subscribes again',
  mine: 'one of the player’s games has changed; without `table`, fetch the whole list',
  pong: 'answers `ping`',
  closing: 'the server is shutting down; everything is stored, so reconnect in a moment',
};
const COMMAND_MEANINGS: Readonly<Record<CommandType, string>> = {
  sit: 'takes the free seat',
  ready: 'says that the player’s live clock may start',
  turn: 'a whole turn: all consecutive moves of the seat, in the notation',
  askTakeBack: 'asks to take back the player’s last turn',
  answerTakeBack: 'answers the request; the seat that asked can withdraw it with `accept: false`',
  resign: 'resigns',
  abort: 'closes an open table, or ends a game before its first draft',
  claim: 'ends a game whose opponent has left, as a win or as an abort',
  offerRematch: 'offers another game with swapped seats, with a new deal or the same',
  answerRematch: 'answers the offer',
  say: 'sends a line of chat to the opponent',
};
const CLOSE_MEANINGS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
  unknownProto: 'unknown version; reload the page',
  tooFast: 'the client kept exceeding its rate limit',
  tooSlow: 'the client reads too slowly; reconnect and get snapshots',
  closing: 'the server is shutting down; reconnect in a moment',
  signedOut: 'the session has ended; reconnect with the current one',
};

type Json = Readonly<Record<string, unknown>>;

/** Every kind of id, by its pattern. */
const PATTERNS: ReadonlyArray<readonly [name: string, pattern: string, about: string]> = [
  [
    'GameId',
    GAME_ID.source,
    'a table: `1`, the second in which it was opened as 7 digits of base 32, and 128 random bits, so that no one can guess a link. Older ids are 22 characters, all random. Clients should read nothing from an id',
  ],
  ['PasskeyId', '^[A-Za-z0-9_-]{22}$', 'a passkey of the player’s own'],
  ['PlayerId', '^[A-Za-z0-9_-]{16}$', 'a player: 96 random bits'],
  ['CmdId', CMD_ID.source, 'chosen by the client, once per command; a UUID fits'],
  ['DeckHash', '^[0-9a-f]{64}$', 'a deck, see [F14](deck-format.md)'],
  ['Fingerprint', '^[0-9a-f]{16}$', 'a position, see [below](#the-fingerprint)'],
];
const IDS = Object.fromEntries(PATTERNS.map(([name, pattern]) => [pattern, name]));
const NAMES = new Map(Object.entries(NAMED_PARTS).map(([name, schema]) => [JSON.stringify(schema), name]));
/** Longer enums and unions are shown by name. */
const FEW = 8;

/** A schema as a short type expression. */
function typeText(schema: Json, isTop = false): string {
  const name = isTop ? undefined : NAMES.get(JSON.stringify(schema));
  if (name !== undefined) return name;
  const {
    const: word,
    enum: words,
    anyOf,
    type,
    items,
    pattern,
  } = schema as {
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
    readonly anyOf?: readonly Json[];
    readonly type?: string;
    readonly items?: Json;
    readonly pattern?: string;
  };
  if (word !== undefined) return JSON.stringify(word);
  if (words) return words.length > FEW ? 'RefusalCode' : words.map((one) => JSON.stringify(one)).join(' or ');
  if (anyOf) return anyOf.length > FEW ? 'Command' : anyOf.map((one) => typeText(one)).join(' or ');
  if (type === 'array') return `list of ${typeText(items ?? {})}`;
  if (type === 'object') return fieldsText(schema);
  return (pattern !== undefined && IDS[pattern]) || (type ?? 'anything');
}

function fieldsText(schema: Json, without: readonly string[] = []): string {
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  const fields = Object.entries(properties)
    .filter(([key]) => !without.includes(key))
    .map(([key, part]) => `${key}${required.includes(key) ? '' : '?'}: ${typeText(part)}`);
  return `{ ${fields.join(', ')} }`;
}

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const code = (text: string): string => (text === '{  }' ? '' : `\`${text}\``);

const messages = (schemas: Readonly<Record<string, unknown>>, meanings: Readonly<Record<string, string>>) =>
  Object.entries(schemas).map(([type, schema]) => [
    code(type),
    code(fieldsText(schema as Json, ['type'])),
    meanings[type] ?? '',
  ]);

/** Edge cases of the checksum: empty, one letter, overflow beyond 32 bits, more than a byte per character. */
const CHECKSUM_TEXTS = ['', 'a', 'wagons', 'The quick brown fox jumps over the lazy dog', 'é漢😀'];

/** Positions of a game with skipped and upside-down cards. */
function positions(): readonly Game[] {
  const deck = parseDeck(readFileSync(new URL('../packages/rules/decks/base.json', import.meta.url), 'utf8'));
  if (!deck.ok) throw new Error('base.json cannot be read');
  const games = [newGame('wagons', deck.value)];
  for (let now = games[0]; now && now.phase !== 'over'; now = games.at(-1)) {
    const moves = legalMoves(now);
    const move = moves[{ pickStart: 0, draft: 2, place: now.moves.length % 2 }[now.phase]] ?? moves[0];
    if (!move) throw new Error('there is always a legal move');
    games.push(mustPlay(now, move));
  }
  return [...games.slice(0, 5), games.at(-1)!];
}

const positionRow = (game: Game, at: number, all: readonly Game[]): readonly string[] => {
  const before = all[at - 1]?.moves.length ?? 0;
  const moves = game.moves.slice(before).map(makeMove);
  return [moves.map(code).join(', ') || 'the deal', code(stateText(game)), code(checksum(stateText(game)))];
};

/** The tables, by the names of their placeholders. */
export function protocolTables(sentences: ServerRefusals): Readonly<Record<string, string>> {
  const since = (rows: ReadonlyArray<readonly string[]>, names: readonly string[]) =>
    rows.map((row, at) => [...row, String(SINCE[(names[at] ?? '') as ClientMessageType])]);
  const said = Object.keys(CLIENT_MESSAGES);
  const serverTypes = Object.keys(SERVER_MESSAGES);
  const head = ['Message', 'Fields besides `type`', 'Meaning', 'Since'];
  return {
    'client messages': table(head, since(messages(CLIENT_MESSAGES, CLIENT_MEANINGS), said)),
    'server messages': table(head, since(messages(SERVER_MESSAGES, SERVER_MEANINGS), serverTypes)),
    commands: table(['Command', 'Fields besides `type`', 'Meaning'], messages(COMMANDS, COMMAND_MEANINGS)),
    parts: table(
      ['Part', 'Fields'],
      Object.entries(NAMED_PARTS).map(([name, schema]) => [
        name,
        code(typeText(schema as unknown as Json, true)),
      ]),
    ),
    ids: table(
      ['Id', 'Pattern', 'What it names'],
      PATTERNS.map(([name, pattern, about]) => [code(name), code(pattern), about]),
    ),
    'built-in decks': table(
      ['Number', 'Hash'],
      BUILT_IN_DECKS.map((hash, at) => [String(at + 1), code(hash)]),
    ),
    phrases: table(
      ['Text'],
      Object.values(PHRASES).map((text) => [code(text)]),
    ),
    checksums: table(
      ['Text', 'Checksum'],
      CHECKSUM_TEXTS.map((text) => [text === '' ? '(nothing)' : code(text), code(checksum(text))]),
    ),
    positions: table(['After', 'Text', 'Hash'], positions().map(positionRow)),
    'close codes': table(
      ['Code', 'Name', 'Meaning'],
      Object.entries(CLOSE_CODES).map(([name, number]) => [
        String(number),
        code(name),
        CLOSE_MEANINGS[name as keyof typeof CLOSE_CODES],
      ]),
    ),
    refusals: table(
      ['Code', 'Remedy', 'HTTP', 'Sentence'],
      REFUSAL_NAMES.map((name) => {
        const { remedy, status } = REFUSAL_CODES[name];
        return [code(name), remedy, String(status), sentences[name]];
      }),
    ),
    addresses: table(
      ['Route', 'Who', 'What it does', 'Its own refusals'],
      Object.values(ROUTES).map(({ method, path, who, summary, refusals }: Route) => [
        code(`${method} ${path}`),
        who,
        summary,
        refusals.map(code).join(', '),
      ]),
    ),
  };
}

/** Fills in the placeholders of a document. */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return document.replaceAll(
    /(<!-- table: ([a-z -]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const made = tables[name];
      if (made === undefined) throw new Error(`docs/protocol.md asks for a table "${name}"`);
      return `${begin}\n${made}\n\n${end}`;
    },
  );
}

export const openApiText = (): string => `${JSON.stringify(makeOpenApi(), undefined, 2)}\n`;
