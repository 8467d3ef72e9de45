// A line of a tally in words: where its points come from.

import { type Deck, type Tally, TERRAINS } from '@wagons/rules';
import { explainBonus, explainTerrain } from '@wagons/words';
import { type Speech, titleIn } from '../../kit/speech/speech.ts';
import type { LineIndex } from './lines.ts';

export function lineText(speech: Speech, tally: Tally, line: LineIndex, deck: Deck): string {
  const terrain = TERRAINS[line];
  if (terrain) return explainTerrain(speech.words, terrain, tally.terrains[terrain]);
  const bonus = tally.bonuses[line - TERRAINS.length];
  return bonus ? explainBonus(speech.words, titleIn(speech, deck)(bonus.card), bonus) : '';
}
