import { type Puzzle, PUZZLE_KINDS, type PuzzleKind, placementsOf, taskOf, turnOf } from '@wagons/ai/puzzles';
import { invariant, legalMoves, type Move, mustPlay } from '@wagons/rules';
import { describe, expect, it, vi } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { attempt, verdictOf } from './attempt.ts';
import { bestPlacements, keyLine, ownDifference, talliesAfter } from './explain.ts';
import { PUZZLES } from './puzzleList.ts';
import { startOf } from './puzzleTable.ts';

/** The first puzzle of a kind. */
function first(kind: PuzzleKind): Puzzle {
  const puzzle = PUZZLES.find((one) => one.kind === kind);
  invariant(puzzle, 'there is a puzzle of every kind');
  return puzzle;
}

const task = (puzzle: Puzzle) => taskOf(puzzle, [baseDeck()]);

/** The moves of an answer. */
function movesOf(puzzle: Puzzle, answer: readonly number[]): readonly Move[] {
  const asked = task(puzzle);
  if (puzzle.kind === 'duel') {
    const { card, placement } = turnOf(asked, answer);
    return [
      { type: 'draft', card },
      { type: 'place', ...placement },
    ];
  }
  return placementsOf(asked.game.deck, asked.game.towns[asked.seat], asked.cards, answer).map((one) => ({
    type: 'place',
    ...one,
  }));
}

describe.each(['placeOne', 'placeThree', 'duel'] as const)('an answer to %s', (kind) => {
  const puzzle = first(kind);

  it('is right if it is one of the best', () => {
    for (const answer of puzzle.answers)
      expect(verdictOf(puzzle, task(puzzle), movesOf(puzzle, answer)).is).toBe('right');
  });

  it('falls short otherwise', () => {
    const [best = []] = puzzle.answers;
    const others = [0, 1, 2, 3, 4, 5].map((spot) => [...best.slice(0, -1), spot]);
    const wrong = others.filter((answer) => !puzzle.answers.some((one) => one.join() === answer.join()));
    expect(wrong.length).toBeGreaterThan(1);
    for (const answer of wrong)
      expect(verdictOf(puzzle, task(puzzle), movesOf(puzzle, answer)).is).toBe('short');
  });

  it('is given by placing the cards on the board', async () => {
    const report = vi.fn<(result: string) => void>();
    const tried = attempt(puzzle, task(puzzle), report);
    for (const move of movesOf(puzzle, puzzle.answers[0] ?? []))
      expect(tried.turnDraft.make(move).ok).toBe(true);
    await vi.waitFor(() => expect(tried.verdict.value?.is).toBe('right'));
    expect(report).toHaveBeenCalledExactlyOnceWith('solved');
    expect(tried.isRevealed.value).toBe(true);
    tried.leave();
  });
});

describe('an attempt', () => {
  const puzzle = first('placeOne');

  /** Places the card on the first spot that is not best. */
  function miss(tried: ReturnType<typeof attempt>): void {
    const start = startOf(tried.task);
    const move = legalMoves(start).find((_, i) => !puzzle.answers.some(([at]) => at === i));
    invariant(move, 'some spot is not best');
    tried.turnDraft.make(move);
  }

  it('can be repeated after a miss', async () => {
    const report = vi.fn<(result: string) => void>();
    const tried = attempt(puzzle, task(puzzle), report);
    miss(tried);
    await vi.waitFor(() => expect(tried.verdict.value?.is).toBe('short'));
    expect(tried.isRevealed.value).toBe(false);
    expect(tried.turnDraft.card.value).toBeUndefined();
    tried.retry();
    expect(tried.verdict.value).toBeUndefined();
    expect(tried.turnDraft.card.value).toBe(tried.task.cards[0]);
    const [move] = movesOf(puzzle, puzzle.answers[0] ?? []);
    tried.turnDraft.make(move!);
    expect(report.mock.calls).toEqual([['missed'], ['solved']]);
    tried.leave();
  });

  it('counts as hinted after a hint, and has three hints', () => {
    const report = vi.fn<(result: string) => void>();
    const tried = attempt(puzzle, task(puzzle), report);
    for (let i = 0; i < 5; i++) tried.hint();
    expect(tried.hints.value).toBe(3);
    tried.turnDraft.make(movesOf(puzzle, puzzle.answers[0] ?? [])[0]!);
    expect(report).toHaveBeenCalledExactlyOnceWith('hinted');
    tried.leave();
  });

  it('is missed when the answer is shown', () => {
    const report = vi.fn<(result: string) => void>();
    const tried = attempt(puzzle, task(puzzle), report);
    tried.reveal();
    tried.reveal();
    expect(tried.isRevealed.value).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith('missed');
    tried.leave();
  });

  it('at a gift is a number; trying the cards on the board is no answer', () => {
    const gift = first('gift');
    const report = vi.fn<(result: string) => void>();
    const tried = attempt(gift, task(gift), report);
    for (const move of movesOf(gift, gift.answers[0] ?? [])) tried.turnDraft.make(move);
    expect(tried.verdict.value).toBeUndefined();
    tried.choose(gift.best);
    tried.choose(gift.best + 1);
    expect(tried.verdict.value).toMatchObject({ is: 'right', chosen: gift.best });
    expect(report).toHaveBeenCalledExactlyOnceWith('solved');
    tried.leave();
  });

  it('at a gift is over after a wrong number', () => {
    const gift = first('gift');
    const tried = attempt(gift, task(gift), () => undefined);
    tried.choose(gift.best - 1);
    expect(tried.verdict.value?.is).toBe('short');
    expect(tried.isRevealed.value).toBe(true);
    tried.leave();
  });
});

describe('the explanation', () => {
  it.each(PUZZLE_KINDS)('of %s shows a best answer', (kind) => {
    const puzzle = first(kind);
    const asked = task(puzzle);
    const placed = bestPlacements(puzzle, asked);
    expect(placed).toHaveLength(kind === 'duel' ? 1 : asked.cards.length);
    if (kind === 'duel') return;
    const rise = kind === 'gift' ? talliesAfter(asked, [])[asked.seat].total : 0;
    expect(talliesAfter(asked, placed)[asked.seat].total - rise).toBe(puzzle.best);
  });

  it('adds up to the points that an answer falls short by', () => {
    const puzzle = first('placeOne');
    const asked = task(puzzle);
    const best = talliesAfter(asked, bestPlacements(puzzle, asked));
    const before = talliesAfter(asked, []);
    const found = ownDifference(best, before, asked.seat);
    const { terrains, bonuses, total } = found[asked.seat];
    const sum = [...Object.values(terrains), ...bonuses.map(({ points }) => points)].reduce(
      (a, b) => a + b,
      0,
    );
    expect(sum).toBe(total);
    expect(total).toBe(best[asked.seat].total - before[asked.seat].total);
    const other = found[asked.seat === 'first' ? 'second' : 'first'];
    expect(other.total).toBe(0);
  });

  it('names a line that gains points', () => {
    for (const puzzle of PUZZLES.slice(0, 60).filter(({ kind }) => kind !== 'duel'))
      expect(keyLine(puzzle, task(puzzle)).gain).toBeGreaterThan(0);
  });
});

it('plays a duel on from the real game', () => {
  const puzzle = first('duel');
  const start = startOf(task(puzzle));
  expect(start).toEqual(task(puzzle).game);
  expect(mustPlay(start, movesOf(puzzle, puzzle.answers[0] ?? [])[0]!).phase).toBe('place');
});
