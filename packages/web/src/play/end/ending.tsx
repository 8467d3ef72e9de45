// The end of a game: the tally revealed line by line, the winner, the analysis, and what next.

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { BySeat, Game, Outcome } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { mayMove } from '../../kit/browser/appearance.ts';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { type Sound, sound } from '../../kit/browser/sound.ts';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../store/games.ts';
import { standingOf } from '../table/preview.ts';
import { useShownTable } from '../tableView/adapters.ts';
import { TableFigure } from '../tableView/figure.tsx';
import type { TownMarks } from '../tableView/model.ts';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';
import { type LineIndex, LINES } from '../text/lines.ts';
import { useLineText } from '../text/lineText.ts';
import { SoundButton } from '../view/soundButton.tsx';
import { TallyTable } from '../view/tallyTable.tsx';
import { Analysis, Costliest } from './analysis.tsx';
import { FinalScore, Quote } from './finalScore.tsx';
import { type EndPlace, recallEnd, remember } from './endMemory.ts';
import type { Milestone } from './milestones/milestones.ts';
import { Reached, useReachedTexts } from './milestones/reached.tsx';
import { type LineInWords, TallyLines } from './tallyLines.tsx';
import * as css from './end.module.css';
import * as finale from './finale.module.css';

type EndingProps = {
  readonly game: Game;
  readonly viewpoint: Viewpoint;
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
export function Ending({ game, viewpoint, place, result, verdict, reached = [], exit, next }: EndingProps) {
  const say = useSpeech().app.end;
  const code = codeOf(game);
  const isWhole = game.phase === 'over';
  // Not revealed again when the reader returns.
  const [isBack] = useState(() => recallEnd(code).isSeen === true);
  const revealed = useReveal({ isSlow: isWhole && !isBack });
  useEffect(() => remember(code, { place, isSeen: true }), [code, place]);
  const isRevealed = revealed.value >= LINES;
  const shown = isRevealed ? result : undefined;
  // `flawless` is found by the review, and shown with it.
  const milestones = reached.filter((of) => of !== 'flawless');
  const text = [verdict, ...useReachedTexts(milestones)].join(' ');
  useFanfare({ text, sound: soundOf(result, viewpoint), isDue: isRevealed && !isBack });
  const { over } = useSpeech().web.table.now;
  const { tallies } = standingOf(game);
  return (
    <main id="content" class={css.end} data-page data-revealed={isRevealed} data-reader={viewpoint.reader}>
      <header class={finale.bar}>
        <a class="plain" href={makeRoute(exit.route)}>
          <span aria-hidden="true">←</span> {exit.label}
        </a>
        {/* No button appears here later, so that no press hits another one than meant. */}
        {!isRevealed && (
          <button type="button" class="button" onClick={() => (revealed.value = LINES)}>
            {say.showAll}
          </button>
        )}
        <SoundButton />
      </header>
      <section class={finale.finale} data-mood={shown && moodOf(shown, viewpoint)}>
        <Heading text={isRevealed ? verdict : over} class={css.verdict} />
        {milestones.length > 0 && (
          <p class={finale.praise} data-part="praise">
            {isRevealed && <Reached reached={milestones} />}
          </p>
        )}
        {hasCards(game) && (
          <FinalScore viewpoint={viewpoint} tallies={tallies} revealed={revealed.value} result={shown} />
        )}
        <Quote viewpoint={viewpoint} result={shown} />
        {isWhole && shown && moodOf(shown, viewpoint) === 'loss' && (
          <Costliest game={game} viewpoint={viewpoint} />
        )}
      </section>
      {isRevealed && <div>{next}</div>}
      {hasCards(game) && <Counted game={game} viewpoint={viewpoint} revealed={revealed} />}
      {isRevealed && isWhole && (
        <Analysis game={game} viewpoint={viewpoint} isFlawless={reached.includes('flawless')} />
      )}
    </main>
  );
}

/** Of a finished town, no card is the last one. */
const UNMARKED: BySeat<TownMarks> = { first: {}, second: {} };

type CountedProps = {
  readonly game: Game;
  readonly viewpoint: Viewpoint;
  readonly revealed: ReadonlySignal<number>;
};

/** Both towns and the tally; pointing at a line lights its cells. */
function Counted({ game, viewpoint, revealed }: CountedProps) {
  const speech = useSpeech();
  const { tallies } = standingOf(game);
  // First the heads of the tally, then its rows.
  const drawn = useDeferredParts(2);
  const model = useShownTable({ game, viewpoint, marks: UNMARKED });
  const pointed = useSignal<LineIndex | undefined>(undefined);
  const inWords = useSignal<LineInWords | undefined>(undefined);
  const isRevealed = revealed.value >= LINES;
  const lit = pointed.value ?? inWords.value?.line ?? (isRevealed ? undefined : revealed.value - 1);
  const whose = pointed.value === undefined ? inWords.value?.seat : undefined;
  return (
    <>
      <div class={css.towns} data-part="towns">
        <TableFigure model={model} seats={inOrder(viewpoint)} lit={lit} litSeat={whose} />
      </div>
      {drawn > 0 && (
        <TallyTable
          speech={speech}
          deck={game.deck}
          center={game.deal.center}
          seats={drawn > 1 ? inOrder(viewpoint) : []}
          names={viewpoint.names}
          short={viewpoint.short}
          tallies={tallies}
          lit={lit}
          revealed={revealed.value}
          pointed={pointed}
        />
      )}
      {isRevealed && <InWords game={game} viewpoint={viewpoint} lit={inWords} />}
    </>
  );
}

type InWordsProps = {
  readonly game: Game;
  readonly viewpoint: Viewpoint;
  readonly lit: Signal<LineInWords | undefined>;
};

/** Every line in words, folded. */
function InWords({ game, viewpoint, lit }: InWordsProps) {
  const lineText = useLineText();
  const { tallies } = standingOf(game);
  const code = codeOf(game);
  return (
    <details
      class={css.inWords}
      open={recallEnd(code).isInWords}
      onToggle={({ currentTarget }) => remember(code, { isInWords: currentTarget.open })}
    >
      <summary>{useSpeech().app.end.inWords}</summary>
      <div class={css.bothLines}>
        {inOrder(viewpoint).map((seat) => (
          <TallyLines
            key={seat}
            seat={seat}
            name={viewpoint.names[seat]}
            lines={Array.from({ length: LINES }, (_, line) => lineText(tallies[seat], line, game.deck))}
            total={tallies[seat].total}
            lit={lit}
          />
        ))}
      </div>
    </details>
  );
}

/** How the game ended for the reader. Players at one device share the win; bot games count as ties. */
function moodOf(result: Outcome, { reader, isWatched }: Viewpoint): 'win' | 'loss' | 'tie' {
  if (result === 'draw' || isWatched) return 'tie';
  return reader === undefined || result === reader ? 'win' : 'loss';
}

type Fanfare = { readonly text: string; readonly sound: Sound; readonly isDue: boolean };

/** Plays and announces the result when it is revealed for the first time. */
function useFanfare({ text, sound: name, isDue }: Fanfare): void {
  const latest = useLatest(text);
  useEffect(() => {
    if (!isDue) return;
    sound(name);
    announce(latest.current);
  }, [isDue, name, latest]);
}

const soundOf = (result: Outcome | undefined, viewpoint: Viewpoint): Sound =>
  result === undefined ? 'tie' : moodOf(result, viewpoint);

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
