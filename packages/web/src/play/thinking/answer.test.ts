import {
  type Grade,
  hint,
  HINT_NODES,
  makeBot,
  nextBest,
  NEXT_BEST_NODES,
  review,
  unpackReview,
} from '@wagons/ai';
import { type Game, mustPlay, newGame, opponent, score, type Seat } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { cardOf } from '@wagons/rules/deck';
import { tally } from '@wagons/rules/scoring';
import { cover, placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { randomCourse } from '../../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../../rules/test/table.ts';
import { makeAnswerer } from './answer.ts';

const course = randomCourse('answers');
const drafting = course.filter(({ phase }) => phase === 'draft');
const middle = drafting[2] ?? newGame('x', baseDeck());
/** A game as another thread receives it. */
const sent = (game: Game): Game => structuredClone(game);

describe('the engine', () => {
  it("answers with the bot's move, the same for the same seed", () => {
    const answer = makeAnswerer();
    for (const level of [1, 4] as const) {
      const ask = (seed: string) => answer({ is: 'move', game: sent(middle), level, seed });
      expect(ask('a/first/3')).toEqual(makeBot(`L${level}`, dice('a/first/3'))(middle));
      expect(ask('b')).toEqual(makeAnswerer()({ is: 'move', game: middle, level, seed: 'b' }));
    }
  });

  it('answers with par: what level 8 scores against the opponent that a table would seat', () => {
    const seed = 'daily/2026-11-18';
    const start = randomCourse('par').at(-4) ?? middle;
    const ask = () => makeAnswerer()({ is: 'par', game: sent(start), seat: 'second', level: 3, seed });
    let game = start;
    while (game.phase !== 'over') {
      const { seat, moves } = game;
      const bot = makeBot(seat === 'second' ? 'L8' : 'L3', dice(`${seed}/${seat}/${moves.length}`));
      game = mustPlay(game, bot(game));
    }
    expect(ask()).toBe(score(game).second.total);
  });

  it('answers with a hint of at most the requested number of moves', () => {
    const found = makeAnswerer()({ is: 'hint', game: sent(middle), most: 2 });
    expect(found).toEqual(hint(middle, { nodes: HINT_NODES }, 2));
    expect(found.candidates.length).toBeLessThanOrEqual(2);
  });

  it('answers how much worse the other moves are than the best one', () => {
    const before = course.find(({ phase, circle }) => phase === 'draft' && circle.length === 2) ?? middle;
    if (before.phase === 'over') throw new Error('the game is over');
    const [best] = hint(before, { nodes: HINT_NODES }).candidates;
    expect(best.proven).toBe(true);
    const found = makeAnswerer()({ is: 'nextBest', game: sent(before), best });
    expect(found).toEqual(nextBest(before, best, { nodes: NEXT_BEST_NODES }));
    expect(found.is).not.toBe('unknown');
  });

  it('answers with a review, and reports every grade on the way', () => {
    const late = course.slice(-6)[0] ?? middle;
    const grades: Grade[] = [];
    const nodes = 3_000;
    const found = makeAnswerer(nodes)({ is: 'review', game: sent(late) }, (grade, of) => {
      expect(of).toBe(late.moves.length);
      grades.push(grade);
    });
    const whole = review(late, { nodes });
    expect(unpackReview(late, found.packed)).toEqual(whole);
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
    const late = course.slice(-6)[0] ?? middle;
    const game = sent(late);
    const first = makeAnswerer(2000)({ is: 'review', game });
    let graded = 0;
    const ask = (packed: string) => makeAnswerer(10)({ is: 'review', game, packed }, () => graded++);
    expect(ask(first.packed)).toEqual(first);
    expect(graded).toBe(late.moves.length);
    expect(unpackReview(late, ask('damaged').packed)?.complete).toBe(true);
    expect(graded).toBe(2 * late.moves.length);
  });

  it('continues a review before the moves that are graded already', () => {
    const late = course.slice(-6)[0] ?? middle;
    const game = sent(late);
    const all: Grade[] = [];
    makeAnswerer(2000)({ is: 'review', game }, (grade) => all.push(grade));
    const known = structuredClone(all.slice(0, 9).toReversed());
    const more: Grade[] = [];
    const found = makeAnswerer(2000)({ is: 'review', game, known }, (grade) => more.push(grade));
    expect(more.map(({ at }) => at)).toEqual(all.slice(9).map(({ at }) => at));
    const whole = unpackReview(late, found.packed);
    expect(whole?.grades.map(({ lost }) => lost)).toEqual(
      [...all.slice(0, 9), ...more].toReversed().map(({ lost }) => lost),
    );
  });

  it('answers with the worth of each card for both seats, as the rules score it', () => {
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
      expect(makeAnswerer()({ is: 'worths', game: sent(game) })).toEqual(
        game.circle.map((card) => ({ card, own: best(seat, card), other: best(opponent(seat), card) })),
      );
    }
  });
});
