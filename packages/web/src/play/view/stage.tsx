// The stage: the large town, where cards are placed.

import type { ViewHandle } from '@wagons/board';
import { type Game, opponent } from '@wagons/rules';
import { useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { usePainted } from '../../kit/browser/usePainted.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { roleArgs } from '../text/chairs.ts';
import { Place, Turn } from './commit.tsx';
import { LargeTown } from './largeTown.tsx';
import { SmallTown } from './smallTown.tsx';
import { useTable } from './tableContext.ts';
import { Zoom } from './zoom.tsx';

type StageProps = { readonly game: Game; readonly view: { current: ViewHandle | undefined } };

export function Stage({ game, view }: StageProps) {
  const { own, large, chairs, help, sitting } = useTable();
  const { townOf } = useSpeech().web.table;
  const name = useRef<HTMLHeadingElement>(null);
  const zoom = useRef<HTMLDivElement>(null);
  const covers = useMemo(() => [name, zoom], []);
  const isWide = layout.value === 'wide';
  const isOwn = large === own;
  return (
    <section class="stage" data-hints={help} data-zone={isOwn ? 'town-own' : 'town-rival'}>
      <h2 ref={name} class={isOwn && chairs.reader ? 'unseen' : 'town-name'} data-seat={large}>
        {townOf(roleArgs(chairs, large))}
      </h2>
      {/* Deeper than the ring: its size follows the ring's in the same frame. */}
      <div class="stage-ground">
        <LargeTown
          game={game}
          view={view}
          covers={covers}
          beside={
            isWide && (
              <div class="beside-card">
                <Turn />
                <Place />
              </div>
            )
          }
        />
      </div>
      {/* On phones they have a row of their own, which they share with the arrows. */}
      {isWide && <Zoom view={view} place={zoom} hand={sitting} />}
    </section>
  );
}

/** The other town: in a corner of its own, and one tap makes it the large one. */
export function OtherTown({ game: latest }: { readonly game: Game }) {
  const { own, large, chairs, swap } = useTable();
  const { actions, townOf } = useSpeech().web.table;
  const { game, small } = usePainted(
    useMemo(() => ({ game: latest, small: opponent(large) }), [latest, large]),
  );
  return (
    <section
      class="beside"
      data-zone={small === own ? 'town-own' : 'town-rival'}
      style={{ '--cards': game.towns[small].length }}
    >
      <h2 class="town-name" data-seat={small}>
        {layout.value === 'wide' ? townOf(roleArgs(chairs, small)) : chairs.names[small]}
      </h2>
      <SmallTown game={game} seat={small} />
      <button type="button" class="swap" aria-label={actions.swap} title={actions.swap} onClick={swap} />
    </section>
  );
}
