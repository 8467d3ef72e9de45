import { type Game, mustPlay, newGame, opponent, score, type Seat } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import { tally } from '@wagons/rules/scoring';
import { cover, placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { randomCourse } from '../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { deepHint, hint } from '../analysis/hint.ts';
import { nextBest } from '../analysis/nextBest.ts';
import { unpackReview } from '../analysis/packed.ts';
import { review } from '../analysis/review.ts';
import type { Grade } from '../grades/grade.ts';
import { makeBot } from '../players/bot.ts';
import { immediateGains } from '../search/greedy.ts';
import { BUDGETS } from '../service/budgets.ts';
import type { Question } from '../service/questions.ts';
import { solve } from '../solver/solve.ts';
import { makeAnswerer } from './answer.ts';

type MoveQuestion = Extract<Question, { is: 'move' }>;

const course = randomCourse('answers');
const drafting = course.filter(({ phase }) => phase === 'draft');
const middle = drafting[2] ?? newGame('x', baseDeck());
const late = course.slice(-6)[0] ?? middle;
/** A game as another thread receives it. */
const sent = (game: Game): Game => structuredClone(game);
/** The clock stands still. */
const env = { now: () => 0 };

describe('the engine', () => {
  it("answers with the bot's move, the same for the same seed", () => {
    const answer = makeAnswerer();
    for (const bot of ['L1', 'L4', 'random'] as const) {
      const ask = (seed: string) => answer({ is: 'move', game: sent(middle), bot, seed }, env);
      expect(ask('a/first/3')).toEqual(makeBot(bot, dice('a/first/3'))(middle));
      expect(ask('b')).toEqual(makeAnswerer()({ is: 'move', game: middle, bot, seed: 'b' }, env));
      expect(ask('a/first/3')).toEqual(makeBot(bot, dice('a/first/3'))(middle));
    }
  });

  it('answers with par: what level 8 scores against the opponent that a table would seat', () => {
    const seed = 'daily/2026-11-18';
    const start = randomCourse('par').at(-4) ?? middle;
    const ask = () => makeAnswerer()({ is: 'par', game: sent(start), seat: 'second', level: 3, seed }, env);
    let game = start;
    while (game.phase !== 'over') {
      const { seat, moves } = game;
      const bot = makeBot(seat === 'second' ? 'L8' : 'L3', dice(`${seed}/${seat}/${moves.length}`));
      game = mustPlay(game, bot(game));
    }
    expect(ask()).toBe(score(game).second.total);
  });

  it('answers with a hint, and in a draft with what each card gains right now', () => {
    const question = { is: 'hint', game: sent(middle) } as const;
    const found = makeAnswerer()(question, env);
    expect(found).toEqual({ ...hint(middle), gains: immediateGains(middle) });
    expect(makeAnswerer()({ ...question, limit: {} }, env)).toEqual(found);
    const few = makeAnswerer()({ ...question, most: 2 }, env);
    expect(few).toEqual({ ...hint(middle, BUDGETS.hint, 2), gains: immediateGains(middle) });
    expect(few.candidates.length).toBeLessThanOrEqual(2);
    const placing = course.find(({ phase }) => phase === 'place') ?? middle;
    expect(makeAnswerer()({ is: 'hint', game: sent(placing) }, env).gains).toEqual([]);
  });

  it('answers a hint with a limit by a deep search', () => {
    const limit = { nodes: 400 };
    expect(makeAnswerer()({ is: 'hint', game: sent(middle), limit }, env)).toMatchObject(
      deepHint(middle, limit),
    );
  });

  it('answers with the solution, and stops when the time is up', () => {
    const end = course.find(({ phase, circle }) => phase === 'draft' && circle.length === 2) ?? middle;
    expect(makeAnswerer()({ is: 'solve', game: sent(end) }, env)).toEqual(solve(end, {}));
    let time = 0;
    const now = (): number => (time += BUDGETS.solve.milliseconds);
    expect(makeAnswerer()({ is: 'solve', game: sent(middle) }, { now }).proven).toBe(false);
  });

  it('answers how much worse the other moves are than the best one', () => {
    const before = course.find(({ phase, circle }) => phase === 'draft' && circle.length === 2) ?? middle;
    if (before.phase === 'over') throw new Error('the game is over');
    const [best] = hint(before).candidates;
    expect(best.proven).toBe(true);
    const found = makeAnswerer()({ is: 'nextBest', game: sent(before), best }, env);
    expect(found).toEqual(nextBest(before, best, BUDGETS.nextBest));
    expect(found.is).not.toBe('unknown');
  });

  it('answers with a review, and reports every grade on the way', () => {
    const grades: Grade[] = [];
    const limit = { nodes: 3_000 };
    const onGrade = (grade: Grade, of: number): void => {
      expect(of).toBe(late.moves.length);
      grades.push(grade);
    };
    const found = makeAnswerer()({ is: 'review', game: sent(late), limit }, { ...env, onGrade });
    const whole = review(late, limit);
    expect(unpackReview(late, found.packed ?? '')).toEqual(whole);
    const numbers = ({ at, lost, mark, difference, margins, best }: Grade) => [
      at,
      lost,
      mark,
      difference,
      margins,
      best.line,
      best.tallies.first.total,
    ];
    expect(grades.toReversed().map(numbers)).toEqual(whole.grades.map(numbers));
  });

  it('unpacks a review that was made before, and makes a damaged one again', () => {
    const game = sent(late);
    const first = makeAnswerer()({ is: 'review', game, limit: { nodes: 2000 } }, env);
    let graded = 0;
    const ask = (packed = '') =>
      makeAnswerer()(
        { is: 'review', game, packed, limit: { nodes: 10 } },
        { ...env, onGrade: () => graded++ },
      );
    expect(ask(first.packed)).toEqual(first);
    expect(graded).toBe(late.moves.length);
    expect(unpackReview(late, ask('damaged').packed ?? '')?.complete).toBe(true);
    expect(graded).toBe(2 * late.moves.length);
  });

  it('continues a review before the moves that are graded already', () => {
    const game = sent(late);
    const all: Grade[] = [];
    const question = { is: 'review', game, limit: { nodes: 2000 } } as const;
    makeAnswerer()(question, { ...env, onGrade: (grade) => all.push(grade) });
    const known = structuredClone(all.slice(0, 9).toReversed());
    const more: Grade[] = [];
    const found = makeAnswerer()({ ...question, known }, { ...env, onGrade: (grade) => more.push(grade) });
    expect(more.map(({ at }) => at)).toEqual(all.slice(9).map(({ at }) => at));
    const whole = unpackReview(late, found.packed ?? '');
    expect(whole?.grades.map(({ lost }) => lost)).toEqual(
      [...all.slice(0, 9), ...more].toReversed().map(({ lost }) => lost),
    );
  });

  it('has no packed form of a review that was stopped', () => {
    let graded = 0;
    const aborted = (): boolean => graded > 3;
    const found = makeAnswerer()(
      { is: 'review', game: sent(late), limit: { nodes: 2000 } },
      { ...env, aborted, onGrade: () => graded++ },
    );
    expect(found).toEqual({ packed: undefined });
    expect(graded).toBe(4);
  });

  it('knows a deck that is sent without its cards', () => {
    const answer = makeAnswerer();
    const bare = { ...sent(middle), deck: { ...middle.deck, cards: [] } };
    const whole = answer({ is: 'gains', game: sent(middle) }, env);
    expect(answer({ is: 'gains', game: bare }, env)).toEqual(whole);
  });

  it('answers with the gain of each card for both seats, as the rules score it', () => {
    for (const game of [drafting[0] ?? middle, middle, newGame('z', deckFile('example'))]) {
      const views = {
        first: visible(game.deck, game.towns.first),
        second: visible(game.deck, game.towns.second),
      };
      const margin = (seat: Seat, now = views): number =>
        tally(game.deck, game.deal.center, now, seat).total -
        tally(game.deck, game.deal.center, now, opponent(seat)).total;
      const best = (seat: Seat, card: string): number =>
        Math.max(
          ...placements(views[seat], card).map((one) =>
            margin(seat, { ...views, [seat]: cover(views[seat], cardOf(game.deck, card), one) }),
          ),
        ) - margin(seat);
      if (game.phase === 'over') throw new Error('a game that is drafted is not over');
      const { seat } = game;
      expect(makeAnswerer()({ is: 'gains', game: sent(game) }, env)).toEqual(
        game.circle.map((card) => ({ card, own: best(seat, card), other: best(opponent(seat), card) })),
      );
    }
  });
});

describe('the cache of bots', () => {
  const [first = middle, second = middle] = drafting;
  const choice = (more: Partial<MoveQuestion>): MoveQuestion => ({
    is: 'move',
    game: first,
    bot: 'L8',
    player: 'first',
    seed: 'x',
    limit: { milliseconds: 300 },
    ...more,
  });

  it('keeps two bots between moves, by the names of their players', () => {
    const made: string[] = [];
    const answer = makeAnswerer((name, roll, budget) => {
      made.push(name);
      return makeBot(name, roll, budget);
    });
    const ask = (more: Partial<MoveQuestion>): unknown => answer(choice({ bot: 'greedy', ...more }), env);
    for (const game of [first, second]) for (const player of ['a', 'b']) ask({ game, player });
    expect(made).toHaveLength(2);
    ask({ player: 'a', bot: 'random' });
    expect(made).toEqual(['greedy', 'greedy', 'random']);
    ask({ player: 'b' });
    expect(made).toHaveLength(3);
    ask({ player: 'b', limit: { nodes: 5 } });
    expect(made).toHaveLength(4);
    ask({ player: 'a' });
    expect(made).toHaveLength(5);
    const { player: _, ...anonymous } = choice({ bot: 'greedy' });
    answer(anonymous, env);
    answer(anonymous, env);
    expect(made).toHaveLength(7);
  });

  it('rolls the same dice for the same seed', () => {
    const answer = makeAnswerer();
    const question = (seed: string) => choice({ bot: 'random', limit: {}, seed });
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const once = seeds.map((seed) => answer(question(seed), env));
    expect(seeds.map((seed) => answer(question(seed), env))).toEqual(once);
    expect(seeds.map((seed) => makeAnswerer()(question(seed), env))).toEqual(once);
  });

  it('stops a bot with its own limits', () => {
    let asked = 0;
    makeAnswerer()(choice({ bot: 'L7', limit: {} }), { ...env, aborted: () => ++asked > 0 });
    expect(asked).toBeGreaterThan(0);
  });

  it('uses the abort signal of the current move', () => {
    const answer = makeAnswerer();
    let time = 0;
    const now = (): number => ++time;
    answer(choice({}), { now, aborted: () => true });
    let asked = 0;
    answer(choice({}), { now, aborted: () => ++asked < 0 });
    expect(asked).toBeGreaterThan(0);
  });
});
