// The end of an online game: the winner, the tally, rating changes, and rematch.

import { opponent, type Outcome, type Seat, SEATS } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { Ways } from '../../play/end/ways.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { store } from '../../kit/storage/storage.ts';
import { FINISHED_KEY } from '../../online/identityFlag.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { Ending } from '../../play/end/ending.tsx';
import { ReplayAndShare } from '../../play/end/replayAndShare.tsx';
import { type Chairs, ownerOf } from '../../play/text/chairs.ts';
import { nameOf, onlineChairs, otherName } from '../../online/ui/chairs.ts';
import { Notices } from './onlineNotices.tsx';
import type { TalkingProps } from './onlineTableScreen.tsx';
import { tableWords } from '../../online/ui/tableWords.ts';

export const OnlineEnd = laterWords.wait(function End(props: TalkingProps) {
  const { table, isChatting } = props;
  const { web } = useSpeech();
  const say = tableWords.use();
  const { seats } = table.face.value;
  const seat = table.seat.value;
  const chairs = useMemo(() => onlineChairs(seats, seat, say, web), [seats, seat, say, web]);
  const isPlayed = seat !== undefined && resultAt(table) !== undefined;
  useEffect(() => {
    if (isPlayed) store.write(FINISHED_KEY, 'yes');
  }, [isPlayed]);
  return (
    <Ending
      game={table.game.value}
      chairs={chairs}
      place={{
        route: { screen: 'online', id: table.id },
        chairsIn: (spoken) => onlineChairs(seats, seat, say, spoken),
      }}
      result={resultAt(table)}
      verdict={verdictAt(table, chairs)}
      exit={{ label: say.menu.leave, route: { screen: 'online' } }}
      next={
        <section class="next">
          <Notices {...props} />
          <Ratings table={table} chairs={chairs} />
          <Ways
            main={<PlayOn table={table} />}
            more={<Afterwards table={table} onChat={() => (isChatting.value = !isChatting.value)} />}
          />
        </section>
      }
    />
  );
});

function resultAt({ face }: RemoteTable): Outcome | undefined {
  const { end } = face.value;
  return end && end.by !== 'aborted' ? end.outcome : undefined;
}

/** Who has won, and how if not by points. */
function verdictAt(table: RemoteTable, chairs: Chairs): string {
  const near = laterWords.use().end;
  const { end: say } = tableWords.use();
  const { end } = table.face.value;
  const who = (seat: Seat) => ownerOf(chairs, seat);
  if (!end || end.by === 'aborted') {
    // An aborted game has no loser, but a clock may have run out.
    const late = SEATS.find((seat) => (table.clocks.value?.left[seat] ?? 1) <= 0);
    return late ? `${say.time(who(late))} ${say.aborted}` : say.aborted;
  }
  const { outcome } = end;
  if (outcome === 'draw') return near.shared;
  const loser = opponent(outcome);
  if (end.by === 'points') return say.wins(who(outcome));
  return `${end.by === 'time' ? say.time(who(loser)) : say.resigned(who(loser))} ${say.wins(who(outcome))}`;
}

/** The initial rating. */
const FIRST_RATING = 1500;

/** Rating changes, if the ratings before the game are known. */
function Ratings({ table, chairs }: { readonly table: RemoteTable; readonly chairs: Chairs }) {
  const say = tableWords.use().end;
  const { amounts } = useSpeech().words;
  const { seats } = table.face.value;
  const before = table.ratings.value;
  if (!table.settings.rated || !seats) return null;
  return (
    <p class="ratings">
      {SEATS.map((seat) => {
        const { rating } = seats[seat];
        if (rating === undefined || !before) return null;
        const change = rating - (before[seat] ?? FIRST_RATING);
        const text = `${change < 0 ? '−' : '+'}${amounts.number(Math.abs(change))}`;
        return (
          <span key={seat}>
            {say.rating({ ...ownerOf(chairs, seat), rating: String(rating), change: text })}
          </span>
        );
      })}
    </p>
  );
}

function PlayOn({ table }: { readonly table: RemoteTable }) {
  const words = tableWords.use();
  const { end: say } = words;
  const near = laterWords.use().end;
  const face = table.face.value;
  const seat = table.seat.value;
  const { offer, next } = face;
  const happened = table.happened.value;
  if (next !== undefined) {
    return (
      <a class="button main" href={makeRoute({ screen: 'online', id: next })}>
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
  const { end: say } = tableWords.use();
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

type AfterwardsProps = { readonly table: RemoteTable; readonly onChat: () => void };

function Afterwards({ table, onChat }: AfterwardsProps) {
  const say = tableWords.use();
  const game = table.game.value;
  const unread = table.chat.unread.value;
  const { seats } = table.face.value;
  const shown = { first: nameOf(say, seats?.first), second: nameOf(say, seats?.second) };
  return (
    <>
      {game.moves.length > 0 && <ReplayAndShare game={game} names={shown} reader={table.seat.value} />}
      {table.seat.value && (
        <button type="button" class="button" aria-label={say.chat.open({ unread })} onClick={onChat}>
          {say.chat.heading}
          {unread > 0 && <b class="unread">{unread}</b>}
        </button>
      )}
    </>
  );
}
