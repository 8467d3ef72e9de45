// The optional names of two players on one device.

import { SEATS } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { asName, keptNames, NAME_LENGTH, NAMES } from '../store/names.ts';
import '../../kit/look/controls.css';

export const Names = laterWords.wait(function Fields() {
  const { seat: seatName } = useSpeech().web.table;
  const say = laterWords.use().deal;
  const [names, setNames] = useState(() => {
    const kept = keptNames(store);
    return SEATS.map((_, at) => kept[at] ?? '');
  });
  return (
    <fieldset class="choice" data-shape="grid">
      <legend>{say.names}</legend>
      <div class="options">
        {SEATS.map((seat, at) => (
          <label key={seat} class="field">
            <span>{seatName({ seat })}</span>
            <input
              value={names[at]}
              maxLength={NAME_LENGTH}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => {
                const now = names.with(at, currentTarget.value);
                setNames(now);
                store.write(NAMES, now.map((name) => asName(name) ?? '').join('\n'));
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
});
