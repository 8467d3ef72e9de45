// The button that makes a puzzle of a mistake, where the better turn is proven.

import type { Grade } from '@wagons/ai';
import { useEffect } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { lookThroughReviewed, ownPuzzles } from '../../play/local/ownPuzzles.ts';
import { codeOf } from '../../play/store/games.ts';
import type { Reviewed } from './reviewRoom.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

type AsPuzzleProps = Pick<Reviewed, 'game' | 'positions' | 'gamePlayers'> & { readonly grade: Grade };

/** Nothing for moves of others, and for mistakes that make no puzzle. */
export function AsPuzzle({ game, positions, gamePlayers: { kept }, grade }: AsPuzzleProps) {
  const { review: say } = useSpeech().pages;
  const isOwn = grade.lost > 0 && kept?.players[grade.seat].kind === 'person';
  useEffect(() => {
    if (isOwn) void lookThroughReviewed(kept);
  }, [isOwn, kept]);
  const before = positions[turnStart(game.moves, grade.at)];
  if (!isOwn || !before) return null;
  const code = codeOf(before);
  const puzzle = ownPuzzles.value.puzzles.find((one) => one.code === code);
  return (
    puzzle && (
      <a class="button" href={makeRoute({ screen: 'ownPuzzle', own: puzzle.id })}>
        {say.asPuzzle}
      </a>
    )
  );
}

/** A puzzle asks for a whole turn: the card that is taken, and its spot. */
const turnStart = (moves: Reviewed['game']['moves'], at: number): number =>
  moves[at]?.type === 'place' && moves[at - 1]?.type === 'draft' ? at - 1 : at;
