// The pictogram of a scoring card: its sentence in pictures. Hidden from screen readers, which read the sentence.

import type { Bonus } from '@wagons/rules/scoring';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type PictogramProps = {
  readonly bonus: Bonus;
  /** Everything in one row, however small. By default each term of a sum has its own line if there is room. */
  readonly oneRow?: boolean;
  readonly class?: string;
};

/** Loaded lazily: a game can be played without pictograms, and starts sooner. */
type Drawing = (props: PictogramProps) => JSX.Element;
let loaded: Drawing | undefined;

/** Afterwards pictograms are drawn at once, also where pages are rendered as text. */
export async function loadPictograms(): Promise<void> {
  await load();
}

async function load(): Promise<Drawing> {
  const { DrawnPictogram } = await import('./drawnPictogram.tsx');
  loaded = DrawnPictogram;
  return loaded;
}

/** Until it is loaded, a placeholder of the usual size. */
export function Pictogram(props: PictogramProps): JSX.Element {
  const [Drawn, setDrawn] = useState<Drawing | undefined>(() => loaded);
  useEffect(() => {
    if (Drawn) return;
    load().then(
      (found) => setDrawn(() => found),
      () => {
        // Offline there is no picture; the sentence is still there.
      },
    );
  }, [Drawn]);
  if (Drawn) return <Drawn {...props} />;
  return <span class={`ctw-pictogram ${props.oneRow ? 'ctw-one-row' : ''} ${props.class ?? ''}`} />;
}
