import { describe, expect, it } from 'vitest';
import { splitWords } from './shellWords.ts';

describe('splitWords', () => {
  it.each([
    ['node bot.mjs', ['node', 'bot.mjs']],
    ['  node   bot.mjs  --fast ', ['node', 'bot.mjs', '--fast']],
    ['"my bot" \'it is\' a"b c"d', ['my bot', 'it is', 'ab cd']],
    ['run "" x', ['run', '', 'x']],
    [String.raw`C:\bots\bot.exe -x`, [String.raw`C:\bots\bot.exe`, '-x']],
    ['echo $HOME; rm *', ['echo', '$HOME;', 'rm', '*']],
    ['open "quote', ['open', 'quote']],
    ['', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
