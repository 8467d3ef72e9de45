// Checks that the protocol documents match the schemas.

import { readFileSync } from 'node:fs';
import { fingerprint, readClientMessage, SERVER_MESSAGES } from '@wagons/protocol';
import { legalMoves, newGame, play as playByUs } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { makeMove } from '@wagons/rules/notation';
import { loadArea } from '@wagons/words/areas';
import { describe, expect, it } from 'vitest';
import { begin, checksum, play, stateText } from '../examples/client.mjs';
import { openApiText, protocolTables, withTables } from './protocolTables.ts';

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const tables = protocolTables(await loadArea('refusals', 'en'));
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

describe('a client that was written from protocol.md alone', () => {
  /** The cells of a table. */
  const rowsOf = (name: string): ReadonlyArray<readonly string[]> => {
    const [, rows = ''] = new RegExp(`<!-- table: ${name} -->\\n([^]*?)<!-- end -->`).exec(document) ?? [];
    const lines = rows.trim().split('\n').slice(2);
    return lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  };
  const codes = (cell = ''): readonly string[] =>
    [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);

  it('computes the checksums', () => {
    const rows = rowsOf('checksums');
    expect(rows.length).toBeGreaterThan(3);
    for (const [text, sum] of rows) expect(checksum(codes(text)[0] ?? '')).toBe(codes(sum)[0]);
  });

  it('finds the positions and their hashes', () => {
    const rows = rowsOf('positions');
    const [, deck = '', center = '', , , , circle = ''] = codes(rows[0]?.[1])[0]?.split(';') ?? [];
    let game = begin({ deck, deal: { center: center.split(','), circle: circle.split(',') } });
    for (const [moves, text, hash] of rows) {
      game = codes(moves).reduce(play, game);
      expect(stateText(game)).toBe(codes(text)[0]);
      expect(checksum(stateText(game))).toBe(codes(hash)[0]);
    }
    expect(game.phase).toBe('over');
    // Free cards and all phases are covered.
    const texts = rows.map(([, text = '']) => text).join('\n');
    for (const word of [';pickStart;', ';draft;', ';place;', ';over;', ' true', ' false', ' upsideDown'])
      expect(texts).toContain(word);
  });

  it('agrees with the server about random games, including skips and turned cards', () => {
    const deck = parseDeck(read('../packages/rules/decks/base.json'));
    if (!deck.ok) throw new Error('the printed deck can be read');
    for (let seed = 0; seed < 20; seed++) {
      const throwDie = dice(`client ${seed}`);
      let ours = newGame(`client ${seed}`, deck.value);
      let theirs = begin({ deck: deck.value.hash, deal: ours.deal });
      while (ours.phase !== 'over') {
        const moves = legalMoves(ours);
        const move = moves[throwDie(moves.length)]!;
        const next = playByUs(ours, move);
        if (!next.ok) throw new Error('a legal move can be made');
        ours = next.value;
        theirs = play(theirs, makeMove(move));
        expect(checksum(stateText(theirs))).toBe(fingerprint(ours));
      }
    }
  });
});

it('what the example says is understood', () => {
  const lines = document.split('\n');
  const said = lines.filter((line) => line.startsWith('→ ')).map((line) => line.slice(2));
  const received = lines.filter((line) => line.startsWith('← ')).map((line) => line.slice(2));
  expect(said.length).toBeGreaterThan(3);
  for (const line of said) expect(readClientMessage(line), line).toMatchObject({ ok: true });
  // Long server messages are abbreviated.
  const typeOf = (line: string) => /^\{"type":"(\w+)"/.exec(line)?.[1];
  for (const line of received) expect(Object.keys(SERVER_MESSAGES)).toContain(typeOf(line));
  expect(said.map(typeOf)).toEqual(expect.arrayContaining(['hello', 'watch', 'do']));
});
