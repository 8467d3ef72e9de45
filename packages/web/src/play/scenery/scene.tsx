// Draws a picture above a page: the land, and the things and cards that stand in it. Loaded on demand.

import { CARD, CardFront } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import { printedDeck } from '../local/library.ts';
import type { SceneName } from './sceneNames.ts';
import { type SceneSetting, SCENES } from './scenes.ts';
import { THINGS } from './things.ts';
import * as css from './scene.module.css';

/** The line that things stand on. */
const FOOT = 204;
/** The side of a card, in units of the picture. */
const CARD_SIDE = 92;

const FAR =
  'M0 152 60 150 84 112H170L196 148Q300 140 380 150L410 120 424 96H520L538 118 560 152Q700 138 820 150 900 154 940 140L966 100 990 92H1068L1084 108 1110 150Q1230 140 1290 148L1318 118 1334 104H1424L1450 150Q1540 142 1600 150V240H0z';
const NEAR = 'M0 176Q160 150 330 172T640 176 900 164 1180 176 1400 166 1600 178V240H0z';
const HATCHING =
  'M96 120v24M112 118v28M130 120v20M440 102v30M456 102v42M474 104v24M496 104v34M996 98v30M1014 98v42M1034 100v24M1344 110v28M1362 110v36M1384 112v22';
const EARTH = 'M0 206Q200 196 400 204T800 202 1200 206 1600 200V240H0z';
const GRASS = Array.from({ length: 26 }, (_, n) => {
  const [x, y] = [30 + n * 61 + ((n * 37) % 23), 216 + ((n * 29) % 17)];
  return `M${x} ${y}l-4-8M${x} ${y}v-10M${x} ${y}l5-8`;
}).join('');
const STARS = Array.from(
  { length: 30 },
  (_, n) => `M${(n * 367 + 41) % 1600} ${(n * 83 + 17) % 104}h.1`,
).join('');
const GRAIN = 'M0 212H520M560 213H1080M1120 212H1600M0 226H260M300 225H900M950 227H1600';

export function Scene({ of }: { readonly of: SceneName }) {
  const scene = SCENES[of];
  return (
    <svg class={css.scene} viewBox="0 0 1600 240" preserveAspectRatio="xMidYMax slice">
      <path class={css.stars} d={STARS} />
      <circle class={css.sun} cx="900" cy="140" r="46" />
      <path class={css.far} d={FAR} />
      <path class={css.hatching} d={HATCHING} />
      <path class={css.near} d={NEAR} />
      {scene.ground === 'trail' ? (
        <>
          <path class={css.earth} d={EARTH} />
          <path class={css.hatching} d={GRASS} />
        </>
      ) : (
        <>
          <path class={css.plank} d="M0 200H1600V240H0z" />
          <path class={css.hatching} d={GRAIN} />
        </>
      )}
      <Standing scene={scene} />
    </svg>
  );
}

function Standing({ scene: { places, cards = [], wire } }: { readonly scene: SceneSetting }) {
  return (
    <>
      {wire !== undefined && <path class={css.wire} d={wire} />}
      {places.map(({ thing, x, y = FOOT, size = 1, isMirrored }, n) => (
        <g key={n} transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>
          {THINGS[thing].map(([ink, path], at) => (
            <path key={at} data-ink={ink} d={path} />
          ))}
        </g>
      ))}
      {cards.map(({ card, x, y, turn }) => (
        <g
          key={card}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${CARD_SIDE / CARD}) translate(${-CARD / 2} ${-CARD})`}
        >
          <CardFront card={cardOf(printedDeck, card)} />
        </g>
      ))}
    </>
  );
}
