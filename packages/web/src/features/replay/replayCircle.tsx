// The circle at a step of the replay: as at the table, around the scoring cards or the town, or a trail on a phone.

import type { Game } from '@wagons/rules';
import { useCallback, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { MiddleCards } from '../../play/view/middleCards.tsx';
import { ShownCircle } from '../../play/view/shownCircle.tsx';

type ReplayCircleProps = {
  readonly game: Game;
  /** Whether there is no town yet. */
  readonly isOpen: boolean;
};

/** The largest side of a card, as a fraction of the ring: the town is what one looks at. */
const MOST = 0.09;

export function ReplayCircle({ game, isOpen }: ReplayCircleProps) {
  const host = useRef<HTMLElement>(null);
  const onMiddle = useCallback(({ width, height }: { readonly width: number; readonly height: number }) => {
    const table = host.current?.parentElement;
    table?.style.setProperty('--middle-width', `${width}px`);
    table?.style.setProperty('--middle-height', `${height}px`);
  }, []);
  if (game.circle.length === 0) return null;
  const isWide = layout.value === 'wide';
  const isRing = isWide || isOpen;
  return (
    <section
      ref={host}
      class={`circle ${isRing ? 'ring' : 'trail'}`}
      style={{ '--left': game.circle.length }}
    >
      <ShownCircle
        game={game}
        shape={isRing ? 'ring' : 'queue'}
        corners={isOpen ? 'round' : 'square'}
        most={isOpen ? undefined : MOST}
        onMiddle={onMiddle}
      >
        {isOpen && <MiddleCards game={game} />}
      </ShownCircle>
    </section>
  );
}
