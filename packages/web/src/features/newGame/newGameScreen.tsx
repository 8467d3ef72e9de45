// The new-game screen: players, who goes first, match length, seed and deck.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Deck } from '@wagons/rules';
import { isSeed } from '@wagons/rules/deal';
import { titleOf } from '@wagons/words';
import { Choice } from '../../kit/ui/choice.tsx';
import { printedDeck } from '../../play/local/library.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { TWO_PLAYERS } from '../../play/local/experience.ts';
import { newSeed } from '../../play/local/ports.ts';
import { startGame } from '../../play/local/startGame.ts';
import { planGame } from '../../play/table/plans.ts';
import { drawSeat, type FirstWish } from './drawSeat.ts';
import { kind, seatThem, WhoPlays } from './whoPlays.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { Token } from '../../play/scenery/token.tsx';
import * as css from './setup.module.css';

const DealChoice = lazy(
  () => import('./names.tsx'),
  (found) => found.DealChoice,
);
const PlayOnScreen = lazy(
  () => import('./playOnScreen.tsx'),
  (found) => found.PlayOnScreen,
);

const LENGTHS = [1, 3, 5] as const;

/** Remembers the last choice. */
const first = signal<FirstWish>('lot');
const length = signal<number>(1);

export const NewGameScreen = ({ code }: { readonly code?: string }) =>
  code === undefined || code === TWO_PLAYERS ? (
    <Wishes isForTwo={code === TWO_PLAYERS} />
  ) : (
    <PlayOnScreen code={code} />
  );

function Wishes({ isForTwo }: { readonly isForTwo: boolean }) {
  useState(() => {
    if (isForTwo) kind.value = 'people';
  });
  const { words, web } = useSpeech();
  const say = web.newGame;
  const [deck, setDeck] = useState<Deck>(printedDeck);
  const [isMore, setMore] = useState(false);
  const [seed, setSeed] = useState('');
  const isWrong = seed !== '' && !isSeed(seed);
  const isWatched = kind.value === 'bots';

  const start = (): void =>
    startGame(
      planGame({
        deck,
        seed: seed === '' ? newSeed() : seed,
        players: seatThem(drawSeat(first.value)),
        // Watched games are never a match.
        of: isWatched ? 1 : length.value,
      }),
    );

  return (
    <Page heading={web.shell.places.new} width="wide" scene={<Scenery of="newGame" />}>
      <div class={css.who}>
        <WhoPlays />
      </div>
      <div class={css.slip}>
        <Order />
        <details onToggle={(event) => setMore(event.currentTarget.open)}>
          <summary>
            {say.more}
            {deck !== printedDeck && ` · ${titleOf(deck.name, words.language)}`}
          </summary>
          {isMore && (
            <DealChoice seed={seed} isWrong={isWrong} onSeed={setSeed} deck={deck} onDeck={setDeck} />
          )}
        </details>
      </div>
      <button type="button" class={`button main ${css.start}`} disabled={isWrong} onClick={start}>
        {say.start}
      </button>
    </Page>
  );
}

/** Who goes first, and how many games; computers play one among themselves. */
function Order() {
  const say = useSpeech().web.newGame;
  return (
    <>
      {kind.value === 'bot' && (
        <Choice
          label={say.first}
          value={first.value}
          onChange={(chosen) => (first.value = chosen)}
          options={[
            { value: 'lot', label: say.firstRandom, picture: <Token of="compass" /> },
            { value: 'me', label: say.firstMe, picture: <Token of="hat" /> },
            { value: 'opponent', label: say.firstOpponent, picture: <Token of="star" /> },
          ]}
        />
      )}
      {kind.value !== 'bots' && (
        <Choice
          label={say.length}
          value={length.value}
          onChange={(chosen) => (length.value = chosen)}
          options={LENGTHS.map((games) => ({
            value: games,
            label: games === 1 ? say.single : say.bestOf({ games }),
          }))}
        />
      )}
    </>
  );
}
