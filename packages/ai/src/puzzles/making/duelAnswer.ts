// The answer that a turn of a duel stands for.

import type { Game } from '@wagons/rules';
import type { DraftTurn } from '../../solver/bestTurns.ts';
import { placementIndex, type PuzzleAnswer } from '../puzzle.ts';

export const duelAnswer = (
  { deck, circle, towns, seat }: Game & { readonly phase: 'draft' },
  { card, placement }: DraftTurn,
): PuzzleAnswer => [circle.indexOf(card), placementIndex(deck, towns[seat], placement)];
