// The names of the lines of a tally: terrains and scoring cards.

import { type Game, TERRAINS } from '@wagons/rules';
import { capital } from '@wagons/words';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from '../../play/text/lines.ts';

export function useLineNames({ deck, deal }: Pick<Game, 'deck' | 'deal'>): (line: LineIndex) => string {
  const speech = useSpeech();
  const title = titleIn(speech, deck);
  return (line) => {
    const terrain = TERRAINS[line];
    return terrain
      ? capital(speech.words.names.terrains[terrain])
      : title(deal.center[line - TERRAINS.length] ?? '');
  };
}
