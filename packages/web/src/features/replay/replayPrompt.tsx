// The prompt of a replay step: the last move and the next task, or a tally line explained.

import type { Signal } from '@preact/signals';
import { type Game, opponent, outcome, type Seat } from '@wagons/rules';
import { outcomeText } from '@wagons/words';
import { layout } from '../../kit/browser/appearance.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { Now, Saying } from '../../play/tableView/saying.tsx';
import { LineReasons } from '../../play/tableView/reasons.tsx';
import { type Viewpoint, roleArgs } from '../../play/text/viewpoint.ts';
import { didText } from '../../play/text/moveTexts.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import type { Step } from './steps.ts';
import { RichText } from '../../play/view/richText.tsx';

type ReplayPromptProps = {
  readonly game: Game;
  readonly step: Step;
  readonly viewpoint: Viewpoint;
  readonly seats: readonly Seat[];
  readonly lit: Signal<LineIndex | undefined>;
};

export function ReplayPrompt(props: ReplayPromptProps) {
  const { seats } = props;
  return (
    <Saying isScrollable={layout.value === 'low'}>
      <Happened {...props} />
      <LineReasons seats={seats} />
    </Saying>
  );
}

function Happened({ game, step: { led }, viewpoint, lit }: ReplayPromptProps) {
  const speech = useSpeech();
  const { words } = speech;
  const say = useSpeech().pages.replay;
  const whatNow = useWhatNow();
  return (
    <>
      <Now>
        {led ? (
          <RichText
            deck={game.deck}
            text={didText(speech, led, pictureIn(speech, game.deck), viewpoint.parties)}
          />
        ) : (
          say.dealt
        )}
        {led?.move.type === 'place' && (
          <span class="unseen">
            {` ${words.amounts.number(led.move.cell.x)},${words.amounts.number(led.move.cell.y)}`}
          </span>
        )}
      </Now>
      {lit.value === undefined && (
        <p data-part="happened">
          <RichText deck={game.deck} text={whatNow(game, viewpoint)} />
        </p>
      )}
    </>
  );
}

/** Who does what next, or the result. */
function useWhatNow(): (game: Game, viewpoint: Viewpoint) => string {
  const speech = useSpeech();
  const words = useSpeech().game;
  const { games, replay } = useSpeech().pages;
  return (game, viewpoint) => {
    const { reader, parties } = viewpoint;
    switch (game.phase) {
      case 'pickStart':
      case 'draft':
        return replay.soon[game.phase](roleArgs(viewpoint, game.seat));
      case 'place': {
        const card = pictureIn(speech, game.deck)(game.held[0].card);
        return replay.soon.place({ ...roleArgs(viewpoint, game.seat), card });
      }
      case 'over': {
        const { first, second } = standingOf(game).tallies;
        const totals = { first: first.total, second: second.total };
        const result = outcome({ first, second });
        if (!reader)
          return outcomeText(words, result, totals, {
            first: nameIn(parties.first),
            second: nameIn(parties.second),
          });
        const ended = { own: totals[reader], theirs: totals[opponent(reader)] };
        if (result === 'draw') return games.youShared(ended);
        return result === reader ? games.youWon(ended) : games.youLost(ended);
      }
    }
  };
}

const nameIn = (party: Viewpoint['parties'][Seat]): string | undefined =>
  typeof party === 'object' ? party.name : undefined;
