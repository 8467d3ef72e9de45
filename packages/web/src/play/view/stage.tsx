// The stage: the large town, where cards are placed, and the small one beside it.

import type { ViewHandle } from '@wagons/board';
import { type Game, opponent } from '@wagons/rules';
import { useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { LargeTown } from './largeTown.tsx';
import { SmallTown } from './smallTown.tsx';
import { useTable } from './tableContext.ts';
import { Zoom } from './zoom.tsx';
import { ownerOf } from '../text/chairs.ts';

export function Stage({ game }: { readonly game: Game }) {
  const { sitting, large, chairs, swap, help } = useTable();
  const { actions, townOf } = useSpeech().web.table;
  const view = useRef<ViewHandle>(undefined);
  const name = useRef<HTMLHeadingElement>(null);
  const zoom = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLElement>(null);
  const otherName = useRef<HTMLHeadingElement>(null);
  const covers = useMemo(() => [name, zoom, beside], []);
  const otherCovers = useMemo(() => [otherName], []);
  const small = opponent(large);
  return (
    <>
      <section class="stage" data-hints={help}>
        <h2 ref={name} class="town-name" data-seat={large}>
          {townOf(ownerOf(chairs, large))}
        </h2>
        <LargeTown game={game} view={view} covers={covers} />
        <Zoom view={view} place={zoom} hand={sitting} />
      </section>
      <section ref={beside} class="beside">
        <h2 ref={otherName} class="town-name" data-seat={small}>
          {layout.value === 'wide' ? townOf(ownerOf(chairs, small)) : chairs.names[small]}
        </h2>
        <SmallTown game={game} seat={small} covers={otherCovers} />
        <button type="button" class="swap" aria-label={actions.swap} title={actions.swap} onClick={swap} />
      </section>
    </>
  );
}
