// What the terrains and icons on the cards are called.

import { HandPicture, IconGlyph, TerrainSwatch } from '@wagons/board';
import { ICONS, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { capital } from '@wagons/words';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { printedDeck } from '../../play/local/library.ts';
import * as lists from '../../kit/ui/layout.module.css';
import * as css from './learn.module.css';

export function Legend() {
  const { names } = useSpeech().words;
  const letters = useLetters();
  return (
    <section class={css.legend}>
      {/* A phone has no room for it beside the names. */}
      {layout.value === 'wide' && <HandPicture card={cardOf(printedDeck, 'fortified')} letters={letters} />}
      <ul class={lists.list}>
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainSwatch terrain={terrain} /> {capital(names.terrains[terrain])}
          </li>
        ))}
      </ul>
      <ul class={lists.list}>
        {ICONS.map((icon) => (
          <li key={icon}>
            <IconGlyph icon={icon} /> {capital(names.icons[icon].one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
