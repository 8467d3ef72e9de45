// The contract of the help texts: every command, every option, and what stands for a value.

export const COMMANDS = [
  'play',
  'hint',
  'analyse',
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
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** What stands for a value in a help text: `--seed SEED`. One word in capitals. */
export type Placeholder =
  | 'bots'
  | 'card'
  | 'cards'
  | 'code'
  | 'command'
  | 'deck'
  | 'file'
  | 'language'
  | 'number'
  | 'options'
  | 'player'
  | 'seconds'
  | 'seed'
  | 'town'
  | 'who';

/** The options, by what they mean: one name may mean different things to different commands. */
export type OptionMeaning =
  | 'bots'
  | 'botsOfSimulate'
  | 'card'
  | 'center'
  | 'deals'
  | 'dealsOfLevels'
  | 'deck'
  | 'depth'
  | 'divide'
  | 'first'
  | 'games'
  | 'help'
  | 'json'
  | 'language'
  | 'level'
  | 'levelOfBot'
  | 'nodes'
  | 'playerA'
  | 'playerB'
  | 'seed'
  | 'seedOfSimulate'
  | 'step'
  | 'timeOfAnalysis'
  | 'timeOfBots'
  | 'timeOfMatch'
  | 'town'
  | 'townOfFirst'
  | 'townOfSecond'
  | 'welcome';

/** Paragraphs are broken into lines by the program. Commands, options and JSON keys are not translated. */
export type HelpWords = {
  /** Headings, without a colon. */
  readonly headings: Readonly<Record<'usage' | 'commands' | 'options' | 'examples', string>>;
  readonly placeholders: Readonly<Record<Placeholder, string>>;
  /** What the program is. */
  readonly program: readonly string[];
  /** Where to read about one command; `example` is how to call it. */
  readonly more: (example: string) => string;
  /** A phrase for the list of commands, and the paragraphs of its own help. */
  readonly commands: Readonly<
    Record<CommandName, { readonly summary: string; readonly about: readonly string[] }>
  >;
  /** Phrases, without a full stop. The program itself adds which bots there are. */
  readonly options: Readonly<Record<OptionMeaning, string>>;
};
