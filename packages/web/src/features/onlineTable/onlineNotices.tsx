// The notices of an online table: connection, refusals, requests.

import { ANSWER_REST } from '@wagons/protocol/codes';
import type { Seat } from '@wagons/rules';
import { useRef, useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { isDialogOpen } from '../../kit/ui/urgent.ts';
import { useDelayedFlag } from '../../kit/ui/useDelayedFlag.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf, otherName } from '../../online/ui/viewpoint.ts';
import { AfterTurn } from './afterTurn.tsx';
import { AbsenceNotice, useAbsence } from './absence.tsx';
import { Notice } from './notice.tsx';
import type { OnlineTableProps } from './onlineTableScreen.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { refusalText } from '../../online/ui/refusalText.ts';
import * as css from './onlineNotices.module.css';

/** Shorter interruptions are not reported, in milliseconds. */
const SHORT = 2000;

export function Notices({ table, connection }: OnlineTableProps) {
  const isGoing = table.face.value.status === 'going';
  return (
    <>
      {!isDialogOpen.value && <UrgentNotices table={table} connection={connection} />}
      {isGoing && <ReadyNotice table={table} />}
      {isGoing && <AbsenceNotice table={table} connection={connection} />}
      {isGoing && <AfterTurn table={table} />}
    </>
  );
}

/** What is also shown in a dialog, where it is seen while the clock runs. */
export function UrgentNotices({ table, connection }: OnlineTableProps) {
  return (
    <>
      <LineNotice connection={connection} />
      <RefusalNotice table={table} />
      {table.face.value.status === 'going' && <TakeBackNotice table={table} />}
    </>
  );
}

export function LineNotice({ connection }: Pick<OnlineTableProps, 'connection'>) {
  const { line } = useSpeech().online.table;
  const { language } = useSpeech().words;
  const state = connection.status.value;
  const isLong = useDelayedFlag({ isOn: state.is === 'offline', milliseconds: SHORT });
  const [closed, setClosed] = useState<number>();
  if (state.is === 'outdated') return <TroubleMessage trouble={{ what: 'outdated' }} />;
  if (state.is !== 'offline' || !isLong || closed === state.since) return null;
  const since = new Date(state.since).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <Notice onClose={() => setClosed(state.since)}>
      <span>
        {line.offline({ since })} <span class={css.more}>{line.playOn}</span>
      </span>
      <button type="button" class="button" onClick={connection.renew}>
        {line.tryNow}
      </button>
    </Notice>
  );
}

function RefusalNotice({ table }: { readonly table: RemoteTable }) {
  const refusals = useSpeech().refusals;
  const refusal = table.refusal.value;
  if (!refusal) return null;
  return <Notice onClose={table.forget}>{refusalText(refusals, refusal.code)}</Notice>;
}

/** With the cards on the table, a live clock still starts when both are ready. Before the deal the page says so. */
function ReadyNotice({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const { places } = useSpeech().web.shell;
  const { awaits } = table.face.value;
  const seat = table.seat.value;
  const isGone = useAbsence(table);
  if (!awaits || !seat) return null;
  if (!awaits.includes(seat)) {
    const who = otherName(say, table.face.value, seat);
    return (
      <div class={`message ${css.slim}`} data-notice="ready">
        <p>{isGone ? say.gone.notReady({ who }) : say.ready.waiting({ who })}</p>
      </div>
    );
  }
  return (
    <div class={`message ${css.slim}`} data-notice="ready">
      <p>
        <span>{say.ready.ask}</span>
        <a class={`button ${css.more}`} href={makeRoute({ screen: 'rules' })}>
          {places.rules}
        </a>
        <button
          type="button"
          class="button main"
          disabled={table.waiting.value.includes('ready')}
          onClick={() => table.order({ type: 'ready' })}
        >
          {say.ready.act}
        </button>
      </p>
    </div>
  );
}

/** Whether the reader waits for a reply to a takeback request. */
export function asksToTakeBack({ face, seat }: RemoteTable): boolean {
  const { offer } = face.value;
  return offer?.kind === 'takeBack' && offer.by === seat.value;
}

/** Whether the last event was a request that stops the clock of the player who answers it. */
const isResting = ({ clocks, happened }: RemoteTable): boolean =>
  happened.value?.type === 'takeBackAsked' && clocks.value?.since === happened.value.at + ANSWER_REST;

function TakeBackNotice({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const { offer } = table.face.value;
  const seat = table.seat.value;
  const happened = table.happened.value;
  const asker = useRef<Seat>(undefined);
  /** The event whose notice was closed or has expired. */
  const [gone, setGone] = useState<object>();
  if (offer) asker.current = offer.by;
  if (!seat) return null;
  const other = otherName(say, table.face.value, seat);
  if (!offer) {
    // The opponent may also have withdrawn a request; that is not a reply.
    const isRefused =
      happened?.type === 'takeBackRefused' && happened.seat !== seat && asker.current === seat;
    if (!isRefused || gone === happened) return null;
    return (
      <Notice isPassing onClose={() => setGone(happened)}>
        {say.takeBack.refused({ who: other })}
      </Notice>
    );
  }
  if (offer.kind !== 'takeBack') return null;
  const isBusy = table.waiting.value.includes('answerTakeBack');
  const answer = (accept: boolean) => () => table.order({ type: 'answerTakeBack', accept });
  if (offer.by === seat) {
    if (gone === happened) return null;
    return (
      <Notice isPassing onClose={() => setGone(happened)}>
        {say.takeBack.asked({ who: other })}
        <button type="button" class="button" disabled={isBusy} onClick={answer(false)}>
          {say.takeBack.withdraw}
        </button>
      </Notice>
    );
  }
  return (
    <div class="message">
      <p>
        {say.takeBack.asks({ who: nameOf(say, table.face.value.seats?.[offer.by]) })}
        {isResting(table) && ` ${say.takeBack.rest({ seconds: ANSWER_REST / 1000 })}`}
      </p>
      <div class="acts">
        <button type="button" class="button" disabled={isBusy} onClick={answer(false)}>
          {say.takeBack.refuse}
        </button>
        <button type="button" class="button main" disabled={isBusy} onClick={answer(true)}>
          {say.takeBack.accept}
        </button>
      </div>
    </div>
  );
}
