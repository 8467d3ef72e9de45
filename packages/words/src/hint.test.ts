import { alternativeTo, type Analysis, deepHint, hint, type TallyDifference } from '@wagons/ai';
import { type Game, legalMoves, mustPlay, newGame, opponent, score } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../test/baseDeck.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { endText } from './analysis.ts';
import { hintTexts } from './hint.ts';

/** Every position of some random games, some of them skipped. */
function positions(): readonly Game[] {
  const found: Game[] = [];
  for (let i = 0; i < 6; i++) {
    const roll = dice(`hints ${i}`);
    let game = newGame(`hints ${i}`, baseDeck);
    for (let at = 0; game.phase !== 'over'; at++) {
      if (at % 4 === i % 4 || game.circle.length < 3) found.push(game);
      const moves = legalMoves(game);
      const move = moves[roll(game.phase === 'draft' ? Math.min(3, moves.length) : moves.length)];
      if (!move) throw new Error('a game that is not over has a move');
      game = mustPlay(game, move);
    }
  }
  return found;
}

const hints: ReadonlyArray<{ readonly game: Game; readonly analysis: Analysis }> = positions().flatMap(
  (game) => [
    { game, analysis: hint(game, { nodes: 300 }) },
    { game, analysis: hint(game, { nodes: 300 }, 1) },
    { game, analysis: deepHint(game, { nodes: 300 }, 2) },
  ],
);

const described = (
  words: (typeof everyLanguage)[number],
  game: Game,
  analysis: Analysis,
  gain?: TallyDifference,
) =>
  hintTexts(words, {
    game,
    ...(gain && { gain }),
    seat: analysis.seat,
    best: analysis.candidates[0],
    alternative: alternativeTo(game, analysis),
    title: (card) => `title of ${card}`,
    mention: (card) => `picture of ${card}`,
    parties: { first: 'first', second: 'second' },
  });

const gain: TallyDifference = {
  terrains: { desert: 0, forest: 0, mountains: 0, plains: 1, snow: 1, water: 0 },
  bonuses: [{ card: 'the-clearing', points: -1 }],
  total: 1,
};

describe.each(everyLanguage)('hints in $language', (words) => {
  test('say in terms of the tally what a placement scores right away', () => {
    const [{ game, analysis }] = hints as [(typeof hints)[number]];
    const { now } = described(words, game, analysis, gain);
    const { terrains } = words.analysis;
    for (const part of ['+1', '−1', terrains.plains, terrains.snow, 'title of the-clearing'])
      expect(now).toContain(part);
    expect(described(words, game, analysis).now).toBe('');
  });

  const { onlyMove, hint: say } = words.analysis;

  test('claim that there is no other move only if exactly one is legal', () => {
    const claims = hints.map(({ game, analysis }) => {
      const { lead, value, reasons } = described(words, game, analysis);
      return [lead, value, ...reasons].some((text) => text.includes(onlyMove));
    });
    expect(claims).toEqual(hints.map(({ game }) => legalMoves(game).length === 1));
    expect(claims).toContain(true);
  });

  test('compare with the next best only if that was valued the same way', () => {
    let compared = 0;
    for (const { game, analysis } of hints) {
      const { value, reasons } = described(words, game, analysis);
      const [best, next] = analysis.candidates;
      const plain = say.value({
        end: endText(words, analysis.seat, best.value),
        certainty: words.analysis.certainty[best.proven ? 'proven' : 'estimate'],
        hasBetter: false,
        points: '',
        hasCard: false,
        card: '',
      });
      if (value === plain) continue;
      compared++;
      if (!next) throw new Error(`“${value}” compares with nothing`);
      expect(value).toContain(words.points(best.value - next.value));
      expect(next.proven).toBe(best.proven);
      expect(analysis.isRanked).toBe(true);
      // The value of the next best is the margin that its line leads to.
      const tallies = score(next.line.reduce(mustPlay, game));
      expect(tallies[analysis.seat].total - tallies[opponent(analysis.seat)].total).toBe(next.value);
      expect(reasons.length).toBeGreaterThan(0);
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('call a move equally good only if its value is the same', () => {
    const equally = words.analysis.equallyGood({ move: '#' }).split('#')[0]!;
    const called = hints.filter(({ game, analysis }) =>
      described(words, game, analysis).reasons.some(
        (text) => text.startsWith(equally) || text === say.otherwise,
      ),
    );
    const gaps = called.map(({ analysis: { candidates } }) => candidates[0].value - candidates[1]!.value);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.every((gap) => gap === 0)).toBe(true);
  });
});

test('the reasons for being better add up to it', () => {
  for (const { game, analysis } of hints) {
    const alternative = alternativeTo(game, analysis);
    if (alternative.is !== 'valued') continue;
    const { by, difference } = alternative;
    expect(difference[analysis.seat].total - difference[opponent(analysis.seat)].total).toBe(by);
  }
});
