// How to read the rules: marks, pictures, and refusal codes.

import { IconGlyph, TerrainSwatch } from '@wagons/board';
import { ICONS, type Refusal, REFUSALS, TERRAINS } from '@wagons/rules';
import { capital } from '@wagons/words';
import { MARKS } from '@wagons/words/areas';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Prose, RuleLink } from '../../kit/ui/prose.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as examples from './examples.module.css';
import * as css from './rules.module.css';

export function HowToRead() {
  const law = useSpeech().rules;
  const { names } = useSpeech().words;
  const { reading, terrainsAndIcons } = law.page;
  return (
    <section class={css.chapter} aria-labelledby="how-to-read">
      <h2 id="how-to-read">{reading.heading}</h2>
      <p>{reading.text}</p>
      <dl class={examples.marks}>
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt>{law.marks[mark].name}</dt>
            <dd>{law.marks[mark].meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{terrainsAndIcons}</h3>
      <ul class={`${layout.list} ${examples.legend}`}>
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainSwatch terrain={terrain} /> {capital(names.terrains[terrain])}
          </li>
        ))}
        {ICONS.map((icon) => (
          <li key={icon}>
            <IconGlyph icon={icon} /> {capital(names.icons[icon].one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const NAMED = (Object.keys(REFUSALS) as Refusal[]).filter((why) => REFUSALS[why] !== undefined);

export function Refusals() {
  const { refusals } = useSpeech().game;
  const { heading, intro } = useSpeech().rules.page.refusals;
  return (
    <section class={css.chapter} aria-labelledby="refusals">
      <h2 id="refusals">{heading}</h2>
      <p>{intro}</p>
      <ul class={`${layout.list} ${examples.refusals}`}>
        {NAMED.map((why) => (
          <li key={why}>
            <RuleLink rule={REFUSALS[why] ?? ''} class={css.number} />
            <span>
              <Prose text={refusals.why[why]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
