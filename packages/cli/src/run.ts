// From a command line to its exit code: the language, the command, its help, or the sentence that says what is wrong.

import { LANGUAGES, type Language } from '@wagons/rules';
import { loadWords, pickLanguage } from '@wagons/words';
import { loadTerminalWords } from '@wagons/words/terminal';
import { EVERYWHERE, languageAsked, readArguments, splitCommand } from './arguments.ts';
import { COMMAND_LIST } from './commands/index.ts';
import { type Context, print } from './context.ts';
import { readBaseDeck } from './decks.ts';
import { makePaint } from './draw/paint.ts';
import { printable } from './draw/block.ts';
import { DONE, type Exit, misuse } from './exit.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Ports } from './ports.ts';

/** Runs a command line and answers with the exit code. */
export async function run(argv: readonly string[], ports: Ports): Promise<Exit['code']> {
  const asked = languageAsked(argv);
  const language = LANGUAGES.find((one) => one === asked?.toLowerCase());
  const context = await makeContext(ports, language ?? preferred(ports));
  const { code, sentence } =
    asked !== undefined && !language
      ? misuse(context.say.usage.unknownLanguage(printable(asked), LANGUAGES)).error
      : await dispatch(argv, context);
  if (sentence !== undefined) await ports.err.write(`${sentence}\n`);
  return code;
}

async function dispatch(argv: readonly string[], context: Context): Promise<Exit> {
  const { say, program } = context;
  const { name, rest } = splitCommand(argv);
  const chosen = COMMAND_LIST.find((one) => one.name === name);
  if (!chosen) {
    const args = readArguments(rest, { options: EVERYWHERE, alone: 0 }, say, `${program} --help`);
    if (name === undefined && args.ok && args.value.flags.has('help')) {
      await print(context, programHelp(context, COMMAND_LIST));
      return DONE;
    }
    if (name !== undefined)
      return misuse(say.usage.unknownCommand(printable(name), `${program} --help`)).error;
    return args.ok ? misuse(say.usage.noCommand(`${program} --help`)).error : args.error;
  }
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
    return misuse(say.usage.missingArgument(placeholder, help)).error;
  }
  return chosen.run(args.value, context);
}

async function makeContext(ports: Ports, language: Language): Promise<Context> {
  const [words, say, base] = await Promise.all([
    loadWords(language),
    loadTerminalWords(language),
    readBaseDeck(ports.readFile),
  ]);
  return {
    ports,
    words,
    say,
    base,
    paint: makePaint(ports.out.colours),
    get width() {
      return Math.min(Math.max(ports.out.columns, 40), 120);
    },
    program: isFromNpm(ports) ? 'npm run -s wagons --' : 'wagons',
  };
}

/** The language of the shell. */
function preferred({ environment }: Ports): Language {
  const tags = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name] ?? '');
  // The first that is set overrules the others, also when it names no language of ours.
  return pickLanguage([tags.find((tag) => tag !== '') ?? '']);
}

const isFromNpm = ({ environment }: Ports): boolean =>
  ['wagons', 'start'].includes(environment['npm_lifecycle_event'] ?? '');
