// The plan of a game from a position of the review, with the players of the reviewed game.

import type { Level } from '@wagons/ai';
import { type BySeat, type Game, opponent, SEATS, seatToMove } from '@wagons/rules';
import type { Story } from '../../play/end/story.ts';
import type { Sitter } from '../../play/store/sitters.ts';
import type { Plan } from '../../play/table/plans.ts';

/** The computer that takes the place of an opponent who isn't at this device. */
const FRIENDLY: Level = 2;

type Players = Pick<Story, 'sitters' | 'chairs'>;

export const planRetry = (position: Game, players: Players): Plan => ({
  game: position,
  sitters: sittersFor(position, players),
});

/** The same players as before. If they aren't known or no person was among them, the reader against a computer. */
function sittersFor(position: Game, { sitters, chairs }: Players): BySeat<Sitter> {
  if (sitters && SEATS.some((seat) => sitters[seat].kind === 'person')) return sitters;
  const own = chairs.reader ?? seatToMove(position) ?? 'first';
  const person: Sitter = { kind: 'person' };
  const bot: Sitter = { kind: 'bot', level: chairs.levels?.[opponent(own)] ?? FRIENDLY };
  return own === 'first' ? { first: person, second: bot } : { first: bot, second: person };
}
