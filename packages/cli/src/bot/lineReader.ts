// Splits chunks of text into lines, with bounded memory.

export type LineReader = {
  /** The lines that this chunk completes. */
  readonly add: (piece: string) => readonly string[];
  /** The last line, if it is unterminated. */
  readonly rest: () => string;
};

/** Keeps only the beginning of an oversized line: one character beyond the limit, so that it is detected. */
export function makeLineReader(limit: number): LineReader {
  let text = '';
  const lengthen = (piece: string): void => {
    if (text.length <= limit) text = (text + piece).slice(0, limit + 1);
  };
  return {
    add: (piece) => {
      const lines: string[] = [];
      const [first = '', ...more] = piece.split('\n');
      lengthen(first);
      for (const next of more) {
        lines.push(text);
        text = '';
        lengthen(next);
      }
      return lines;
    },
    rest: () => text,
  };
}
