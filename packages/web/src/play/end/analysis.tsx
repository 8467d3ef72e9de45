// The review in short, at the end of a game: the points lost by each player, and the way into the review.

import { type DecisionKind, DECISIONS, type Grade, isReported, summarize } from '@wagons/ai';
import type { Game, Seat } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { allWords } from '../../kit/lazy/allWords.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { codeOf } from '../store/games.ts';
import { type Chairs, inOrder } from '../text/chairs.ts';
import { PointsTable } from '../view/pointsTable.tsx';
import { Reached, useReachedTexts } from './milestones/reached.tsx';
import { useReviewing } from './reviewing.ts';
import '../../kit/look/panel.css';

type AnalysisProps = { readonly game: Game; readonly chairs: Chairs };

type WholeAnalysisProps = AnalysisProps & {
  /** Whether the review found the first draft without a loss. */
  readonly isFlawless: boolean;
};

export function Analysis({ game, chairs, isFlawless }: WholeAnalysisProps) {
  const say = laterWords.use().end.analysis;
  const { state } = useReviewing(game);
  const { is, grades, of } = state.value;
  const [wasFlawless] = useState(isFlawless);
  return (
    <section class="analysis panel" data-review={is}>
      <h2>{say.heading}</h2>
      {is === 'working' && <p>{say.working({ done: grades.length, of })}</p>}
      {is === 'failed' && <p>{say.failed}</p>}
      {is === 'done' && <Losses game={game} chairs={chairs} grades={grades} />}
      {isFlawless && <Flawless isNews={!wasFlawless} />}
      <a class="button" href={makeRoute({ screen: 'review', code: codeOf(game) })}>
        {say.open}
      </a>
    </section>
  );
}

const FLAWLESS = ['flawless'] as const;

/** Announced only if it wasn't there when the screen was opened. */
function Flawless({ isNews }: { readonly isNews: boolean }) {
  const [text = ''] = useReachedTexts(FLAWLESS);
  useEffect(() => {
    if (isNews) announce(text);
  }, [isNews, text]);
  return (
    <p class="flawless">
      <Reached reached={FLAWLESS} />
    </p>
  );
}

type LossesProps = AnalysisProps & { readonly grades: readonly Grade[] };

const Losses = allWords.wait(function Told({ game, chairs, grades }: LossesProps) {
  const words = allWords.use();
  const say = laterWords.use().end.analysis;
  const reported = grades.filter(isReported);
  if (reported.length === 0) return <p>{say.none}</p>;
  const summaries = { first: summarize(grades, 'first'), second: summarize(grades, 'second') };
  const lostIn = (seat: Seat, decision: DecisionKind): string =>
    // Only one player chooses the starting card.
    grades.some((grade) => grade.seat === seat && grade.decision === decision)
      ? words.amounts.number(summaries[seat].decisions[decision])
      : '–';
  const worst = worstOf(grades, chairs);
  return (
    <>
      <PointsTable
        class="lost"
        caption={say.lost}
        columns={DECISIONS.map((decision) => words.analysis.decisions[decision])}
        rows={inOrder(chairs).map((seat) => ({
          key: seat,
          name: chairs.names[seat],
          cells: DECISIONS.map((decision) => lostIn(seat, decision)),
        }))}
      />
      {worst && (
        <p>
          <a href={makeRoute({ screen: 'review', code: codeOf(game), at: worst.at + 1 })}>
            {say.worst({ move: worst.at + 1, points: words.points(worst.lost) })}
          </a>
        </p>
      )}
    </>
  );
});

/** The costliest decision of the reader, or of anyone if there is no reader. */
const worstOf = (grades: readonly Grade[], { reader }: Chairs): Grade | undefined =>
  grades
    .filter((grade) => isReported(grade) && (reader === undefined || grade.seat === reader))
    .toSorted((a, b) => b.lost - a.lost)[0];

/** After a loss: the costliest move, with the way to its reasons. The line keeps its place until the review is done. */
export const Costliest = allWords.wait(function Told({ game, chairs }: AnalysisProps) {
  const words = allWords.use();
  const say = laterWords.use().end.analysis;
  const { is, grades } = useReviewing(game).state.value;
  const worst = is === 'done' ? worstOf(grades, chairs) : undefined;
  return (
    <p class="costliest">
      {worst && (
        <a href={makeRoute({ screen: 'review', code: codeOf(game), at: worst.at + 1 })}>
          {say.costliest({ move: worst.at + 1, points: words.points(worst.lost) })}
        </a>
      )}
    </p>
  );
});
