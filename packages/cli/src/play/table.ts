// The table: players move in turn, by keyboard, by pipe or by calculation, until the game is over or somebody leaves.

import { type Game, invariant } from '@wagons/rules';
import { type Context, print, remark } from '../kit/context.ts';
import { type Block, printable, wrap } from '../terminal/block.ts';
import { DONE, type Exit, refusal } from '../kit/exit.ts';
import { heedInterruption } from '../kit/interruption.ts';
import { thinkAloud } from '../thinking/thinkAloud.ts';
import { drawAdvice, HINT } from './advice.ts';
import { drawMoment } from './moment.ts';
import { drawNews } from './news.ts';
import { codeLines } from './opening.ts';
import { onlyBots, type Players, playerToMove, type Table } from './players.ts';
import { respond } from './respond.ts';
import { begun, moved, type Session } from './session.ts';

const PROMPT = '> ';

/** Plays until the game is over or the players leave. No game is lost, for its code is told at the end. */
export async function sitDown(context: Context, game: Game, table: Table): Promise<Exit> {
  const { ports, width } = context;
  const { players } = table;
  const isInteractive = ports.input.isTerminal;
  const turnsPages = onlyBots(players) && isInteractive;
  if (turnsPages || !onlyBots(players)) ports.input.listen();
  let session = begun(game);
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
      typed === undefined ? ({ is: 'leave' } as const) : respond(context, table, session, typed);
    switch (response.is) {
      case 'leave':
        if (player) await print(context, ['', ...codeLines(context, session.game, table)]);
        return DONE;
      case 'goOn':
        session = await letBotMove(context, players, session);
        break;
      case 'advise':
        await print(context, await advise(context, session.game, table));
        break;
      case 'told':
        await print(context, response.lines);
        break;
      case 'moved':
        session = response.session;
        await print(context, response.lines);
        break;
      case 'refused':
        if (!isInteractive) {
          // A script that went on after a refused move would play another game than it thinks.
          await print(context, ['', ...codeLines(context, session.game, table)]);
          return refusal(response.sentence).error;
        }
        await remark(context, wrap(response.sentence, width));
    }
  }
}

/** Asks for a line; what comes through a pipe is shown, so that the game can be read afterwards. */
async function ask(context: Context): Promise<string | undefined> {
  const { input } = context.ports;
  const typed = await input.ask(PROMPT);
  if (!input.isTerminal && typed !== undefined) await print(context, [PROMPT + printable(typed)]);
  return typed;
}

/** Looks for the best move, as long as nobody loses patience. */
async function advise(context: Context, game: Game, { players }: Table): Promise<Block> {
  const { ports, say } = context;
  if (ports.out.isTerminal) await ports.out.passing(say.hints.thinking);
  const { answer } = await thinkAloud(context, { is: 'analyse', game, allowance: HINT });
  if (ports.out.isTerminal) await ports.out.passing('');
  const toMove = playerToMove(players, game);
  return drawAdvice(context, game, answer, toMove?.is === 'person' ? 'you' : 'seats');
}

async function letBotMove({ ports, say }: Context, players: Players, session: Session): Promise<Session> {
  const player = playerToMove(players, session.game);
  invariant(player?.is === 'bot', 'it is the turn of a bot');
  // On a terminal one sees that somebody thinks; the line is gone when it has thought.
  if (ports.out.isTerminal) await ports.out.passing(say.table.bot.thinks(player.name));
  await ports.breathe();
  const thought = player.choose(session.game);
  const { unheed } = heedInterruption(ports, thought.stop);
  const next = moved(session, await thought.answer);
  unheed();
  invariant(next.ok, 'a bot chooses a legal move');
  if (ports.out.isTerminal) await ports.out.passing('');
  return next.value;
}
