// The review in short, at the end of a game: the points lost by each player, and the way into the review.

import { type DecisionKind, DECISIONS, type Grade, isReported, summarize } from '@wagons/ai/grades';
import type { Game, Seat } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { codeOf } from '../store/games.ts';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';
import { PointsTable } from '../view/pointsTable.tsx';
import { Reached, useReachedTexts } from './milestones/reached.tsx';
import { useReviewing } from './reviewing.ts';
import * as panel from '../../kit/ui/panel.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as finale from './finale.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './end.module.css';

type AnalysisProps = { readonly game: Game; readonly viewpoint: Viewpoint };

type WholeAnalysisProps = AnalysisProps & {
  /** Whether the review found the first draft without a loss. */
  readonly isFlawless: boolean;
};

export function Analysis({ game, viewpoint, isFlawless }: WholeAnalysisProps) {
  const say = useSpeech().app.end.analysis;
  const { state } = useReviewing(game);
  const { is, grades, of } = state.value;
  const [wasFlawless] = useState(isFlawless);
  return (
    <section class={`${layout.stack} ${css.analysis} ${panel.panel}`} data-review={is}>
      <h2>{say.heading}</h2>
      {is === 'working' && <p>{say.working({ done: grades.length, of })}</p>}
      {is === 'failed' && <p>{say.failed}</p>}
      {is === 'done' && <Losses game={game} viewpoint={viewpoint} grades={grades} />}
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
    <p>
      <Reached reached={FLAWLESS} />
    </p>
  );
}

type LossesProps = AnalysisProps & { readonly grades: readonly Grade[] };

function Losses({ game, viewpoint, grades }: LossesProps) {
  const words = useSpeech().game;
  const say = useSpeech().app.end.analysis;
  const reported = grades.filter(isReported);
  if (reported.length === 0) return <p>{say.none}</p>;
  const summaries = { first: summarize(grades, 'first'), second: summarize(grades, 'second') };
  const lostIn = (seat: Seat, decision: DecisionKind): string =>
    // Only one player chooses the starting card.
    grades.some((grade) => grade.seat === seat && grade.decision === decision)
      ? words.amounts.number(summaries[seat].decisions[decision])
      : '–';
  const worst = worstOf(grades, viewpoint);
  return (
    <>
      <PointsTable
        class={css.lost}
        caption={say.lost}
        columns={DECISIONS.map((decision) => words.analysis.decisions[decision])}
        rows={inOrder(viewpoint).map((seat) => ({
          key: seat,
          name: viewpoint.names[seat],
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
}

/** The costliest decision of the reader, or of anyone if there is no reader. */
const worstOf = (grades: readonly Grade[], { reader }: Viewpoint): Grade | undefined =>
  grades
    .filter((grade) => isReported(grade) && (reader === undefined || grade.seat === reader))
    .toSorted((a, b) => b.lost - a.lost)[0];

/** After a loss: the costliest move, with the way to its reasons. The line keeps its place until the review is done. */
export function Costliest({ game, viewpoint }: AnalysisProps) {
  const words = useSpeech().game;
  const say = useSpeech().app.end.analysis;
  const { is, grades } = useReviewing(game).state.value;
  const worst = is === 'done' ? worstOf(grades, viewpoint) : undefined;
  return (
    <p class={finale.costliest} data-part="costliest">
      {worst && (
        <a href={makeRoute({ screen: 'review', code: codeOf(game), at: worst.at + 1 })}>
          {say.costliest({ move: worst.at + 1, points: words.points(worst.lost) })}
        </a>
      )}
    </p>
  );
}
