// Validates what a server sends, for clients: tolerant of what a newer server may add.

import { ok, refused, type Result } from '@wagons/rules';
import { Type } from 'typebox';
import { SERVER_MESSAGES, type ServerMessage } from './messages.ts';
import { readBy } from './readBy.ts';
import type { RefusalCode } from './refusals.ts';
import { type Answer, Problem, type RouteName, ROUTES } from './routes.ts';

/** A newer server may refuse for reasons that this version doesn't know; they mean `stop`. */
const code = Type.Unsafe<RefusalCode>(Type.String());
const RECEIVED = {
  ...SERVER_MESSAGES,
  refused: Type.Object({ ...SERVER_MESSAGES.refused.properties, code }),
};
const ReceivedProblem = Type.Object({ ...Problem.properties, code });

/**
 * Validates a server message. Undefined: its type is of a newer version, so it is to be ignored. The error names the part
 * that is wrong, for developers.
 */
export function readServerMessage(text: string): Result<ServerMessage | undefined, string> {
  const json = parse(text);
  const type = readBy(Typed, json);
  if (!type.ok) return refused('no message');
  const name = type.value.type;
  if (!isKnown(name)) return ok(undefined);
  const message = readBy(RECEIVED[name], json);
  return message.ok ? message : refused([name, ...message.error].join('.'));
}

const Typed = Type.Object({ type: Type.String() });

const isKnown = (type: string): type is keyof typeof RECEIVED => Object.hasOwn(RECEIVED, type);

/** Validates the body of a response. The error names the part that is wrong, for developers. */
export function readAnswer<N extends RouteName>(route: N, body: unknown): Result<Answer<N>, string> {
  const answer = readBy(ROUTES[route].answer, body);
  return answer.ok ? ok(answer.value as Answer<N>) : refused([route, ...answer.error].join('.'));
}

/** The body of an error response; undefined if it isn't one of ours. */
export function readProblem(text: string): Problem | undefined {
  const problem = readBy(ReceivedProblem, parse(text));
  return problem.ok ? problem.value : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
