// A player of a match: a bot by its name, or a program that speaks the bot protocol.

import { type BotName, BOTS, type ThinkingLimit } from '@wagons/ai/service';
import { type Game, type Move, ok, refused, type Result } from '@wagons/rules';
import { anyOf } from '@wagons/words';
import type { BotFault } from '@wagons/words/terminal';
import { ExternalBot } from '../bot/externalBot.ts';
import { findBot } from '../options/bots.ts';
import { answerOf } from '../kit/askEngine.ts';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse } from '../kit/exit.ts';
import { splitWords } from './shellWords.ts';

/** A player as named on the command line. */
export type Named =
  | { readonly is: 'bot'; readonly name: string; readonly bot: BotName }
  | { readonly is: 'program'; readonly name: string; readonly command: readonly string[] };

const PROGRAM = 'cmd:';

/** `greedy`, `L5`, `cmd:node my-bot.mjs` */
export function readContestant({ say, words }: Context, text: string): Result<Named, Exit> {
  if (text.toLowerCase().startsWith(PROGRAM)) {
    const command = splitWords(text.slice(PROGRAM.length));
    const [program = ''] = command;
    if (program !== '') return ok({ is: 'program', name: printable(text), command });
  }
  const bot = findBot(text);
  return bot
    ? ok({ is: 'bot', name: bot, bot })
    : misuse(
        say.usage.unknownPlayer({
          found: printable(text),
          known: anyOf(words, BOTS),
          example: `${PROGRAM}node my-bot.mjs`,
        }),
      );
}

/** Plays one game after another. */
export type Contestant = {
  readonly name: string;
  /** Starts a new game; `seed` seeds the dice. */
  readonly begin: (seed: string) => Promise<Result<undefined, BotFault>>;
  /** A legal move, or the fault. */
  readonly choose: (game: Game) => Promise<Result<Move, BotFault>>;
  /** Aborts the current move. */
  readonly interrupt: () => void;
  readonly leave: () => Promise<void>;
};

export function makeContestant(
  context: Context,
  named: Named,
  { limit, deckJson }: { readonly limit: ThinkingLimit; readonly deckJson?: string | undefined },
): Contestant {
  const { name } = named;
  if (named.is === 'program') {
    const program = new ExternalBot(context, named.command, deckJson);
    return {
      name,
      begin: () => program.begin(),
      choose: (game) => program.choose(game, limit),
      interrupt: () => {
        program.interrupt();
      },
      leave: () => program.quit(),
    };
  }
  let player = '';
  let interrupt = (): void => undefined;
  return {
    name,
    begin: (seed) => {
      player = seed;
      return Promise.resolve(ok(undefined));
    },
    choose: async (game) => {
      const seed = `${player}/${game.moves.length}`;
      const pending = context.ports.engine.ask({ is: 'move', game, bot: named.bot, player, seed, limit });
      interrupt = pending.cancel;
      const answer = await pending.answer;
      const isCanceled = !answer.ok && answer.error.why === 'canceled';
      return isCanceled ? refused({ what: 'ended' }) : ok(await answerOf(pending));
    },
    interrupt: () => {
      interrupt();
    },
    leave: () => Promise.resolve(),
  };
}
