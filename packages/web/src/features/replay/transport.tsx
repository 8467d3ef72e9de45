// The playback controls: buttons, slider and speed.

import { laterWords } from '../../kit/lazy/laterWords.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { PlayerSign, type PlayerSignName } from '../../play/view/playerSign.tsx';
import { type Pace, PACES, type Playback } from './playback.ts';
import '../../kit/look/controls.css';

export function Transport({ playback }: { readonly playback: Playback }) {
  const { words } = useSpeech();
  const say = usePagesWords().replay;
  const { at, last, isPlaying, pace, goTo, toggle, setPace } = playback;
  const now = at.value;
  const { play, pause, pace: speed } = laterWords.use().menu.watch;
  return (
    <section class="transport" aria-label={say.step({ at: now, of: last })}>
      <div class="transport-keys">
        <Key sign="toStart" label={say.start} isOff={now === 0} act={() => goTo(0)} />
        <Key sign="back" label={say.previous} isOff={now === 0} act={() => goTo(now - 1)} />
        <button
          type="button"
          class="button main tool"
          title={isPlaying.value ? pause : play}
          onClick={toggle}
        >
          <PlayerSign name={isPlaying.value ? 'pause' : 'play'} />
          <span class="unseen">{isPlaying.value ? pause : play}</span>
        </button>
        <Key sign="on" label={say.next} isOff={now === last} act={() => goTo(now + 1)} />
        <Key sign="toEnd" label={say.end} isOff={now === last} act={() => goTo(last)} />
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
      <span class="transport-step">{say.step({ at: now, of: last })}</span>
      <select
        aria-label={speed}
        title={speed}
        value={pace.value}
        onChange={(event) => setPace(Number(event.currentTarget.value) as Pace)}
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

type KeyProps = {
  readonly sign: PlayerSignName;
  readonly label: string;
  readonly isOff: boolean;
  readonly act: () => void;
};

/** Uses aria-disabled, so that the button keeps the focus at the last step. */
function Key({ sign, label, isOff, act }: KeyProps) {
  return (
    <button
      type="button"
      class="button tool"
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={act}
    >
      <PlayerSign name={sign} />
    </button>
  );
}
