// Draws a token: one thing, or a sign of its own. Loaded on demand.

import type { TokenName } from './sceneNames.ts';
import { SIGNS, THINGS } from './things.ts';
import * as css from './scene.module.css';

/** The part of the plane that a token shows. */
const BOXES: Readonly<Record<TokenName, string>> = {
  watch: '-44 -84 88 88',
  letter: '-84 -122 168 168',
  fire: '-58 -108 116 116',
  wagon: '-92 -136 184 184',
  ox: '-70 -106 146 146',
  keys: '-30 -72 120 120',
  signpost: '-72 -134 144 144',
  lantern: '-62 -122 124 124',
  compass: '-46 -92 92 92',
  map: '-146 -194 292 292',
  tally: '-66 -126 132 132',
  hat: '-92 -126 184 184',
  star: '-50 -92 100 100',
  medal: '-40 -76 80 80',
  book: '-112 -156 224 224',
  ledger: '-80 -92 160 160',
  sun: '-50 -50 100 100',
  pegs: '-50 -50 100 100',
  empty: '-50 -50 100 100',
};

export function TokenDrawing({ of }: { readonly of: TokenName }) {
  const drawing = of in SIGNS ? SIGNS[of as keyof typeof SIGNS] : THINGS[of as keyof typeof THINGS];
  return (
    <svg class={css.scene} viewBox={BOXES[of]}>
      {drawing.map(([ink, path], n) => (
        <path key={n} data-ink={ink} d={path} />
      ))}
    </svg>
  );
}
