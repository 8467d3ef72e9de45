// The other town, to be looked at: in a corner of its own, and one tap makes it the large one.

import type { ComponentProps } from 'preact';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { ShownTown } from './shownTown.tsx';

type BesideTownProps = ComponentProps<typeof ShownTown> & { readonly swap: () => void };

export function BesideTown({ swap, ...shown }: BesideTownProps) {
  const { actions } = useSpeech().web.table;
  return (
    <div class="beside">
      <ShownTown {...shown} name={layout.value === 'wide' ? undefined : shown.chairs.names[shown.seat]} />
      <button type="button" class="swap" aria-label={actions.swap} title={actions.swap} onClick={swap} />
    </div>
  );
}
