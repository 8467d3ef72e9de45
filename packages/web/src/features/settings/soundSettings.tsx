// Sound on or off, and how loud.

import { sound } from '../../kit/browser/sound.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Switch } from '../../kit/ui/switch.tsx';
import * as css from './soundSettings.module.css';

/** The slider moves in tenths; silence is what the switch is for. */
const STEP = 10;

export function SoundSettings() {
  const say = useSpeech().app.settings;
  const { amounts } = useSpeech().words;
  return (
    <>
      <Switch
        label={say.sound}
        checked={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
          sound('card');
        }}
      />
      <label class={css.volume}>
        <span>{say.volume}</span>
        <input
          type="range"
          min={STEP}
          max="100"
          step={STEP}
          value={settings.volume.value}
          aria-valuetext={amounts.number(settings.volume.value)}
          disabled={!settings.sound.value}
          onInput={(event) => {
            settings.volume.value = Number(event.currentTarget.value);
            sound('card');
          }}
        />
      </label>
    </>
  );
}
