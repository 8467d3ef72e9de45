// A review as a short text, to store it with its game: the lines behind its grades, as link codes.

import { type Game, type Move, playAll, undo } from '@wagons/rules';
import { makeCode, parseCode } from '@wagons/rules/notation';
import type { Grade, Margin } from '../grades/grade.ts';
import { makeProspect, playOut, type Prospect } from '../grades/prospect.ts';
import { finalMargin, makeGrade } from './makeGrade.ts';
import type { Review } from './review.ts';

/** Followed by the next number when grades are made in another way: older texts are then dropped. */
const VERSION = 'review 1';

/** Packs the complete review of a game. */
export function packReview(game: Game, { grades }: Review): string {
  const packed = grades.map(({ at, played, best }) => {
    const before = undo(game, game.moves.length - at);
    const pack = ({ line, proven }: Prospect): string =>
      `${proven ? '!' : '?'}${makeCode(playOut(before, line))}`;
    return best === played ? pack(played) : `${pack(played)}/${pack(best)}`;
  });
  return [VERSION, ...packed].join(' ');
}

/** Unpacks a review; undefined if the text is not a review of this game. It is validated as untrusted input. */
export function unpackReview(game: Game, text: string): Review | undefined {
  const [name, version, ...packed] = text.split(' ');
  if (`${name} ${version}` !== VERSION || packed.length !== game.moves.length) return undefined;
  const grades: Grade[] = [];
  let after: Margin | undefined = game.phase === 'over' ? finalMargin(game) : undefined;
  for (let at = packed.length - 1; at >= 0; at--) {
    const before = undo(game, game.moves.length - at);
    const prospects = packed[at]?.split('/').map((one) => unpackProspect(before, one)) ?? [];
    const [played, best = played] = prospects;
    if (before.phase === 'over' || !played || !best || prospects.includes(undefined)) return undefined;
    if (JSON.stringify(played.move) !== JSON.stringify(game.moves[at])) return undefined;
    const grade = makeGrade(at, before, { played, best }, after);
    after = grade.margins.before;
    grades.push(grade);
  }
  return { grades: grades.toReversed(), complete: true };
}

function unpackProspect(before: Game, text: string): Prospect | undefined {
  const end = parseCode(text.slice(1), [before.deck]);
  if (!end.ok || before.phase === 'over') return undefined;
  const line: readonly Move[] = end.value.moves.slice(before.moves.length);
  if (line.length === 0 || !playAll(before, line).ok) return undefined;
  return makeProspect(before, { seat: before.seat, line, proven: text.startsWith('!') });
}
