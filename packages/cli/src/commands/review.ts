// `wagons review`: grades every decision of a game.

import {
  adviceOf,
  balanceOf,
  DECISIONS,
  type Grade,
  isReported,
  marginsOf,
  type PlayerSummary,
  type Review,
  summarize,
} from '@wagons/ai';
import { type BySeat, type Game, opponent, positionsOf, SEATS } from '@wagons/rules';
import { capital, gradeText, lineName, moveText, practiceText } from '@wagons/words';
import { readThinkingLimit } from '../options/budget.ts';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, titles } from '../kit/context.ts';
import { type Block, columns, indent, wrap } from '../terminal/block.ts';
import { DONE, PARTLY, refusal } from '../kit/exit.ts';
import { drawMargins } from '../draw/marginGraph.ts';
import { signed } from '../draw/signed.ts';
import { openGame } from '../options/games.ts';
import { reviewJson } from '../json/output.ts';
import { BY_SEATS } from '../play/advice.ts';
import { makeProgress } from '../kit/progress.ts';
import { askEngine } from '../kit/askEngine.ts';

export const review = command({
  name: 'review',
  options: {
    time: { means: 'timeOfAnalysis', takes: 'seconds' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [{ either: ['code', 'file'] }],
  examples: ['wagons review 1159dKcPeILaQFAScHHZ6v7xTIqXE6fFWP'],
  shapes: [
    '{"complete",',
    ' "grades":[{"at","seat":"first|second","decision":"start|draft|placement",',
    '            "mark":"best|good|inaccuracy|mistake|costlyGift",',
    '            "lost","uncertainty","proven",',
    '            "played":{"move","value","proven","line","tally"},"best":{…},',
    '            "difference":{"first":{"terrains":{six},',
    '            "bonuses":{id:points},"total"},"second":{…}},',
    '            "margins":{"before":{"value","uncertainty","proven"},',
    '            "after":{…}}}…],',
    ' "lost":{"first":{"start","draft","placement"},"second":{…}}}',
  ],
  run: async ({ texts, flags, alone: [source = ''] }, context) => {
    const { say, ports } = context;
    const limit = readThinkingLimit(say, texts);
    if (!limit.ok) return limit.error;
    const game = await openGame(context, source, texts.deck);
    if (!game.ok) return game.error;
    if (game.value.moves.length === 0) return refusal(say.refusals.noMoves).error;

    const grades: Grade[] = [];
    const line = makeProgress(context, { isWatched: ports.err.isTerminal });
    let updates = Promise.resolve();
    const { answer, isInterrupted } = await askEngine(
      context,
      { is: 'review', game: game.value, limit: limit.value },
      (grade, of) => {
        const graded = grades.unshift(grade);
        updates = updates.then(() => line.update(say.study.progress({ graded, of })));
      },
    );
    await updates;
    await line.end();
    const reviewed = { grades, complete: answer.packed !== undefined };
    if (flags.has('json')) await printJson(context, reviewJson(reviewed));
    else await print(context, drawReview(context, game.value, reviewed));
    return isInterrupted ? PARTLY : DONE;
  },
});

function drawReview(context: Context, game: Game, { grades, complete }: Review): Block {
  const { say, words, width } = context;
  const reached = positionsOf(game);
  const lost = grades.filter(isReported);
  const [earliest] = grades;
  return [
    ...(earliest ? [...drawGraph(context, grades, earliest), ''] : []),
    ...lost.flatMap((grade) => [...drawGrade(context, reached[grade.at] ?? game, grade, game), '']),
    ...(lost.length === 0 && grades.length > 0 ? [words.analysis.nothingBetter, ''] : []),
    ...drawSummaries(context, game, grades),
    ...(complete
      ? []
      : ['', ...wrap(say.study.incomplete({ graded: grades.length, of: game.moves.length }), width)]),
  ];
}

/** The expected margin before the first graded move, and after each. */
function drawGraph({ say, words, paint, width }: Context, grades: readonly Grade[], earliest: Grade): Block {
  const { certainty } = words.analysis;
  return [
    ...wrap(say.study.graph, width).map(paint.strong),
    ...drawMargins(words, marginsOf(grades), earliest.at),
    paint.faint(`● ${certainty.proven}  ○ ${certainty.estimate}`),
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
    capital(words.analysis.marks[grade.mark]),
  ];
  const played = words.analysis.played({
    move: moveText(words, { game: before, move: grade.played.move, title }),
  });
  const verdict = gradeText(words, { game: before, grade, title, parties: BY_SEATS, saysPlayed: false });
  return [
    ...wrap(heading.join(' · '), width).map(paint.strong),
    ...indent(wrap(`${played} ${verdict}`, width - 2)),
  ];
}

/** The points each player lost, by kind of decision and by line of the tally, and what to practice. */
function drawSummaries(context: Context, game: Game, grades: readonly Grade[]): Block {
  const { say, words, paint, width } = context;
  const summaries = { first: summarize(grades, 'first'), second: summarize(grades, 'second') };
  const title = titles(context, game.deck);
  const practice = SEATS.flatMap((seat) =>
    adviceOf(game, grades, seat).flatMap((topic) => {
      const advice = practiceText(words, topic, { title, player: seat, opponent: opponent(seat) });
      return wrap(advice, width - 2);
    }),
  );
  return [
    ...drawByDecision(context, summaries),
    ...drawByLine(context, summaries, title),
    paint.faint(say.study.small),
    ...(game.phase === 'over' ? drawBalance(context, grades) : []),
    ...(practice.length > 0 ? ['', paint.strong(say.study.practice), ...indent(practice)] : []),
  ];
}

function drawByDecision({ say, words, paint }: Context, summaries: BySeat<PlayerSummary>): Block {
  const { number } = words.amounts;
  const rows = SEATS.map((seat) => {
    const { decisions, total } = summaries[seat];
    const points = DECISIONS.map((decision) => decisions[decision]);
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

/** From the margin expected at the start to the result: rows that add up. */
function drawBalance({ say, words, paint, width }: Context, grades: readonly Grade[]): Block {
  const { balance: texts } = say.study;
  const balance = balanceOf(grades, 'first');
  if (!balance) return [];
  const rows = [
    [texts.start, balance.start],
    [texts.lost({ who: 'first' }), balance.own],
    [texts.lost({ who: 'second' }), balance.other],
    [texts.correction, balance.correction],
    [texts.end, balance.end],
  ] as const;
  return [
    '',
    ...wrap(texts.heading, width).map(paint.strong),
    ...columns(
      rows.map(([name, points]) => [name, signed(words, points)]),
      '<>',
    ),
    ...wrap(texts.note, width).map(paint.faint),
  ];
}

/** The lines of the tally that cost a player something; the rows add up to the totals. */
function drawByLine(
  { say, words, paint }: Context,
  summaries: BySeat<PlayerSummary>,
  title: (card: string) => string,
): Block {
  const { first, second } = summaries;
  const one = first.lines.length > 0 ? first : second;
  const rows = one.lines.flatMap(({ line }, i) => {
    const points = SEATS.map((seat) => {
      const { own = 0, kept = 0 } = summaries[seat].lines[i] ?? {};
      return own + kept;
    });
    if (points.every((sum) => sum === 0)) return [];
    return [[capital(lineName(words, line, title)), ...points.map((sum) => signed(words, -sum))]];
  });
  if (rows.length === 0) return [];
  const totals = SEATS.map((seat) => signed(words, -summaries[seat].total));
  const headings = [say.study.byLine, ...SEATS.map((seat) => capital(words.names.seats[seat]))];
  const [heading = '', ...lines] = columns([headings, ...rows, [say.table.total, ...totals]], '<>>');
  return ['', paint.strong(heading), ...lines];
}
