// All commands, in the order of the help.

import type { Command } from '../command.ts';
import { deal } from './deal.ts';
import { deckCheck } from './deckCheck.ts';
import { deckShow } from './deckShow.ts';
import { perft } from './perft.ts';
import { placements } from './placements.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';

export const COMMAND_LIST: readonly Command[] = [
  play,
  deal,
  replay,
  score,
  placements,
  perft,
  simulate,
  deckCheck,
  deckShow,
];
