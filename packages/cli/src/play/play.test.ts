import { type Game, legalMoves, newGame, play } from '@wagons/rules';
import { makeCode, parseCode, parseGame } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { exampleText, frontierDeck, printedDeck, wagons } from '../../test/wagons.ts';
import { typedMove } from './typed.ts';

/** A whole game: the typed moves, and the final position. The moves rotate through the legal ones. */
function scripted(seed: string): { readonly lines: readonly string[]; readonly end: Game } {
  const lines: string[] = [];
  let game = newGame(seed, printedDeck);
  for (let i = 0; game.phase !== 'over'; i++) {
    const moves = legalMoves(game);
    const move = moves[game.phase === 'draft' ? i % Math.min(3, moves.length) : (i * 7) % moves.length];
    if (!move) throw new Error('no move');
    lines.push(typedMove(game, move));
    const next = play(game, move);
    if (!next.ok) throw new Error(next.error.why);
    game = next.value;
  }
  return { lines, end: game };
}

const codeIn = (out: string): string => [...out.matchAll(/Game code: (\w+)/g)].at(-1)?.[1] ?? '';

describe('two people at one terminal', () => {
  const { lines, end } = scripted('prairie');

  it('play a whole game by typed moves', async () => {
    const { code, out, err } = await wagons(['play', '--seed', 'prairie'], { input: lines.join('\n') });
    expect([code, err]).toEqual([0, '']);
    expect(codeIn(out)).toBe(makeCode(end));
    expect(out).toMatch(/(player wins, \d+ to \d+|It’s a tie)/);
    expect(out).toContain('Happy Cows: ');
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /The first player takes [^.]+\. [^.]+ to the second player as (a )?free card/,
    );
    expect(out).toContain(`replay ${makeCode(end)}`);
  });

  it('can quit at any time and continue with the code', async () => {
    const half = await wagons(['play', '--seed', 'prairie'], { input: lines.slice(0, 9).join('\n') });
    const broken = await wagons(['play', '--seed', 'prairie'], {
      input: [...lines.slice(0, 9), 'quit', ...lines.slice(9)].join('\n'),
    });
    expect(codeIn(broken.out)).toBe(codeIn(half.out));
    const rest = await wagons(['play', codeIn(half.out)], { input: lines.slice(9).join('\n') });
    expect(codeIn(rest.out)).toBe(makeCode(end));
  });

  it('can undo and redo any number of moves', async () => {
    const input = [...lines.slice(0, 6), 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo', 'code'];
    const { code, out } = await wagons(['play', '--seed', 'prairie'], { input: input.join('\n') });
    const straight = await wagons(['play', '--seed', 'prairie'], { input: lines.slice(0, 6).join('\n') });
    expect(code).toBe(0);
    expect(codeIn(out)).toBe(codeIn(straight.out));
    expect(out).toContain('There’s nothing to redo.');
    const back = await wagons(['play', '--seed', 'prairie'], { input: 'undo' });
    expect(back.out).toContain('There’s nothing to undo.');
  });

  it('ask for hints, scoring cards, tallies, the game as text, and what can be typed', async () => {
    const input = ['?', '1', '?', '2', '0,0', '?', 'score', 'cards', 'show', 'help', 'notation'];
    const { code, out } = await wagons(['play', '--seed', 'prairie'], { input: input.join('\n') });
    expect(code).toBe(0);
    expect(out).toContain('Any card in the circle can be the starting card.');
    expect(out).toMatch(/opponent +taking it gives away\n +1 +Undiscovered +\+\d/);
    expect(out).toContain('1 legal spot, upright or upside down: 0,0');
    expect(out).toContain('Desert: none');
    expect(out).toMatch(/^ +undo +undo moves/m);
    const text = out.slice(out.lastIndexOf('wagons 1\n'), out.lastIndexOf('\n\nGame code'));
    const game = parseGame(text, [printedDeck]);
    expect(game.ok && makeCode(game.value)).toBe(codeIn(out));
  });

  it('see which rule a move breaks and can try again', async () => {
    const input = ['1', '1', '5,5', '0,0', '0', 'the-hurd', '1', '2,2'].join('\n');
    const { code, err } = await wagons(['play', '--seed', 'prairie'], { input, isTerminal: true });
    expect(code).toBe(0);
    expect(err).toContain('(rule P1)');
    expect(err).toContain('no card number 0');
    expect(err).toContain('“the-hurd” isn’t a move or a command. “help” lists');
    expect(err).not.toContain('Line 1');
  });

  it('stop at the first refused move of a pipe and still get the code', async () => {
    const { code, out, err } = await wagons(['play', '--seed', 'prairie'], {
      input: '1\n# a remark\n1\n3,3\n0,0\n',
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^The first card .*\(rule P1\)\.\n$/);
    const game = parseCode(codeIn(out), [printedDeck]);
    expect(game.ok && game.value.moves).toHaveLength(2);
  });

  it.each(['pass', 'qiut', 'undo x', 'hilfe'])('see that “%s” is not understood', async (typed) => {
    for (const before of [[], ['1'], ['1', '1'], lines]) {
      const input = [...before, typed].join('\n');
      const { code, err } = await wagons(['play', '--seed', 'prairie'], { input, isTerminal: true });
      expect(code).toBe(0);
      expect(err).toBe(`“${typed}” isn’t a move or a command. “help” lists everything you can type.\n`);
      expect((await wagons(['play', '--seed', 'prairie'], { input })).code).toBe(1);
    }
  });

  it('[T3] make no move after the end', async () => {
    for (const typed of ['3', '2,1 t', 'take the-herd', 'place the-herd 0,0']) {
      const input = [...lines, '', '# a remark', 'score', typed].join('\n');
      const { code, err } = await wagons(['play', '--seed', 'prairie'], { input });
      expect([code, err]).toEqual([1, 'The game is over (rule T3).\n']);
    }
  });

  it('can undo several moves with one command', async () => {
    const input = [...lines.slice(0, 6), 'undo 3', 'redo 2', 'undo 99', 'undo 1'].join('\n');
    const { out } = await wagons(['play', '--seed', 'prairie'], { input });
    expect(out).toContain('Undone: 3 moves.');
    expect(out).toContain('Redone: 2 moves.');
    expect(out).toContain('Undone: 5 moves.');
    expect(out).toContain('There’s nothing to undo.');
  });

  it('see the scoring cards in full once, then only titles on a low screen', async () => {
    const condition = 'Happy Cows: ';
    const count = async (rows?: number, more = '') => {
      const world = { isTerminal: true, input: `1\n1\n${more}quit`, ...(rows && { rows }) };
      const { out } = await wagons(['play', '--seed', 'prairie'], world);
      return [out.split(condition).length - 1, /^Happy Cows · .* · .*$/m.test(out)];
    };
    expect(await count(24)).toEqual([1, true]);
    expect(await count(24, 'cards\n')).toEqual([2, true]);
    expect(await count(36)).toEqual([3, false]);
    expect(await count()).toEqual([3, false]);
  });

  it('see how well the conditions are known', async () => {
    const { out } = await wagons(['play', '--seed', 'prairie'], { input: 'cards' });
    expect(out.match(/^ {2}condition: .+$/gm)).toHaveLength(3);
    expect(out).toMatch(/^ {2}Our (ruling|reading): /m);
  });

  it('see everything in a narrow terminal', async () => {
    const { out } = await wagons(['play', '--seed', 'prairie'], { input: lines.join('\n'), columns: 60 });
    const wide = out.split('\n').filter((line) => line.length > 60 && !line.startsWith('Open it'));
    expect(wide).toEqual([]);
    expect(out).not.toContain('\n\n\n');
  });

  it('see titles clipped only where that saves space', async () => {
    // "Le charme des petites villes" is longer than the 18 columns that are always available.
    const seeds = Array.from({ length: 99 }, (_, i) => `long/${i}`);
    const seed = seeds.find((one) => newGame(one, printedDeck).deal.center.includes('smalltown-charm'));
    const argv = ['play', '--seed', seed ?? '', '--lang', 'fr'];
    expect((await wagons(argv)).out).toMatch(/Le charme des petites villes +0 +0/);
    const narrow = (await wagons(argv, { columns: 40 })).out.split('\n');
    for (const line of narrow.filter((one) => / 0 +0$/.test(one)))
      expect(line.length).toBeLessThanOrEqual(40);
  });
});

describe('the command that reopens a game', () => {
  /** The arguments after "Open it with: wagons". */
  const commandIn = (out: string): readonly string[] =>
    (/Open it with: wagons (.*)\n/.exec(out)?.[1] ?? '').split(' ');

  it.each([
    [['--bots', 'greedy']],
    [['--bots', 'greedy', '--first', 'bot']],
    [['--bots', 'greedy', '--first', 'either']],
    [['--bots', 'random,greedy']],
    [['--bots', 'random,greedy', '--first', 'greedy']],
    [[]],
  ])('restores the same players: %j', async (options) => {
    const world = { isTerminal: true, input: 'quit' };
    const begun = await wagons(['play', '--seed', 'x', ...options], world);
    const again = await wagons(commandIn(begun.out), world);
    const [seats] = begun.out.split('\n');
    expect(again.out.split('\n')[0]).toBe(seats);
    expect(commandIn(again.out)).toEqual(commandIn(begun.out));
    expect(codeIn(again.out)).toBe(codeIn(begun.out));
  });

  it('names the file of the deck', async () => {
    const files = { 'my deck.json': exampleText, 'mine.json': exampleText };
    const world = { isTerminal: true, input: 'quit', files };
    const begun = await wagons(['play', '--deck', 'mine.json', '--bots', 'greedy'], world);
    expect(begun.out).toMatch(/play \w+ --bots greedy --deck mine\.json\n/);
    expect((await wagons(commandIn(begun.out), world)).code).toBe(0);
    const spaced = await wagons(['play', '--deck', 'my deck.json'], world);
    expect(spaced.out).toMatch(/play \w+ --deck 'my deck\.json'\n/);
  });

  it('omits --deck for a built-in deck', async () => {
    const world = { isTerminal: true, input: '1\nquit' };
    const begun = await wagons(['play', '--deck', 'frontier', '--seed', 'x'], world);
    expect(begun.out).toMatch(/play \w+\n/);
    const game = parseCode(codeIn(begun.out), [frontierDeck]);
    expect(game.ok && game.value.moves).toHaveLength(1);
    const again = await wagons(commandIn(begun.out), world);
    expect(again.code).toBe(0);
    expect(again.out).toContain(begun.out.split('\n')[0]);
  });
});

describe('--first', () => {
  const seats = async (...options: readonly string[]) =>
    (await wagons(['play', '--seed', 'x', ...options], { isTerminal: true, input: 'quit' })).out.split(
      '\n',
    )[0];

  it('random is the bot of that name if it plays, otherwise a coin toss', async () => {
    const named = 'random is the first player, you’re the second.';
    expect(await seats('--bots', 'random', '--first', 'random')).toBe(named);
    expect(await seats('--bots', 'greedy,random', '--first', 'random')).toBe(
      'random is the first player, greedy is the second.',
    );
    expect(await seats('--bots', 'greedy', '--first', 'random')).toBe(
      await seats('--bots', 'greedy', '--first', 'either'),
    );
  });

  it.each([
    ['--level', '1', '--first', 'l1'],
    ['--bots', 'l1', '--first', 'L1'],
    ['--bots', 'GREEDY,l1', '--first', 'l1'],
  ])('ignores case: %s %s %s %s', async (...argv) => {
    const { code, out } = await wagons(['play', ...argv, '--time', '0', '--seed', 'x'], { input: 'quit' });
    expect(code).toBe(0);
    expect(out).toMatch(/^Pip \(L1\) is the first player/m);
  });

  it('--time limits the bot of a level, also in a continued game', async () => {
    const argv = ['play', '--level', '8', '--time', '0', '--seed', 'x'];
    const { code, out } = await wagons(argv, { input: 'quit' });
    expect(code).toBe(0);
    expect(out).toMatch(/wagons play \w+ --bots L8 --time 0\n$/);
  });

  it('lists the valid values', async () => {
    const { code, err } = await wagons(['play', '--bots', 'greedy', '--first', 'me']);
    expect(code).toBe(2);
    expect(err).toBe('“me” can’t be the first player. Choose “you”, “bot”, “greedy”, or “either”.\n');
  });
});

describe('against a bot', () => {
  /** Plays from the printed output alone: asks for the code, then makes the first legal move. */
  function autoplayer() {
    let asked = false;
    return (printed: string): string | undefined => {
      asked = !asked;
      if (asked) return 'code';
      const game = parseCode(codeIn(printed), [printedDeck]);
      if (!game.ok || game.value.phase === 'over') return undefined;
      const [move] = legalMoves(game.value);
      return move && typedMove(game.value, move);
    };
  }

  it.each(['you', 'bot', 'random', 'either'])(
    'a game is played to its end when %s is first',
    async (first) => {
      const argv = ['play', '--bots', 'random', '--first', first, '--seed', 'prairie'];
      const { code, out, err } = await wagons(argv, { input: autoplayer() });
      expect([code, err]).toEqual([0, '']);
      const end = parseCode(codeIn(out), [printedDeck]);
      expect(end.ok && end.value.phase).toBe('over');
      expect(out).toMatch(/^(You win|random wins), \d+ to \d+\.|It’s a tie/m);
      expect(out).toMatch(/^random takes [^.]+(\.\s+You\s+get\s[^.]+|and\s+skips\s+nothing)\./m);
      expect(out).toMatch(/^random places .+ at -?\d+,-?\d+, (upright|upside down)\./m);
      expect(out).not.toContain('player takes');
    },
  );

  it('repeats the game for the same seed and moves', async () => {
    const argv = ['play', '--bots', 'random', '--seed', 'prairie'];
    const [one, other] = await Promise.all([
      wagons(argv, { input: autoplayer() }),
      wagons(argv, { input: autoplayer() }),
    ]);
    expect(one).toEqual(other);
  });

  it('undo and redo skip the bot’s moves', async () => {
    const argv = ['play', '--bots', 'random', '--seed', 'prairie'];
    const before = await wagons(argv, { input: 'code' });
    const { out } = await wagons(argv, { input: '1\n0,0\ncode\nundo\nundo\ncode\nredo\nredo\ncode' });
    const codes = [...out.matchAll(/Game code: (\w+)/g)].map(([, found]) => found);
    expect(codes[1]).toBe(codeIn(before.out));
    expect(codes[2]).toBe(codes[0]);
    expect(out).toMatch(/Undone: [2-9]|Undone: 1\d/);
  });

  it('shows on a terminal that the bot is thinking', async () => {
    const { out } = await wagons(['play', '--bots', 'random', '--seed', 'x'], {
      isTerminal: true,
      input: 'quit',
    });
    expect(out).toContain('random is thinking…\r\u001B[K');
    expect((await wagons(['play', '--bots', 'random', '--seed', 'x'])).out).not.toContain('thinking');
  });
});

describe('two bots', () => {
  it('are printed to the end', async () => {
    const { code, out } = await wagons(['play', '--bots', 'random,random', '--seed', 'prairie']);
    expect(code).toBe(0);
    expect(out).toContain('The first player takes ');
    expect(out).toMatch(/wins, \d+ to \d+|It’s a tie/);
  });

  it('wait for Enter on a terminal', async () => {
    const world = { isTerminal: true, input: '\n\n\nundo\nwhat\n' };
    const { code, out } = await wagons(
      ['play', '--bots', 'greedy,random', '--first', 'random', '--seed', 'x'],
      world,
    );
    expect(code).toBe(0);
    expect(out).toContain('Undone: 1 move.');
    const game = parseCode(codeIn(out), [printedDeck]);
    // The last line is empty, too.
    expect(game.ok && game.value.moves.length).toBe(3);
  });
});

describe('--welcome', () => {
  it('explains what to do without a terminal and exits with 0', async () => {
    const { code, out, err } = await wagons(['play', '--welcome']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('wagons play');
  });

  it('asks who plays', async () => {
    const world = { isTerminal: true } as const;
    const welcomed = (input: string) =>
      wagons(['play', '--welcome', '--seed', 'x'], { ...world, input: `${input}\nquit` });
    expect((await welcomed('7\n1\n9\n1')).out).toContain('You’re the first player, Pip (L1) is the second.');
    expect((await welcomed('\n')).out).toContain('You’re the first player, Amos (L3) is the second.');
    expect((await welcomed('2\n1')).out).toContain('Pip (L1) is the first player, you’re the second.');
    expect((await welcomed('3')).out).toContain('You’re the first player, companion is the second.');
    expect((await welcomed('4')).out).toContain('Second player: choose the starting card.');
    expect((await welcomed('1')).out).not.toContain('Game code');
    const left = await wagons(['play', '--welcome'], { ...world, input: 'quit' });
    expect([left.code, left.out.includes('Game code')]).toEqual([0, false]);
  });
});
