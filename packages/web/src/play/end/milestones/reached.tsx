// The milestones that a game reached, in one line with their badges.

import { makeRoute } from '../../../kit/browser/route.ts';
import { useSpeech } from '../../../kit/speech/speech.ts';
import { Badge } from './badge.tsx';
import type { Milestone } from './milestones.ts';
import * as css from './milestones.module.css';

/** Each in a few words. */
export function useReachedTexts(reached: ReadonlyArray<Milestone['of']>): readonly string[] {
  const { opponents } = useSpeech().words;
  const { firstWin, milestones } = useSpeech().app.end;
  return reached.map((of) =>
    typeof of === 'number' ? firstWin({ name: opponents[of].name }) : milestones[of],
  );
}

/** A link to all milestones. */
export function Reached({ reached }: { readonly reached: ReadonlyArray<Milestone['of']> }) {
  const { milestone } = useSpeech().app.end;
  const texts = useReachedTexts(reached);
  return (
    <a class={`plain ${css.reached}`} href={makeRoute({ screen: 'statistics' })}>
      <span class={css.badges}>
        {reached.map((of) => (
          <Badge key={of} of={of} isReached />
        ))}
      </span>
      <span>
        <span class="unseen">{milestone({ count: reached.length })} </span>
        {texts.join(' ')}
      </span>
    </a>
  );
}
