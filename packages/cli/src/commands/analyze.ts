// `wagons analyze`: reviews every decision of a game.

import { DECISIONS, type Grade, type Review } from '@wagons/ai';
import { type Game, positionsOf, SEATS } from '@wagons/rules';
import { capital, gradeText, moveText } from '@wagons/words';
import { readThinkingLimit } from '../options/budget.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, titles } from '../kit/context.ts';
import { type Block, columns, indent, wrap } from '../terminal/block.ts';
import { DONE, PARTLY, refusal } from '../kit/exit.ts';
import { openGame } from '../options/games.ts';
import { reviewJson } from '../json/output.ts';
import { BY_SEATS } from '../play/advice.ts';
import { makeProgress } from '../kit/progress.ts';
import { runTask } from '../thinking/runTask.ts';

export const analyze = command({
  name: 'analyze',
  options: {
    time: { means: 'timeOfAnalysis', takes: 'seconds' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'] }],
  examples: ['wagons analyze 1159dKcPeILaQFAScHHZ6v7xTIqXE6fFWP'],
  shapes: [
    '{"complete",',
    ' "grades":[{"at","seat":"first|second","decision":"start|draft|placement",',
    '            "lost","proven","played":{"move","value","proven","line","tally"},',
    '            "best":{…},"difference":{"first":{"terrains":{six},',
    '            "bonuses":{id:points},"total"},"second":{…}}}…],',
    ' "lost":{"first":{"start","draft","placement"},"second":{…}}}',
  ],
  run: async ({ texts, flags, alone: [source = ''] }, context) => {
    const { say, ports } = context;
    const allowance = readThinkingLimit(say, texts);
    if (!allowance.ok) return allowance.error;
    const game = await openGame(context, source, texts.deck);
    if (!game.ok) return game.error;
    if (game.value.moves.length === 0) return refusal(say.refusals.noMoves).error;

    const { answer, isInterrupted } = await runTask(
      context,
      { is: 'review', game: game.value, allowance: allowance.value },
      {
        line: makeProgress(context, { isWatched: ports.err.isTerminal }),
        text: (graded, of) => say.study.progress({ graded, of }),
      },
    );
    if (flags.has('json')) await printJson(context, reviewJson(answer));
    else await print(context, drawReview(context, game.value, answer));
    return isInterrupted ? PARTLY : DONE;
  },
});

function drawReview(context: Context, game: Game, review: Review): Block {
  const { say, words, width } = context;
  const reached = positionsOf(game);
  const lost = review.grades.filter(({ lost: points }) => points > 0);
  const isIncomplete = !review.complete;
  return [
    ...lost.flatMap((grade) => [...drawGrade(context, reached[grade.at] ?? game, grade, game), '']),
    ...(lost.length === 0 && review.grades.length > 0 ? [words.analysis.nothingBetter, ''] : []),
    ...drawLosses(context, review),
    ...(isIncomplete
      ? ['', ...wrap(say.study.incomplete({ graded: review.grades.length, of: game.moves.length }), width)]
      : []),
  ];
}

/** A decision that lost points; `before` is the position before it. */
function drawGrade(context: Context, before: Game, grade: Grade, { moves }: Game): Block {
  const { say, words, paint, width } = context;
  const title = titles(context, before.deck);
  const heading = [
    say.show.move({ at: grade.at + 1, of: moves.length }),
    capital(words.names.seats[grade.seat]),
    words.analysis.decisions[grade.decision],
  ];
  const played = words.analysis.played({
    move: moveText(words, { game: before, move: grade.played.move, title }),
  });
  const verdict = gradeText(words, { game: before, grade, title, parties: BY_SEATS, saysPlayed: false });
  return [paint.strong(heading.join(' · ')), ...indent(wrap(`${played} ${verdict}`, width - 2))];
}

/** The points each player lost, by kind of decision. */
function drawLosses({ say, words, paint }: Context, { lost }: Review): Block {
  const { number } = words.amounts;
  const rows = SEATS.map((seat) => {
    const points = DECISIONS.map((decision) => lost[seat][decision]);
    const total = points.reduce((sum, one) => sum + one, 0);
    return [capital(words.names.seats[seat]), ...[...points, total].map(number)];
  });
  const headings = [
    say.study.pointsLost,
    ...DECISIONS.map((decision) => words.analysis.decisions[decision]),
    say.table.total,
  ];
  const [heading = '', ...lines] = columns([headings, ...rows], '<>>>>');
  return [paint.strong(heading), ...lines];
}
