import { isDeepStrictEqual } from 'node:util';
import { makeBot } from '@wagons/ai';
import type { Question } from '@wagons/ai/service';
import { type Game, LANGUAGES, legalMoves, newGame, play, score } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeCode, makeGame } from '@wagons/rules/notation';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectUsualHint, HINT_POSITIONS } from '../../../ai/test/usualHint.ts';
import { exampleDeck, exampleText, jsonLines, printedDeck, wagons } from '../../test/wagons.ts';
import { moveJson } from '../json/output.ts';

// Looking into games: hint, review, solve.

/** A game of two greedy bots, at a draft from this many cards; 0 is its end. */
function played(seed: string, left: number, deck = printedDeck): Game {
  const greedy = makeBot('greedy', dice(''));
  for (let i = 0; ; i++) {
    let game = newGame(`${seed} ${i}`, deck);
    while (game.phase !== 'over' && (game.circle.length > left || game.phase === 'place')) {
      const next = play(game, greedy(game));
      if (next.ok) game = next.value;
    }
    // A game with many skips may not have a draft from this many cards.
    if (game.circle.length === left) return game;
  }
}

const late = makeCode(played('study', 2));
const over = makeCode(played('study', 0));
const fresh = makeCode(newGame('study', printedDeck));

const foreign = makeCode(played('study', 2, exampleDeck));

type Prospect = { move: { type: string; card: string }; value: number; proven: boolean; line: object[] };

describe('hint', () => {
  it('prints the best move, its outcome, and why', async () => {
    const { code, out, err } = await wagons(['hint', late]);
    expect([code, err]).toEqual([0, '']);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /^Best: take .+\. With good play on both sides: (the (first|second) player (wins|loses) by \d+ points?|it’s a tie) \(proven\)\./,
    );
    expect(out).toMatch(/^ +[+−]?\d+ +proven +take /m);
  });

  it('compares the first two rows of its table', async () => {
    const kinds = new Set<string>();
    for (let game = played('rows', 2); game.phase !== 'over';) {
      const { out } = await wagons(['hint', makeCode(game)]);
      const rows = [...out.matchAll(/^ +([+−]?\d+) +(?:proven|estimate) +(.+)$/gm)].map(
        ([, margin = '', move = '']) => ({ margin: Number(margin.replace('−', '-')), move }),
      );
      const [best, second] = rows;
      if (best && second) {
        const net = best.margin - second.margin;
        const text = out.replaceAll(/\s+/g, ' ');
        const comparison = `${net} ${net === 1 ? 'point' : 'points'} better than the next best move (${second.move}`;
        expect(text).toContain(net > 0 ? comparison : `Equally good: ${second.move}`);
        kinds.add(net > 0 ? 'better' : 'equal');
      }
      const [move = { type: 'draft', card: '' } as const] = legalMoves(game);
      const next = play(game, move);
      if (!next.ok) throw new Error('a legal move is refused');
      game = next.value;
    }
    expect([...kinds].toSorted()).toEqual(['better', 'equal']);
  });

  it('prints one JSON object', async () => {
    const { out } = await wagons(['hint', late, '--json']);
    const [{ seat, candidates, nodes }] = jsonLines(out) as [
      { seat: string; candidates: Prospect[]; nodes: number },
    ];
    expect(['first', 'second']).toContain(seat);
    expect(candidates).toHaveLength(2);
    expect(candidates.every(({ proven }) => proven)).toBe(true);
    expect(nodes).toBeGreaterThan(0);
    expect(candidates[0]?.line[0]).toEqual(candidates[0]?.move);
  });

  it.each(HINT_POSITIONS)('is the same as in every other program (%#)', async (game) => {
    const asked: Question[] = [];
    const world = { onQuestion: (question: Question) => void asked.push(question) };
    const { out } = await wagons(['hint', makeCode(game), '--json'], world);
    const [shown] = jsonLines(out) as [Parameters<typeof expectUsualHint>[1]];
    expectUsualHint(asked, shown);
  });

  it.each([
    ['no time', ['--time', '0']],
    ['a new game', [fresh, '--time', '0']],
  ])('has an answer with %s', async (_, argv) => {
    const { code, out } = await wagons(['hint', ...(argv.length === 3 ? [] : [late]), ...argv, '--json']);
    expect(code).toBe(0);
    const [hint] = jsonLines(out) as [{ candidates: Prospect[] }];
    expect(hint.candidates[0]?.move.card).toMatch(/^[a-z-]+$/);
  });

  it('still has an answer when it is interrupted immediately', async () => {
    const { code, out } = await wagons(['hint', fresh, '--json'], { interruptAfter: 1 });
    expect(code).toBe(1);
    expect(jsonLines(out)).toHaveLength(1);
  });

  it('mentions that there is only one move', async () => {
    let game = played('study', 1);
    expect(legalMoves(game)).toHaveLength(1);
    const { out } = await wagons(['hint', makeCode(game)]);
    expect(out).toMatch(/^It’s the only move\. Best: take /);
    const next = play(game, legalMoves(game)[0] ?? { type: 'draft', card: '' });
    if (next.ok) game = next.value;
    expect((await wagons(['hint', makeCode(game)])).out).toMatch(/^Best: place /);
  });

  it('is also an order during a game, addressed to the player', async () => {
    const { code, out } = await wagons(['play', late, '--bots', 'random', '--first', 'either'], {
      input: 'hint\nhints\n?',
    });
    expect(code).toBe(0);
    expect(out.match(/^Best: /gm)).toHaveLength(2);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/With good play on both sides: (you (win|lose)|the victory)/);
    expect(out).toContain('How much each card would improve');
    const ended = await wagons(['play', over], { input: 'hint' });
    expect(ended.out).toContain('The game is over, so there’s no move to look for.');
  });

  it('shows on a terminal that it is thinking', async () => {
    const { out } = await wagons(['play', late], { input: 'hint\nquit', isTerminal: true });
    expect(out).toContain('Looking for the best move…\r\u001B[K');
  });
});

describe('review', () => {
  /** The clock advances with every reading, so that time limits are deterministic. */
  const brief = ['--time', '1'];
  const clock = { tick: 2 };

  /** A game whose last draft is a proven mistake. */
  let mistaken = '';
  let lost = 0;
  beforeAll(() => {
    for (let i = 0; lost === 0; i++) {
      const start = played(`mistake ${i}`, 2);
      const margins = legalMoves(start).map((move) => {
        const greedy = makeBot('greedy', dice(''));
        let game: Game = start;
        for (let next = play(game, move); next.ok; next = play(game, greedy(game))) {
          game = next.value;
          if (game.phase === 'over') break;
        }
        const tallies = score(game);
        return { game, margin: tallies.first.total - tallies.second.total };
      });
      const [one, other] = margins;
      if (!one || !other) throw new Error('two cards can be taken');
      const worse =
        (start.phase === 'draft' && start.seat === 'first') === one.margin < other.margin ? one : other;
      lost = Math.abs(one.margin - other.margin);
      mistaken = makeCode(worse.game);
    }
  });

  it('explains each loss and prints a summary', async () => {
    const { code, out, err } = await wagons(['review', mistaken, ...brief], clock);
    expect([code, err]).toEqual([0, '']);
    const text = out.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(
      /Played: .+? The (first|second) player loses (exactly \d+ points? here|about \d+ points? here \(±\d+\))\. Better: /,
    );
    expect(out).toMatch(/^Move \d+ of \d+ · (First|Second) player · .+ · (Inaccuracy|Mistake|Costly gift)$/m);
    expect(text).toMatch(/player: [+−]\d+ (\([+−]\d+ )?[A-Z]/i);
    expect(out).toMatch(/^Points lost +Choosing the starting card +Drafting +Placing +Total$/m);
    expect(out).toMatch(/^First player +\d+ +\d+ +\d+ +\d+$/m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('still answers to its former name', async () => {
    const now = await wagons(['review', late, '--time', '0']);
    expect(await wagons(['analyze', late, '--time', '0'])).toEqual(now);
    expect((await wagons(['help', 'analyze'])).out).toContain('wagons review');
  });

  it('prints one JSON object whose parts add up', async () => {
    const { out } = await wagons(['review', mistaken, '--json', ...brief], clock);
    type Lost = Record<'start' | 'draft' | 'placement', number>;
    const [review] = jsonLines(out) as [
      {
        complete: boolean;
        grades: {
          at: number;
          seat: 'first' | 'second';
          decision: keyof Lost;
          lost: number;
          uncertainty: number;
        }[];
        lost: Record<'first' | 'second', Lost>;
      },
    ];
    expect(review.complete).toBe(true);
    expect(review.grades.map(({ at }) => at)).toEqual(review.grades.map((_, i) => i));
    for (const seat of ['first', 'second'] as const)
      for (const decision of ['start', 'draft', 'placement'] as const) {
        const own = review.grades.filter(
          (grade) => grade.seat === seat && grade.decision === decision && grade.lost > grade.uncertainty,
        );
        expect(review.lost[seat][decision]).toBe(own.reduce((sum, grade) => sum + grade.lost, 0));
      }
  });

  it.each(LANGUAGES)('fits 80 columns in %s', async (lang) => {
    const { code, out } = await wagons(['review', mistaken, '--time', '0', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('shows its progress on a terminal', async () => {
    const { err } = await wagons(['review', over, '--time', '0'], { isTerminal: true, tick: 150 });
    expect(err).toMatch(/\d+ of \d+ moves\r/);
  });

  it('prints partial results after Ctrl-C', async () => {
    const { code, out } = await wagons(['review', over], { interruptAfter: 200 });
    expect(code).toBe(1);
    expect(out).toMatch(/Only \d+ of \d+ moves could be analyzed\.\n$/);
    const first = await wagons(['review', over, '--json'], { interruptAfter: 1 });
    expect(first.code).toBe(1);
    expect(jsonLines(first.out)).toMatchObject([{ complete: false }]);
  });
});

describe('solve', () => {
  it('proves the last cards and shows the best line', async () => {
    const { code, out, err } = await wagons(['solve', late]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Proven\. With perfect play on both sides: the /);
    expect(out).toMatch(/^Best line:\n {2}The (first|second) player takes /m);
    expect(err).toMatch(/^[\d,]+ nodes?, 0 s\n$/);
  });

  it('prints one JSON object', async () => {
    const objects = jsonLines((await wagons(['solve', late, '--json'])).out);
    expect(objects).toHaveLength(1);
    const [solution] = objects as [{ proven: boolean; value: number; line: object[]; nodes: number }];
    expect(Object.keys(solution)).toEqual(['proven', 'value', 'line', 'nodes']);
    expect(solution.proven).toBe(true);
    // The line leads to an end with exactly that value.
    let game = played('study', 2);
    for (const step of solution.line) {
      const move = legalMoves(game).find((one) => isDeepStrictEqual(moveJson(one), step));
      const next = move && play(game, move);
      if (!next?.ok) throw new Error(`${JSON.stringify(step)} is no legal move`);
      game = next.value;
    }
    expect(game.phase).toBe('over');
    const { first, second } = score(game);
    expect(solution.value).toBe(first.total - second.total);
  });

  it('prints bounds if the value is not proven', async () => {
    const { code, out } = await wagons(['solve', fresh, '--time', '0']);
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/^Not proven\. .+ is between [−+]\d+ and [−+]\d+\. $/);
    const [bounds] = jsonLines((await wagons(['solve', fresh, '--time', '0', '--json'])).out);
    expect(bounds).toMatchObject({ proven: false });
  });

  it('handles a finished game', async () => {
    const { code, out } = await wagons(['solve', over]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Proven\. [^\n]+\n$/);
  });

  it('stops at Ctrl-C', async () => {
    const { code, out } = await wagons(['solve', fresh], { interruptAfter: 5 });
    expect(code).toBe(1);
    expect(out).toContain('Not proven.');
  });
});

describe('invalid input', () => {
  it.each([
    ['hint', 'a finished game', over, 'The game is over, so there’s no move to look for.'],
    ['review', 'a game without moves', fresh, 'The game has no moves to review yet.'],
    ...['hint', 'review', 'solve'].flatMap((name) => [
      [name, 'a damaged code', `${late.slice(0, -1)}!`, 'doesn’t exist'],
      [name, 'a code with a slip', `${late.slice(0, -1)}${late.endsWith('0') ? '1' : '0'}`, 'is damaged'],
      [name, 'the position of another deck', foreign, 'was made with another deck'],
      [name, 'a file with an illegal line', 'game.txt', '(rule'],
      [name, 'no such file', 'nowhere.txt', 'doesn’t exist'],
    ]),
  ])('%s refuses %s', async (name = '', _ = '', source = '', sentence = '') => {
    const dealt = newGame('study', printedDeck);
    const files = { 'game.txt': `${makeGame(dealt)}second: take ${dealt.circle[0]}\n` };
    const { code, out, err } = await wagons([name, source], { files });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  it.each(['hint', 'review', 'solve'])('%s uses the given deck', async (name) => {
    const files = { 'deck.json': exampleText };
    expect((await wagons([name, foreign, '--deck', 'deck.json', '--time', '0'], { files })).code).toBe(0);
  });

  it.each(['hint', 'review', 'solve'])('%s refuses a negative time', async (name) => {
    const { code, err } = await wagons([name, late, '--time', '-1']);
    expect(code).toBe(2);
    expect(err).toContain('from 0 to 3,600');
    expect((await wagons([name])).code).toBe(2);
  });
});
