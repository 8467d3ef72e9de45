// The lists of our own games: our turn, waiting, finished.

import type { ListedGame } from '@wagons/protocol';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Share } from '../../kit/ui/share.tsx';
import { FinishedGame } from './finishedGame.tsx';
import { GameItem, titleOf } from './gameItem.tsx';
import { seatOf } from './myGames.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as shared from './online.module.css';

type ListProps = {
  readonly games: readonly ListedGame[];
  readonly self: string;
  /** The level of its heading. */
  readonly Heading?: 'h2' | 'h3';
};

/** How often the remaining time is updated. */
const TICK = 20_000;

export function MyTurnList({ games, self, Heading = 'h2' }: ListProps) {
  const words = useSpeech().online;
  const { addressed } = useSpeech().web.table;
  const now = useNow();
  if (games.length === 0) return null;
  return (
    <section data-turn>
      <Heading>{words.games.yourTurn}</Heading>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {games.map((game) => (
          <GameItem key={game.id} game={game} player={self} left={timeLeft(game, self, now)}>
            <a
              class="button main"
              href={makeRoute({ screen: 'onlineTable', id: game.id })}
              aria-label={addressed({ who: words.games.play, what: titleOf(words, game, self) })}
            >
              {words.games.play}
            </a>
          </GameItem>
        ))}
      </ul>
    </section>
  );
}

/** The time left for our turn. */
export function timeLeft(game: ListedGame, self: string, now: number): number | undefined {
  const { deadline, toMove } = game;
  return deadline === undefined || toMove !== seatOf(game, self) ? undefined : Math.max(0, deadline - now);
}

/** Games in which the opponent is to move, and tables that wait for an opponent. */
export function WaitingList({ games, ...rest }: ListProps) {
  const say = useSpeech().online.games;
  const isOpen = ({ status }: ListedGame): boolean => status === 'open';
  return (
    <>
      <LookedAt {...rest} heading={say.waiting} games={games.filter((game) => !isOpen(game))} />
      <LookedAt {...rest} heading={say.open} games={games.filter(isOpen)} />
    </>
  );
}

type LookedAtProps = ListProps & { readonly heading: string };

function LookedAt({ heading, games, self, Heading = 'h2' }: LookedAtProps) {
  const words = useSpeech().online;
  const { addressed } = useSpeech().web.table;
  if (games.length === 0) return null;
  return (
    <section>
      <Heading>{heading}</Heading>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {games.map((game) => (
          <GameItem key={game.id} game={game} player={self}>
            {game.status === 'open' && <SendLink id={game.id} />}
            <a
              class="button"
              href={makeRoute({ screen: 'onlineTable', id: game.id })}
              aria-label={addressed({ who: words.games.look, what: titleOf(words, game, self) })}
            >
              {words.games.look}
            </a>
          </GameItem>
        ))}
      </ul>
    </section>
  );
}

function SendLink({ id }: { readonly id: string }) {
  const say = useSpeech().online.games;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {say.link}
      </button>
      {isOpen && (
        <Share
          heading={say.link}
          text={say.linkText}
          link={linkTo({ screen: 'onlineTable', id })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type FinishedProps = ListProps & { readonly more: (() => void) | undefined };

export function FinishedList({ games, self, more, Heading = 'h2' }: FinishedProps) {
  const say = useSpeech().online.games;
  if (games.length === 0) return null;
  return (
    <section>
      <Heading>{say.finished}</Heading>
      <ul class={`${layout.list} ${shared.tableList}`}>
        {games.map((game) => (
          <FinishedGame key={game.id} game={game} player={self} />
        ))}
      </ul>
      {more && (
        <button type="button" class="button" onClick={more}>
          {say.more}
        </button>
      )}
    </section>
  );
}

/** The time of this device, updated at intervals. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
