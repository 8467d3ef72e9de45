import { describe, expect, it } from 'vitest';
import { beside, columns, flow, printable, widthOf, wrap } from './block.ts';

const card = (name: string) => [`${name}${name}`, `${name}${name}`];

describe('layout', () => {
  it('sets blocks of any height side by side', () => {
    expect(beside([['a', 'bb'], ['c']])).toEqual(['a   c', 'bb']);
  });

  it('wraps blocks to the next row and never exceeds the width', () => {
    expect(flow([card('a'), card('b'), card('c')], 6)).toEqual(['aa  bb', 'aa  bb', 'cc', 'cc']);
    expect(flow([card('a'), card('b')], 5, { between: 1 })).toEqual(['aa', 'aa', '', 'bb', 'bb']);
    expect(flow([card('a')], 1)).toEqual(['aa', 'aa']);
    expect(flow([], 10)).toEqual([]);
  });

  it('aligns columns left or right', () => {
    expect(
      columns(
        [
          ['Snow', '3'],
          ['Water', '12'],
        ],
        '<>',
      ),
    ).toEqual(['Snow    3', 'Water  12']);
  });

  it('ignores color codes when measuring', () => {
    expect(widthOf('\u001B[1mwide\u001B[0m')).toBe(4);
  });
});

describe('wrap', () => {
  it('breaks between words and indents the following lines', () => {
    expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  });

  it('puts an overlong word on its own line', () => {
    expect(wrap('a wonderfully b', 5)).toEqual(['a', 'wonderfully', 'b']);
  });
});

describe('printable', () => {
  it('replaces control characters and clips long text', () => {
    expect(printable('a\u001B[2Jb\nc')).toBe('a�[2Jb�c');
    expect(printable('x'.repeat(1000))).toHaveLength(80);
  });
});

describe('wrapping', () => {
  it('keeps a number with the word after it', () => {
    expect(wrap('a beer or −1 point a beer', 12)).toEqual(['a beer or', '−1 point a', 'beer']);
  });
});
