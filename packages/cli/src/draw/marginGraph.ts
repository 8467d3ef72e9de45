// Draws the expected final margin after each move as a graph of characters.

import type { Margin } from '@wagons/ai';
import type { Words } from '@wagons/words';
import { type Block, padEnd, widthOf } from '../terminal/block.ts';
import { signed } from './signed.ts';

/** At most this many rows. */
const ROWS = 13;
/** Columns per move. */
const STEP = 2;
/** Moves between two numbers below the graph. */
const TICKS = 5;

const PROVEN = '●';
const ESTIMATE = '○';

/** A column for each margin; `first` is the number of moves before the first of them. */
export function drawMargins(words: Words, margins: readonly Margin[], first: number): Block {
  const values = margins.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  // Points per row; zero is always the middle of a row.
  const scale = Math.max(1, Math.ceil((top - bottom) / (ROWS - 1)));
  const rowOf = (value: number): number => Math.round(value / scale);
  const rows = Array.from({ length: rowOf(top) - rowOf(bottom) + 1 }, (_, i) => rowOf(top) - i);
  const labels = rows.map((row) => signed(words, row * scale));
  const left = Math.max(...labels.map(widthOf));
  const lines = rows.map((row, i) => {
    const isZero = row === 0;
    const cells = margins.map(({ value, proven }) => {
      const dot = proven ? PROVEN : ESTIMATE;
      return padEnd(rowOf(value) === row ? dot : isZero ? '─' : '', STEP).replaceAll(' ', isZero ? '─' : ' ');
    });
    return `${labels[i]?.padStart(left) ?? ''} ${isZero ? '┼' : '│'}${cells.join('')}`.trimEnd();
  });
  return [...lines, `${' '.repeat(left + 2)}${drawTicks(margins.length, first)}`];
}

/** Every fifth move has its number below it. */
function drawTicks(length: number, first: number): string {
  let line = '';
  for (let i = 0; i < length; i++) {
    const move = first + i;
    if (move % TICKS === 0) line = padEnd(line, i * STEP) + String(move);
  }
  return line;
}
