// All commands, in the order of the help.

import type { CliCommand } from '../kit/command.ts';
import { bench } from './bench.ts';
import { bot } from './bot.ts';
import { deal } from './deal.ts';
import { deckCheck } from './deckCheck.ts';
import { deckShow } from './deckShow.ts';
import { hint } from './hint.ts';
import { levels } from './levels.ts';
import { match } from './match.ts';
import { perft } from './perft.ts';
import { placements } from './placements.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';
import { solve } from './solve.ts';

export const COMMAND_LIST: readonly CliCommand[] = [
  play,
  hint,
  review,
  solve,
  deal,
  replay,
  score,
  placements,
  perft,
  simulate,
  match,
  levels,
  bench,
  bot,
  deckCheck,
  deckShow,
];
