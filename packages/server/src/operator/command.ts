// What every command of the operator is made of: its words, its options, and what it works with.

import type { HallContext } from '../hall/context.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../ports/store.ts';
import type { Sql } from '../store/sql.ts';

/** The open database, and the tables on it. */
export type OperatorContext = {
  readonly sql: Sql;
  readonly store: Store;
  readonly tables: HallContext;
  readonly now: () => number;
};

export type OpenContext = { readonly context: OperatorContext; readonly close: () => Promise<void> };

export type OperatorOptions = Readonly<Record<OptionName, string | undefined>>;

/** `data` is printed with `--json`, `text` without. */
export type Printed = { readonly data: unknown; readonly text: string };

export const OPTIONS = {
  reason: { takes: 'TEXT', about: 'why, for the log; players don’t see it' },
  for: { takes: 'CAUSE', about: 'what the player reads: name, chat, stalling, cheating or other' },
  days: { takes: 'N', about: 'the length of a suspension' },
  until: { takes: 'DATE', about: 'its end instead, such as 2027-01-31 or 2027-01-31T18:00Z' },
  all: { takes: undefined, about: 'with closed reports' },
} as const;
export type OptionName = keyof typeof OPTIONS;

export type OperatorCommand = {
  /** Such as `player suspend ID`; words in capitals are arguments, the last one is optional in brackets. */
  readonly use: string;
  readonly about: string;
  readonly needs?: readonly OptionName[];
  readonly may?: readonly OptionName[];
} & (
  | {
      readonly run: (
        context: OperatorContext,
        args: readonly string[],
        options: OperatorOptions,
      ) => Promise<Printed>;
    }
  /** Works on the files, without opening the database. */
  | { readonly copy: (config: Config, file: string) => string }
);

/** A mistake of the operator; the message says what and where. */
export class Mistake extends Error {}

export const day = (at: number): string => new Date(at).toISOString().replace(/:\d\d\.\d+Z$/, 'Z');

/** Lines of `name  value`, without those that have no value. */
export function fields(pairs: Readonly<Record<string, string | number | undefined>>): string {
  const shown = Object.entries(pairs).filter(([, value]) => value !== undefined && value !== '');
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

/** What players wrote, without characters that could control the terminal. */
export const shown = (text: string): string => text.replaceAll(/\p{C}/gu, ' ');
