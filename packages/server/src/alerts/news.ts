// What happens at a table that a player should learn of when away, and whether it is still news later.

import { readBy } from '@wagons/protocol';
import { opponent, type Seat, SEATS, seatToMove, skipped } from '@wagons/rules';
import { type Static, Type } from 'typebox';
import type { StoredChange } from '../hall/broadcast.ts';
import type { NewTask } from '../ports/outbox.ts';
import type { GameRow } from '../ports/store.ts';
import type { Time } from '../ports/tableEvent.ts';

/** So long after an event, because the player may just be there, or take the turn at once. */
const AFTER = 60_000;

const count = Type.Integer({ minimum: 0 });

/** The seat, because a guest may have become an account meanwhile. */
const NewsSchema = Type.Object({
  about: Type.Union([
    Type.Literal('turn'),
    Type.Literal('begun'),
    Type.Literal('over'),
    Type.Literal('takeBack'),
    Type.Literal('rematch'),
  ]),
  game: Type.String(),
  seat: Type.Union([Type.Literal('first'), Type.Literal('second')]),
  seq: count,
  moves: count,
  at: count,
  /** The card that the opponent took, and how many were skipped for it. */
  took: Type.Optional(Type.String()),
  gave: Type.Optional(count),
});
export type News = Static<typeof NewsSchema>;

export function readNews(text: string): News | undefined {
  const read = readBy(NewsSchema, JSON.parse(text));
  return read.ok ? read.value : undefined;
}

/** The tasks that an event brings. While a live game is played, both are there. */
export function newsTasks(change: StoredChange): ReadonlyArray<Omit<NewTask, 'kind'>> {
  const { stored, after } = change;
  const { seats, settings, game } = after;
  if (!seats || settings.clock.kind === 'live') return [];
  return SEATS.flatMap((seat) => {
    const about = newsFor(seat, change);
    if (!about) return [];
    const { seq, at } = stored;
    const news: News = { about, game: after.id, seat, seq, moves: game.moves.length, at, ...taken(change) };
    return [
      {
        id: `news:${after.id}:${seq}:${seat}`,
        player: seats[seat],
        body: JSON.stringify(news),
        dueAt: at + AFTER,
      },
    ];
  });
}

/** What the event means for a seat; nothing to the player it comes from. */
function newsFor(seat: Seat, { before, stored: { event }, after }: StoredChange): News['about'] | undefined {
  if ('seat' in event && event.seat === seat && event.type !== 'flagged') return undefined;
  if (event.type === 'sat') return 'begun';
  if (before.status === 'going' && after.status === 'over') return 'over';
  if (event.type === 'takeBackAsked') return 'takeBack';
  if (event.type === 'rematchOffered') return 'rematch';
  return event.type === 'turn' && seatToMove(after.game) === seat ? 'turn' : undefined;
}

function taken({ before, after, stored: { event } }: StoredChange): Pick<News, 'took' | 'gave'> {
  if (event.type !== 'turn') return {};
  const move = after.game.moves.slice(before.game.moves.length).find(({ type }) => type === 'draft');
  if (move?.type !== 'draft') return {};
  return { took: move.card, gave: skipped(before.game.circle, move.card).length };
}

/** Whether it still matters. */
export function isNews({ about, seat, seq, moves }: News, row: GameRow): boolean {
  switch (about) {
    case 'turn':
      return row.status === 'going' && row.moves === moves && row.toMove === seat;
    case 'begun':
      return row.status === 'going' && row.moves === moves;
    case 'over':
      return row.status === 'over';
    case 'takeBack':
    case 'rematch':
      return row.seq === seq;
  }
}

export const ownerOf = ({ seat }: Pick<News, 'seat'>, row: GameRow): string | undefined => row[seat];
export const rivalOf = ({ seat }: Pick<News, 'seat'>, row: GameRow): string | undefined =>
  row[opponent(seat)];

/** `now`, and reminders when half and a tenth of the time for the turn is left. */
export const ALERT_STAGES = ['now', 'half', 'tenth'] as const;
export type AlertStage = (typeof ALERT_STAGES)[number];

/** Which message is due, and when the next one is. A late one is left out for the next. */
export function stageAt(
  news: News,
  row: GameRow,
  now: Time,
): { readonly stage: AlertStage; readonly next?: Time } {
  const { deadline } = row;
  if (deadline === undefined || row.toMove !== news.seat || row.status !== 'going') return { stage: 'now' };
  const time = deadline - news.at;
  const [half, tenth] = [deadline - time / 2, deadline - time / 10].map(Math.floor) as [number, number];
  if (now >= tenth) return { stage: 'tenth' };
  return now >= half ? { stage: 'half', next: tenth } : { stage: 'now', next: half };
}
