// A kept game in a few words: who plays, and how far it has come.

import type { BySeat, Game } from '@wagons/rules';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../table/table.ts';

export function whoPlays({ home }: WebWords, { first, second }: BySeat<Sitter>): string {
  if (first.kind === 'bot' && second.kind === 'bot') return home.bots(first.level, second.level);
  if (first.kind === 'bot') return home.against(first.level);
  return second.kind === 'bot' ? home.against(second.level) : home.twoPeople;
}

export const countPlaced = ({ towns }: Game): number => towns.first.length + towns.second.length;
