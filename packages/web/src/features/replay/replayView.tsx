// The replay of a game, step by step, at the same table as it was played.

import { type BySeat, type Game, invariant, type Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { useGamePlayers } from '../../play/end/gamePlayers.ts';
import { codeOf } from '../../play/store/games.ts';
import { useShownTable } from '../../play/tableView/adapters.ts';
import { modeOf, type TownMarks } from '../../play/tableView/model.ts';
import { TableView } from '../../play/tableView/table.tsx';
import { GameSheet } from '../../play/view/scoreSheet.tsx';
import { MoveList } from './moveList.tsx';
import { type Playback, usePlayback } from './playback.ts';
import { ReplayBar } from './replayBar.tsx';
import { ReplayPrompt } from './replayPrompt.tsx';
import { firstStep, type Step, stepsOf } from './steps.ts';
import { Transport } from './transport.tsx';
import * as css from './replay.module.css';
import { CardPicture } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import { scrollable } from '../../kit/ui/scrollable.ts';
import * as lists from '../../kit/ui/layout.module.css';

type ReplayViewProps = {
  readonly game: Game;
  /** The step in the address. */
  readonly wanted?: number;
};

export function ReplayView({ game: whole, wanted }: ReplayViewProps) {
  const { web } = useSpeech();
  const steps = useMemo(() => stepsOf(whole), [whole]);
  const playback = usePlayback(codeOf(whole), steps.length - 1, wanted ?? firstStep(whole));
  const gamePlayers = useGamePlayers(whole);
  const { viewpoint, seats } = gamePlayers;
  const step = steps[playback.at.value] ?? steps[0];
  invariant(step, 'a game has at least its deal');
  const { game } = step;
  const marks = useMemo(() => marksOf(step), [step]);
  const model = useShownTable({ game, viewpoint, own: seats[0], marks });
  const { lit } = model;
  return (
    <TableView
      model={model}
      class={css.replay}
      heading={web.shell.places.replay}
      keys={keysOf(playback)}
      bar={<ReplayBar {...{ game, gamePlayers, whole, steps, playback }} />}
      side={modeOf(model) !== 'open' && <GameSheet {...{ game, viewpoint, lit }} />}
      prompt={<ReplayPrompt {...{ game, step, viewpoint, seats, lit }} />}
      onStage={<Held game={game} />}
      below={
        <>
          {layout.value === 'wide' && <MoveList {...{ viewpoint, steps, playback }} />}
          <Transport playback={playback} />
        </>
      }
    />
  );
}

/** The card that the step has placed. */
function marksOf({ game, led }: Step): BySeat<TownMarks> {
  const last = (seat: Seat): TownMarks =>
    led?.move.type === 'place' && led.by === seat ? { last: game.towns[seat].length - 1 } : {};
  return { first: last('first'), second: last('second') };
}

/** Arrows, Home and End walk through the game, and space plays or pauses it. */
const keysOf =
  ({ at, last, goTo, toggle }: Playback) =>
  (key: string): boolean => {
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(at.peek() - 1),
      ArrowRight: () => goTo(at.peek() + 1),
      Home: () => goTo(0),
      End: () => goTo(last),
      ' ': toggle,
    };
    deeds[key]?.();
    return key in deeds;
  };

/** The cards that are drafted but not placed yet, if there are several: one alone is in the sentence. */
function Held({ game }: { readonly game: Game }) {
  const speech = useSpeech();
  const letters = useLetters();
  const title = titleIn(speech, game.deck);
  if (game.phase !== 'place' || game.held.length < 2) return null;
  // Many of them scroll, so the list must be focusable.
  return (
    <ul
      class={`${lists.list} ${css.held}`}
      aria-label={speech.web.table.hand}
      {...scrollable({ isOn: game.held.length > 3 })}
    >
      {game.held.map(({ card, seat: whose }) => (
        <li key={card} title={title(card)} data-seat={whose}>
          <CardPicture card={cardOf(game.deck, card)} label={title(card)} letters={letters} />
        </li>
      ))}
    </ul>
  );
}
