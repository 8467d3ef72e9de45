// Runs a command line: picks the language, dispatches to the command or its help, and returns the exit code.

import { invariant, LANGUAGES, type Language } from '@wagons/rules';
import { anyOf, loadWords, pickLanguage } from '@wagons/words';
import { loadArea } from '@wagons/words/areas';
import { type CommandName, loadTerminalWords } from '@wagons/words/terminal';
import { EVERYWHERE, languageAsked, readArguments, splitCommand } from './kit/arguments.ts';
import type { CliCommand } from './kit/command.ts';
import { COMMAND_LIST } from './commands/index.ts';
import { type Context, print, remark } from './kit/context.ts';
import { readBuiltInDecks } from './options/decks.ts';
import { makePaint } from './terminal/paint.ts';
import { printable } from './terminal/block.ts';
import { DONE, type Exit, misuse, refusal } from './kit/exit.ts';
import { commandHelp, programHelp } from './help.ts';
import { sanitized } from './kit/sanitize.ts';
import { type Ports, Unwritable } from './kit/ports.ts';

/** Former names of commands, which scripts may still use. */
const FORMER_NAMES: ReadonlyMap<string | undefined, CommandName> = new Map([['analyze', 'review']]);

/** Runs a command line and returns the exit code. */
export async function run(argv: readonly string[], given: Ports): Promise<Exit['code']> {
  const ports = sanitized(given);
  const asked = languageAsked(argv);
  const language = LANGUAGES.find((one) => one === asked?.toLowerCase());
  const context = await makeContext(ports, language ?? preferred(ports));
  const { code, sentence } =
    asked !== undefined && !language
      ? misuse(
          context.say.usage.unknownLanguage({
            found: printable(asked),
            known: anyOf(context.words, LANGUAGES),
          }),
        ).error
      : await dispatch(argv, context).catch(unwritten(context));
  if (sentence !== undefined) await remark(context, [sentence]);
  return code;
}

/** Lost output is a refusal, too; any other exception is a bug. */
const unwritten =
  ({ say }: Context) =>
  (error: unknown): Exit => {
    if (!(error instanceof Unwritable)) throw error;
    return refusal(say.refusals.unwritable).error;
  };

async function dispatch(argv: readonly string[], context: Context): Promise<Exit> {
  const { name: typed, rest } = splitCommand(argv);
  const name = FORMER_NAMES.get(typed) ?? typed;
  const chosen = COMMAND_LIST.find((one) => one.name === name);
  return chosen ? call(chosen, rest, context) : answerWithHelp(name, rest, context);
}

async function call(chosen: CliCommand, rest: readonly string[], context: Context): Promise<Exit> {
  const { say, program } = context;
  const options = { ...chosen.options, ...EVERYWHERE };
  const help = `${program} ${chosen.name} --help`;
  const args = readArguments(rest, { options, alone: chosen.alone.length }, say, help);
  if (!args.ok) return args.error;
  if (args.value.flags.has('help')) {
    await print(context, commandHelp(context, chosen));
    return DONE;
  }
  const missing = chosen.alone[args.value.alone.length];
  if (missing && !missing.optional) {
    const placeholder = missing.either.map((one) => say.help.placeholders[one]).join('|');
    return misuse(say.usage.missingArgument({ placeholder, help })).error;
  }
  return chosen.run(args.value, context);
}

/** Handles `--help`, `help`, `help COMMAND`, and `deck` without its second word. */
async function answerWithHelp(
  name: string | undefined,
  rest: readonly string[],
  context: Context,
): Promise<Exit> {
  const { say, program } = context;
  const help = `${program} --help`;
  const isHelp = name === 'help';
  // A command has at most two words.
  const args = readArguments(rest, { options: EVERYWHERE, alone: isHelp ? 2 : 0 }, say, help);
  const asked = isHelp && args.ok ? args.value.alone.join(' ') : name;
  const wanted = FORMER_NAMES.get(asked) ?? asked;
  const matching = COMMAND_LIST.filter((one) => one.name === wanted || one.name.startsWith(`${wanted} `));
  const isAsked = isHelp || (args.ok && args.value.flags.has('help'));
  if (wanted && matching.length === 0)
    return misuse(say.usage.unknownCommand({ found: printable(wanted), help })).error;
  if (!args.ok) return args.error;
  if (!wanted && !isAsked) return misuse(say.usage.noCommand({ help })).error;
  await print(
    context,
    wanted
      ? matching.flatMap((one, i) => [...(i > 0 ? ['', ''] : []), ...commandHelp(context, one)])
      : programHelp(context, COMMAND_LIST),
  );
  return DONE;
}

async function makeContext(ports: Ports, language: Language): Promise<Context> {
  const [words, describe, say, law, builtIn] = await Promise.all([
    loadWords(language),
    loadArea('conditions', language),
    loadTerminalWords(language),
    loadArea('rules', language),
    readBuiltInDecks(ports.readFile),
  ]);
  const [printed] = builtIn;
  invariant(printed, 'the printed deck is built in');
  return {
    ports,
    words,
    describe,
    say,
    law,
    builtIn,
    printed,
    paint: makePaint(ports.out.colors),
    get width() {
      return Math.min(Math.max(ports.out.columns, 40), 120);
    },
    program: isFromNpm(ports) ? 'npm run -s wagons --' : 'wagons',
  };
}

/** The language of the shell. */
function preferred({ environment }: Ports): Language {
  const tags = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name] ?? '');
  // The first variable that is set wins, even if we don't have that language.
  return pickLanguage([tags.find((tag) => tag !== '') ?? '']);
}

const isFromNpm = ({ environment }: Ports): boolean =>
  ['wagons', 'start'].includes(environment['npm_lifecycle_event'] ?? '');
