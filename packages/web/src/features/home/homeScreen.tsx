// Home: what the game is for a first visit, the game to continue for a returning player, and links to everything else.

import { hadIdentity } from '../../online/identityFlag.ts';
import { isNewcomer } from '../../online/newcomer.ts';
import { suggestedLevel } from '../../play/end/beaten.ts';
import { newGameRoute, TWO_PLAYERS } from '../../play/local/experience.ts';
import { games } from '../../play/local/library.ts';
import type { OpenGame } from '../../play/store/games.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { Heading } from '../../kit/ui/page.tsx';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { lessonProgress } from '../../kit/storage/lessonMark.ts';
import { store } from '../../kit/storage/storage.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { countPlaced, levelsIn, opponentText, whoPlays } from '../../play/text/gameSummary.ts';
import * as choice from '../../kit/ui/choice.module.css';
import * as css from './home.module.css';

const Decoration = lazy(
  () => import('./decoration.tsx'),
  (found) => found.Decoration,
  () => null,
);
const OwnPicture = lazy(
  () => import('./ownPicture.tsx'),
  (found) => found.OwnPicture,
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
/** For newcomers the tutorial is a button, and the other ways to play are small links. */
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
  const isNew = isNewcomer();
  return (
    <main id="content" class={css.home}>
      <div class={css.title}>
        <Heading text={shell.title} class={css.wordmark} />
        <p>{isNew ? home.pitch : home.tagline}</p>
      </div>
      {isNew ? (
        <div class={css.picture}>
          <Decoration label={home.picture} />
        </div>
      ) : (
        <div class={css.own}>
          <OwnPicture />
        </div>
      )}
      <div class={css.play} data-ways>
        {isNew ? <FirstSteps /> : <WaysToPlay />}
      </div>
      <nav class={css.places} aria-label={shell.menu}>
        {(isNew ? FIRST_PLACES : PLACES).map((place) => (
          <a key={place} href={makeRoute({ screen: place } satisfies ScreenRoute)}>
            {shell.places[place]}
          </a>
        ))}
      </nav>
      <p class={css.note}>
        <small>{home.unofficial}</small>
      </p>
    </main>
  );
}

/** For those who have never finished a game. The next step is the primary button. */
function FirstSteps() {
  const { home, shell } = useSpeech().web;
  const going = useGoing();
  const lesson = lessonProgress(store);
  const hasLearned = lesson === 'finished';
  const main = (isNext: boolean): string => (isNext && going.length === 0 ? 'button main' : 'button');
  const learn = (
    <a class={main(!hasLearned)} href={makeRoute({ screen: 'learn' })}>
      {lesson === 'begun' ? home.continueLesson : hasLearned ? shell.places.learn : home.learn}
    </a>
  );
  return (
    <>
      {hadIdentity() && <OnlineTurns />}
      <GoingGames going={going} />
      {!hasLearned && learn}
      <a class={main(hasLearned)} href={makeRoute({ screen: 'first' })}>
        {home.playComputer}
      </a>
      <fieldset class={choice.choice}>
        <legend>{home.playFriend}</legend>
        <a class="button" href={makeRoute({ screen: 'new', code: TWO_PLAYERS })}>
          <Token of="fire" />
          {home.friendHere}
        </a>
        <a class="button" href={makeRoute({ screen: 'invite' })}>
          <Token of="letter" />
          {home.friendOnline}
        </a>
      </fieldset>
      {hasLearned && learn}
      {hadIdentity() && <OnlineWaiting />}
    </>
  );
}

function WaysToPlay() {
  const { web } = useSpeech();
  const { home, shell } = web;
  const { places } = shell;
  const level = suggestedLevel(games.list.value);
  return (
    <>
      {hadIdentity() && <OnlineTurns />}
      <GoingGames going={useGoing()} />
      {hadIdentity() && <OnlineWaiting />}
      <a class={`button ${css.newGame}`} href={makeRoute(newGameRoute())}>
        <Portrait level={level} size={40} />
        <span class={css.goingText}>
          <strong>{places.new}</strong>
          <small>{home.next({ who: opponentText(web, level) })}</small>
        </span>
      </a>
      <a class="button" href={makeRoute({ screen: 'online' })}>
        {places.online}
      </a>
      <TodayEntries />
    </>
  );
}

/** The games of this device to continue. */
const useGoing = (): readonly OpenGame[] =>
  games.list.value
    .filter(({ totals }) => !totals)
    .slice(0, OFFERED)
    .flatMap(({ id }) => {
      const opened = games.load(id);
      return opened.ok ? [opened.value] : [];
    });

/** Each with the face of the opponent. */
function GoingGames({ going }: { readonly going: readonly OpenGame[] }) {
  const { web } = useSpeech();
  return (
    <>
      {going.map(({ kept, game }) => (
        <a
          key={kept.id}
          class={`button main ${css.going}`}
          data-going
          href={makeRoute({ screen: 'table', id: kept.id })}
        >
          {levelsIn(kept.players).map((level, n) => (
            <Portrait key={n} level={level} size={52} />
          ))}
          <span class={css.goingText}>
            <strong>{web.home.continue}</strong>
            <span>
              {web.home.going({
                who: whoPlays(web, kept.players),
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
