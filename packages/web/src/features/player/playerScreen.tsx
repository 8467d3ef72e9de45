// A player's profile: rating curve, results, last games.

import type { Profile, RatingFigures } from '@wagons/protocol';
import { LEADER_OPPONENTS, RATING_KINDS, type RatingKind } from '@wagons/protocol/codes';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { api } from '../../online/api.ts';
import { isSignedIn, loadMe, me } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { GameItem, titleOf } from '../../online/ui/gameItem.tsx';
import { kindText, nameOf, provisionalText } from '../../online/ui/person.tsx';
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
  const { player, since, rated, recent, ratings = {} } = profile;
  const kinds = RATING_KINDS.filter((kind) => ratings[kind]);
  return (
    <>
      <div class={`${panel.panel} ${css.standing}`}>
        {kinds.length === 0 && (
          <div>
            <small>{say.rating}</small>
            <p>{say.noRating}</p>
          </div>
        )}
        {kinds.map((kind) => (
          <Figures key={kind} kind={kind} figures={ratings[kind]} />
        ))}
        <Results results={profile.results} />
      </div>
      <p>
        <small>
          {player.account ? '' : `${lobby.guest} · `}
          {say.since({ date: words.formats.day(since) })}
        </small>
      </p>
      {RATING_KINDS.map((kind) => {
        const ofKind = rated.filter((one) => (one.kind ?? 'live') === kind);
        return ofKind.length > 0 && <RatingCurve key={kind} kind={kind} rated={ofKind} />;
      })}
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

type FiguresProps = { readonly kind: RatingKind; readonly figures: RatingFigures | undefined };

/** One of the two ratings, and what is missing for the leaderboard. */
function Figures({ kind, figures }: FiguresProps) {
  const words = useSpeech().online;
  if (!figures) return null;
  const { rating, provisional, games, opponents } = figures;
  const note = provisionalText(words, { provisional, ratedGames: games });
  const isShort = note === '' && opponents < LEADER_OPPONENTS;
  return (
    <div data-rating={kind}>
      <small>
        {words.people.rating} · {kindText(words, kind)}
      </small>
      <p class={css.rating}>{String(rating)}</p>
      {note !== '' && <small>{note}</small>}
      {isShort && <small>{words.people.leaderOpponents({ opponents, needed: LEADER_OPPONENTS })}</small>}
    </div>
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
