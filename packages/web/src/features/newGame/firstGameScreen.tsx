// Before the first game against the computer: one friendly question, whose answer chooses the opponent.

import type { Level } from '@wagons/ai';
import type { BySeat, Seat } from '@wagons/rules';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Page } from '../../kit/ui/page.tsx';
import { printedDeck } from '../../play/local/library.ts';
import { newSeed } from '../../play/local/ports.ts';
import { startGame } from '../../play/local/startGame.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { planGame } from '../../play/table/plans.ts';
import { drawSeat } from './drawSeat.ts';
import * as css from './firstGame.module.css';

/** The answers, from no experience to much. */
const ANSWERS = ['new', 'cards', 'often'] as const;
type Answer = (typeof ANSWERS)[number];

const LEVEL_OF: Readonly<Record<Answer, Level>> = { new: 1, cards: 3, often: 5 };

export function FirstGameScreen() {
  const { words, web } = useSpeech();
  const say = useSpeech().app.first;
  return (
    <Page heading={say.question} scene={<Scenery of="newGame" />}>
      <div class={css.answers}>
        {ANSWERS.map((answer) => {
          const level = LEVEL_OF[answer];
          return (
            <button key={answer} type="button" class="button" onClick={() => start(answer)}>
              <Portrait level={level} size={80} />
              <span>
                <strong>{say.answers[answer]}</strong>
                <span>{say.against({ name: words.opponents[level].name })}</span>
                <small>{web.newGame.levelName({ level })}</small>
              </span>
            </button>
          );
        })}
      </div>
      <p class={css.firstElse}>
        <a href={makeRoute({ screen: 'learn' })}>{web.home.learn}</a>
        <a href={makeRoute({ screen: 'new' })}>{say.choose}</a>
      </p>
    </Page>
  );
}

function start(answer: Answer): void {
  // Those who play a lot want no comments; the others can switch them off at the table.
  if (answer === 'often') settings.coach.value = false;
  const level = LEVEL_OF[answer];
  // The second player chooses the starting card, which takes experience.
  const own: Seat = answer === 'new' ? 'first' : drawSeat('lot');
  const bot: SeatPlayer = { kind: 'bot', level };
  const person: SeatPlayer = { kind: 'person' };
  const players: BySeat<SeatPlayer> =
    own === 'first' ? { first: person, second: bot } : { first: bot, second: person };
  startGame(planGame({ deck: printedDeck, seed: newSeed(), players }));
}
