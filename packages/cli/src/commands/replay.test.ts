import { makeBot } from '@wagons/ai';
import { type Game, newGame, play, score, undo } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeCode, makeGame } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

function playOut(seed: string): Game {
  const bot = makeBot('random', dice(seed));
  let game = newGame(seed, printedDeck);
  while (game.phase !== 'over') {
    const next = play(game, bot(game));
    if (next.ok) game = next.value;
  }
  return game;
}

const game = playOut('prairie');
const count = game.moves.length;

describe('replay', () => {
  it('prints every step, from the deal to the winner', async () => {
    const { code, out } = await wagons(['replay', makeCode(game)]);
    expect(code).toBe(0);
    for (let at = 0; at <= count; at++) expect(out).toContain(`Move ${at} of ${count}\n`);
    expect(out).toContain('The deal, before the first move.');
    expect(out).toMatch(/wins, \d+ to \d+\.|It’s a tie/);
  });

  it('shows one step alone', async () => {
    const { out } = await wagons(['replay', makeCode(game), '--step', '2']);
    expect(out).toContain(`Move 2 of ${count}\n`);
    expect(out).not.toContain(`Move 3 of ${count}\n`);
  });

  it('turns pages at a terminal, and stops when told to', async () => {
    const pages = await wagons(['replay', makeCode(game)], { isTerminal: true, input: '\n\nquit\n' });
    expect(pages.out).toContain(`Move 2 of ${count}\n`);
    expect(pages.out).not.toContain(`Move 3 of ${count}\n`);
  });

  it('reads a file with the game as text, or with its code', async () => {
    const files = { 'game.txt': makeGame(game), 'code.txt': `${makeCode(game)}\n` };
    for (const file of Object.keys(files)) {
      const { out } = await wagons(['replay', file, '--json'], { files });
      expect(jsonLines(out)).toMatchObject([{ code: makeCode(game) }]);
    }
  });

  it('answers in JSON in the shape of simulate, without a seed', async () => {
    const { out } = await wagons(['replay', makeCode(game), '--json']);
    const [line] = jsonLines(out) as [object];
    expect(Object.keys(line)).toEqual(['center', 'circle', 'moves', 'tally', 'winner', 'code']);
  });

  it('prints the running tally and no winner for an unfinished game', async () => {
    const earlier = undo(game, 5);
    const fromCode = await wagons(['replay', makeCode(earlier), '--json']);
    const byStep = await wagons(['replay', makeCode(game), '--step', String(count - 5), '--json']);
    expect(byStep.out).toBe(fromCode.out);
    const [line] = jsonLines(fromCode.out) as [{ tally: { first: { total: number } } }];
    expect(line).not.toHaveProperty('winner');
    expect(line.tally.first.total).toBe(score(earlier).first.total);
  });

  it.each([
    ['a damaged code', `${makeCode(game).slice(0, -2)}zz`, 'damaged'],
    ['a code cut short', makeCode(game).slice(0, 5), 'not a game code'],
    ['a file that is not there', 'games/none.txt', 'doesn’t exist'],
    ['a file with an illegal game', 'bad.txt', 'Line 5'],
    ['a file with a damaged code', 'cut.txt', 'damaged'],
  ])('refuses %s', async (_, source, why) => {
    const files = {
      'bad.txt': `${makeGame(newGame('prairie', printedDeck))}second: start nobody\n`,
      'cut.txt': makeCode(game).slice(0, -1),
    };
    const ended = await wagons(['replay', source, '--json'], { files });
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err).toContain(why);
  });

  it('recognizes a list of codes', async () => {
    const codes = [game, undo(game, 3)].map((one, i) => `greedy/${i} ${makeCode(one)}\n`);
    const ended = await wagons(['replay', 'list.txt'], { files: { 'list.txt': codes.join('') } });
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err).toContain(`“list.txt” lists 2 game codes. Pick one, such as ${makeCode(game)}.`);
  });

  it('has working examples in its help', async () => {
    const { out } = await wagons(['replay', '--help']);
    const examples = [...out.matchAll(/^ {2}wagons (replay (?!CODE).*)$/gm)].map(([, line = '']) => line);
    expect(examples).toHaveLength(2);
    for (const line of examples) expect((await wagons(line.split(' '))).code).toBe(0);
  });

  it('refuses a step beyond the last', async () => {
    expect((await wagons(['replay', makeCode(undo(game, count)), '--step', '1'])).code).toBe(1);
  });
});
