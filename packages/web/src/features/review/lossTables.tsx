// Where the points of each player went, in tables that add up, and how they lead to the result.

import { DECISIONS, type PlayerSummary, summarize } from '@wagons/ai/grades';
import { capital, lineName } from '@wagons/words';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import { BalanceTable } from './balanceTable.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './review.module.css';

export function LossTables(props: Reviewed) {
  const { game, grades, gamePlayers } = props;
  const { review: say } = useSpeech().pages;
  const title = titleIn(useSpeech(), game.deck);
  const losses = gamePlayers.seats
    .map((seat) => ({ seat, summary: summarize(grades, seat) }))
    .filter(({ summary }) => summary.total > 0);
  return (
    <section class={css.losses} data-part="losses">
      {losses.map(({ seat, summary }) => (
        <section key={seat} class={`${panel.panel} ${css.player}`} data-seat={seat}>
          <h2>{gamePlayers.viewpoint.names[seat]}</h2>
          <Losses summary={summary} title={title} />
        </section>
      ))}
      {game.phase === 'over' && <BalanceTable {...props} />}
      <p>
        <small>{say.small}</small>
      </p>
    </section>
  );
}

type LossesProps = { readonly summary: PlayerSummary; readonly title: (card: string) => string };

/** Both tables add up to the same total. */
function Losses({ summary: { decisions, lines, total }, title }: LossesProps) {
  const { review: say } = useSpeech().pages;
  const words = useSpeech().game;
  const { signed } = words.amounts;
  return (
    <div class={css.lossTables}>
      <PointsTable
        caption={say.byDecision}
        rows={DECISIONS.filter((decision) => decisions[decision] > 0).map((decision) => ({
          key: decision,
          name: words.analysis.decisions[decision],
          cells: [signed(-decisions[decision])],
        }))}
        sum={{ name: say.total, cells: [signed(-total)] }}
      />
      <PointsTable
        caption={say.byLine}
        rows={lines
          .filter(({ own, kept }) => own + kept !== 0)
          .map(({ line, own, kept }) => ({
            key: 'terrain' in line ? line.terrain : line.card,
            name: capital(lineName(words, line, title)),
            cells: [signed(-own - kept)],
          }))}
        sum={{ name: say.total, cells: [signed(-total)] }}
      />
    </div>
  );
}
