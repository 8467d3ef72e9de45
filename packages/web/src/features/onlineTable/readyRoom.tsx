// Before a live game: who is ready, and how long the table waits. The cards are dealt when both are.

import { opponent, SEATS } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { nameOf, onlineViewpoint } from '../../online/ui/viewpoint.ts';
import { ownerOf } from '../../play/text/viewpoint.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useAbsence } from './absence.tsx';
import { timeLeftText, useServerTime } from './countdown.ts';
import { UrgentNotices } from './onlineNotices.tsx';
import { whyAborted } from './onlineEnd.tsx';
import type { OnlineTableProps } from './onlineTableScreen.tsx';
import { SettingsList } from './settingsList.tsx';
import { TableRatings } from './tableRatings.tsx';

export function ReadyRoom(props: OnlineTableProps) {
  const { table } = props;
  const say = useSpeech().online.table;
  const { places } = useSpeech().web.shell;
  const isGoing = table.face.value.status === 'going';
  return (
    <Page heading={isGoing ? say.ready.heading : say.open.closed} scene={<Scenery of="waiting" />}>
      {isGoing ? <BeforeTheDeal {...props} /> : <WhyClosed table={table} />}
      {isGoing && <TableRatings table={table} />}
      {isGoing && <SettingsList table={table} />}
      {!isGoing && (
        <p>
          <a class="button main" href={makeRoute({ screen: 'online' })}>
            {places.online}
          </a>
        </p>
      )}
    </Page>
  );
}

function BeforeTheDeal(props: OnlineTableProps) {
  const { table } = props;
  const say = useSpeech().online.table;
  const { places } = useSpeech().web.shell;
  const { seats, awaits = [] } = table.face.value;
  const seat = table.seat.value;
  const own = seat && awaits.includes(seat);
  const isGone = useAbsence(table);
  const players = SEATS.map((one) => {
    if (one === seat) return own ? '' : say.ready.you;
    const who = nameOf(say, seats?.[one]);
    if (!awaits.includes(one)) return say.ready.is({ who });
    return isGone ? say.gone.notReady({ who }) : say.ready.isNot({ who });
  });
  const other = seat && opponent(seat);
  const hasCome = other !== undefined && !awaits.includes(other) && own === true;
  const who = other ? nameOf(say, seats?.[other]) : '';
  useEffect(() => {
    if (hasCome) announce(say.ready.is({ who }));
  }, [hasCome, who, say]);
  return (
    <>
      <UrgentNotices {...props} />
      <p>{say.ready.covered}</p>
      <p aria-live="polite">{players.join(' ')}</p>
      <Countdown {...props} />
      {own === true && (
        <div class="acts">
          <a class="button" href={makeRoute({ screen: 'rules' })}>
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
        </div>
      )}
    </>
  );
}

function Countdown({ table, connection }: OnlineTableProps) {
  const say = useSpeech().online.table;
  const { readyBy } = table.face.value;
  const now = useServerTime(connection);
  if (readyBy === undefined) return null;
  return <p role="timer">{say.ready.closes({ time: timeLeftText(readyBy - now) })}</p>;
}

function WhyClosed({ table }: { readonly table: RemoteTable }) {
  const { web, online } = useSpeech();
  const say = online.table;
  const { seats, end } = table.face.value;
  const seat = table.seat.value;
  const viewpoint = useMemo(() => onlineViewpoint(seats, seat, say, web), [seats, seat, say, web]);
  const who = (one: 'first' | 'second') => ownerOf(viewpoint, one);
  if (end?.by === 'resigned')
    return <p>{say.end.resigned(who(end.outcome === 'first' ? 'second' : 'first'))}</p>;
  return (
    <p>
      {whyAborted(table, say.end, who)} {say.end.aborted}
    </p>
  );
}
