// The review of a game: its course, the decision that is looked at, all moves with their marks, and a summary.

import { useSignal } from '@preact/signals';
import { type Grade, marginsOf } from '@wagons/ai/grades';
import { type BySeat, type Game, positionsOf } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useDeferred, useDeferredParts } from '../../kit/browser/deferred.ts';
import { Page } from '../../kit/ui/page.tsx';
import { Share } from '../../kit/ui/share.tsx';
import { type Reviewing, useReviewing } from '../../play/end/reviewing.ts';
import { type GamePlayers, useGamePlayers } from '../../play/end/gamePlayers.ts';
import { lookThroughReviewed } from '../../play/local/ownPuzzles.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { codeOf } from '../../play/store/games.ts';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { Course } from './course.tsx';
import { DecisionView } from './decisionView.tsx';
import { LossTables } from './lossTables.tsx';
import { MarkedMoves } from './markedMoves.tsx';
import { makeAddress, playersToShare } from '../../play/end/sharedPlayers.ts';
import { Summaries } from './summaries.tsx';
import { useReviewKeys, useWalk, type Walk } from './walk.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './review.module.css';
import { standingOf } from '../../play/table/preview.ts';

type RoomProps = {
  readonly game: Game;
  /** The game in the address, and its players if the address tells them. */
  readonly address: string;
  readonly players: BySeat<SeatPlayer> | undefined;
  /** The number of the move in the address. */
  readonly wanted: number | undefined;
};

/** What all parts of the room show. */
export type Reviewed = {
  readonly game: Game;
  /** The position before each move, and the last one. */
  readonly positions: readonly Game[];
  /** Those found so far. */
  readonly grades: readonly Grade[];
  readonly gamePlayers: GamePlayers;
  readonly walk: Walk;
};

export function ReviewRoom(props: RoomProps) {
  const say = useSpeech().app.end;
  // The heading first, and then one part per frame: all in one task would block a slow device.
  const isReady = useDeferredParts(1) > 0;
  return (
    <Page heading={say.analysis.heading} width="wide" actions={isReady && <Ways {...props} />}>
      {isReady && <Parts {...props} />}
    </Page>
  );
}

function Parts({ game, address, players, wanted }: RoomProps) {
  const gamePlayers = useGamePlayers(game, players);
  const reviewing = useReviewing(game);
  const { grades: found, is } = reviewing.state.value;
  // The decision is drawn first, and the others a frame later.
  const grades = useDeferred(found);
  const positions = useMemo(() => positionsOf(game), [game]);
  const [up] = gamePlayers.seats;
  const margins = useMemo(
    () =>
      marginsOf(grades).map((margin) => ({
        ...margin,
        value: up === 'first' ? margin.value : 0 - margin.value,
      })),
    [grades, up],
  );
  const walk = useWalk(game, {
    grades: found,
    isDone: is === 'done',
    address,
    wanted,
    reader: gamePlayers.viewpoint.reader,
  });
  useReviewKeys(walk);
  useOwnPuzzles(gamePlayers.kept);
  const reviewed: Reviewed = { game, positions, grades, gamePlayers, walk };
  const grade = found.find(({ at }) => at === walk.at);
  const drawn = useDeferredParts(5);
  return (
    <>
      <p class={css.result}>{totalsText(game, gamePlayers)}</p>
      <Progress reviewing={reviewing} />
      <div class={`${layout.stack} ${css.review}`} data-reader={gamePlayers.viewpoint.reader}>
        {drawn > 0 && <Course {...reviewed} margins={margins} />}
        {drawn > 1 && <DecisionView {...reviewed} grade={grade} isWorking={is === 'working'} />}
        {drawn > 3 && is === 'done' && grades === found && <Summaries {...reviewed} />}
        {drawn > 2 && <MarkedMoves {...reviewed} />}
        {drawn > 4 && is === 'done' && grades === found && <LossTables {...reviewed} />}
      </div>
    </>
  );
}

/** Proven mistakes of the players at this device become puzzles. */
function useOwnPuzzles(kept: KeptGame | undefined): void {
  useEffect(() => {
    if (kept && !kept.practice) void lookThroughReviewed(kept);
  }, [kept]);
}

/** Back to the result, replay and share the move that is looked at. */
function Ways({ game, players, wanted }: RoomProps) {
  const say = useSpeech().pages;
  const { share } = useSpeech().app.end;
  const gamePlayers = useGamePlayers(game, players);
  const isSharing = useSignal(false);
  const code = codeOf(game);
  return (
    <>
      {gamePlayers.end && (
        <a class="plain" href={makeRoute(gamePlayers.end)}>
          {say.replay.toResult.short}
        </a>
      )}
      <a
        class="plain"
        href={makeRoute({ screen: 'replay', code, ...(wanted !== undefined && { at: wanted }) })}
      >
        {say.review.replay}
      </a>
      <button type="button" class="plain" onClick={() => (isSharing.value = true)}>
        {share}
      </button>
      {isSharing.value && (
        <Share
          heading={say.review.share}
          text={totalsText(game, gamePlayers)}
          link={linkTo({
            screen: 'review',
            code: makeAddress({ code, players: playersToShare(gamePlayers) }),
            ...(wanted !== undefined && { at: wanted }),
          })}
          code={code}
          onClose={() => (isSharing.value = false)}
        />
      )}
    </>
  );
}

/** How far the review is, with a button that stops or continues it. */
function Progress({ reviewing }: { readonly reviewing: Reviewing }) {
  const { review: say } = useSpeech().pages;
  const { failed } = useSpeech().app.end.analysis;
  const { state, start, stop } = reviewing;
  const { is, grades, of } = state.value;
  if (is === 'done') return null;
  const done = grades.length;
  const texts = { working: say.working({ done, of }), stopped: say.stopped({ done, of }), failed };
  return (
    <div class={`row ${css.progress}`} data-review={is}>
      <span role="status">{texts[is]}</span>
      {is === 'working' && <progress max={of} value={done} aria-hidden="true" />}
      <button type="button" class="button" onClick={is === 'working' ? stop : start}>
        {is === 'working' ? say.stop : say.resume}
      </button>
    </div>
  );
}

/** The result in a few words: both players and their totals. */
function totalsText(game: Game, { viewpoint: { names }, seats }: GamePlayers): string {
  const { tallies } = standingOf(game);
  const [one, other] = seats;
  return `${names[one]} ${tallies[one].total} : ${tallies[other].total} ${names[other]}`;
}
