// A line of a tally in words: where its points come from.

import { type Deck, type Tally, TERRAINS } from '@wagons/rules';
import { explainBonus, explainTerrain } from '@wagons/words';
import { allWords } from '../../kit/lazy/allWords.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from './lines.ts';

type LineText = (tally: Tally, line: LineIndex, deck: Deck) => string;

/** Says nothing until its words are loaded. */
export function useLineText(): LineText {
  const speech = useSpeech();
  const words = allWords.useWhen({ isNeeded: true });
  return (tally, line, deck) => {
    if (!words) return '';
    const terrain = TERRAINS[line];
    if (terrain) return explainTerrain(words, terrain, tally.terrains[terrain]);
    const bonus = tally.bonuses[line - TERRAINS.length];
    return bonus ? explainBonus(words, titleIn(speech, deck)(bonus.card), bonus) : '';
  };
}
