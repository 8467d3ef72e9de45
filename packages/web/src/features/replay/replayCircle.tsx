// The circle at a step of the replay.

import type { Game } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { ShownCircle } from '../../play/view/shownCircle.tsx';
import { Held } from './held.tsx';

type ReplayCircleProps = {
  readonly game: Game;
  readonly shape: 'ring' | 'queue';
  /** The content of the middle of the ring. */
  readonly children: ComponentChildren;
};

export function ReplayCircle({ game, shape, children }: ReplayCircleProps) {
  return (
    <section class={`circle ${shape}`}>
      <ShownCircle game={game} shape={shape}>
        {children}
      </ShownCircle>
      {shape === 'queue' && <Held game={game} />}
    </section>
  );
}
