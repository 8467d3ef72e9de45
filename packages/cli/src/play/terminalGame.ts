// The game loop at the terminal: people and bots move in turn until the game is over or the player quits.

import { type Game, invariant } from '@wagons/rules';
import { botTitle } from '../options/bots.ts';
import { type Context, print, remark } from '../kit/context.ts';
import { type Block, printable, wrap } from '../terminal/block.ts';
import { DONE, type Exit, refusal } from '../kit/exit.ts';
import { watchInterrupt } from '../kit/interruption.ts';
import { answerOf, askEngine } from '../kit/askEngine.ts';
import { drawAdvice } from './advice.ts';
import { drawMoment } from './moment.ts';
import { drawNews } from './news.ts';
import { codeLines } from './opening.ts';
import { onlyBots, type Players, playerToMove, type Seating } from './seating.ts';
import { respond } from './respond.ts';
import { afterMove, type GameHistory, startHistory } from './history.ts';

const PROMPT = '> ';

/** Plays until the game is over or the player quits; prints the link code, so that no game is lost. */
export async function playAtTerminal(context: Context, game: Game, table: Seating): Promise<Exit> {
  const { ports, width } = context;
  const { players } = table;
  const isInteractive = ports.input.isTerminal;
  const turnsPages = onlyBots(players) && isInteractive;
  if (turnsPages || !onlyBots(players)) ports.input.listen();
  let session = startHistory(game);
  let shown: Game | undefined;
  for (;;) {
    const player = playerToMove(players, session.game);
    if (player?.is === 'bot' && !turnsPages) {
      session = await letBotMove(context, players, session);
      if (onlyBots(players)) await print(context, drawNews(context, session.game, table.names, undefined));
      continue;
    }
    if (shown !== session.game)
      await print(context, drawMoment(context, session.game, table, { isFirst: shown === undefined }));
    shown = session.game;
    if (!player && onlyBots(players) && !isInteractive) return DONE;
    const typed = await ask(context);
    const response =
      typed === undefined ? ({ is: 'quit' } as const) : respond(context, table, session, typed);
    switch (response.is) {
      case 'quit':
        if (player) await print(context, ['', ...codeLines(context, session.game, table)]);
        return DONE;
      case 'botMove':
        session = await letBotMove(context, players, session);
        break;
      case 'advise':
        await print(context, await advise(context, session.game, table));
        break;
      case 'print':
        await print(context, response.lines);
        break;
      case 'moved':
        session = response.session;
        await print(context, response.lines);
        break;
      case 'refused':
        if (!isInteractive) {
          // A script must not continue after a refused move, since its later moves assume that it was made.
          await print(context, ['', ...codeLines(context, session.game, table)]);
          return refusal(response.sentence).error;
        }
        await remark(context, wrap(response.sentence, width));
    }
  }
}

/** Reads a line; input from a pipe is echoed, so that the transcript is complete. */
async function ask(context: Context): Promise<string | undefined> {
  const { input } = context.ports;
  const typed = await input.ask(PROMPT);
  if (!input.isTerminal && typed !== undefined) await print(context, [PROMPT + printable(typed)]);
  return typed;
}

/** Searches for the best move until Ctrl-C. */
async function advise(context: Context, game: Game, { players }: Seating): Promise<Block> {
  const { ports, say } = context;
  if (ports.out.isTerminal) await ports.out.transient(say.hints.thinking);
  const { answer } = await askEngine(context, { is: 'hint', game });
  if (ports.out.isTerminal) await ports.out.transient('');
  const toMove = playerToMove(players, game);
  return drawAdvice(context, game, answer, toMove?.is === 'person' ? 'you' : 'seats');
}

async function letBotMove(
  { ports, say, words }: Context,
  players: Players,
  session: GameHistory,
): Promise<GameHistory> {
  const player = playerToMove(players, session.game);
  invariant(player?.is === 'bot', 'it is the turn of a bot');
  // Shown on a terminal while the bot thinks.
  if (ports.out.isTerminal)
    await ports.out.transient(say.table.bot.thinks({ bot: botTitle(words, player.name) }));
  await ports.yieldToEventLoop();
  const pending = player.choose(session.game);
  const { dispose } = watchInterrupt(ports, pending.stop);
  const next = afterMove(session, await answerOf(pending));
  dispose();
  invariant(next.ok, 'a bot chooses a legal move');
  if (ports.out.isTerminal) await ports.out.transient('');
  return next.value;
}
