// The puzzles: the list of all, or one to solve.

import { go } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Page } from '../../kit/ui/page.tsx';
import { Overview } from './overview.tsx';
import { PUZZLES } from './puzzleList.ts';
import { keepAnswer, nextAfter } from './progress.ts';
import { Solving } from './solving.tsx';
import { puzzlesWords } from './words.ts';
import './puzzles.css';

export const PuzzlesScreen = puzzlesWords.wait(({ number }: { readonly number?: number }) => {
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
});

function NoSuchPuzzle() {
  const { overview, solve } = puzzlesWords.use();
  return (
    <Page heading={overview.heading}>
      <p>{solve.missing}</p>
      <a class="button" href={makeRoute({ screen: 'puzzles' })}>
        {solve.back}
      </a>
    </Page>
  );
}
