// The milestones as badges, those that are reached first.

import { useSpeech } from '../../kit/speech/speech.ts';
import { Badge } from '../../play/end/milestones/badge.tsx';
import type { Milestone } from '../../play/end/milestones/milestones.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './statistics.module.css';

export function MilestoneList({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const say = useSpeech().numbers.statistics.milestones;
  const reached = milestones.filter(({ at }) => at !== undefined);
  const sorted = [
    ...reached.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)),
    ...milestones.filter(({ at }) => at === undefined),
  ];
  return (
    <section class={css.section}>
      <h2>{say.heading}</h2>
      <p>{say.count({ reached: reached.length, all: milestones.length })}</p>
      <ul class={`${layout.list} ${css.milestones}`}>
        {sorted.map((milestone) => (
          <MilestoneItem key={milestone.of} milestone={milestone} />
        ))}
      </ul>
    </section>
  );
}

function MilestoneItem({ milestone: { of, at, progress } }: { readonly milestone: Milestone }) {
  const say = useSpeech().numbers.statistics.milestones;
  const { formats } = useSpeech().pages;
  const { opponents } = useSpeech().words;
  const open = progress && progress.done > 0 ? say.progress(progress) : say.open;
  return (
    <li class={css.milestone} data-reached={at !== undefined}>
      <Badge of={of} isReached={at !== undefined} />
      <span>
        {typeof of === 'number' ? say.level({ name: opponents[of].name, level: of }) : say.tasks[of]}
        <small>{at === undefined ? open : say.reached({ date: formats.day(at) })}</small>
      </span>
    </li>
  );
}
