// The sentences of a moment: what has just happened and what is to be done, or a line of the tally explained.

import type { Signal } from '@preact/signals';
import { type Game, outcome, SEATS } from '@wagons/rules';
import { outcomeText, whatHappened, whatNow } from '@wagons/words';
import { layout } from '../../app/appearance.ts';
import { allWords } from '../../app/allWords.ts';
import { titleIn, useSpeech } from '../../app/speech.ts';
import { standingOf } from '../../table/preview.ts';
import { usePagesWords } from '../pagesWords.ts';
import type { Chairs } from '../table/chairs.ts';
import type { LineIndex } from '../table/lines.ts';
import { lineText } from '../table/lineText.ts';
import type { Step } from './steps.ts';

type ReplaySayingProps = {
  readonly game: Game;
  readonly step: Step;
  readonly chairs: Chairs;
  readonly lit: Signal<LineIndex | undefined>;
};

export function ReplaySaying({ game, step: { led }, chairs, lit }: ReplaySayingProps) {
  const speech = useSpeech();
  const words = allWords.use();
  const say = usePagesWords().replay;
  const title = titleIn(speech, game.deck);
  const line = lit.value;
  const { tallies } = standingOf(game);
  const totals = { first: tallies.first.total, second: tallies.second.total };
  return (
    <section class="saying" tabindex={layout.value === 'low' ? 0 : undefined}>
      <p class="now" aria-live="polite">
        {led ? whatHappened(words, led.from, led.move, title) : say.dealt}
      </p>
      {line === undefined ? (
        <p class="happened">
          {game.phase === 'over' ? outcomeText(words, outcome(tallies), totals) : whatNow(words, game, title)}
        </p>
      ) : (
        SEATS.map((seat) => (
          <p key={seat} class="happened" data-seat={seat}>
            {chairs.names[seat]}: {lineText(speech, tallies[seat], line, game.deck)}
          </p>
        ))
      )}
    </section>
  );
}
