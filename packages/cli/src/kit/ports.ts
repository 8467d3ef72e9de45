// The ports: everything a command may touch outside. Tests inject their own.

import type { Engine } from '@wagons/ai/service';
import type { Result } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import type { Colors } from '../terminal/paint.ts';

export type Output = {
  /** Throws `Unwritable` if the text is lost. */
  readonly write: (text: string) => Promise<void>;
  /** Shows a line that the next output overwrites; an empty text clears it. Only for terminals. */
  readonly transient: (text: string) => Promise<void>;
  readonly isTerminal: boolean;
  readonly columns: number;
  /** Visible lines; undefined if the output doesn't scroll. */
  readonly rows: number | undefined;
  readonly colors: Colors;
};

/** The output can't be written, for example because the disk is full. */
export class Unwritable extends Error {}

export type Input = {
  readonly isTerminal: boolean;
  /** The whole input, in chunks of any length. */
  readonly chunks: () => AsyncIterable<string>;
  /** Starts the interactive mode: Ctrl-C ends the input instead of the program. */
  readonly listen: () => void;
  /** Reads one line; undefined at the end of the input and on Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
};

export type FileError = 'noSuchFile' | 'unreadableFile' | 'fileTooLarge';

/** Upper bound for files. No deck or game comes near it. */
export const FILE_LIMIT = 1_000_000;

/** A running child process. */
export type ChildProgram = {
  /** Writes to its standard input; ignored after it has exited. */
  readonly send: (text: string) => void;
  /** Kills it. No more events follow. */
  readonly kill: () => void;
};

/** Events of a child process: chunks of its standard output, and one exit. */
export type ProcessEvents = {
  readonly onOutput: (text: string) => void;
  readonly onExit: (how: 'notStarted' | 'ended') => void;
};

export type Ports = {
  readonly out: Output;
  readonly err: Pick<Output, 'write' | 'transient' | 'isTerminal'>;
  readonly input: Input;
  readonly readFile: (path: string) => Promise<Result<string, FileError>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Secure random numbers. */
  readonly randomInt: Dice;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Lets pending I/O run between two long computations. */
  readonly yieldToEventLoop: () => Promise<void>;
  /** Calls `ring` once after this many milliseconds; returns cancel. */
  readonly setTimer: (milliseconds: number, ring: () => void) => () => void;
  /** Starts another program. */
  readonly start: (command: readonly string[], events: ProcessEvents) => ChildProgram;
  /** Runs in a worker thread. */
  readonly engine: Engine;
  /** Listens for Ctrl-C, which then doesn't end the program; returns unsubscribe. */
  readonly onInterrupt: (listener: () => void) => () => void;
};
