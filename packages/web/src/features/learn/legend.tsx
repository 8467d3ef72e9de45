// What the terrains and icons on the cards are called.

import { IconGlyph, TerrainSwatch } from '@wagons/board';
import { ICONS, TERRAINS } from '@wagons/rules';
import { capital } from '@wagons/words';
import { useSpeech } from '../../kit/speech/speech.ts';

export function Legend() {
  const { names } = useSpeech().words;
  return (
    <section class="learn-board learn-legend">
      <ul>
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainSwatch terrain={terrain} /> {capital(names.terrains[terrain])}
          </li>
        ))}
      </ul>
      <ul>
        {ICONS.map((icon) => (
          <li key={icon}>
            <IconGlyph icon={icon} /> {capital(names.icons[icon].one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
