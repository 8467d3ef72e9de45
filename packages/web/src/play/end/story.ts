// What is known of a game besides its moves: the names and point of view of its players, and its end screen.

import type { BySeat, Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { games } from '../local/library.ts';
import type { ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../store/games.ts';
import type { KeptGame } from '../store/keptGame.ts';
import { PEOPLE, type Sitter } from '../store/sitters.ts';
import { type Chairs, chairsOf, inOrder } from '../text/chairs.ts';
import { spectatorChairs } from '../text/spectatorChairs.ts';
import { recallEnd } from './endMemory.ts';

export type Story = {
  readonly chairs: Chairs;
  /** The stored game, if it was played on this device, and who played it. */
  readonly kept: KeptGame | undefined;
  readonly sitters: BySeat<Sitter> | undefined;
  /** Both seats, the reader's first. */
  readonly seats: readonly [Seat, Seat];
  /** The end screen, if known. */
  readonly end: ScreenRoute | undefined;
};

/** `shared` are the players that an address tells; what this device knows comes first. */
export function useStory(whole: Game, shared?: BySeat<Sitter>): Story {
  const { web } = useSpeech();
  return useMemo(() => {
    const code = codeOf(whole);
    const { place } = recallEnd(code);
    const kept = games.list.peek().find((one) => one.code === code && one.totals !== undefined);
    const known = place?.chairsIn(web) ?? (kept && chairsOf(kept.sitters, web));
    const chairs = known ?? spectatorChairs(shared ?? PEOPLE, web);
    return {
      chairs,
      kept,
      sitters: kept?.sitters,
      seats: inOrder(chairs),
      end: place?.route ?? (kept && { screen: 'table', id: kept.id }),
    };
  }, [whole, web, shared]);
}
