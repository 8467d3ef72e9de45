import { legalMoves, newGame, outcome, score } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeMove, parseCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  exampleDeck,
  exampleText,
  frontierDeck,
  jsonLines,
  printedDeck,
  wagons,
  type World,
} from '../../test/wagons.ts';

type Game = {
  seed: string;
  first: 'a' | 'b';
  margin: number;
  tally: { first: number; second: number };
  code: string;
  fault?: { by: 'a' | 'b'; why: string; said?: string };
};
type MatchSetup = {
  a: string;
  b: string;
  deals: number;
  pairsWon: number;
  pairsTied: number;
  pairsLost: number;
  meanMargin: number;
  interval: [number, number];
  games: Game[];
};

/** The one object of a match. */
async function played(argv: readonly string[], world: World = {}): Promise<MatchSetup> {
  const { code, out, err } = await wagons(['match', ...argv, '--seed', 'prairie', '--json'], world);
  expect([code, err]).toEqual([0, '']);
  const objects = jsonLines(out);
  expect(objects).toHaveLength(1);
  return objects[0] as MatchSetup;
}

const decks = [printedDeck, frontierDeck, exampleDeck];

type Program = NonNullable<World['programs']>[string];

/** A program that makes the first legal move, unless `habit` replies something else. */
const player =
  (habit: (line: string, answer: string | undefined, leave: () => void) => string | undefined): Program =>
  (leave) => {
    let code = '';
    return (line) => {
      if (line.startsWith('position code ')) code = line.slice('position code '.length);
      if (line === 'wagons 1') return habit(line, 'id name Test\nready\n', leave);
      if (!line.startsWith('go')) return habit(line, undefined, leave);
      return habit(line, `info thinking\nbestmove ${firstMove(code)}\n`, leave);
    };
  };

function firstMove(code: string): string {
  const game = parseCode(code, decks);
  const [move] = game.ok ? legalMoves(game.value) : [];
  return move ? makeMove(move) : '?';
}

const honest = player((_, answer) => answer);

describe('match --json', () => {
  it('plays every deal from both seats, and prints one object in the fixed shape', async () => {
    const match = await played(['--a', 'greedy', '--b', 'random', '--deals', '3']);
    expect(Object.keys(match)).toEqual([
      'a',
      'b',
      'deals',
      'pairsWon',
      'pairsTied',
      'pairsLost',
      'meanMargin',
      'interval',
      'games',
    ]);
    expect(match).toMatchObject({
      a: 'greedy',
      b: 'random',
      deals: 3,
      pairsWon: 3,
      pairsTied: 0,
      pairsLost: 0,
    });
    expect(match.games.map(({ seed, first }) => `${seed} ${first}`)).toEqual(
      [1, 2, 3].flatMap((i) => [`prairie/${i} a`, `prairie/${i} b`]),
    );
    for (const { seed, first, margin, tally, code } of match.games) {
      const game = parseCode(code, [printedDeck]);
      if (!game.ok) throw new Error('the code cannot be read');
      expect(game.value.phase).toBe('over');
      expect(game.value.deal).toEqual(newGame(seed, printedDeck).deal);
      const tallies = score(game.value);
      expect(tally).toEqual({ first: tallies.first.total, second: tallies.second.total });
      expect(margin).toBe((tally.first - tally.second) * (first === 'a' ? 1 : -1));
      expect(outcome(tallies)).toBe(
        margin === 0 ? 'draw' : margin > 0 === (first === 'a') ? 'first' : 'second',
      );
    }
    const mean = match.games.reduce((sum, { margin }) => sum + margin, 0) / 6;
    expect(match.meanMargin).toBeCloseTo(mean, 9);
    // 3 of 3, computed by hand with Wilson's formula.
    expect(match.interval[0]).toBeCloseTo(0.4385, 3);
    expect(match.interval[1]).toBe(1);
  });

  it('is reproducible by its seed, deal by deal', async () => {
    const argv = ['--a', 'L1', '--b', 'random', '--nodes', '5'];
    const three = await played([...argv, '--deals', '3']);
    expect((await played([...argv, '--deals', '2'])).games).toEqual(three.games.slice(0, 4));
  });

  it('ignores the case of names and gives equal bots different dice', async () => {
    const match = await played(['--a', 'RANDOM', '--b', 'random', '--deals', '3']);
    expect([match.a, match.b]).toEqual(['random', 'random']);
    expect(match.games[0]?.margin).not.toBe(-(match.games[1]?.margin ?? 0));
  });

  it.each([
    ['--time', '0'],
    ['--nodes', '0'],
  ])('plays legal moves with %s %s', async (...budget) => {
    const match = await played(['--a', 'L8', '--b', 'greedy', '--deals', '1', ...budget]);
    expect(match.games.every(({ fault }) => fault === undefined)).toBe(true);
  });
});

describe('a program that speaks the protocol', () => {
  it('plays like a built-in bot and receives the budget', async () => {
    const heard: string[] = [];
    const programs = {
      bot: player((line, answer) => {
        heard.push(line);
        return answer;
      }),
    };
    const match = await played(['--a', 'cmd:bot --fast', '--b', 'random', '--deals', '2', '--time', '0.2'], {
      programs,
    });
    expect(match.a).toBe('cmd:bot --fast');
    expect(match.games.every(({ fault }) => !fault)).toBe(true);
    // Started once; every game is announced, and finally it is asked to quit.
    expect(heard[0]).toBe('wagons 1');
    expect(heard.filter((line) => line === 'wagons 1')).toHaveLength(1);
    expect(heard.filter((line) => line === 'newgame').length).toBeGreaterThanOrEqual(4);
    expect(new Set(heard.filter((line) => line.startsWith('go')))).toEqual(new Set(['go time 200']));
    expect(heard.at(-1)).toBe('quit');
  });

  it.each([
    ['deck.json', exampleDeck],
    ['frontier', frontierDeck],
  ])('receives another deck: %s', async (named, deck) => {
    const heard: string[] = [];
    const programs = {
      bot: player((line, answer) => {
        heard.push(line);
        return answer;
      }),
    };
    const files = { 'deck.json': exampleText };
    const match = await played(
      ['--a', 'cmd:bot', '--b', 'random', '--deals', '1', '--deck', named, '--nodes', '9'],
      { programs, files },
    );
    expect(match.games.every(({ fault }) => !fault)).toBe(true);
    const sent = heard.find((line) => line.startsWith('deck '));
    const read = parseDeck(sent?.slice('deck '.length) ?? '');
    expect(read.ok && read.value.hash).toBe(deck.hash);
    expect(heard).toContain('go nodes 9');
  });

  it('may be quoted as in a shell', async () => {
    const programs = { 'my bot': honest };
    expect(
      (await played(['--a', 'cmd:"my bot" x', '--b', 'random', '--deals', '1'], { programs })).deals,
    ).toBe(1);
  });
});

describe('a faulty program loses the game and the match continues', () => {
  const faults: ReadonlyArray<readonly [string, string, Program]> = [
    ['hangs at the start', 'notReady', () => () => undefined],
    ['hangs when asked', 'noAnswer', player((line, answer) => (line.startsWith('go') ? undefined : answer))],
    [
      'dies at the start',
      'ended',
      (leave) => () => {
        leave();
        return undefined;
      },
    ],
    [
      'dies when asked',
      'ended',
      player((line, answer, leave) => {
        if (line.startsWith('go')) leave();
        return answer;
      }),
    ],
    ['greets wrongly', 'unreadable', player((line, answer) => (line === 'wagons 1' ? 'uciok\n' : answer))],
    [
      'makes a move that is none',
      'illegal',
      player((line, answer) => (line === 'go' ? 'bestmove e2e4\n' : answer)),
    ],
    [
      'makes an illegal move',
      'illegal',
      player((line, answer) => (line === 'go' ? 'bestmove place badlands 7,7\n' : answer)),
    ],
    [
      'forgets the word',
      'unreadable',
      player((line, answer) => (line === 'go' ? 'take badlands\n' : answer)),
    ],
    ['complains', 'complained', player((line, answer) => (line === 'go' ? 'error I am lost\n' : answer))],
    ['floods', 'tooMuch', player((line, answer) => (line === 'go' ? 'info x\n'.repeat(200_000) : answer))],
    [
      'floods without a line',
      'tooMuch',
      player((line, answer) => (line === 'go' ? 'x'.repeat(1_000_001) : answer)),
    ],
    [
      'answers twice',
      'unreadable',
      player((line, answer) => (line === 'go' && answer ? answer + answer : answer)),
    ],
    [
      'answers unasked',
      'unreadable',
      player((line, answer) => (line === 'newgame' ? 'bestmove take x\n' : answer)),
    ],
  ];

  it.each(faults)('when it %s', async (_, why, program) => {
    const match = await played(['--a', 'random', '--b', 'cmd:bad', '--deals', '2'], {
      programs: { bad: program },
    });
    expect(match).toMatchObject({ deals: 2, pairsWon: 2, pairsTied: 0, pairsLost: 0, meanMargin: 100 });
    for (const { margin, fault, code } of match.games) {
      expect(margin).toBe(100);
      expect(fault).toMatchObject({ by: 'b', why });
      expect(parseCode(code, [printedDeck]).ok).toBe(true);
    }
  });

  it.each(faults)('and the summary explains why: it %s', async (_, __, program) => {
    const argv = ['match', '--a', 'cmd:bad', '--b', 'random', '--deals', '1', '--seed', 'prairie'];
    const { code, out, err } = await wagons(argv, { programs: { bad: program } });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('2 games were lost by a fault and count as lost by at least 100 points:');
    expect(out).toMatch(/^ {2}prairie\/1, cmd:bad: The program .+/m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('is restarted for the next game', async () => {
    let starts = 0;
    const programs = {
      bot: ((leave) => {
        starts++;
        const isBad = starts === 1;
        return player((line, answer) => {
          if (isBad && line === 'go') leave();
          return answer;
        })(leave);
      }) satisfies Program,
    };
    const match = await played(['--a', 'cmd:bot', '--b', 'random', '--deals', '2'], { programs });
    expect(match.games.map(({ fault }) => fault?.why)).toEqual(['ended', undefined, undefined, undefined]);
    expect(starts).toBe(2);
  });

  it('and its control characters are not printed', async () => {
    const bad = player((line, answer) => (line === 'go' ? 'error \u001B[31mred\u0007\n' : answer));
    const argv = ['match', '--a', 'cmd:bad', '--b', 'random', '--deals', '1'];
    const { out } = await wagons(argv, { programs: { bad } });
    expect(out).toContain('�[31mred�');
  });

  it('is refused before any game if it cannot be started', async () => {
    const { code, out, err } = await wagons(['match', '--a', 'random', '--b', 'cmd:nobody here']);
    expect([code, out, err]).toEqual([1, '', 'cmd:nobody here: The program couldn’t be started.\n']);
  });
});

describe('match', () => {
  it('prints a summary', async () => {
    const argv = ['match', '--a', 'greedy', '--b', 'random', '--deals', '2', '--seed', 'prairie'];
    const { code, out } = await wagons(argv);
    expect(code).toBe(0);
    expect(out).toContain('greedy against random: 2 deals, each played twice with seats swapped');
    expect(out).toMatch(/Pairs won by greedy +2\n/);
    expect(out).toMatch(/Share of pairs won +100% \(95% confidence: 34.2% to 100%\)/);
    expect(out).toMatch(/greedy as first player +2 +0 +0 +\+\d/);
    expect(out).not.toContain('fault');
  });

  it('shows its progress on a terminal', async () => {
    const argv = ['match', '--a', 'random', '--b', 'random', '--deals', '3'];
    const { err } = await wagons(argv, { isTerminal: true, tick: 150 });
    expect(err).toMatch(/\d of 6 games\r/);
    expect((await wagons(argv, { tick: 150 })).err).toBe('');
  });

  it('reports the games played before Ctrl-C', async () => {
    const argv = ['match', '--a', 'random', '--b', 'random', '--deals', '1000', '--seed', 'x', '--json'];
    const { code, out, err } = await wagons(argv, { interruptAfter: 200 });
    expect(code).toBe(1);
    const [match] = jsonLines(out) as [MatchSetup];
    expect(match.deals).toBeGreaterThan(1);
    expect(match.games).toHaveLength(2 * match.deals);
    expect(err).toBe(`Interrupted after ${match.deals} deals.\n`);
    const early = await wagons(argv, { interruptAfter: 1 });
    expect(early.code).toBe(1);
    expect(jsonLines(early.out)).toMatchObject([{ deals: 0, games: [], interval: [0, 1] }]);
  });

  it('handles Ctrl-C during a move', async () => {
    // The clock stands still, so only Ctrl-C ends the first search.
    const argv = ['match', '--a', 'L8', '--b', 'random', '--time', '3600', '--json'];
    const { code, out } = await wagons(argv, { interruptAfter: 50 });
    expect(code).toBe(1);
    expect(jsonLines(out)).toMatchObject([{ deals: 0, games: [] }]);
  });

  it.each([
    ['no second player', ['--a', 'random']],
    ['no first player', ['--b', 'random']],
    ['an unknown player', ['--a', 'hal', '--b', 'random']],
    ['a program without a name', ['--a', 'cmd:', '--b', 'random']],
    ['no deals', ['--a', 'random', '--b', 'random', '--deals', '0']],
    ['time and nodes', ['--a', 'random', '--b', 'random', '--time', '1', '--nodes', '1']],
    ['negative time', ['--a', 'random', '--b', 'random', '--time', '-1']],
    ['no time at all', ['--a', 'random', '--b', 'random', '--time', 'soon']],
    ['negative nodes', ['--a', 'random', '--b', 'random', '--nodes', '-1']],
    ['a seed that grows too long', ['--a', 'random', '--b', 'random', '--seed', 'x'.repeat(63)]],
  ])('%s exits with 2 and one sentence', async (_, argv) => {
    const { code, out, err } = await wagons(['match', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^[^\n]+\.\n$/);
  });
});
