// A program of somebody else as a player: asked in the line protocol, and never waited for longer than is fair.

import {
  type Game,
  invariant,
  makeCode,
  type Move,
  ok,
  parseMove,
  play,
  refused,
  type Result,
} from '@wagons/rules';
import { refusalText, typedErrorText } from '@wagons/words';
import type { BotFault } from '@wagons/words/terminal';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import type { Running } from '../kit/ports.ts';
import type { Allowance } from '../kit/task.ts';
import { makeLineReader } from './lineReader.ts';
import { type Answer, makeRequest, parseAnswer, type Request, VERSION } from './lines.ts';

/** Milliseconds to start and say `ready`. */
export const START_TIME = 10_000;
/** Milliseconds that an answer may be late, beyond the time that was given. */
const GRACE = 5_000;
/** Milliseconds for an answer where no time was given. */
const PATIENCE = 60_000;
/** Milliseconds to go after `quit`. */
const FAREWELL = 1_000;
/** Characters that a program may say between two requests. */
const CHATTER = 1_000_000;

/** Waits for an answer; what is not waited for is passed over or a fault. */
type Waiting = {
  readonly wants: Answer['is'];
  readonly done: (heard: Result<Answer, BotFault>) => void;
};

export class Program {
  readonly #context: Context;
  readonly #command: readonly string[];
  readonly #deckJson: string | undefined;
  #running: Running | undefined;
  #waiting: Waiting | undefined;
  /** What it did wrong while nobody asked; it is told when somebody does. */
  #fault: BotFault | undefined;
  #heard = 0;
  #gone: () => void = () => undefined;

  constructor(context: Context, command: readonly string[], deckJson: string | undefined) {
    this.#context = context;
    this.#command = command;
    this.#deckJson = deckJson;
  }

  /** Makes ready for a new game; starts the program where it does not run. */
  async begin(): Promise<Result<undefined, BotFault>> {
    if (!this.#running) {
      this.#start();
      const ready = await this.#ask([{ is: 'wagons', version: VERSION }], 'ready', START_TIME);
      if (!ready.ok)
        return refused(ready.error.what === 'noAnswer' ? { ...ready.error, what: 'notReady' } : ready.error);
      if (this.#deckJson !== undefined) this.#send([{ is: 'deck', deck: this.#deckJson }]);
    }
    this.#send([{ is: 'newgame' }]);
    return ok(undefined);
  }

  /** A legal move, or why there is none. */
  async choose(game: Game, allowance: Allowance): Promise<Result<Move, BotFault>> {
    const { milliseconds } = allowance;
    const heard = await this.#ask(
      [
        { is: 'position', position: { code: makeCode(game) } },
        { is: 'go', allowance },
      ],
      'bestmove',
      milliseconds === undefined ? PATIENCE : milliseconds + GRACE,
    );
    if (!heard.ok) return heard;
    invariant(heard.value.is === 'bestmove', 'a move was waited for');
    const move = this.#judge(game, heard.value.move);
    if (!move.ok) this.#end();
    return move;
  }

  #judge(game: Game, text: string): Result<Move, BotFault> {
    const { words } = this.#context;
    const said = printable(text);
    const move = parseMove(text, game.deck);
    if (!move.ok) return refused({ what: 'illegal', said, reason: typedErrorText(words, move.error) });
    const next = play(game, move.value);
    return next.ok ? move : refused({ what: 'illegal', said, reason: refusalText(words, next.error) });
  }

  /** Says goodbye; whoever does not go is ended. */
  async quit(): Promise<void> {
    if (!this.#running) return;
    this.#send([{ is: 'quit' }]);
    await new Promise<void>((gone) => {
      const cancel = this.#context.ports.after(FAREWELL, gone);
      this.#gone = () => {
        cancel();
        gone();
      };
    });
    this.#end();
  }

  /** Ends it at once; whoever waits for an answer gets none. */
  interrupt(): void {
    this.#fail({ what: 'ended' });
  }

  #start(): void {
    const reader = makeLineReader(CHATTER);
    this.#fault = undefined;
    this.#heard = 0;
    this.#running = this.#context.ports.start(this.#command, {
      hear: (text) => {
        this.#heard += text.length;
        for (const line of reader.add(text)) this.#hear(line);
        if (this.#heard > CHATTER) this.#fail({ what: 'tooMuch', limit: CHATTER });
      },
      gone: (how) => {
        this.#running = undefined;
        this.#gone();
        this.#fail({ what: how });
      },
    });
  }

  #hear(line: string): void {
    if (line.trim() === '' || this.#fault) return;
    const answer = parseAnswer(line);
    if (answer?.is === 'info' || answer?.is === 'id') return;
    const waiting = this.#waiting;
    if (answer?.is === 'error') this.#fail({ what: 'complained', said: printable(answer.text) });
    else if (!answer || answer.is !== waiting?.wants)
      this.#fail({ what: 'unreadable', said: printable(line.trim()) });
    else {
      this.#waiting = undefined;
      waiting.done(ok(answer));
    }
  }

  #fail(fault: BotFault): void {
    this.#end();
    this.#fault ??= fault;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.done(refused(this.#fault));
  }

  #end(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.kill();
  }

  #send(requests: readonly Request[]): void {
    this.#heard = 0;
    this.#running?.send(requests.map((request) => `${makeRequest(request)}\n`).join(''));
  }

  #ask(requests: readonly Request[], wants: Answer['is'], time: number): Promise<Result<Answer, BotFault>> {
    if (this.#fault) return Promise.resolve(refused(this.#fault));
    return new Promise((heard) => {
      const cancel = this.#context.ports.after(time, () => {
        this.#fail({ what: 'noAnswer', seconds: time / 1000 });
      });
      this.#waiting = {
        wants,
        done: (answer) => {
          cancel();
          heard(answer);
        },
      };
      this.#send(requests);
    });
  }
}
