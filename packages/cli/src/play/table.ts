// The table: players move in turn, by keyboard, by pipe or by calculation, until the game is over or somebody leaves.

import { type Game, invariant } from '@wagons/rules';
import { type Context, print } from '../context.ts';
import { printable, wrap } from '../draw/block.ts';
import { DONE, type Exit, refusal } from '../exit.ts';
import { drawMoment } from './moment.ts';
import { drawNews } from './news.ts';
import { codeLines } from './orders.ts';
import { namesOf, onlyBots, type Players, playerToMove } from './players.ts';
import { respond } from './respond.ts';
import { begun, moved, type Session } from './session.ts';

const PROMPT = '> ';

/** Plays until the game is over or the players leave. No game is lost, for its code is told at the end. */
export async function sitDown(context: Context, game: Game, players: Players, seed?: string): Promise<Exit> {
  const { ports, width } = context;
  const table = { players, names: namesOf(players), seed };
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
    if (shown !== session.game) await print(context, drawMoment(context, session.game, table));
    shown = session.game;
    if (!player && !isInteractive) return DONE;
    const typed = await ask(context);
    const response =
      typed === undefined ? ({ is: 'leave' } as const) : respond(context, table, session, typed);
    switch (response.is) {
      case 'leave':
        if (player) await print(context, ['', ...codeLines(context, session.game)]);
        return DONE;
      case 'goOn':
        session = await letBotMove(context, players, session);
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
          await print(context, ['', ...codeLines(context, session.game)]);
          return refusal(response.sentence).error;
        }
        await ports.err.write(`${wrap(response.sentence, width).join('\n')}\n`);
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

async function letBotMove({ ports, say }: Context, players: Players, session: Session): Promise<Session> {
  const player = playerToMove(players, session.game);
  invariant(player?.is === 'bot', 'it is the turn of a bot');
  // On a terminal one sees that somebody thinks; the line is gone when it has thought.
  if (ports.out.isTerminal) await ports.out.write(`${say.table.bot.thinks(player.name)}\r`);
  await ports.breathe();
  const next = moved(session, player.choose(session.game));
  invariant(next.ok, 'a bot chooses a legal move');
  if (ports.out.isTerminal) await ports.out.write('\u001B[K');
  return next.value;
}
