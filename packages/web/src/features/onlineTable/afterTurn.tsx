// After a turn in a correspondence game: that the page may be closed, the next game that waits, and the offer of alerts.

import { opponent, seatToMove } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { isSignedIn, me } from '../../online/me.ts';
import { pushDevice } from '../../online/identityFlag.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { sortGames } from '../../online/ui/myGames.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { otherName } from '../../online/ui/viewpoint.ts';
import { Notice } from './notice.tsx';
import * as css from './onlineNotices.module.css';

/** Whether the reader has played, and the opponent has days to answer. */
function hasTime({ settings, face, seat, game }: RemoteTable): boolean {
  const own = seat.value;
  if (settings.clock.kind === 'live' || own === undefined || face.value.status !== 'going') return false;
  // The second player has chosen the start; the first has placed a card.
  const hasPlayed = own === 'second' ? game.value.moves.length > 0 : game.value.towns.first.length > 0;
  return hasPlayed && seatToMove(game.value) === opponent(own);
}

export function AfterTurn({ table }: { readonly table: RemoteTable }) {
  const say = useSpeech().online.table;
  const [closed, setClosed] = useState<number>();
  const self = me.value;
  const seat = table.seat.value;
  const { length: moves } = table.game.value.moves;
  const isShown = hasTime(table) && isSignedIn(self) && closed !== moves;
  const { value } = useQuery(() => api('myGames', { query: {} }), {
    about: `${table.id} ${moves}`,
    isNeeded: isShown,
  });
  if (!isShown || !seat) return null;
  const { mine } = sortGames(value?.games ?? [], self.id, Date.now());
  const waiting = mine.filter(({ id }) => id !== table.id);
  const [next] = waiting;
  return (
    <Notice onClose={() => setClosed(moves)}>
      <span>
        {say.after.close({ who: otherName(say, table.face.value, seat) })}{' '}
        {!self.account && <span class={css.more}>{say.after.guest}</span>}
      </span>
      {next ? (
        <a class="button main" href={makeRoute({ screen: 'onlineTable', id: next.id })}>
          {say.after.next({ games: waiting.length })}
        </a>
      ) : (
        pushDevice() === undefined && (
          <a class="button" href={makeRoute({ screen: 'alerts' })}>
            {say.after.alert}
          </a>
        )
      )}
    </Notice>
  );
}
