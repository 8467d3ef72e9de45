// A finished game that someone shares: the result, both towns, and the same deal to play against it.

import type { Level } from '@wagons/ai';
import { begin, type Game, opponent, type Seat } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { useMemo } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { CodeProblem } from '../../kit/ui/problems.tsx';
import { suggestedLevel } from '../../play/end/beaten.ts';
import { makeAddress, readAddress, type SharedAddress } from '../../play/end/sharedPlayers.ts';
import { games } from '../../play/local/library.ts';
import { startGame } from '../../play/local/startGame.ts';
import { PEOPLE, type SeatPlayer } from '../../play/store/seatPlayers.ts';
import type { Plan } from '../../play/table/plans.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useShownTable } from '../../play/tableView/adapters.ts';
import { TableFigure } from '../../play/tableView/figure.tsx';
import { opponentText } from '../../play/text/gameSummary.ts';
import { inOrder, spectatorViewpoint } from '../../play/text/viewpoint.ts';
import { DealtCards } from '../../play/view/dealtCards.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './shared.module.css';

export function SharedScreen({ code: address }: { readonly code: string }) {
  const say = useSpeech().pages;
  const decks = games.decks.value;
  const shared = useMemo(() => readAddress(address), [address]);
  const read = useMemo(() => parseCode(shared.code, decks), [shared, decks]);
  if (read.ok && read.value.phase === 'over') return <SharedGame game={read.value} shared={shared} />;
  return (
    <Page heading={say.shared.title} scene={<Scenery of="replay" />}>
      {!read.ok && (
        <Message>
          <CodeProblem error={read.error} />
        </Message>
      )}
      <a class="button" href={makeRoute({ screen: 'replay', ...(read.ok && { code: shared.code }) })}>
        {read.ok ? say.replay.open : say.replay.another}
      </a>
    </Page>
  );
}

type SharedGameProps = { readonly game: Game; readonly shared: SharedAddress };

/** Of finished towns, no card is the last one. */
const UNMARKED = { first: {}, second: {} };

function SharedGame({ game, shared }: SharedGameProps) {
  const { web, pages, app } = useSpeech();
  const say = pages.shared;
  const { code, players = PEOPLE, sender = 'first' } = shared;
  const viewpoint = useMemo(() => spectatorViewpoint(players, web), [players, web]);
  const model = useShownTable({ game, viewpoint, marks: UNMARKED, own: sender });
  const { tallies } = standingOf(game);
  const rival = opponent(sender);
  const points = tallies[sender].total;
  const level = levelOf(players[rival]) ?? suggestedLevel(games.list.value);
  return (
    <Page heading={say.title} width="wide" scene={<Scenery of="replay" />}>
      <p class={css.result}>
        {say.result({
          name: viewpoint.names[sender],
          points,
          rival: viewpoint.names[rival],
          against: tallies[rival].total,
        })}
      </p>
      <div class={css.duel}>
        <button
          type="button"
          class="button main"
          onClick={() => startGame(planDuel(game, { sender, level, name: players[sender].name }))}
        >
          {say.beat({ points })}
        </button>
        <p>{say.about({ who: opponentText(web, level) })}</p>
      </div>
      {/* In the colors that the sender sees. */}
      <div class={css.towns} data-reader={sender} data-part="towns">
        <TableFigure model={model} seats={inOrder({ reader: sender })} />
      </div>
      <DealtCards deck={game.deck} cards={game.deal.center} label={web.table.scoringCards} />
      <div class="row">
        <a class="button" href={makeRoute({ screen: 'replay', code })}>
          {app.end.replay}
        </a>
        <a class="button" href={makeRoute({ screen: 'review', code: makeAddress(shared) })}>
          {app.end.review}
        </a>
      </div>
    </Page>
  );
}

const levelOf = (player: SeatPlayer): Level | undefined => (player.kind === 'bot' ? player.level : undefined);

type Duel = { readonly sender: Seat; readonly level: Level; readonly name: string | undefined };

/** The same deal from the sender's seat, against the same computer, or one of the reader's level. */
function planDuel(game: Game, { sender, level, name }: Duel): Plan {
  const bot: SeatPlayer = { kind: 'bot', level };
  const person: SeatPlayer = { kind: 'person' };
  return {
    game: begin(game.deck, game.deal),
    players: sender === 'first' ? { first: person, second: bot } : { first: bot, second: person },
    target: { points: standingOf(game).tallies[sender].total, ...(name !== undefined && { name }) },
  };
}
