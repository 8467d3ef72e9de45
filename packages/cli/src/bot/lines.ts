// The lines of the bot protocol (docs/bot-protocol.md): what a host asks, and what a bot answers.

import { ok, refused, type Result } from '@wagons/rules';
import type { RequestFault } from '@wagons/words/terminal';
import type { Allowance } from '../kit/task.ts';

/** The version of the protocol. */
export const VERSION = '1';

/** The longest line that is read: a deck takes the most. */
export const LINE_LIMIT = 1_000_000;

export type Position =
  | { readonly code: string }
  /** The moves are one text in the notation, divided by semicolons. */
  | { readonly seed: string; readonly moves: string };

/** What a host asks of a bot. */
export type Request =
  | { readonly is: 'wagons'; readonly version: string }
  | { readonly is: 'newgame' | 'stop' | 'quit' }
  /** A built-in deck by its name or number, or a deck file as JSON. */
  | { readonly is: 'deck'; readonly deck: string }
  | { readonly is: 'position'; readonly position: Position }
  | { readonly is: 'go'; readonly allowance: Allowance };

const REQUESTS = ['wagons', 'newgame', 'deck', 'position', 'go', 'stop', 'quit'] as const;

export function parseRequest(line: string): Result<Request, RequestFault> {
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
      const position = parsePosition(rest);
      return position ? ok({ is, position }) : refused({ what: 'badPosition' });
    }
    case 'go': {
      const allowance = parseAllowance(rest);
      return allowance ? ok({ is, allowance }) : refused({ what: 'badBudget', found: rest });
    }
  }
}

export function makeRequest(request: Request): string {
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
function parsePosition(text: string): Position | undefined {
  const [how, rest] = split(text);
  const [word, more] = split(rest);
  if (word === '') return undefined;
  if (how === 'code') return more === '' ? { code: word } : undefined;
  const [moves, list] = split(more);
  if (how !== 'seed' || (moves !== '' && moves !== 'moves')) return undefined;
  return { seed: word, moves: list };
}

/** Nothing, `nodes N`, `time MILLISECONDS`, or both. */
function parseAllowance(text: string): Allowance | undefined {
  if (text === '') return {};
  const match = /^(?:nodes (\d{1,9}))?(?:(?:^| )time (\d{1,9}))?$/.exec(text.replaceAll(/\s+/g, ' '));
  if (!match) return undefined;
  const [, nodes, milliseconds] = match;
  return {
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds: Number(milliseconds) }),
  };
}

const budgetWords = ({ nodes, milliseconds }: Allowance): readonly string[] => [
  ...(nodes === undefined ? [] : ['nodes', String(nodes)]),
  ...(milliseconds === undefined ? [] : ['time', String(milliseconds)]),
];

/** What a bot answers. */
export type Answer =
  /** `id name …`, `id author …` */
  | { readonly is: 'id' | 'info' | 'error'; readonly text: string }
  | { readonly is: 'ready' }
  /** A move in the notation. */
  | { readonly is: 'bestmove'; readonly move: string };

/** Reads an answer; undefined when it is none. */
export function parseAnswer(line: string): Answer | undefined {
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

export function makeAnswer(answer: Answer): string {
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

/** The first word, and what follows it. */
function split(text: string): readonly [string, string] {
  const trimmed = text.trim();
  const end = trimmed.search(/\s/);
  return end < 0 ? [trimmed, ''] : [trimmed.slice(0, end), trimmed.slice(end).trim()];
}
