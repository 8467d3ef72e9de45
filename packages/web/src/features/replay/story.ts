// Whose game a replay tells: one that ended at this device has its names, its side, its analysis and the way back there.

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
  /** Both, from the side of whoever played. */
  readonly seats: readonly Seat[];
  /** Where the end of the game is shown. */
  readonly end: ScreenRoute | undefined;
  /** What was found to be better than the move that follows a step. */
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
