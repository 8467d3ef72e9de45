// Tests of the words of the terminal program; what holds for all messages is in test/catalogs.test.ts.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../words.ts';
import { COMMANDS, loadTerminalWords, requestFaultText, seatsText, whoArgs } from './index.ts';

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  it('has short phrases where there is little room', async () => {
    const { colon, help, table } = await loadTerminalWords(language);
    expect(colon).toMatch(/^\s?:$/);
    for (const placeholder of Object.values(help.placeholders)) expect(placeholder).toMatch(/^\p{Lu}+$/u);
    for (const command of COMMANDS) expect(help.commands[command].summary.length).toBeLessThanOrEqual(70);
    for (const phrase of [...Object.values(help.options), ...Object.values(table.orders)]) {
      expect(phrase).not.toMatch(/\.$/);
    }
    expect(table.column(whoArgs({ is: 'seat', seat: 'second' })).length).toBeLessThanOrEqual(10);
  });

  it('says who sits where', async () => {
    const words = await loadTerminalWords(language);
    const you = { is: 'you' } as const;
    const bot = { is: 'bot', name: 'greedy' } as const;
    const people = { first: { is: 'seat', seat: 'first' }, second: { is: 'seat', seat: 'second' } } as const;
    const texts = [
      seatsText(words, { first: you, second: bot }),
      seatsText(words, { first: bot, second: you }),
      seatsText(words, { first: bot, second: { is: 'bot', name: 'random' } }),
      seatsText(words, people),
    ];
    for (const text of texts) expect(text).toMatch(/^\p{L}.*\.$/u);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('quotes the requests it knows', async () => {
    const say = await loadTerminalWords(language);
    const words = await loadWords(language);
    const fault = { what: 'unknownRequest', found: 'x', known: ['go', 'quit'] } as const;
    expect(requestFaultText(say, words, fault)).toMatch(/go.*quit/);
  });
});
