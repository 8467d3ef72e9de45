// What is known of a game besides its moves: the names and point of view of its players, and its end screen.

import type { BySeat, Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { games } from '../local/library.ts';
import type { ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../store/games.ts';
import type { KeptGame } from '../store/keptGame.ts';
import { PEOPLE, type SeatPlayer } from '../store/seatPlayers.ts';
import { inOrder, spectatorViewpoint, type Viewpoint, viewpointOf } from '../text/viewpoint.ts';
import { recallEnd } from './endMemory.ts';

export type GamePlayers = {
  readonly viewpoint: Viewpoint;
  /** The stored game, if it was played on this device, and who played it. */
  readonly kept: KeptGame | undefined;
  readonly players: BySeat<SeatPlayer> | undefined;
  /** Both seats, the reader's first. */
  readonly seats: readonly [Seat, Seat];
  /** The end screen, if known. */
  readonly end: ScreenRoute | undefined;
};

/** `shared` are the players that an address tells; what this device knows comes first. */
export function useGamePlayers(whole: Game, shared?: BySeat<SeatPlayer>): GamePlayers {
  const { web } = useSpeech();
  return useMemo(() => {
    const code = codeOf(whole);
    const { place } = recallEnd(code);
    const kept = games.list.peek().find((one) => one.code === code && one.totals !== undefined);
    const known = place?.viewpointIn(web) ?? (kept && viewpointOf(kept.players, web));
    const viewpoint = known ?? spectatorViewpoint(shared ?? PEOPLE, web);
    return {
      viewpoint,
      kept,
      players: kept?.players,
      seats: inOrder(viewpoint),
      end: place?.route ?? (kept && { screen: 'table', id: kept.id }),
    };
  }, [whole, web, shared]);
}
