// The badge of a milestone: a sheriff's star with the number of a level, or a medal with an icon of the game.

import { IconGlyph } from '@wagons/board';
import type { Icon } from '@wagons/rules';
import type { Milestone, MilestoneTask } from './milestones.ts';
import * as css from './milestones.module.css';

/** A draft without a mistake has a drawing of its own. */
const ICONS: Readonly<Record<Exclude<MilestoneTask, 'flawless'>, Icon>> = {
  bothSeats: 'cow',
  byTen: 'gun',
  fifty: 'mine',
  tenGames: 'beer',
  hundredGames: 'fort',
  allCards: 'wagon',
};

type BadgeProps = { readonly of: Milestone['of']; readonly isReached: boolean };

/** Decorative: what it means stands beside it. */
export function Badge({ of, isReached }: BadgeProps) {
  return (
    <span class={css.badge} data-reached={isReached} aria-hidden="true">
      <svg viewBox="0 0 64 64">
        {typeof of === 'number' ? <Star level={of} /> : <Medal isHorseshoe={of === 'flawless'} />}
      </svg>
      {typeof of !== 'number' && of !== 'flawless' && <IconGlyph icon={ICONS[of]} />}
    </span>
  );
}

const POINTS = 5;

/** The points of a star around 32,32, and a ball on each tip. */
const TIPS = Array.from({ length: POINTS }, (_, i) => spot((i * 2 * Math.PI) / POINTS, 26));
const STAR = TIPS.flatMap((tip, i) => [tip, spot(((i + 0.5) * 2 * Math.PI) / POINTS, 14)])
  .map(({ x, y }) => `${x} ${y}`)
  .join('L');

function spot(angle: number, radius: number): { readonly x: number; readonly y: number } {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(32 + radius * Math.sin(angle)), y: round(33 - radius * Math.cos(angle)) };
}

function Star({ level }: { readonly level: number }) {
  return (
    <>
      <path class={css.metal} d={`M${STAR}Z`} />
      {TIPS.map(({ x, y }) => (
        <circle key={x} class={css.metal} cx={x} cy={y} r={3.5} />
      ))}
      <text x={32} y={40} text-anchor="middle">
        {level}
      </text>
    </>
  );
}

/** A coin with a milled edge; with a horseshoe on it for a draft without a mistake. */
function Medal({ isHorseshoe }: { readonly isHorseshoe: boolean }) {
  return (
    <>
      <circle class={css.metal} cx={32} cy={32} r={27} />
      <circle class={css.edge} cx={32} cy={32} r={23} />
      {isHorseshoe && <path class={css.shoe} d="M25 45C14 34 18 18 32 18S50 34 39 45" />}
    </>
  );
}
