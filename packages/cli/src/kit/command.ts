// A command: how it is called, and what it does with the ports it is given.

import type { CommandName, Placeholder } from '@wagons/words/terminal';
import type { Arguments, Options } from './arguments.ts';
import type { Context } from './context.ts';
import type { Exit } from './exit.ts';

export type Command = {
  readonly name: CommandName;
  readonly options: Options;
  /** What may stand without an option, as in `replay CODE|FILE`. */
  readonly alone: ReadonlyArray<{ readonly either: readonly Placeholder[]; readonly optional?: true }>;
  /** Lines for the help that are the same in every language: ways to call it, and the shapes of its JSON. */
  readonly examples: readonly string[];
  readonly shapes?: readonly string[];
  readonly run: (args: Arguments, context: Context) => Promise<Exit>;
};

/** A command whose option names are known to the compiler. */
export const command = <const O extends Options>(
  spec: Omit<Command, 'options' | 'run'> & {
    readonly options: O;
    readonly run: (args: Arguments<keyof O & string>, context: Context) => Promise<Exit>;
  },
): Command => ({
  ...spec,
  // Arguments are read against these very options, so no other names are among them.
  run: (args, context) => spec.run(args as Arguments<keyof O & string>, context),
});
