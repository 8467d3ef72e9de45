// Blocks of text: lines that are padded, wrapped, and set side by side as far as the terminal is wide.

import { stripVTControlCharacters } from 'node:util';

/** Some lines that belong together. */
export type Block = readonly string[];

/** How many columns a line takes; colors take none. */
export const widthOf = (line: string): number => [...stripVTControlCharacters(line)].length;

export const padEnd = (line: string, width: number): string =>
  line + ' '.repeat(Math.max(0, width - widthOf(line)));

const padStart = (line: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(line))) + line;

const blockWidth = (block: Block): number => Math.max(0, ...block.map(widthOf));

export const indent = (block: Block, by = 2): Block =>
  block.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** Blocks from left to right. */
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

/** Blocks from left to right and, where the line is full, on below; `between` lines keep the rows apart. */
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

/** Rows whose cells stand in columns; the columns marked `>` stand at the right. */
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
 * A text as lines of at most `width` columns; all but the first are indented. A word that is longer stands alone, and a
 * number stays with the word behind it.
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

/** Words on the left, what they mean on the right. */
export function definitions(entries: ReadonlyArray<readonly [string, string]>, width: number): Block {
  const left = Math.max(...entries.map(([word]) => widthOf(word))) + 2;
  return entries.flatMap(([word, text]) => {
    const [first = '', ...more] = wrap(text, width - left);
    return [padEnd(word, left) + first, ...more.map((line) => ' '.repeat(left) + line)];
  });
}

/** A character that could steer the terminal or turn the order of what is read, as a pattern. */
export const STEERING = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;

/** A text of somebody else, safe to show. */
export const harmless = (text: string): string => text.replaceAll(new RegExp(STEERING, 'gu'), '�');

/** What somebody typed, safe to show, and not too long. */
export const printable = (text: string): string => {
  const [...letters] = harmless(text);
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('');
};
