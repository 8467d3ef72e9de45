import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { COMMANDS, loadTerminalWords, type TerminalWords } from './index.ts';

/** Every text that is not made with arguments, with its place. */
function texts(value: unknown, path: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

const first = { is: 'you' } as const;
const second = { is: 'bot', name: 'greedy' } as const;

/** Sentences that are made with arguments, one of each kind. */
const sentences = ({ usage, refusals, table, show, arena, study }: TerminalWords): readonly string[] => [
  usage.badSeconds({ option: '--time', found: 'x', atLeast: 0, atMost: 3600 }),
  usage.unknownPlayer('x', ['random', 'greedy'], 'cmd:y'),
  table.levelQuestion(1, 8, 3),
  ...[1, 2].flatMap((n) => [
    arena.match({ a: 'L1', b: 'random', deals: n, seed: 'x' }),
    arena.forfeits(n, 100),
    arena.interrupted(n),
    arena.contests(n, 'x'),
    arena.faults.notReady({ what: 'notReady', seconds: n }),
    arena.faults.noAnswer({ what: 'noAnswer', seconds: n }),
    study.incomplete(n, 31),
  ]),
  arena.faults.notStarted({ what: 'notStarted' }),
  arena.faults.ended({ what: 'ended' }),
  arena.faults.tooMuch({ what: 'tooMuch', limit: 1_000_000 }),
  arena.faults.unreadable({ what: 'unreadable', said: 'x' }),
  arena.faults.illegal({ what: 'illegal', said: 'x', reason: 'Y.' }),
  arena.faults.complained({ what: 'complained', said: 'x' }),
  arena.requests.unknownRequest({ what: 'unknownRequest', found: 'x', known: ['go', 'stop'] }),
  arena.requests.otherVersion({ what: 'otherVersion', found: '2' }),
  arena.requests.badBudget({ what: 'badBudget', found: 'x' }),
  arena.requests.badPosition({ what: 'badPosition' }),
  arena.requests.noPosition({ what: 'noPosition' }),
  arena.requests.gameOver({ what: 'gameOver' }),
  arena.requests.lineTooLong({ what: 'lineTooLong', limit: 5 }),
  study.played('x'),
  study.proven('x'),
  study.bounds({ lower: '−3', upper: '+2' }),
  usage.noCommand('x'),
  usage.badNumber({ option: '--games', found: 'x', atLeast: 1, atMost: 1000 }),
  usage.unknownBot('x', ['random', 'greedy']),
  refusals.noSuchFile('x'),
  refusals.noSuchStep(5, 1),
  table.seats({ first, second }),
  table.seats({ first: second, second: first }),
  table.seats({ first: { is: 'seat', seat: 'first' }, second: { is: 'seat', seat: 'second' } }),
  table.yourTurn.place({ card: 'Badlands', free: true, more: 2 }),
  table.bot.draft({ bot: 'greedy', card: 'Badlands', free: ['The Herd', 'Standoff'], to: first }),
  table.bot.draft({ bot: 'greedy', card: 'Badlands', free: [], to: first }),
  table.ended({ winner: first, points: 3, against: 2 }),
  table.ended({ winner: second, points: 3, against: 2 }),
  table.notUnderstood('x'),
  refusals.severalCodes({ file: 'x', codes: 2, example: 'y' }),
  refusals.otherDeck({ played: 'x', file: 'y' }),
  show.deckDiffers({ base: 'x', cards: ['y', 'z'] }),
  table.undone(1),
  table.redone(2),
  show.positions(1, 2),
  show.simulation({ games: 2, first: 'greedy', second: 'random', seed: 'x' }),
];

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  it('leaves nothing empty, and nothing half said', async () => {
    const words = await loadTerminalWords(language);
    expect(words.colon).toMatch(/^\s?:$/);
    for (const [path, text] of texts({ ...words, colon: undefined }, language)) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\bTODO\b/);
    }
    for (const sentence of sentences(words)) {
      expect(sentence).toMatch(/[.:]$/);
      expect(sentence).not.toMatch(/undefined|NaN| {2}/);
    }
  });

  it('has short phrases where there is little room', async () => {
    const { help, table } = await loadTerminalWords(language);
    for (const placeholder of Object.values(help.placeholders)) expect(placeholder).toMatch(/^\p{Lu}+$/u);
    for (const command of COMMANDS) expect(help.commands[command].summary.length).toBeLessThanOrEqual(70);
    for (const phrase of [...Object.values(help.options), ...Object.values(table.orders)]) {
      expect(phrase).not.toMatch(/\.$/);
    }
    expect(table.column({ is: 'seat', seat: 'second' }).length).toBeLessThanOrEqual(10);
  });
});
