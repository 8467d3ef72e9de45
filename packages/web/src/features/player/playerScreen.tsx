// A player's profile: rating curve, results, last games.

import type { Profile } from '@wagons/protocol';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { isSignedIn, loadMe, me } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { GameItem, titleOf } from '../../online/ui/gameItem.tsx';
import { nameOf } from '../../online/ui/person.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Moderation } from './moderation.tsx';
import { RatingCurve } from './ratingCurve.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './player.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from '../../online/ui/online.module.css';

export function PlayerScreen({ id }: { readonly id: string }) {
  const { shell } = useSpeech().web;
  const words = useSpeech().online;
  const { people: say } = words;
  const { value, trouble, again } = useQuery(() => api('player', { params: { id } }), { about: id });
  useQuery(loadMe, { isNeeded: me.value === 'unknown' });
  const isMe = isSignedIn(me.value) && me.value.id === id;
  return (
    <Page
      heading={value ? nameOf(words, value.player) : say.player}
      scene={<Scenery of="player" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'online' })}>
          {shell.places.online}
        </a>
      }
    >
      {trouble && <TroubleMessage trouble={trouble} again={again} />}
      {!value && !trouble && <Waiting />}
      {value && <Known profile={value} />}
      {value && !isMe && <Moderation player={value.player} />}
    </Page>
  );
}

function Known({ profile }: { readonly profile: Profile }) {
  const words = useSpeech().online;
  const { people: say, lobby } = words;
  const { addressed } = useSpeech().web.table;
  const { player, since, rated, recent } = profile;
  return (
    <>
      <div class={`${panel.panel} ${css.standing}`}>
        <div>
          <small>{say.rating}</small>
          {player.rating === undefined ? (
            <p>{say.noRating}</p>
          ) : (
            <p class={css.rating}>
              {String(player.rating)}
              {player.provisional && <small> {say.provisional}</small>}
            </p>
          )}
        </div>
        <Results results={profile.results} />
      </div>
      <p>
        <small>
          {player.account ? '' : `${lobby.guest} · `}
          {say.since({ date: words.formats.day(since) })}
        </small>
      </p>
      {rated.length > 0 && <RatingCurve rated={rated} />}
      <section class={css.games}>
        <h2>{say.recent}</h2>
        {recent.length === 0 && <p>{say.noGames}</p>}
        <ul class={`${layout.list} ${shared.tableList}`}>
          {recent.map((game) => (
            <GameItem key={game.id} game={game} player={player.id}>
              <a
                class="button"
                href={makeRoute({ screen: 'onlineTable', id: game.id })}
                aria-label={addressed({ who: words.games.look, what: titleOf(words, game, player.id) })}
              >
                {words.games.look}
              </a>
            </GameItem>
          ))}
        </ul>
      </section>
    </>
  );
}

function Results({ results }: { readonly results: Profile['results'] }) {
  const say = useSpeech().online.people.results;
  const { number } = useSpeech().words.amounts;
  return (
    <dl class={css.results} aria-label={say.heading}>
      {(['won', 'drawn', 'lost'] as const).map((result) => (
        <div key={result}>
          <dt>{say[result]}</dt>
          <dd>{number(results[result])}</dd>
        </div>
      ))}
    </dl>
  );
}
