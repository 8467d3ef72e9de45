// The end of a game: the tally revealed line by line, the winner, the analysis, and what next.

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { type Game, type Outcome, type Seat, SEATS } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { mayMove } from '../../kit/browser/appearance.ts';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { type Sound, sound } from '../../kit/browser/sound.ts';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../store/games.ts';
import { standingOf } from '../table/preview.ts';
import { type Chairs, inOrder } from '../text/chairs.ts';
import { type LineIndex, LINES } from '../text/lines.ts';
import { useLineText } from '../text/lineText.ts';
import { SoundButton } from '../view/soundButton.tsx';
import { TallyTable } from '../view/tallyTable.tsx';
import { Analysis, Costliest } from './analysis.tsx';
import { EndTown } from './endTown.tsx';
import { FinalScore, Quote } from './finalScore.tsx';
import { type EndPlace, recallEnd, remember } from './endMemory.ts';
import type { Milestone } from './milestones/milestones.ts';
import { Reached, useReachedTexts } from './milestones/reached.tsx';
import { type LineInWords, TallyLines } from './tallyLines.tsx';
import './end.css';

type EndingProps = {
  readonly game: Game;
  readonly chairs: Chairs;
  readonly place: EndPlace;
  /** Undefined if the game was aborted. */
  readonly result: Outcome | undefined;
  /** Who has won, in words. */
  readonly verdict: string;
  /** The milestones that it reached. */
  readonly reached?: ReadonlyArray<Milestone['of']>;
  /** Where the table is left to. */
  readonly exit: { readonly label: string; readonly route: ScreenRoute };
  /** What can be done afterwards. */
  readonly next: ComponentChildren;
};

/** The end of any game; one that ended early is shown as it stands. */
export function Ending({ game, chairs, place, result, verdict, reached = [], exit, next }: EndingProps) {
  const say = laterWords.use().end;
  const code = codeOf(game);
  const isWhole = game.phase === 'over';
  // Not revealed again when the reader returns.
  const [isBack] = useState(() => recallEnd(code).isSeen === true);
  const revealed = useReveal({ isSlow: isWhole && !isBack });
  useEffect(() => remember(code, { place, isSeen: true }), [code, place]);
  const isRevealed = revealed.value >= LINES;
  const shown = isRevealed ? result : undefined;
  // That one is reached by the review, and shown with it.
  const milestones = reached.filter((of) => of !== 'flawless');
  const told = [verdict, ...useReachedTexts(milestones)].join(' ');
  useFanfare({ told, sound: soundOf(result, chairs), isDue: isRevealed && !isBack });
  const { over } = useSpeech().web.table.now;
  const { tallies } = standingOf(game);
  return (
    <main id="content" class="end" data-revealed={isRevealed} data-reader={chairs.reader}>
      <header class="end-bar">
        <a class="plain" href={makeRoute(exit.route)}>
          <span aria-hidden="true">←</span> {exit.label}
        </a>
        {/* Where nothing else can be pressed once everything is shown. */}
        {!isRevealed && (
          <button type="button" class="button" onClick={() => (revealed.value = LINES)}>
            {say.showAll}
          </button>
        )}
        <SoundButton />
      </header>
      <section class="finale" data-mood={shown && moodOf(shown, chairs)}>
        <Heading text={isRevealed ? verdict : over} class="verdict" />
        {milestones.length > 0 && <p class="praise">{isRevealed && <Reached reached={milestones} />}</p>}
        {hasCards(game) && (
          <FinalScore chairs={chairs} tallies={tallies} revealed={revealed.value} result={shown} />
        )}
        <Quote chairs={chairs} result={shown} />
        {isWhole && shown && moodOf(shown, chairs) === 'loss' && <Costliest game={game} chairs={chairs} />}
      </section>
      {isRevealed && <div class="next-ways">{next}</div>}
      {hasCards(game) && <Counted game={game} chairs={chairs} revealed={revealed} />}
      {isRevealed && isWhole && (
        <Analysis game={game} chairs={chairs} isFlawless={reached.includes('flawless')} />
      )}
    </main>
  );
}

type CountedProps = {
  readonly game: Game;
  readonly chairs: Chairs;
  readonly revealed: ReadonlySignal<number>;
};

/** Both towns and the tally; pointing at a line lights its cells. */
function Counted({ game, chairs, revealed }: CountedProps) {
  const speech = useSpeech();
  const { tallies } = standingOf(game);
  // First the heads of the tally, then its rows, then the towns.
  const drawn = useStaggered(2 + SEATS.length);
  const pointed = useSignal<LineIndex | undefined>(undefined);
  const inWords = useSignal<LineInWords | undefined>(undefined);
  const isRevealed = revealed.value >= LINES;
  const lit = pointed.value ?? inWords.value?.line ?? (isRevealed ? undefined : revealed.value - 1);
  const whose = pointed.value === undefined ? inWords.value?.seat : undefined;
  return (
    <>
      <EndTowns game={game} chairs={chairs} lit={lit} whose={whose} rendered={drawn - 2} />
      {drawn > 0 && (
        <TallyTable
          speech={speech}
          deck={game.deck}
          center={game.deal.center}
          seats={drawn > 1 ? inOrder(chairs) : []}
          names={chairs.names}
          short={chairs.short}
          tallies={tallies}
          lit={lit}
          revealed={revealed.value}
          pointed={pointed}
        />
      )}
      {isRevealed && <InWords game={game} chairs={chairs} lit={inWords} />}
    </>
  );
}

type EndTownsProps = {
  readonly game: Game;
  readonly chairs: Chairs;
  readonly lit: LineIndex | undefined;
  readonly whose: Seat | undefined;
  /** How many of the two towns to render; the others keep their space. */
  readonly rendered: number;
};

const EndTowns = ({ rendered, ...shown }: EndTownsProps) => (
  <div class="end-towns">
    {inOrder(shown.chairs).map((seat, place) =>
      place < rendered ? (
        <EndTown key={seat} {...shown} seat={seat} />
      ) : (
        <section key={seat} class="shown-town" />
      ),
    )}
  </div>
);

type InWordsProps = {
  readonly game: Game;
  readonly chairs: Chairs;
  readonly lit: Signal<LineInWords | undefined>;
};

/** Every line in words, folded. */
function InWords({ game, chairs, lit }: InWordsProps) {
  const lineText = useLineText();
  const { tallies } = standingOf(game);
  const code = codeOf(game);
  return (
    <details
      class="in-words"
      open={recallEnd(code).isInWords}
      onToggle={({ currentTarget }) => remember(code, { isInWords: currentTarget.open })}
    >
      <summary>{laterWords.use().end.inWords}</summary>
      <div class="both-tally-lines">
        {inOrder(chairs).map((seat) => (
          <TallyLines
            key={seat}
            seat={seat}
            name={chairs.names[seat]}
            lines={Array.from({ length: LINES }, (_, line) => lineText(tallies[seat], line, game.deck))}
            total={tallies[seat].total}
            lit={lit}
          />
        ))}
      </div>
    </details>
  );
}

/** How the reader feels about it. Two people at one device share the winner's joy; two computers leave them cold. */
function moodOf(result: Outcome, { reader, isWatched }: Chairs): 'win' | 'loss' | 'tie' {
  if (result === 'draw' || isWatched) return 'tie';
  return reader === undefined || result === reader ? 'win' : 'loss';
}

type Fanfare = { readonly told: string; readonly sound: Sound; readonly isDue: boolean };

/** Plays and announces the result when it is revealed for the first time. */
function useFanfare({ told, sound: name, isDue }: Fanfare): void {
  const latest = useLatest(told);
  useEffect(() => {
    if (!isDue) return;
    sound(name);
    announce(latest.current);
  }, [isDue, name, latest]);
}

const soundOf = (result: Outcome | undefined, chairs: Chairs): Sound =>
  result === undefined ? 'tie' : moodOf(result, chairs);

/** An aborted game may have no cards. */
const hasCards = ({ towns: { first, second } }: Game): boolean => first.length + second.length > 0;

/** Milliseconds per line of the tally. */
const BEAT = 450;

/** How many lines are revealed: one after the other, or all with reduced motion. */
function useReveal({ isSlow }: { readonly isSlow: boolean }) {
  const revealed = useSignal(isSlow && mayMove.peek() ? 0 : LINES);
  useEffect(() => {
    const timer = setInterval(() => {
      if (revealed.peek() < LINES) sound('count', revealed.peek());
      revealed.value = Math.min(revealed.peek() + 1, LINES);
      if (revealed.peek() === LINES) clearInterval(timer);
    }, BEAT);
    return () => clearInterval(timer);
  }, [revealed]);
  return revealed;
}
