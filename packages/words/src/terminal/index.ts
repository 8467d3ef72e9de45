// The words of the terminal program, loaded on demand.

import type { BySeat, Language, Seat } from '@wagons/rules';
import { load } from '../generated/load/terminal.ts';
import type { TerminalMessages } from '../generated/types.ts';

export { type BotFault, botFaultText, type RequestFault, requestFaultText } from './faults.ts';

/** Everything the terminal program says that the other programs don't. */
export type TerminalWords = TerminalMessages;

export type HelpWords = TerminalMessages['help'];
/** The value in a help text: `--seed SEED`. */
export type Placeholder = keyof HelpWords['placeholders'];
/** The options by what they mean: one name may mean different things to different commands. */
export type OptionMeaning = keyof HelpWords['options'];

export const COMMANDS = [
  'play',
  'hint',
  'review',
  'solve',
  'deal',
  'replay',
  'score',
  'placements',
  'perft',
  'simulate',
  'match',
  'levels',
  'bench',
  'bot',
  'deck check',
  'deck show',
] as const satisfies readonly (keyof HelpWords['commands'])[];
export type CommandName = (typeof COMMANDS)[number];

/** The words that a player types at the table. They are the same in every language; what they do is translated. */
export const ORDERS = [
  '?',
  'hint',
  'show',
  'cards',
  'score',
  'undo',
  'redo',
  'code',
  'notation',
  'help',
  'quit',
] as const satisfies readonly (keyof TerminalMessages['table']['orders'])[];
export type Order = (typeof ORDERS)[number];

/** Whether an aim was met, or whether too little was played to say so. */
export type Verdict = 'met' | 'undecided' | 'missed';

/** Who plays: the person who reads this, a bot by its name, or a seat. */
export type Who =
  | { readonly is: 'you' }
  | { readonly is: 'bot'; readonly name: string }
  | { readonly is: 'seat'; readonly seat: Seat };

/** The two arguments of every message about a player at the table. */
export const whoArgs = (who: Who): { readonly who: 'you' | 'bot' | Seat; readonly name: string } => ({
  who: who.is === 'seat' ? who.seat : who.is,
  name: who.is === 'bot' ? who.name : '',
});

/** Who sits where, as one sentence. */
export function seatsText({ table }: TerminalWords, { first, second }: BySeat<Who>): string {
  const bot = (who: Who): string => (who.is === 'bot' ? who.name : '');
  if (first.is === 'seat') return table.seats({ players: 'people', bot: '', other: '' });
  if (first.is === 'you') return table.seats({ players: 'youFirst', bot: bot(second), other: '' });
  if (second.is === 'you') return table.seats({ players: 'botFirst', bot: bot(first), other: '' });
  return table.seats({ players: 'bots', bot: bot(first), other: bot(second) });
}

export const loadTerminalWords = async (language: Language): Promise<TerminalWords> =>
  (await load[language]()).messages;
