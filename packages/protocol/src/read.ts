// Reads what came over the wire, with suspicion: too large, too deep, unknown or ill-shaped is refused by name.

import { ok, refused, type Result } from '@wagons/rules';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { CLIENT_MESSAGES, type ClientMessage, COMMANDS } from './messages.ts';
import type { RefusalCode } from './refusals.ts';

/** The largest message of a socket, in bytes, and the largest body of a request (a deck). */
export const LARGEST_MESSAGE = 4 * 1024;
export const LARGEST_BODY = 64 * 1024;

const DEPTH = 16;
const KEYS = 64;

/** The JSON of a text, unless it is nested too deeply or too wide for anything we would say. */
export function readJson(text: string): Result<unknown, RefusalCode> {
  try {
    const value: unknown = JSON.parse(text);
    return isModest(value, DEPTH) ? ok(value) : refused('malformed');
  } catch {
    return refused('malformed');
  }
}

/** Whether a value keeps within the depth and width we read. */
export function isModest(value: unknown, depth = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((one) => isModest(one, depth - 1));
  const keys = Object.keys(value);
  return keys.length <= KEYS && Object.values(value).every((one) => isModest(one, depth - 1));
}

type Check = (value: unknown) => boolean;

const compile = (schemas: Readonly<Record<string, TSchema>>): ReadonlyMap<string, Check> =>
  new Map(
    Object.entries(schemas).map(([type, schema]) => {
      const validator = Compile(schema);
      return [type, (value) => validator.Check(value)];
    }),
  );

let messages: ReadonlyMap<string, Check> | undefined;
let commands: ReadonlyMap<string, Check> | undefined;

/** What a client said, or why it is not understood. */
export function readClientMessage(text: string): Result<ClientMessage, RefusalCode> {
  if (text.length > LARGEST_MESSAGE) return refused('tooLarge');
  const json = readJson(text);
  if (!json.ok) return json;
  messages ??= compile(CLIENT_MESSAGES);
  commands ??= compile(COMMANDS);
  const type = typeOf(json.value);
  const check = type === undefined ? undefined : messages.get(type);
  if (!check) return refused(type === undefined ? 'malformed' : 'unknownMessage');
  // A command that a later version brings is told apart from one that is spoilt.
  if (type === 'do') {
    const command = typeOf((json.value as { readonly command?: unknown }).command);
    if (command !== undefined && !commands.has(command)) return refused('unknownMessage');
  }
  return check(json.value) ? ok(json.value as ClientMessage) : refused('malformed');
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return undefined;
  const { type } = value as { readonly type: unknown };
  return typeof type === 'string' ? type : undefined;
}

/** Makes a check of a schema: it answers where a value differs from it and how, for people who write programs. */
export function checkOf(schema: TSchema): (value: unknown) => string | undefined {
  let validator: ReturnType<typeof Compile> | undefined;
  return (value) => {
    // Only what is asked for is compiled.
    validator ??= Compile(schema);
    if (validator.Check(value)) return undefined;
    const errors = validator.Errors(value);
    const error = errors.find(({ keyword }) => keyword !== 'boolean') ?? errors[0];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim().slice(0, 200);
  };
}
