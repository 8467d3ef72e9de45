// A line of a tally in words: where its points come from.

import { type Deck, type Tally, TERRAINS } from '@wagons/rules';
import { explainBonus, explainTerrain } from '@wagons/words';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from './lines.ts';

type LineText = (tally: Tally, line: LineIndex, deck: Deck) => string;

export function useLineText(): LineText {
  const speech = useSpeech();
  return (tally, line, deck) => {
    const terrain = TERRAINS[line];
    if (terrain) return explainTerrain(speech.game, terrain, tally.terrains[terrain]);
    const bonus = tally.bonuses[line - TERRAINS.length];
    return bonus ? explainBonus(speech.game, titleIn(speech, deck)(bonus.card), bonus) : '';
  };
}
