// Whether the documents of the protocol say what its schemas say.

import { readFileSync } from 'node:fs';
import { readClientMessage, SERVER_MESSAGES } from '@wagons/protocol';
import { loadServerRefusals } from '@wagons/words/refusals';
import { expect, it } from 'vitest';
import { openApiText, protocolTables, withTables } from './protocolTables.ts';

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const tables = protocolTables(await loadServerRefusals('en'));
const document = read('protocol.md');

it('the tables of protocol.md are up to date (npm run docs makes them so)', () => {
  expect(document).toBe(withTables(document, tables));
});

it('every table has a place there', () => {
  for (const name of Object.keys(tables)) expect(document).toContain(`<!-- table: ${name} -->`);
});

it('openapi.json is up to date (npm run docs makes it so)', () => {
  expect(read('openapi.json')).toBe(openApiText());
});

it('what the example says is understood', () => {
  const lines = document.split('\n');
  const said = lines.filter((line) => line.startsWith('→ ')).map((line) => line.slice(2));
  const told = lines.filter((line) => line.startsWith('← ')).map((line) => line.slice(2));
  expect(said.length).toBeGreaterThan(3);
  for (const line of said) expect(readClientMessage(line), line).toMatchObject({ ok: true });
  // What the server says is cut short where there is much of it.
  const typeOf = (line: string) => /^\{"type":"(\w+)"/.exec(line)?.[1];
  for (const line of told) expect(Object.keys(SERVER_MESSAGES)).toContain(typeOf(line));
  expect(said.map(typeOf)).toEqual(expect.arrayContaining(['hello', 'watch', 'do']));
});
