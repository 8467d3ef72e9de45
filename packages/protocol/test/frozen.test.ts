// Protocol 1 as it was released: programs written for it must keep working.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIENT_MESSAGES, ROUTES, SERVER_MESSAGES } from '../src/index.ts';
import { breaks, type JsonSchema } from './compatible.ts';

type Frozen = {
  readonly client: Readonly<Record<string, JsonSchema>>;
  readonly server: Readonly<Record<string, JsonSchema>>;
  /** Method and path of each route. */
  readonly routes: readonly string[];
};

const FILE = new URL('../../../records/protocol-1.json', import.meta.url);
const frozen = JSON.parse(readFileSync(FILE, 'utf8')) as Frozen;
/** Through JSON, as the record was: a schema has symbols that JSON leaves out. */
const plain = (schemas: object) =>
  JSON.parse(JSON.stringify(schemas)) as Readonly<Record<string, JsonSchema>>;
const NOW = { client: plain(CLIENT_MESSAGES), server: plain(SERVER_MESSAGES) };

describe.each(['client', 'server'] as const)('the messages of the %s', (writer) => {
  it.each(Object.keys(frozen[writer]))('“%s” is understood as when it was released', (name) => {
    expect(breaks(frozen[writer][name] ?? {}, NOW[writer][name] ?? {}, writer)).toEqual([]);
  });
});

it('every route of the release is still there', () => {
  const routes = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`);
  expect(routes).toEqual(expect.arrayContaining([...frozen.routes]));
});

describe('a difference', () => {
  const text = (limits: object): JsonSchema => ({ type: 'string', ...limits });
  const message = (properties: object, required: readonly string[]): JsonSchema => ({
    type: 'object',
    properties,
    required,
  });
  const old = message({ name: text({ maxLength: 10 }), line: { type: 'integer' } }, ['name']);

  it('that only adds breaks nothing', () => {
    const now = message({ ...(old['properties'] as object), more: text({}) }, ['name']);
    expect(breaks(old, now, 'client')).toEqual([]);
    expect(breaks(old, now, 'server')).toEqual([]);
    expect(
      breaks(text({ const: 'a' }), { anyOf: [text({ const: 'b' }), text({ const: 'a' })] }, 'client'),
    ).toEqual([]);
  });

  it('that asks a client for more is named', () => {
    expect(breaks(old, { ...old, required: ['name', 'line'] }, 'client')).toEqual(['.line is required now']);
    const shorter = message({ ...(old['properties'] as object), name: text({ maxLength: 5 }) }, ['name']);
    expect(breaks(old, shorter, 'client')).toEqual(['.name: maxLength was 10, is 5']);
    expect(breaks(text({ pattern: '^a$' }), text({ pattern: '^b$' }), 'client')).toHaveLength(1);
  });

  it('that tells a client less is named', () => {
    expect(breaks(old, message({ line: { type: 'integer' } }, []), 'server')).toEqual([
      '.name is gone',
      '.name may be missing now',
    ]);
    const renamed = { anyOf: [text({ const: 'b' })] };
    expect(breaks({ anyOf: [text({ const: 'a' })] }, renamed, 'server')).toHaveLength(1);
    expect(breaks({ enum: ['a', 'b'] }, { enum: ['a'] }, 'server')).toHaveLength(1);
  });
});
