// The replay of a game, step by step, at the same table as it was played.

import { useSignal } from '@preact/signals';
import { Backdrop } from '@wagons/board';
import { type Game, opponent } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { GameSheet } from '../../play/view/scoreSheet.tsx';
import '../../play/view/table.css';
import '../../play/view/gameTable.css';
import { useReplayKeys } from './keys.ts';
import { MoveList } from './moveList.tsx';
import { usePlayback } from './playback.ts';
import { ReplayBar } from './replayBar.tsx';
import { ReplayCircle } from './replayCircle.tsx';
import { ReplayPrompt } from './replayPrompt.tsx';
import { ReplayTowns } from './replayTowns.tsx';
import { firstStep, stepsOf } from './steps.ts';
import { useStory } from '../../play/end/story.ts';
import { Transport } from './transport.tsx';
import './replay.css';

type ReplayViewProps = {
  readonly game: Game;
  /** The step in the address. */
  readonly wanted?: number;
};

export function ReplayView({ game: whole, wanted }: ReplayViewProps) {
  const { web } = useSpeech();
  const steps = useMemo(() => stepsOf(whole), [whole]);
  const playback = usePlayback(codeOf(whole), steps.length - 1, wanted ?? firstStep(whole));
  const story = useStory(whole);
  const { chairs, seats } = story;
  const lit = useSignal<LineIndex | undefined>(undefined);
  const isSwapped = useSignal(false);
  useReplayKeys(playback);
  const step = steps[playback.at.value] ?? steps[0];
  if (!step) return null;
  const { game } = step;
  const seen = { game, chairs, lit };
  const isOpen = game.towns.first.length + game.towns.second.length === 0;
  return (
    <main
      id="content"
      class="table game-table replay"
      data-layout={layout.value}
      data-mode={isOpen ? 'open' : 'place'}
      data-circle={game.circle.length === 0 ? 'empty' : 'full'}
      data-reader={chairs.reader}
    >
      <Heading text={web.shell.places.replay} class="unseen" />
      <Backdrop />
      <ReplayBar game={game} story={story} whole={whole} steps={steps} playback={playback} />
      {!isOpen && <GameSheet {...seen} />}
      <ReplayCircle game={game} isOpen={isOpen} />
      {!isOpen && (
        <ReplayTowns
          {...seen}
          step={step}
          large={isSwapped.value ? opponent(seats[0]) : seats[0]}
          swap={() => (isSwapped.value = !isSwapped.value)}
        />
      )}
      <ReplayPrompt {...seen} step={step} seats={seats} />
      {layout.value === 'wide' && <MoveList chairs={chairs} steps={steps} playback={playback} />}
      <Transport playback={playback} />
    </main>
  );
}
