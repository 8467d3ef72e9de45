// The optional names of two players on one device, with the game between them where there is room.

import { SEATS } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { store } from '../../kit/storage/storage.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { asName, keptNames, NAME_LENGTH, NAMES } from '../../play/store/names.ts';
import * as form from '../../kit/ui/form.module.css';
import * as choice from '../../kit/ui/choice.module.css';
import * as css from './names.module.css';

// The rest of the form that is loaded on demand comes with it.
export { DealChoice } from '../../play/setup/dealChoice.tsx';

const GamePicture = lazy(
  () => import('../../play/rulebook/gamePicture.tsx'),
  (found) => found.GamePicture,
  () => null,
);

export function Names() {
  const { table, home } = useSpeech().web;
  const say = useSpeech().app.deal;
  const [names, setNames] = useState(() => {
    const kept = keptNames(store);
    return SEATS.map((_, at) => kept[at] ?? '');
  });
  return (
    <fieldset class={`${choice.choice} ${css.names}`} data-shape="grid">
      <legend>{say.names}</legend>
      <div class={choice.options}>
        {SEATS.map((seat, at) => (
          <label key={seat} class={form.field} data-seat={seat}>
            <span>{table.seat({ seat })}</span>
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
        {layout.value === 'wide' && <GamePicture label={home.picture} />}
      </div>
    </fieldset>
  );
}
