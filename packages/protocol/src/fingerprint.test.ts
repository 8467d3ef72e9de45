import { type Game, legalMoves, newGame, play } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checksum, fingerprint } from './fingerprint.ts';

const parsed = parseDeck(readFileSync(new URL('../../rules/decks/base.json', import.meta.url), 'utf8'));
if (!parsed.ok) throw new Error('the printed deck can be read');
const deck = parsed.value;

function someGame(seed: string): readonly Game[] {
  const throwDie = dice(seed);
  const games = [newGame(seed, deck)];
  for (;;) {
    const now = games.at(-1)!;
    const moves = legalMoves(now);
    const move = moves[throwDie(moves.length || 1)];
    const next = move && play(now, move);
    if (!next?.ok) return games;
    games.push(next.value);
  }
}

it('differs after every move and in every game', () => {
  const prints = Array.from({ length: 60 }, (_, seed) => someGame(`fingerprint ${seed}`)).flatMap((games) =>
    games.map(fingerprint),
  );
  expect(new Set(prints).size).toBe(prints.length);
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/);
});

it('is stable: clients and servers of different versions compare it', () => {
  expect(fingerprint(newGame('fingerprint', deck))).toMatchInlineSnapshot(`"29960fce664456b9"`);
});

it('changes with every single character', () => {
  const text = 'The quick brown fox jumps over the lazy dog';
  const sums = [...text].map((_, at) => checksum(`${text.slice(0, at)}#${text.slice(at + 1)}`));
  expect(new Set([checksum(text), ...sums]).size).toBe(text.length + 1);
});
