// Two bots at play: how fast they move, and a way to stop them.

import { useSpeech } from '../../app/speech.ts';
import type { LocalTable } from '../../table/localTable.ts';
import { PlayerSign } from '../replay/playerSign.tsx';
import './pacer.css';

const SLOWEST = 3000;

export function Pacer({ table: { bots } }: { readonly table: LocalTable }) {
  const { actions } = useSpeech().web.table;
  const { paused, pace, step } = bots;
  const label = paused.value ? actions.play : actions.pause;
  return (
    <div class="pacer">
      <button
        type="button"
        class="button tool"
        aria-label={label}
        title={label}
        onClick={() => (paused.value = !paused.value)}
      >
        <PlayerSign name={paused.value ? 'play' : 'pause'} />
      </button>
      <button type="button" class="button tool" aria-label={actions.step} title={actions.step} onClick={step}>
        <PlayerSign name="step" />
      </button>
      <input
        type="range"
        aria-label={actions.pace}
        title={actions.pace}
        min="0"
        max={SLOWEST}
        step="100"
        value={SLOWEST - pace.value}
        onInput={(event) => (pace.value = SLOWEST - Number(event.currentTarget.value))}
      />
    </div>
  );
}
