// The players with the best ratings.

import type { Leader } from '@wagons/protocol';
import { ESTABLISHED_GAMES, LEADER_OPPONENTS, RATING_KINDS, type RatingKind } from '@wagons/protocol/codes';
import { useState } from 'preact/hooks';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { isSignedIn, me } from '../../online/me.ts';
import { kindText } from '../../online/ui/person.tsx';
import { useQuery } from '../../online/ui/requests.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './leaders.module.css';

export function LeadersScreen() {
  const { shell } = useSpeech().web;
  const words = useSpeech().online;
  const { leaders: say } = words.people;
  const [kind, setKind] = useState<RatingKind>('live');
  const { value, trouble, again } = useQuery(() => api('leaderboard', { query: { kind } }), { about: kind });
  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="leaders" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'online' })}>
          {shell.places.online}
        </a>
      }
    >
      <p>{say.help({ games: ESTABLISHED_GAMES, opponents: LEADER_OPPONENTS })}</p>
      <Choice
        label={say.games}
        value={kind}
        onChange={setKind}
        options={RATING_KINDS.map((one) => ({ value: one, label: kindText(words, one) }))}
      />
      {trouble && <TroubleMessage trouble={trouble} again={again} />}
      {!value && !trouble && <Waiting />}
      {value?.leaders.length === 0 && (
        <div class={`${panel.panel} ${panel.nothingYet}`}>
          <Token of="medal" />
          <p>{say.none}</p>
          <a class="button main" href={makeRoute({ screen: 'online' })}>
            {shell.places.online}
          </a>
        </div>
      )}
      {value && value.leaders.length > 0 && <LeaderTable leaders={value.leaders} />}
    </Page>
  );
}

function LeaderTable({ leaders }: { readonly leaders: readonly Leader[] }) {
  const { people: say } = useSpeech().online;
  const { number } = useSpeech().words.amounts;
  const self = isSignedIn(me.value) ? me.value.id : undefined;
  return (
    <table class={css.leaders}>
      <thead>
        <tr>
          <th scope="col">{say.leaders.rank}</th>
          <th scope="col">{say.player}</th>
          <th scope="col">{say.rating}</th>
          <th scope="col">{say.leaders.games}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ rank, player, games }) => (
          <tr key={player.id} aria-current={player.id === self ? 'true' : undefined}>
            <td>{number(rank)}</td>
            <th scope="row">
              <a href={makeRoute({ screen: 'player', id: player.id })}>
                <bdi>{player.name}</bdi>
              </a>
            </th>
            <td>{String(player.rating ?? '')}</td>
            <td>{number(games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
