// What a command is: its name, options, help and implementation.

import type { CommandName, Placeholder } from '@wagons/words/terminal';
import type { Arguments, Options } from './arguments.ts';
import type { Context } from './context.ts';
import type { Exit } from './exit.ts';

export type CliCommand = {
  readonly name: CommandName;
  readonly options: Options;
  /** Positional arguments, as in `replay CODE|FILE`. */
  readonly alone: ReadonlyArray<{ readonly either: readonly Placeholder[]; readonly optional?: true }>;
  /** Language-independent lines of the help: examples, and the shapes of the JSON. */
  readonly examples: readonly string[];
  readonly shapes?: readonly string[];
  readonly run: (args: Arguments, context: Context) => Promise<Exit>;
};

/** Defines a command; `run` sees the names of its own options. */
export const command = <const O extends Options>(
  spec: Omit<CliCommand, 'options' | 'run'> & {
    readonly options: O;
    readonly run: (args: Arguments<keyof O & string>, context: Context) => Promise<Exit>;
  },
): CliCommand => ({
  ...spec,
  // Arguments are parsed against these options, so they have no other names.
  run: (args, context) => spec.run(args as Arguments<keyof O & string>, context),
});
