// Home: what the game is for a first visit, the game to continue for a returning player, and links to everything else.

import { isFirstVisit } from '../../online/firstVisit.ts';
import { hadIdentity } from '../../online/identityFlag.ts';
import { games } from '../../play/local/library.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { Heading } from '../../kit/ui/page.tsx';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { countPlaced, levelsIn, whoPlays } from '../../play/text/gameSummary.ts';
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

const TodayEntries = lazy(
  () => import('./todayEntries.tsx'),
  (found) => found.TodayEntries,
  () => null,
);

/** How many games in progress are offered; the others are among my games. */
const OFFERED = 2;

const PLACES = ['learn', 'games', 'replay', 'pad', 'cards', 'rules', 'settings', 'about'] as const;
/** On a first visit the tutorial is a button, and the ways to play are small links. */
const FIRST_PLACES = [
  'new',
  'online',
  'rules',
  'cards',
  'daily',
  'puzzles',
  'replay',
  'pad',
  'games',
  'settings',
  'about',
] as const;

export function HomeScreen() {
  const { home, shell } = useSpeech().web;
  const isFirst = isFirstVisit();
  return (
    <main id="content" class="home">
      <div class="home-title">
        <Heading text={shell.title} class="wordmark" />
        <p>{isFirst ? home.pitch : home.tagline}</p>
      </div>
      <div class="home-picture">
        <Decoration label={home.picture} />
      </div>
      <div class="home-play">{isFirst ? <FirstSteps /> : <WaysToPlay />}</div>
      <nav class="home-places" aria-label={shell.menu}>
        {(isFirst ? FIRST_PLACES : PLACES).map((place) => (
          <a key={place} href={makeRoute({ screen: place } satisfies ScreenRoute)}>
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

/** For those who have never played here. */
function FirstSteps() {
  const { home } = useSpeech().web;
  return (
    <>
      <a class="button main" href={makeRoute({ screen: 'learn' })}>
        {home.learn}
      </a>
      <a class="button" href={makeRoute({ screen: 'first' })}>
        {home.playComputer}
      </a>
      <a class="button" href={makeRoute({ screen: 'online', id: 'invite' })}>
        {home.playFriend}
      </a>
    </>
  );
}

function WaysToPlay() {
  const { places } = useSpeech().web.shell;
  return (
    <>
      {hadIdentity() && <OnlineTurns />}
      <GoingGames />
      {hadIdentity() && <OnlineWaiting />}
      <a class="button new-game" href={makeRoute({ screen: 'new' })}>
        {places.new}
      </a>
      <a class="button" href={makeRoute({ screen: 'online' })}>
        {places.online}
      </a>
      <TodayEntries />
    </>
  );
}

/** The games of this device to continue, with the face of the opponent. */
function GoingGames() {
  const { web } = useSpeech();
  const going = games.list.value
    .filter(({ totals }) => !totals)
    .slice(0, OFFERED)
    .flatMap(({ id }) => {
      const opened = games.load(id);
      return opened.ok ? [opened.value] : [];
    });
  return (
    <>
      {going.map(({ kept, game }) => (
        <a key={kept.id} class="button main going" href={makeRoute({ screen: 'table', id: kept.id })}>
          {levelsIn(kept.sitters).map((level, n) => (
            <Portrait key={n} level={level} size={52} />
          ))}
          <span class="going-text">
            <strong>{web.home.continue}</strong>
            <span>
              {web.home.going({
                who: whoPlays(web, kept.sitters),
                placed: countPlaced(game),
                of: game.deal.circle.length,
              })}
            </span>
          </span>
        </a>
      ))}
    </>
  );
}
