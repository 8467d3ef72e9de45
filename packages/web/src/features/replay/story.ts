// The context of a replay: names, point of view, analysis and end screen of a known game.

import type { Grade } from '@wagons/ai';
import type { Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { games } from '../../play/local/library.ts';
import type { ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { PEOPLE } from '../../play/store/sitters.ts';
import { recallEnd, toldOf } from '../../play/end/endMemory.ts';
import { type Chairs, chairsOf, inOrder } from '../../play/text/chairs.ts';

export type Story = {
  readonly chairs: Chairs;
  /** Both seats, the reader's first. */
  readonly seats: readonly Seat[];
  /** The end screen, if known. */
  readonly end: ScreenRoute | undefined;
  /** The grade of the move after a step, if a better one was found. */
  readonly betterAt: (step: number) => Grade | undefined;
};

export function useStory(whole: Game): Story {
  const { web } = useSpeech();
  return useMemo(() => {
    const code = codeOf(whole);
    const { place, review } = recallEnd(code);
    const kept = games.list.peek().find((one) => one.code === code && one.totals !== undefined);
    const chairs = place?.chairsIn(web) ?? chairsOf(kept?.sitters ?? PEOPLE, web);
    const told = review ? toldOf(review) : [];
    return {
      chairs,
      seats: inOrder(chairs),
      end: place?.route ?? (kept && { screen: 'table', id: kept.id }),
      betterAt: (step) => told.find(({ at }) => at === step),
    };
  }, [whole, web]);
}
