// The ports: all that a command may touch of the world. Tests hand in others than the real ones.

import type { Dice, Result } from '@wagons/rules';
import type { Colors } from '../terminal/paint.ts';
import type { Answers, Progress, Task } from './task.ts';

export type Output = {
  /** Throws `Unwritable` when what is written is lost. */
  readonly write: (text: string) => Promise<void>;
  /** Shows a line that what comes next takes the place of; no text takes it away. Only for terminals. */
  readonly passing: (text: string) => Promise<void>;
  readonly isTerminal: boolean;
  readonly columns: number;
  /** How many lines are seen at once; undefined where nothing scrolls away. */
  readonly rows: number | undefined;
  readonly colors: Colors;
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

/** Another program that runs: it hears lines and is heard. */
export type Running = {
  /** Text for its standard input; lost when it has gone. */
  readonly send: (text: string) => void;
  /** Ends it, whatever it does; it is not heard of again. */
  readonly kill: () => void;
};

/** What is heard of a program: pieces of its standard output, and once that it has gone. */
export type Hearing = {
  readonly hear: (text: string) => void;
  readonly gone: (how: 'notStarted' | 'ended') => void;
};

/** Something that is thought about; told to stop, it answers with what it has found so far. */
export type Thought<Answer> = { readonly answer: Promise<Answer>; readonly stop: () => void };

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
  /** Rings once after so many milliseconds, unless it is cancelled with what is returned. */
  readonly after: (milliseconds: number, ring: () => void) => () => void;
  /** Starts another program, its name and its arguments. */
  readonly start: (command: readonly string[], hearing: Hearing) => Running;
  /** Thinks apart, so that the world keeps its turn meanwhile. */
  readonly think: <T extends Task>(task: T, progress?: Progress) => Thought<Answers[T['is']]>;
  /** Calls back on Ctrl-C, which then does not end the program, until what is returned is called. */
  readonly onInterrupt: (heard: () => void) => () => void;
};
