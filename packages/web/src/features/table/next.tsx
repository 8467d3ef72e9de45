// The options after a game: next game of the match, rematch, same deal, share.

import { laterWords } from '../../kit/lazy/laterWords.ts';
import { newSeed } from '../../play/local/ports.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { startGame } from '../../play/local/startGame.ts';
import { namesOf } from '../../play/text/gameSummary.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { isDecided, seatOfOne } from '../../play/table/matches.ts';
import { planNext, planSameDeal } from '../../play/table/rematch.ts';
import { opponent } from '@wagons/rules';
import { type Chairs, ownerOf, ownSeat } from '../../play/text/chairs.ts';
import { wonText } from '../../play/text/wonText.ts';
import { ReplayAndShare } from '../../play/end/replayAndShare.tsx';

export function Next({ table, chairs }: { readonly table: LocalTable; readonly chairs: Chairs }) {
  const speech = useSpeech();
  const { web } = speech;
  const say = laterWords.use().end;
  const game = table.game.value;
  const match = table.match.value;
  const played = { game, sitters: table.sitters, match };
  return (
    <section class="next">
      {match && <p class="match-standing">{matchText(table, chairs, speech)}</p>}
      <div class="row">
        <button type="button" class="button main" onClick={() => startGame(planNext(played, newSeed()))}>
          {match && !isDecided(match) ? say.nextGame : say.rematch}
        </button>
        <button type="button" class="button" onClick={() => startGame(planSameDeal(played, table.seed))}>
          {say.sameDeal}
        </button>
        <a class="button" href={makeRoute({ screen: 'new' })}>
          {say.newDeal}
        </a>
        <ReplayAndShare game={game} names={namesOf(table.sitters, web)} />
        <a class="button" href={makeRoute({ screen: 'home' })}>
          {web.shell.places.home}
        </a>
      </div>
    </section>
  );
}

/** The score or the result of the match. */
function matchText(table: LocalTable, chairs: Chairs, { words, web }: Speech): string {
  const match = table.match.value;
  if (!match) return '';
  const { one, other } = match.won;
  if (!isDecided(match)) {
    return web.table.match({
      game: match.played,
      of: match.of,
      won: wonText(words, match, ownSeat(chairs, undefined), match.played - 1),
    });
  }
  if (one === other) return laterWords.use().end.matchTied;
  // `played` already counts this game.
  const seat = seatOfOne({ ...match, played: match.played - 1 });
  return laterWords.use().end.matchWon(ownerOf(chairs, one > other ? seat : opponent(seat)));
}
