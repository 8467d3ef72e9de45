// Home: the title, games to continue, and links to all screens.

import { hadIdentity } from '../../online/identityFlag.ts';
import { games } from '../../play/local/library.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { Heading } from '../../kit/ui/page.tsx';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { countPlaced, whoPlays } from '../../play/text/gameSummary.ts';
import './home.css';

const Decoration = lazy(
  () => import('./decoration.tsx'),
  (found) => found.Decoration,
  () => null,
);
const loadOnline = () => import('./onlineTurns.tsx');
const OnlineTurns = lazy(
  loadOnline,
  (found) => found.OnlineTurns,
  () => null,
);
const OnlineWaiting = lazy(
  loadOnline,
  (found) => found.OnlineWaiting,
  () => null,
);

/** How many games to continue are listed; My games has the rest. */
const OFFERED = 2;

const PLACES = ['learn', 'games', 'replay', 'pad', 'cards', 'rules', 'settings', 'about'] as const;

export function HomeScreen() {
  const { web } = useSpeech();
  const { home, shell } = web;
  const going = games.list.value
    .filter(({ totals }) => !totals)
    .slice(0, OFFERED)
    .flatMap(({ id }) => {
      const opened = games.load(id);
      return opened.ok ? [opened.value] : [];
    });
  return (
    <main id="content" class="home">
      <div class="home-title">
        <div class="home-emblem">
          <Decoration />
        </div>
        <Heading text={shell.title} class="wordmark" />
        <p>{home.tagline}</p>
      </div>
      <div class="home-play">
        {hadIdentity() && <OnlineTurns />}
        {going.map(({ kept, game }) => (
          <a key={kept.id} class="button main going" href={makeRoute({ screen: 'table', id: kept.id })}>
            <strong>{home.continue}</strong>
            <span>
              {home.going({
                who: whoPlays(web, kept.sitters),
                placed: countPlaced(game),
                of: game.deal.circle.length,
              })}
            </span>
          </a>
        ))}
        {hadIdentity() && <OnlineWaiting />}
        <a class="button new-game" href={makeRoute({ screen: 'new' })}>
          {shell.places.new}
        </a>
        <a class="button" href={makeRoute({ screen: 'online' })}>
          {shell.places.online}
        </a>
      </div>
      <nav class="home-places" aria-label={shell.menu}>
        {PLACES.map((place) => (
          <a key={place} class="button" href={makeRoute({ screen: place } satisfies ScreenRoute)}>
            {shell.places[place]}
          </a>
        ))}
      </nav>
      <p class="home-note">
        <small>{home.unofficial}</small>
      </p>
    </main>
  );
}
