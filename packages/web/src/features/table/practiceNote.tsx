// The note at a table where a mistake is tried again: the goal, then the verdict, and the way back to the review.

import type { Engine } from '@wagons/ai/service';
import { turnsOf } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { coachEngine } from '../../play/coach/coachEngine.ts';
import { makeRetryJudge, type RetryVerdict } from '../../play/coach/retry.ts';
import type { PracticeGame, Retry } from '../../play/store/seatPlayers.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import * as css from '../../play/coach/coach.module.css';

type RetriedProps = {
  readonly table: LocalTable;
  readonly retry: Retry;
  readonly engine?: Engine;
};

export function PracticeNote({ table, retry, engine }: RetriedProps) {
  const verdict = useVerdict({ table, retry, ...(engine && { engine }) });
  const say = useSpeech().app;
  const isJudged = typeof verdict === 'object';
  // It stays until the player has made another turn.
  const game = table.game.value;
  const own = table.mine.value;
  if (turnsOf(game).some(({ seat, from }) => own.includes(seat) && from > retry.at)) return null;
  return (
    <div class={css.coach} role="status" data-part="practice" data-verdict={isJudged ? verdict.is : verdict}>
      <RetryText verdict={verdict} retry={retry} />
      <div class={css.answers}>
        {isJudged && verdict.is !== 'found' && (
          <button type="button" class="button" onClick={() => void table.takeBack()}>
            {say.coach.again}
          </button>
        )}
        {table.practice && (
          <a class={isJudged ? 'button main' : 'button'} href={makeRoute(reviewRoute(table.practice))}>
            {say.practice.back}
          </a>
        )}
      </div>
    </div>
  );
}

/** The verdict at the end of the game, where the decision may have been the last one. */
export function PracticeVerdict({ table, retry, engine }: RetriedProps) {
  return <RetryText verdict={useVerdict({ table, retry, ...(engine && { engine }) })} retry={retry} />;
}

/** The decision in the review that the game was begun from. */
export const reviewRoute = ({ of, at = 0 }: PracticeGame) =>
  ({ screen: 'review', code: of, at: at + 1 }) as const;

function useVerdict({ table, retry, engine = coachEngine }: RetriedProps): RetryVerdict | 'open' | 'judging' {
  const game = table.game.value;
  const judge = useMemo(() => makeRetryJudge(engine, retry), [engine, retry]);
  useEffect(() => judge.leave, [judge]);
  useEffect(() => judge.follow(game), [judge, game]);
  return judge.verdict.value;
}

type RetryTextProps = {
  readonly verdict: RetryVerdict | 'open' | 'judging';
  readonly retry: Retry;
};

function RetryText({ verdict, retry }: RetryTextProps) {
  const { practice: say } = useSpeech().app;
  if (verdict === 'open') return <p>{say.goal({ points: retry.lost })}</p>;
  if (verdict === 'judging') return <p>{say.judging}</p>;
  return (
    <p>
      <b>{say[verdict.is](verdict)}</b>
    </p>
  );
}
