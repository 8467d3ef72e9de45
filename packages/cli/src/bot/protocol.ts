// The lines of the bot protocol (docs/bot-protocol.md): requests of the host and replies of the bot.

import { ok, refused, type Result } from '@wagons/rules';
import type { RequestFault } from '@wagons/words/terminal';
import type { ThinkingLimit } from '../kit/task.ts';

export const VERSION = '1';

/** Upper bound for a line; a deck is the longest. */
export const LINE_LIMIT = 1_000_000;

export type BotPosition =
  | { readonly code: string }
  /** Moves in the notation, separated by semicolons. */
  | { readonly seed: string; readonly moves: string };

/** A request of the host. */
export type BotRequest =
  | { readonly is: 'wagons'; readonly version: string }
  | { readonly is: 'newgame' | 'stop' | 'quit' }
  /** A built-in deck by its name or number, or a deck file as JSON. */
  | { readonly is: 'deck'; readonly deck: string }
  | { readonly is: 'position'; readonly position: BotPosition }
  | { readonly is: 'go'; readonly allowance: ThinkingLimit };

const REQUESTS = ['wagons', 'newgame', 'deck', 'position', 'go', 'stop', 'quit'] as const;

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
    case 'go': {
      const allowance = parseThinkingLimit(rest);
      return allowance ? ok({ is, allowance }) : refused({ what: 'badBudget', found: rest });
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
      return `position seed ${position.seed}${position.moves === '' ? '' : ` moves ${position.moves}`}`;
    }
    case 'go':
      return ['go', ...budgetWords(request.allowance)].join(' ');
  }
}

/** `code CODE`, `seed SEED`, `seed SEED moves MOVE; MOVE…` */
function parseBotPosition(text: string): BotPosition | undefined {
  const [how, rest] = split(text);
  const [word, more] = split(rest);
  if (word === '') return undefined;
  if (how === 'code') return more === '' ? { code: word } : undefined;
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
