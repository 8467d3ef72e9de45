// The buttons for the view of a town: closer, further away, the whole town.

import type { ViewHandle } from '@wagons/board';
import { useSpeech } from '../../app/speech.ts';

export function Zoom({ view }: { readonly view: { readonly current: ViewHandle | undefined } }) {
  const { actions } = useSpeech().web.table;
  const zooms = [
    ['+', actions.zoomIn, () => view.current?.zoomIn()],
    ['−', actions.zoomOut, () => view.current?.zoomOut()],
    ['⤢', actions.fit, () => view.current?.fit()],
  ] as const;
  return (
    <div class="zoom">
      {zooms.map(([sign, label, act]) => (
        <button key={sign} type="button" class="plain" aria-label={label} title={label} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
