// The end of an online game: the winner, the tally, rating changes, and rematch.

import type { OnlineTableWords } from '@wagons/words/areas';
import { type BySeat, opponent, type Outcome, type Seat, SEATS } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { Ways } from '../../play/end/ways.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { store } from '../../kit/storage/storage.ts';
import { FINISHED_KEY } from '../../online/identityFlag.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { Ending } from '../../play/end/ending.tsx';
import { ReplayAndShare } from '../../play/end/replayAndShare.tsx';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { type Viewpoint, ownerOf } from '../../play/text/viewpoint.ts';
import { provisionalText } from '../../online/ui/person.tsx';
import { nameOf, onlineViewpoint, otherName } from '../../online/ui/viewpoint.ts';
import { Notices } from './onlineNotices.tsx';
import type { TalkingProps } from './onlineTableScreen.tsx';
import * as bar from './onlineBar.module.css';
import * as finale from '../../play/end/finale.module.css';
import * as css from './onlineEnd.module.css';

export function OnlineEnd(props: TalkingProps) {
  const { table, isChatting } = props;
  const { web } = useSpeech();
  const say = useSpeech().online.table;
  const { seats } = table.face.value;
  const seat = table.seat.value;
  const viewpoint = useMemo(() => onlineViewpoint(seats, seat, say, web), [seats, seat, say, web]);
  const isPlayed = seat !== undefined && resultAt(table) !== undefined;
  useEffect(() => {
    if (isPlayed) store.write(FINISHED_KEY, 'yes');
  }, [isPlayed]);
  return (
    <Ending
      game={table.game.value}
      viewpoint={viewpoint}
      place={{
        route: { screen: 'onlineTable', id: table.id },
        viewpointIn: (spoken) => onlineViewpoint(seats, seat, say, spoken),
      }}
      result={resultAt(table)}
      verdict={verdictAt(table, viewpoint, useSpeech())}
      exit={{ label: say.menu.leave, route: { screen: 'online' } }}
      next={
        <section class={finale.next}>
          <Notices {...props} />
          <Ratings table={table} viewpoint={viewpoint} />
          <Ways
            main={<PlayOn table={table} />}
            more={<Afterwards table={table} onChat={() => (isChatting.value = !isChatting.value)} />}
          />
        </section>
      }
    />
  );
}

function resultAt({ face }: RemoteTable): Outcome | undefined {
  const { end } = face.value;
  return end && end.by !== 'aborted' ? end.outcome : undefined;
}

/** Who has won, and how if not by points. */
function verdictAt(table: RemoteTable, viewpoint: Viewpoint, { app, online }: Speech): string {
  const near = app.end;
  const say = online.table.end;
  const { end } = table.face.value;
  const who = (seat: Seat) => ownerOf(viewpoint, seat);
  if (!end || end.by === 'aborted') {
    const why = whyAborted(table, say, who);
    return why === undefined ? say.aborted : `${why} ${say.aborted}`;
  }
  const { outcome } = end;
  if (outcome === 'draw') return near.shared;
  const loser = opponent(outcome);
  if (end.by === 'points') return say.wins(who(outcome));
  const how = end.by === 'resigned' ? say.resigned : end.away ? say.left : say.time;
  return `${how(who(loser))} ${say.wins(who(outcome))}`;
}

type Owner = ReturnType<typeof ownerOf>;

/** By whom a game was aborted, and why. */
export function whyAborted(
  { face, clocks }: RemoteTable,
  say: OnlineTableWords['end'],
  who: (seat: Seat) => Owner,
): string | undefined {
  const { end } = face.value;
  if (end?.by !== 'aborted') return undefined;
  // Older games don't say why, but a clock may have run out.
  const late = SEATS.find((seat) => (clocks.value?.left[seat] ?? 1) <= 0);
  const seat = end.seat ?? late;
  if (end.why === 'notReady') return end.seat ? say.notReady(who(end.seat)) : say.noneReady;
  if (!seat) return undefined;
  if (end.away) return say.left(who(seat));
  return end.why === 'noMove' || late ? say.time(who(seat)) : say.abortedBy(who(seat));
}

/** The initial rating. */
const FIRST_RATING = 1500;

/** Rating changes, if the ratings before the game are known. */
function Ratings({ table, viewpoint }: { readonly table: RemoteTable; readonly viewpoint: Viewpoint }) {
  const words = useSpeech().online;
  const say = words.table.end;
  const { amounts } = useSpeech().words;
  const { seats } = table.face.value;
  const before = table.ratings.value;
  if (!table.settings.rated || !seats) return null;
  return (
    <p class={css.ratings} data-part="ratings">
      {SEATS.map((seat) => {
        const { rating } = seats[seat];
        if (rating === undefined || !before) return null;
        const change = rating - (before[seat] ?? FIRST_RATING);
        const text = `${change < 0 ? '−' : '+'}${amounts.number(Math.abs(change))}`;
        const note = provisionalText(words, seats[seat]);
        return (
          <span key={seat}>
            {say.rating({ ...ownerOf(viewpoint, seat), rating: String(rating), change: text })}
            {note !== '' && <small> {note}</small>}
          </span>
        );
      })}
    </p>
  );
}

function PlayOn({ table }: { readonly table: RemoteTable }) {
  const words = useSpeech().online.table;
  const { end: say } = words;
  const near = useSpeech().app.end;
  const face = table.face.value;
  const seat = table.seat.value;
  const { offer, next } = face;
  const happened = table.happened.value;
  if (next !== undefined) {
    return (
      <a class="button main" href={makeRoute({ screen: 'onlineTable', id: next })}>
        {say.next}
      </a>
    );
  }
  if (!seat) return null;
  // A deleted player can't accept a rematch.
  if (face.seats?.[opponent(seat)].name === '') return null;
  const other = otherName(words, face, seat);
  const isBusy = table.waiting.value.length > 0;
  if (offer?.kind === 'rematch' && offer.by === seat) return <p role="status">{say.asked({ who: other })}</p>;
  if (offer?.kind === 'rematch')
    return <RematchOffer table={table} question={say.asks[offer.deal]({ who: other })} />;
  const isRefused = happened?.type === 'rematchRefused' && happened.seat !== seat;
  return (
    <>
      {isRefused && <p role="status">{say.refused({ who: other })}</p>}
      <button
        type="button"
        class="button main"
        disabled={isBusy}
        onClick={() => table.order({ type: 'offerRematch', deal: 'new' })}
      >
        {near.rematch}
      </button>
      {!table.settings.rated && (
        <button
          type="button"
          class="button"
          disabled={isBusy}
          onClick={() => table.order({ type: 'offerRematch', deal: 'same' })}
        >
          {near.sameDeal}
        </button>
      )}
    </>
  );
}

type RematchOfferProps = { readonly table: RemoteTable; readonly question: string };

function RematchOffer({ table, question }: RematchOfferProps) {
  const { end: say } = useSpeech().online.table;
  const isBusy = table.waiting.value.length > 0;
  const answer = (accept: boolean) => () => table.order({ type: 'answerRematch', accept });
  return (
    <div class="message">
      <p>{question}</p>
      <div class="acts">
        <button type="button" class="button" disabled={isBusy} onClick={answer(false)}>
          {say.refuse}
        </button>
        <button type="button" class="button main" disabled={isBusy} onClick={answer(true)}>
          {say.accept}
        </button>
      </div>
    </div>
  );
}

const namedPeople = ({ first, second }: BySeat<string>): BySeat<SeatPlayer> => ({
  first: { kind: 'person', name: first },
  second: { kind: 'person', name: second },
});

type AfterwardsProps = { readonly table: RemoteTable; readonly onChat: () => void };

function Afterwards({ table, onChat }: AfterwardsProps) {
  const say = useSpeech().online.table;
  const game = table.game.value;
  const unread = table.chat.unread.value;
  const { seats } = table.face.value;
  const shown = { first: nameOf(say, seats?.first), second: nameOf(say, seats?.second) };
  return (
    <>
      {game.moves.length > 0 && (
        <ReplayAndShare game={game} names={shown} players={namedPeople(shown)} reader={table.seat.value} />
      )}
      {table.seat.value && (
        <button type="button" class="button" aria-label={say.chat.open({ unread })} onClick={onChat}>
          {say.chat.heading}
          {unread > 0 && <b class={bar.unread}>{unread}</b>}
        </button>
      )}
    </>
  );
}
