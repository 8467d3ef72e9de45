// The terminal program in German: all its words.

import type { TerminalWords } from '../messages.ts';
import { arena } from './arena.ts';
import { help } from './help.ts';
import { refusals, usage } from './mistakes.ts';
import { show } from './show.ts';
import { study } from './study.ts';
import { hints, table } from './table.ts';

export const words: TerminalWords = { colon: ':', help, usage, refusals, table, hints, show, arena, study };
