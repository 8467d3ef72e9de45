// The replay of a game, step by step.

import { useSignal } from '@preact/signals';
import type { Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { standingOf } from '../../play/table/preview.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { ScoringCards } from '../../play/view/scoringCards.tsx';
import { TallyTable } from '../../play/view/tallyTable.tsx';
import '../../play/view/table.css';
import { useReplayKeys } from './keys.ts';
import { MoveList } from './moveList.tsx';
import { usePlayback } from './playback.ts';
import { ReplayBar } from './replayBar.tsx';
import { ReplayCircle } from './replayCircle.tsx';
import { ReplayPrompt } from './replayPrompt.tsx';
import { ReplayTown } from './replayTown.tsx';
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
  const speech = useSpeech();
  const { web } = speech;
  const steps = useMemo(() => stepsOf(whole), [whole]);
  const playback = usePlayback(codeOf(whole), steps.length - 1, wanted ?? firstStep(whole));
  const story = useStory(whole);
  const { chairs, seats } = story;
  const lit = useSignal<LineIndex | undefined>(undefined);
  const enlarged = useSignal<Seat | undefined>(undefined);
  useReplayKeys(playback);
  const step = steps[playback.at.value] ?? steps[0];
  if (!step) return null;
  const { game } = step;
  const { tallies } = standingOf(game);
  const seen = { game, chairs, lit };
  const saying = <ReplayPrompt {...seen} step={step} seats={seats} />;
  const isWide = layout.value === 'wide';
  return (
    <main id="content" class="table replay" data-layout={layout.value} data-reader={chairs.reader}>
      <Heading text={web.shell.places.replay} class="unseen" />
      <ReplayBar game={game} story={story} whole={whole} steps={steps} playback={playback} />
      <ScoringCards {...seen} />
      <div class="towns" data-enlarged={enlarged.value}>
        {seats.map((seat) => (
          <ReplayTown key={seat} {...seen} step={step} seat={seat} enlarged={enlarged} />
        ))}
      </div>
      <ReplayCircle game={game} shape={isWide ? 'ring' : 'queue'}>
        {saying}
      </ReplayCircle>
      {!isWide && saying}
      {isWide && <MoveList chairs={chairs} steps={steps} playback={playback} />}
      <Transport playback={playback} />
      <TallyTable
        speech={speech}
        deck={game.deck}
        center={game.deal.center}
        seats={seats}
        names={chairs.names}
        short={chairs.short}
        tallies={tallies}
        lit={lit.value}
        pointed={lit}
      />
    </main>
  );
}
