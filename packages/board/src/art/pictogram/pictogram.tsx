// The pictogram line of a scoring card: what the sentence says, in pictures. Decoration for those who hear the sentence.

import type { Bonus } from '@wagons/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type PictogramProps = {
  readonly bonus: Bonus;
  /** Everything side by side, however small; otherwise each term of a sum has its own line where there is room. */
  readonly oneRow?: boolean;
  readonly class?: string;
};

/** Who draws it arrives after the first sight: a game can be played without, and is there sooner. */
type Artist = (props: PictogramProps) => JSX.Element;
let artist: Artist | undefined;

async function call(): Promise<Artist> {
  const { DrawnPictogram } = await import('./drawnPictogram.tsx');
  artist = DrawnPictogram;
  return artist;
}

/** Until it is drawn, as much room as it will probably take. */
export function Pictogram(props: PictogramProps): JSX.Element {
  const [Drawn, setDrawn] = useState<Artist | undefined>(() => artist);
  useEffect(() => {
    if (Drawn) return;
    call().then(
      (found) => setDrawn(() => found),
      () => {
        // Without a network there is no picture, but there is the sentence.
      },
    );
  }, []);
  if (Drawn) return <Drawn {...props} />;
  return <span class={`ctw-pictogram ${props.oneRow ? 'ctw-one-row' : ''} ${props.class ?? ''}`} />;
}
