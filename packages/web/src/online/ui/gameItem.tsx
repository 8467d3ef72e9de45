// A game in a list: the opponent, the state, and a link.

import type { ListedGame, Person } from '@wagons/protocol';
import type { OnlineWords } from '@wagons/words/areas';
import type { ComponentChildren } from 'preact';
import { isAsked, resultFor, seatOf, totalsFor } from './myGames.ts';
import { GuestMark, nameOf } from './person.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as shared from './online.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type GameItemProps = {
  readonly game: ListedGame;
  /** The seat whose point of view is shown. */
  readonly player: string;
  /** The time left, in milliseconds. */
  readonly left?: number | undefined;
  readonly children: ComponentChildren;
};

/** Below this, time is short. */
const SOON = 12 * 60 * 60 * 1000;

export function GameItem({ game, player, left, children }: GameItemProps) {
  const words = useSpeech().online;
  const { settings } = words;
  const asked = askedIn(words, game, player);
  const lines = [
    ...(game.status === 'over' ? [] : [settings.clock(game.settings.clock)]),
    game.settings.rated ? settings.rated : settings.casual,
    ...(game.settings.hints ? [settings.hints] : []),
    ...(game.settings.seed === undefined ? [] : [settings.seeded]),
    words.formats.moment(game.changedAt),
  ];
  return (
    <li class={panel.panel}>
      <div>
        <b>
          {titleOf(words, game, player)} <GuestMark person={otherThan(game, player)} />
        </b>
        {asked !== undefined && <strong class={shared.left}>{asked}</strong>}
        {left !== undefined && (
          <strong class={left < SOON ? `${shared.left} ${shared.soon}` : shared.left}>
            {words.games.left({ span: words.formats.span(left) })}
          </strong>
        )}
        <small>{lines.join(' · ')}</small>
      </div>
      <div class="row">{children}</div>
    </li>
  );
}

/** "Won, 24 to 17 · Against Ann" */
export function titleOf(words: OnlineWords, game: ListedGame, player: string): string {
  const { games } = words;
  const other = otherThan(game, player);
  const who = other ? games.against({ name: nameOf(words, other) }) : games.nobodyYet;
  const ended = endOf(games, game, player);
  return ended === undefined ? who : `${ended} · ${who}`;
}

/** The opponent's offer, if any. */
export function askedIn(words: OnlineWords, game: ListedGame, player: string): string | undefined {
  const other = otherThan(game, player);
  if (!game.offer || !other || !isAsked(game, player)) return undefined;
  return words.games.asked[game.offer.kind]({ who: nameOf(words, other) });
}

function endOf(say: OnlineWords['games'], game: ListedGame, player: string): string | undefined {
  const seat = seatOf(game, player) ?? 'first';
  if (!game.end) return undefined;
  const result = say.result[resultFor(game.end, seat)];
  const totals = totalsFor(game, seat);
  if (totals) return `${result}, ${say.totals(totals)}`;
  return game.end.by === 'resigned' || game.end.by === 'time' ? `${result}, ${say.by[game.end.by]}` : result;
}

const otherThan = ({ first, second }: ListedGame, player: string): Person | undefined =>
  first?.id === player ? second : first;
