// The lines of the bot protocol (docs/bot-protocol.md): requests of the host and replies of the bot.

import type { ThinkingLimit } from '@wagons/ai/service';
import { ok, refused, type Result } from '@wagons/rules';
import type { RequestFault } from '@wagons/words/terminal';

export const VERSION = '1';

/** Upper bound for a line; a deck is the longest. */
export const LINE_LIMIT = 1_000_000;

export type BotPosition =
  | { readonly code: string }
  /** Moves in the notation, separated by semicolons. */
  | { readonly seed: string; readonly moves: string }
  /** The cards of the center, then those of the circle, separated by spaces. */
  | { readonly deal: string; readonly moves: string };

/** What a bot can ask the host for, by `id wants`: positions in plain text, and their legal moves. */
const WISHES = ['deal', 'legal'] as const;
export type BotWish = (typeof WISHES)[number];

/** The wishes in an `id` line; those of a later version are ignored. */
export function wishesIn(id: string): readonly BotWish[] {
  const [word, ...rest] = id.trim().split(/\s+/);
  return word === 'wants' ? WISHES.filter((wish) => rest.includes(wish)) : [];
}

/** A request of the host. */
export type BotRequest =
  | { readonly is: 'wagons'; readonly version: string }
  | { readonly is: 'newgame' | 'stop' | 'quit' }
  /** A built-in deck by its name or number, or a deck file as JSON. */
  | { readonly is: 'deck'; readonly deck: string }
  | { readonly is: 'position'; readonly position: BotPosition }
  /** With moves, tells the bot what is legal; without, asks it. */
  | { readonly is: 'legal'; readonly moves: string }
  | { readonly is: 'go'; readonly limit: ThinkingLimit };

const REQUESTS = ['wagons', 'newgame', 'deck', 'position', 'legal', 'go', 'stop', 'quit'] as const;

export function parseRequest(line: string): Result<BotRequest, RequestFault> {
  const [verb, rest] = split(line);
  const is = REQUESTS.find((one) => one === verb);
  switch (is) {
    case undefined:
      return refused({ what: 'unknownRequest', found: verb, known: REQUESTS });
    case 'wagons':
      return ok({ is, version: rest });
    case 'newgame':
    case 'stop':
    case 'quit':
      return rest === ''
        ? ok({ is })
        : refused({ what: 'unknownRequest', found: line.trim(), known: REQUESTS });
    case 'deck':
      return ok({ is, deck: rest });
    case 'position': {
      const position = parseBotPosition(rest);
      return position ? ok({ is, position }) : refused({ what: 'badPosition' });
    }
    case 'legal':
      return ok({ is, moves: rest });
    case 'go': {
      const limit = parseThinkingLimit(rest);
      return limit ? ok({ is, limit }) : refused({ what: 'badBudget', found: rest });
    }
  }
}

export function makeRequest(request: BotRequest): string {
  switch (request.is) {
    case 'wagons':
      return `wagons ${request.version}`;
    case 'newgame':
    case 'stop':
    case 'quit':
      return request.is;
    case 'deck':
      return `deck ${request.deck}`;
    case 'position': {
      const { position } = request;
      if ('code' in position) return `position code ${position.code}`;
      const from = 'seed' in position ? `seed ${position.seed}` : `deal ${position.deal}`;
      return `position ${from}${position.moves === '' ? '' : ` moves ${position.moves}`}`;
    }
    case 'legal':
      return `legal ${request.moves}`.trim();
    case 'go':
      return ['go', ...budgetWords(request.limit)].join(' ');
  }
}

/** `code CODE`, `seed SEED`, `seed SEED moves MOVE; MOVE…`, and the same with `deal CARD CARD…` */
function parseBotPosition(text: string): BotPosition | undefined {
  const [how, rest] = split(text);
  const [word, more] = split(rest);
  if (word === '') return undefined;
  if (how === 'code') return more === '' ? { code: word } : undefined;
  if (how === 'deal') {
    const [deal = '', played = '', ...extra] = rest.split(/\s+moves(?:\s+|$)/);
    return extra.length === 0 ? { deal, moves: played } : undefined;
  }
  const [moves, list] = split(more);
  if (how !== 'seed' || (moves !== '' && moves !== 'moves')) return undefined;
  return { seed: word, moves: list };
}

/** Nothing, `nodes N`, `time MILLISECONDS`, or both. */
function parseThinkingLimit(text: string): ThinkingLimit | undefined {
  if (text === '') return {};
  const match = /^(?:nodes (\d{1,9}))?(?:(?:^| )time (\d{1,9}))?$/.exec(text.replaceAll(/\s+/g, ' '));
  if (!match) return undefined;
  const [, nodes, milliseconds] = match;
  return {
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
}

const budgetWords = ({ nodes, milliseconds }: ThinkingLimit): readonly string[] => [
  ...(nodes === undefined ? [] : ['nodes', String(nodes)]),
  ...(milliseconds === undefined ? [] : ['time', String(milliseconds)]),
];

/** A reply of the bot. */
export type BotReply =
  /** `id name …`, `id author …` */
  | { readonly is: 'id' | 'info' | 'error'; readonly text: string }
  | { readonly is: 'ready' }
  /** All legal moves, in canonical order. */
  | { readonly is: 'legal'; readonly moves: readonly string[] }
  /** A move in the notation. */
  | { readonly is: 'bestmove'; readonly move: string };

export function parseReply(line: string): BotReply | undefined {
  const [verb, rest] = split(line);
  switch (verb) {
    case 'id':
    case 'info':
    case 'error':
      return { is: verb, text: rest };
    case 'ready':
      return rest === '' ? { is: verb } : undefined;
    case 'bestmove':
      return { is: verb, move: rest };
    default:
      return undefined;
  }
}

export function makeReply(answer: BotReply): string {
  switch (answer.is) {
    case 'id':
    case 'info':
    case 'error':
      return `${answer.is} ${answer.text}`.trim();
    case 'ready':
      return answer.is;
    case 'legal':
      return `legal ${answer.moves.join('; ')}`;
    case 'bestmove':
      return `bestmove ${answer.move}`;
  }
}

/** Splits off the first word. */
function split(text: string): readonly [string, string] {
  const trimmed = text.trim();
  const end = trimmed.search(/\s/);
  return end < 0 ? [trimmed, ''] : [trimmed.slice(0, end), trimmed.slice(end).trim()];
}
