// The puzzles: the list of all, or one to solve.

import { go } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Page } from '../../kit/ui/page.tsx';
import { Overview } from './overview.tsx';
import { keepSolved, ownPuzzles, puzzleOf } from '../../play/local/ownPuzzles.ts';
import { nextPuzzle, PUZZLES } from './puzzleList.ts';
import { keepAnswer, nextAfter, progress } from './progress.ts';
import { Solving } from './solving.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

type PuzzlesScreenProps = {
  readonly number?: number;
  /** One of the player's own mistakes. */
  readonly own?: number;
};

export const PuzzlesScreen = ({ number, own }: PuzzlesScreenProps) => {
  if (own !== undefined) return <OwnMistake key={own} id={own} />;
  if (number === undefined) return <Overview />;
  const puzzle = PUZZLES[number - 1];
  if (!puzzle) return <NoSuchPuzzle />;
  return (
    <Solving
      key={number}
      puzzle={puzzle}
      report={(result) => keepAnswer(puzzle, result)}
      onNext={() => {
        const next = nextAfter(puzzle);
        go(next ? { screen: 'puzzles', number: next.number } : { screen: 'puzzles' });
      }}
    />
  );
};

/** A mistake of the player's own; solving it is no matter of rating. */
function OwnMistake({ id }: { readonly id: number }) {
  const { puzzles } = ownPuzzles.value;
  const mistake = puzzles.find((one) => one.id === id);
  if (!mistake) return <NoSuchPuzzle />;
  return (
    <Solving
      puzzle={puzzleOf(mistake)}
      lost={mistake.lost}
      report={(result) => {
        if (result !== 'missed') keepSolved(id);
      }}
      onNext={() => {
        const next = puzzles.find((one) => !one.solved && one.id !== id);
        const other = nextPuzzle(PUZZLES, progress.value);
        if (next) go({ screen: 'ownPuzzle', own: next.id });
        else go(other ? { screen: 'puzzles', number: other.number } : { screen: 'puzzles' });
      }}
    />
  );
}

function NoSuchPuzzle() {
  const { overview, solve } = useSpeech().puzzles;
  return (
    <Page heading={overview.heading} scene={<Scenery of="puzzles" />}>
      <p>{solve.missing}</p>
      <a class="button" href={makeRoute({ screen: 'puzzles' })}>
        {solve.back}
      </a>
    </Page>
  );
}
