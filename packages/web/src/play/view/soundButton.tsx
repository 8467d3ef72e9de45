// The switch for sound in the bar of a table.

import { sound } from '../../kit/browser/sound.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Drawn } from './sign.tsx';

const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const WAVES = 'M15 9a4.5 4.5 0 0 1 0 6M17.5 6a8.5 8.5 0 0 1 0 12';
const CROSS = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

export function SoundButton() {
  const label = useSpeech().web.shell.sound;
  const isOn = settings.sound.value;
  return (
    <button
      type="button"
      class="plain"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => {
        settings.sound.value = !isOn;
        sound('card');
      }}
    >
      <Drawn path={SPEAKER + (isOn ? WAVES : CROSS)} />
    </button>
  );
}
