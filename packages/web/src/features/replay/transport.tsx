// The playback controls: buttons, slider and speed.

import { useSpeech } from '../../kit/speech/speech.ts';
import { StepButton } from '../../kit/ui/stepButton.tsx';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import { type PlaybackSpeed, PACES, type Playback } from './playback.ts';
import * as form from '../../kit/ui/form.module.css';
import * as css from './replay.module.css';

export function Transport({ playback }: { readonly playback: Playback }) {
  const { words } = useSpeech();
  const say = useSpeech().pages.replay;
  const { at, last, isPlaying, pace, goTo, toggle, setPace } = playback;
  const now = at.value;
  const { play, pause, pace: speed } = useSpeech().app.menu.watch;
  return (
    <section class={css.transport} aria-label={say.step({ at: now, of: last })}>
      <div class={css.keys}>
        <StepButton label={say.start} to={now === 0 ? undefined : 0} goTo={goTo}>
          <PlayerSign name="toStart" />
        </StepButton>
        <StepButton label={say.previous} to={now === 0 ? undefined : now - 1} goTo={goTo}>
          <PlayerSign name="back" />
        </StepButton>
        <button
          type="button"
          class="button main tool"
          title={isPlaying.value ? pause : play}
          onClick={toggle}
        >
          <PlayerSign name={isPlaying.value ? 'pause' : 'play'} />
          <span class="unseen">{isPlaying.value ? pause : play}</span>
        </button>
        <StepButton label={say.next} to={now === last ? undefined : now + 1} goTo={goTo}>
          <PlayerSign name="on" />
        </StepButton>
        <StepButton label={say.end} to={now === last ? undefined : last} goTo={goTo}>
          <PlayerSign name="toEnd" />
        </StepButton>
      </div>
      <input
        type="range"
        aria-label={say.position}
        aria-valuetext={say.step({ at: now, of: last })}
        min="0"
        max={last}
        step="1"
        value={now}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
      <span class={css.step}>{say.step({ at: now, of: last })}</span>
      <select
        class={form.select}
        aria-label={speed}
        title={speed}
        value={pace.value}
        onChange={(event) => setPace(Number(event.currentTarget.value) as PlaybackSpeed)}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {words.amounts.number(one)} ×
          </option>
        ))}
      </select>
    </section>
  );
}
