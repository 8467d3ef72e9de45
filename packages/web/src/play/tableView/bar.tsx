// The bar of a table: the way out or the menu, both players with their points, and what the mode adds.

import type { Game, Seat } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { CountedPoints } from '../motion/countedPoints.tsx';
import { inOrder, roleArgs } from '../text/viewpoint.ts';
import { Tool } from '../view/tool.tsx';
import { useTable } from './model.ts';
import * as css from './bar.module.css';

type TableBarProps = {
  /** What is at the start of the bar. */
  readonly lead: ComponentChildren;
  /** Who is to move; no one once the game is over. */
  readonly moving?: Seat | undefined;
  /** A player's face, a mark before the name, and a clock before the points. */
  readonly face?: (seat: Seat) => ComponentChildren;
  readonly mark?: (seat: Seat) => ComponentChildren;
  /** What is said about a player after the name. */
  readonly about?: (seat: Seat) => ComponentChildren;
  readonly clock?: (seat: Seat) => ComponentChildren;
  /** Whether a press on a player's points shows their town. */
  readonly isSwitch?: boolean;
  /** What is at the end of the bar. */
  readonly children?: ComponentChildren;
};

export const movingIn = (game: Game): Seat | undefined => (game.phase === 'over' ? undefined : game.seat);

export function TableBar(props: TableBarProps) {
  const { lead, moving, face, mark, about, clock, isSwitch = false, children } = props;
  const { viewpoint, tallies, large, swap } = useTable();
  const { townOf } = useSpeech().web.table;
  const names = layout.value === 'low' ? viewpoint.short : viewpoint.names;
  return (
    <header class={css.bar} data-part="bar" data-timed={clock !== undefined}>
      {lead}
      <div class={css.totals} data-part="totals">
        {inOrder(viewpoint).map((seat) => {
          const shared = {
            class: css.total,
            'data-part': 'total',
            'data-seat': seat,
            'data-moving': seat === moving,
          };
          const content = (
            <>
              {face?.(seat)}
              <span class={css.who} data-part="who">
                {mark?.(seat)}
                <span class={css.name}>{names[seat]}</span>
                {about?.(seat)}
              </span>
              {clock?.(seat)}
              <CountedPoints points={tallies[seat].total} />
            </>
          );
          if (!isSwitch)
            return (
              <span key={seat} {...shared}>
                {content}
              </span>
            );
          return (
            <button
              key={seat}
              type="button"
              {...shared}
              aria-pressed={seat === large}
              title={townOf(roleArgs(viewpoint, seat))}
              onClick={() => {
                if (seat !== large) swap();
              }}
            >
              {content}
            </button>
          );
        })}
      </div>
      {children}
    </header>
  );
}

type MenuToolProps = { readonly onOpen: () => void };

export function MenuTool({ onOpen }: MenuToolProps) {
  return <Tool sign="menu" label={useSpeech().web.shell.menu} isPlain act={onOpen} />;
}

/** Asks the engine for a hint. */
export function HintTool() {
  const { play } = useTable();
  const { hint } = useSpeech().web.table.actions;
  if (!play) return null;
  const { hints, turnDraft } = play;
  return <Tool sign="hint" label={hint} isPlain isOff={turnDraft.seat.value === undefined} act={hints.ask} />;
}

type WayBackProps = {
  readonly to: ScreenRoute;
  readonly label: string;
  /** What it says where there is little room; nothing by default. */
  readonly short?: string | undefined;
};

/** Leaves the table. */
export function WayBack({ to, label, short }: WayBackProps) {
  const isWide = layout.value === 'wide';
  const text = isWide ? label : layout.value === 'narrow' ? short : undefined;
  return (
    <a class="plain" href={makeRoute(to)} aria-label={label} title={label}>
      <span aria-hidden="true">←</span>
      {text !== undefined && <span>{text}</span>}
    </a>
  );
}
