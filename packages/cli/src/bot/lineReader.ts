// Pieces of text put together to lines; memory stays bounded whatever comes.

export type LineReader = {
  /** The lines that a further piece completes. */
  readonly add: (piece: string) => readonly string[];
  /** The last line, if it has no end. */
  readonly rest: () => string;
};

/** Of a line that is too long only the beginning is kept: one character more than may be, so that it can be told. */
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
