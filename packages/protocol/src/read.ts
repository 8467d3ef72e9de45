// Validates untrusted messages: size, depth, type and shape, each with its own refusal.

import { ok, refused, type Result } from '@wagons/rules';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { CLIENT_MESSAGES, type ClientMessage, COMMANDS } from './messages.ts';
import type { RefusalCode } from './refusals.ts';

/** Upper bounds in bytes: a WebSocket message, and a request body (a deck). */
export const LARGEST_MESSAGE = 4 * 1024;
export const LARGEST_BODY = 64 * 1024;

const DEPTH = 16;
const KEYS = 64;

/** Parses JSON within the limits on depth and width. */
export function readJson(text: string): Result<unknown, RefusalCode> {
  try {
    const value: unknown = JSON.parse(text);
    return isModest(value, DEPTH) ? ok(value) : refused('malformed');
  } catch {
    return refused('malformed');
  }
}

/** Whether a value stays within the limits on depth and width. */
export function isModest(value: unknown, depth = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((one) => isModest(one, depth - 1));
  const keys = Object.keys(value);
  return keys.length <= KEYS && Object.values(value).every((one) => isModest(one, depth - 1));
}

/** A description of the first violation; undefined if there is none. */
type Check = (value: unknown) => string | undefined;

const checks = (schemas: Readonly<Record<string, TSchema>>): ReadonlyMap<string, Check> =>
  new Map(Object.entries(schemas).map(([type, schema]) => [type, checkOf(schema)]));

/** Why a message can't be read. */
type MessageFault = {
  readonly code: RefusalCode;
  /** For developers: which field, and what is wrong with it. */
  readonly detail?: string;
};

let messages: ReadonlyMap<string, Check> | undefined;
let commands: ReadonlyMap<string, Check> | undefined;

/** Validates a client message. */
export function readClientMessage(text: string): Result<ClientMessage, MessageFault> {
  if (text.length > LARGEST_MESSAGE) return refused({ code: 'tooLarge' });
  const json = readJson(text);
  if (!json.ok) return refused({ code: json.error, detail: 'not JSON, nested too deeply, or too many keys' });
  messages ??= checks(CLIENT_MESSAGES);
  commands ??= checks(COMMANDS);
  const type = typeOf(json.value);
  if (type === undefined) return refused({ code: 'malformed', detail: '/type must be a string' });
  const check = messages.get(type);
  if (!check) return refused({ code: 'unknownMessage' });
  if (type === 'do') {
    const { command } = json.value as { readonly command?: unknown };
    const named = typeOf(command);
    // A command of a later protocol version is distinguished from a malformed one.
    if (named !== undefined && !commands.has(named)) return refused({ code: 'unknownMessage' });
    // Otherwise the violation would be that of another command.
    const wrong = named === undefined ? undefined : commands.get(named)?.(command);
    if (wrong !== undefined) return refused({ code: 'malformed', detail: `/command${wrong}` });
  }
  const wrong = check(json.value);
  return wrong === undefined
    ? ok(json.value as ClientMessage)
    : refused({ code: 'malformed', detail: wrong });
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return undefined;
  const { type } = value as { readonly type: unknown };
  return typeof type === 'string' ? type : undefined;
}

/** Compiles a schema lazily into a check, which returns a description of the first violation for developers. */
export function checkOf(schema: TSchema): (value: unknown) => string | undefined {
  let validator: ReturnType<typeof Compile> | undefined;
  return (value) => {
    validator ??= Compile(schema);
    if (validator.Check(value)) return undefined;
    const errors = validator.Errors(value);
    const error = errors.find(({ keyword }) => keyword !== 'boolean') ?? errors[0];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim().slice(0, 200);
  };
}
