// Speed and pause controls for watching two bots; both are stored.

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { Bots } from '../../play/table/bots.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import * as css from './pacer.module.css';

const SLOWEST = 3000;

export function Pacer({ table: { id, bots } }: { readonly table: LocalTable }) {
  const { amounts } = useSpeech().words;
  const say = useSpeech().app.menu.watch;
  const { paused, pace, step } = bots;
  useEffect(() => keepPace(id, bots), [id, bots]);
  const label = paused.value ? say.play : say.pause;
  return (
    <div class={css.pacer} data-part="pacer">
      <button
        type="button"
        class="button tool"
        aria-label={label}
        title={label}
        onClick={() => (paused.value = !paused.value)}
      >
        <PlayerSign name={paused.value ? 'play' : 'pause'} />
      </button>
      <button type="button" class="button tool" aria-label={say.step} title={say.step} onClick={step}>
        <PlayerSign name="step" />
      </button>
      <label>
        <span>{say.pace}</span>
        <input
          type="range"
          aria-valuetext={`${amounts.number(pace.value / 1000)} s`}
          min="0"
          max={SLOWEST}
          step="100"
          value={SLOWEST - pace.value}
          onInput={(event) => (pace.value = SLOWEST - Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}

const KEY = 'pace';

/** Restores and stores the pace, and the pause of this game. */
function keepPace(id: string, { pace, paused }: Bots): () => void {
  const [kept, still] = (store.read(KEY) ?? '').split(' ');
  if (kept && /^\d{1,4}$/.test(kept)) pace.value = Math.min(Number(kept), SLOWEST);
  if (still === id) paused.value = true;
  return effect(() => {
    store.write(KEY, `${pace.value} ${paused.value ? id : ''}`);
  });
}
