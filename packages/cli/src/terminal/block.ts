// Text layout: blocks of lines that are padded, wrapped and set side by side.

import { stripVTControlCharacters } from 'node:util';

export type Block = readonly string[];

/** The columns a line takes; color codes take none. */
export const widthOf = (line: string): number => [...stripVTControlCharacters(line)].length;

export const padEnd = (line: string, width: number): string =>
  line + ' '.repeat(Math.max(0, width - widthOf(line)));

const padStart = (line: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(line))) + line;

const blockWidth = (block: Block): number => Math.max(0, ...block.map(widthOf));

export const indent = (block: Block, by = 2): Block =>
  block.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** Sets blocks side by side. */
export function beside(blocks: readonly Block[], gap = 2): Block {
  const widths = blocks.map(blockWidth);
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padEnd(block[row] ?? '', widths[i] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Sets blocks side by side and wraps to a new row when the line is full, with `between` empty lines between rows. */
export function flow(blocks: readonly Block[], width: number, { gap = 2, between = 0 } = {}): Block {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    const needed = blockWidth(block) + gap;
    const row = rows.at(-1);
    if (row && used + needed - gap <= width) row.push(block);
    else rows.push([block]);
    used = row === rows.at(-1) ? used + needed : needed;
  }
  const apart = Array.from({ length: between }, () => '');
  return rows.flatMap((row, i) => [...(i > 0 ? apart : []), ...beside(row, gap)]);
}

/** A table; columns marked `>` are right-aligned. */
export function columns(rows: ReadonlyArray<readonly string[]>, alignment: string): Block {
  const widths = [...alignment].map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows.map((row) =>
    widths
      .map((width, i) => (alignment[i] === '>' ? padStart : padEnd)(row[i] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * Wraps a text at `width` columns with a hanging indent. A longer word gets its own line, and a number stays
 * with the word after it.
 */
export function wrap(text: string, width: number, hanging = 0): Block {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ (?<!\d (?=\p{L}))/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(hanging) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A definition list: terms on the left, explanations on the right. */
export function definitions(entries: ReadonlyArray<readonly [string, string]>, width: number): Block {
  const left = Math.max(...entries.map(([word]) => widthOf(word))) + 2;
  return entries.flatMap(([word, text]) => {
    const [first = '', ...more] = wrap(text, width - left);
    return [padEnd(word, left) + first, ...more.map((line) => ' '.repeat(left) + line)];
  });
}

/** Pattern of the characters that could control the terminal or reorder text. */
export const STEERING = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;

/** Makes untrusted text safe to print. */
export const harmless = (text: string): string => text.replaceAll(new RegExp(STEERING, 'gu'), '�');

/** Makes untrusted input safe to quote, and clips it. */
export const printable = (text: string): string => {
  const [...letters] = harmless(text);
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('');
};
