// The tables of docs/protocol.md and the document for programs, made from the schemas of the protocol.

import {
  checksum,
  CLIENT_MESSAGES,
  type ClientMessageType,
  CLOSE_CODES,
  COMMANDS,
  type CommandType,
  makeOpenApi,
  NAMED_PARTS,
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
import type { ServerRefusals } from '@wagons/words/refusals';
import { readFileSync } from 'node:fs';

/** What each message is for. A new one without a sentence here does not compile. */
const CLIENT_MEANINGS: Readonly<Record<ClientMessageType, string>> = {
  hello: 'the first word of every connection',
  watch: 'shows a table from now on; `since` and `line` are the last event and line of chat that are known',
  unwatch: 'does not want to see a table any more',
  do: 'wants something done; `expectedSeq` is the last event the wish goes by',
  lobby: 'wants to hear of the open tables, or not any more',
  mine: 'wants to hear when one of one’s own games changes, or not any more',
  ping: 'asks for a `pong`',
};
const SERVER_MEANINGS: Readonly<Record<ServerMessageType, string>> = {
  welcome: 'answers `hello`; `you` is whoever the cookie or the token names',
  table: 'a whole table, for whoever comes in or has lost the thread',
  event: 'one event; `hash` is the fingerprint of the game after it',
  said: 'lines of chat, in order; for the two players only',
  presence: 'who is there',
  people: 'somebody who hosts or sits here is called otherwise now, or has gone',
  ok: 'the command is done and stored for good; `seq` is the event it became',
  refused: 'it is not done; `head` is the newest event where the wish went by an older one',
  lobby: 'the open tables that are listed',
  mine: 'one of one’s own games has changed; without `table`: ask for all of them, what changes from now on is told',
  pong: 'answers `ping`',
  closing: 'the server goes away, and everything is stored: come back in a moment',
};
const COMMAND_MEANINGS: Readonly<Record<CommandType, string>> = {
  sit: 'takes the free seat',
  ready: 'says that one’s own live clock may start',
  turn: 'a whole turn: all consecutive moves of the seat, in the notation',
  askTakeBack: 'asks to take back the last turn of one’s own',
  answerTakeBack: 'answers that; without `accept` whoever has asked withdraws it',
  resign: 'gives up',
  abort: 'closes an open table, or ends a game before its first draft',
  offerRematch: 'offers another game with seats swapped, with a new deal or the same',
  answerRematch: 'answers that',
  say: 'says a line to the other player',
};
const CLOSE_MEANINGS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
  unknownProto: 'the version is not understood; reload the page',
  tooFast: 'too much was sent, again and again',
  tooSlow: 'too little was read; come back and ask for everything',
  closing: 'the server goes away; come back in a moment',
  signedOut: 'signed out, or become part of an account: come back as whoever one is now',
};

type Json = Readonly<Record<string, unknown>>;

const IDS: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{22}$': 'GameId',
  '^[A-Za-z0-9_-]{16}$': 'PlayerId',
  '^[A-Za-z0-9_-]{8,32}$': 'CmdId',
  '^[0-9a-f]{64}$': 'DeckHash',
  '^[0-9a-f]{16}$': 'Fingerprint',
};
const NAMES = new Map(Object.entries(NAMED_PARTS).map(([name, schema]) => [JSON.stringify(schema), name]));
/** More words than this are named by where they stand. */
const FEW = 8;

/** A schema in a few words. */
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

/** Texts that a checksum is easily got wrong for: none, one letter, carries beyond 32 bits, and more than a byte. */
const CHECKSUM_TEXTS = ['', 'a', 'wagons', 'The quick brown fox jumps over the lazy dog', 'é漢😀'];

/** A game in which cards are skipped and every other one lies upside down; some of its positions. */
function positions(): readonly Game[] {
  const deck = parseDeck(readFileSync(new URL('../decks/base.json', import.meta.url), 'utf8'));
  if (!deck.ok) throw new Error('decks/base.json cannot be read');
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

/** The tables by the names of their places. */
export function protocolTables(sentences: ServerRefusals): Readonly<Record<string, string>> {
  const since = (rows: ReadonlyArray<readonly string[]>, names: readonly string[]) =>
    rows.map((row, at) => [...row, String(SINCE[(names[at] ?? '') as ClientMessageType])]);
  const said = Object.keys(CLIENT_MESSAGES);
  const told = Object.keys(SERVER_MESSAGES);
  const head = ['Message', 'Besides its `type`', 'Meaning', 'Since'];
  return {
    'client messages': table(head, since(messages(CLIENT_MESSAGES, CLIENT_MEANINGS), said)),
    'server messages': table(head, since(messages(SERVER_MESSAGES, SERVER_MEANINGS), told)),
    commands: table(['Command', 'Besides its `type`', 'Meaning'], messages(COMMANDS, COMMAND_MEANINGS)),
    parts: table(
      ['Part', 'What stands in it'],
      Object.entries(NAMED_PARTS).map(([name, schema]) => [
        name,
        code(typeText(schema as unknown as Json, true)),
      ]),
    ),
    'built-in decks': table(
      ['Number', 'Hash'],
      BUILT_IN_DECKS.map((hash, at) => [String(at + 1), code(hash)]),
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
      ['Address', 'For whom', 'What it does', 'Refusals of its own'],
      Object.values(ROUTES).map(({ method, path, who, summary, refusals }: Route) => [
        code(`${method} ${path}`),
        who,
        summary,
        refusals.map(code).join(', '),
      ]),
    ),
  };
}

/** A document with its tables as they are now. */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return document.replaceAll(
    /(<!-- table: ([a-z ]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const made = tables[name];
      if (made === undefined) throw new Error(`docs/protocol.md asks for a table "${name}"`);
      return `${begin}\n${made}\n\n${end}`;
    },
  );
}

export const openApiText = (): string => `${JSON.stringify(makeOpenApi(), undefined, 2)}\n`;
