// What must be noticed at a table far away: no connection, something refused, something asked.

import type { Seat } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../../app/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf, otherName } from './chairs.ts';
import type { FarTableProps } from './farTableScreen.tsx';
import { refusalText } from './refusalText.ts';
import { refusalWords, tableWords } from './words.ts';

/** A break this short is not worth a word, in milliseconds. */
const SHORT = 2000;

export function Notices({ table, connection }: FarTableProps) {
  return (
    <>
      <LineNotice connection={connection} />
      <RefusalNotice table={table} />
      {table.face.value.status === 'going' && <TakeBackNotice table={table} />}
    </>
  );
}

export function LineNotice({ connection }: Pick<FarTableProps, 'connection'>) {
  const { line } = tableWords.use();
  const { language } = useSpeech().words;
  const state = connection.state.value;
  const isLong = useLong(state.is === 'offline');
  if (state.is === 'outdated') {
    return (
      <div class="message">
        <p>{line.outdated}</p>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {line.reload}
        </button>
      </div>
    );
  }
  if (state.is !== 'offline' || !isLong) return null;
  const since = new Date(state.since).toLocaleTimeString(language, { timeStyle: 'short' });
  return <Notice>{line.offline(since)}</Notice>;
}

function RefusalNotice({ table }: { readonly table: RemoteTable }) {
  const refusals = refusalWords.use();
  const { shell } = useSpeech().web;
  const refusal = table.refusal.value;
  if (!refusal) return null;
  return (
    <Notice>
      {refusalText(refusals, refusal.code)}
      <button type="button" class="plain" aria-label={shell.close} onClick={table.forget}>
        <span aria-hidden="true">✕</span>
      </button>
    </Notice>
  );
}

function TakeBackNotice({ table }: { readonly table: RemoteTable }) {
  const say = tableWords.use();
  const { offer } = table.face.value;
  const seat = table.seat.value;
  const happened = table.happened.value;
  const asker = useRef<Seat>(undefined);
  if (offer) asker.current = offer.by;
  if (!seat) return null;
  const other = otherName(say, table.face.value, seat);
  if (!offer) {
    // The other one may also have withdrawn a wish: that is no answer.
    const isRefused =
      happened?.type === 'takeBackRefused' && happened.seat !== seat && asker.current === seat;
    return isRefused ? <Notice>{say.takeBack.refused(other)}</Notice> : null;
  }
  if (offer.kind !== 'takeBack') return null;
  const isBusy = table.waiting.value.includes('answerTakeBack');
  const answer = (accept: boolean) => () => table.want({ type: 'answerTakeBack', accept });
  if (offer.by === seat) {
    return (
      <Notice>
        {say.takeBack.asked(other)}
        <button type="button" class="button" disabled={isBusy} onClick={answer(false)}>
          {say.takeBack.withdraw}
        </button>
      </Notice>
    );
  }
  return (
    <div class="message">
      <p>{say.takeBack.asks(nameOf(say, table.face.value.seats?.[offer.by]))}</p>
      <button type="button" class="button main" disabled={isBusy} onClick={answer(true)}>
        {say.takeBack.accept}
      </button>
      <button type="button" class="button" disabled={isBusy} onClick={answer(false)}>
        {say.takeBack.refuse}
      </button>
    </div>
  );
}

const Notice = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="message slim">
    <p>{children}</p>
  </div>
);

/** True once something has gone on for a while. */
function useLong(isGoing: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return isLong;
}
