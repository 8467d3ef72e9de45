// Starts a game from the deal or a position of another game.

import { useSignal } from '@preact/signals';
import { type Game, type Seat, SEATS, seatToMove } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { Choice } from '../../kit/ui/choice.tsx';
import { games } from '../../play/local/library.ts';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { CodeProblem } from '../../kit/ui/problems.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { startGame } from '../../play/local/startGame.ts';
import { planFork } from '../../play/table/plans.ts';
import { standingOf } from '../../play/table/preview.ts';
import { kind, seatThem, WhoPlays } from './whoPlays.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './setup.module.css';

export function PlayOnScreen({ code }: { readonly code: string }) {
  const { web, app } = useSpeech();
  const { shell, table } = web;
  const given = parseCode(code, games.decks.value);
  if (given.ok && given.value.phase !== 'over') return <Sides game={given.value} />;
  return (
    <Page heading={shell.places.new} scene={<Scenery of="newGame" />}>
      <Message>{given.ok ? <p>{table.now.over}</p> : <CodeProblem error={given.error} />}</Message>
      <div class="row">
        <a class="button main" href={makeRoute({ screen: 'new' })}>
          {shell.places.new}
        </a>
        {given.ok && (
          <a class="button" href={makeRoute({ screen: 'replay', code })}>
            {app.end.replay}
          </a>
        )}
      </div>
    </Page>
  );
}

function Sides({ game }: { readonly game: Game }) {
  const { web } = useSpeech();
  const say = useSpeech().app.deal;
  // By default the player continues for the side to move.
  const seat = useSignal<Seat>(seatToMove(game) ?? 'first');
  const moves = game.moves.length;
  const { tallies } = standingOf(game);
  return (
    <Page
      heading={moves === 0 ? web.shell.places.new : say.playOn}
      width="wide"
      scene={<Scenery of="newGame" />}
    >
      <div class={css.who}>
        <WhoPlays />
      </div>
      <div class={css.slip}>
        <Message role="status">
          <p>{moves === 0 ? say.sameDeal : say.goesOn({ moves })}</p>
        </Message>
        {kind.value === 'bot' && (
          <Choice
            label={say.whom}
            shape="list"
            value={seat.value}
            onChange={(chosen) => (seat.value = chosen)}
            options={SEATS.map((one) => ({
              value: one,
              label: say.side({ seat: one, points: tallies[one].total }),
            }))}
          />
        )}
      </div>
      <button
        type="button"
        class={`button main ${css.start}`}
        onClick={() => startGame(planFork(game, moves, seatThem(seat.value)))}
      >
        {moves === 0 ? web.newGame.start : say.playOn}
      </button>
    </Page>
  );
}
