// A live opponent who has left, and what the reader can do about it: wait, or end the game after a while.

import { isUnderWay, opponent, seatToMove } from '@wagons/rules';
import type { OnlineTableWords } from '@wagons/words/areas';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { useDelayedFlag } from '../../kit/ui/useDelayedFlag.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { otherName } from '../../online/ui/viewpoint.ts';
import { timeLeftText, useServerTime } from './countdown.ts';
import { Notice } from './notice.tsx';
import * as css from './onlineNotices.module.css';
import type { OnlineTableProps } from './onlineTableScreen.tsx';

/** Shorter interruptions are not reported, in milliseconds. */
const SHORT = 2000;

/** Whether a live opponent has been away for a while. Where there is no hurry, that is nothing to report. */
export function useAbsence({ seat, presence, settings }: RemoteTable): boolean {
  const isLive = settings.clock.kind === 'live';
  const isGone = isLive && seat.value !== undefined && presence.value?.[opponent(seat.value)] === false;
  return useDelayedFlag({ isOn: isGone, milliseconds: SHORT }) && isGone;
}

/** What the server does about an absent opponent (see `clock.ts` there), and what the reader may do (`claim.ts`). */
export function AbsenceNotice({ table, connection }: OnlineTableProps) {
  const say = useSpeech().online.table;
  const isGone = useAbsence(table);
  const claimAt = claimAtFor(table);
  const now = useServerTime(connection, claimAt !== undefined);
  const isClaimable = claimAt !== undefined && now >= claimAt;
  const [isClosed, setClosed] = useState(false);
  useEffect(() => setClosed(false), [isGone, isClaimable]);
  const claim = isClaimable ? claimText(table, say) : undefined;
  useEffect(() => {
    if (claim !== undefined) announce(claim);
  }, [claim]);
  const close = () => setClosed(true);
  // Before the clock runs, the notice about that says it.
  if (!table.seat.value || table.face.value.awaits) return null;
  if (claim !== undefined && !isClosed) return <ClaimQuestion table={table} text={claim} onWait={close} />;
  if (claim !== undefined) return <ClaimReminder table={table} text={claim} />;
  if (!isGone || isClosed) return null;
  const left = claimAt === undefined ? undefined : claimAt - now;
  return (
    <Notice onClose={close}>
      <span>{absenceText(table, say, left)}</span>
    </Notice>
  );
}

/** From when on the reader may end the game; undefined as long as the opponent is there, or needn't be. */
function claimAtFor({ seat, game, presence }: RemoteTable): number | undefined {
  const isTheirTurn = seat.value !== undefined && seatToMove(game.value) !== seat.value;
  return isTheirTurn ? presence.value?.claimAt : undefined;
}

/** The opponent's name. */
const whoIn = ({ face, seat }: RemoteTable, say: OnlineTableWords): string =>
  seat.value ? otherName(say, face.value, seat.value) : '';

function absenceText(table: RemoteTable, say: OnlineTableWords, left: number | undefined): string {
  const game = table.game.value;
  const who = whoIn(table, say);
  if (seatToMove(game) === table.seat.value) return say.gone.yourTurn({ who });
  if (!isUnderWay(game)) return say.gone.early({ who });
  return left === undefined ? say.gone.running({ who }) : say.gone.claimIn({ who, time: timeLeftText(left) });
}

function claimText(table: RemoteTable, say: OnlineTableWords): string {
  const who = whoIn(table, say);
  if (table.settings.clock.kind === 'none') return say.gone.silent({ who });
  return isUnderWay(table.game.value) ? say.gone.claim({ who }) : say.gone.claimEarly({ who });
}

type ClaimProps = { readonly table: RemoteTable; readonly text: string };

function ClaimQuestion({ table, text, onWait }: ClaimProps & { readonly onWait: () => void }) {
  const say = useSpeech().online.table;
  return (
    <div class="message">
      <p>{text}</p>
      <div class="acts">
        <button type="button" class="button" onClick={onWait}>
          {say.gone.wait}
        </button>
        {isUnderWay(table.game.value) && <ClaimButton table={table} as="abort" />}
        <StrongestClaim table={table} />
      </div>
    </div>
  );
}

/** For a reader who waits: the game may still be ended at any time. */
function ClaimReminder({ table, text }: ClaimProps) {
  return (
    <div class={`message ${css.slim}`}>
      <p>
        <span>{text}</span>
        <StrongestClaim table={table} />
      </p>
    </div>
  );
}

/** Before the first draft there is nothing to win. */
const StrongestClaim = ({ table }: { readonly table: RemoteTable }) => (
  <ClaimButton table={table} as={isUnderWay(table.game.value) ? 'win' : 'abort'} isMain />
);

type ClaimButtonProps = {
  readonly table: RemoteTable;
  readonly as: 'win' | 'abort';
  readonly isMain?: boolean;
};

function ClaimButton({ table, as, isMain = false }: ClaimButtonProps) {
  const say = useSpeech().online.table;
  return (
    <button
      type="button"
      class={isMain ? 'button main' : 'button'}
      disabled={table.waiting.value.includes('claim')}
      onClick={() => table.order({ type: 'claim', as })}
    >
      {as === 'win' ? say.gone.win : say.menu.abort}
    </button>
  );
}
