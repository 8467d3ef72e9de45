// The ports: all that a command may touch of the world. Tests hand in others than the real ones.

import type { Dice, Result } from '@wagons/rules';

/** How many colours may be used. */
export type Colours = 0 | 16 | 256;

export type Output = {
  /** Throws `Unwritable` when what is written is lost. */
  readonly write: (text: string) => Promise<void>;
  /** Shows a line that what comes next takes the place of; no text takes it away. Only for terminals. */
  readonly passing: (text: string) => Promise<void>;
  readonly isTerminal: boolean;
  readonly columns: number;
  /** How many lines are seen at once; undefined where nothing scrolls away. */
  readonly rows: number | undefined;
  readonly colours: Colours;
};

/** The output takes no more, as when a disk is full. */
export class Unwritable extends Error {}

export type Input = {
  readonly isTerminal: boolean;
  /** All that is sent, in pieces of any length. */
  readonly chunks: () => AsyncIterable<string>;
  /** From now on there will be questions, and Ctrl-C does not end the program but the asking. */
  readonly listen: () => void;
  /** One line that somebody types or a script sends; undefined at the end of input and on Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
};

/** Why a file cannot be had. */
export type FileTrouble = 'noSuchFile' | 'unreadableFile' | 'fileTooLarge';

/** The longest file that is read at all; no deck and no game comes near it. */
export const FILE_LIMIT = 1_000_000;

export type Ports = {
  readonly out: Output;
  readonly err: Pick<Output, 'write' | 'passing' | 'isTerminal'>;
  readonly input: Input;
  readonly readFile: (path: string) => Promise<Result<string, FileTrouble>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Chance that nobody can foresee. */
  readonly chance: Dice;
  /** Milliseconds; only their difference means something. */
  readonly now: () => number;
  /** Lets the world have its turn between two long calculations. */
  readonly breathe: () => Promise<void>;
};
