// An external bot program as a player, driven through the line protocol with timeouts.

import { type Game, invariant, type Move, ok, play, refused, type Result } from '@wagons/rules';
import { makeCode, parseMove } from '@wagons/rules/notation';
import { refusalText, typedErrorText } from '@wagons/words';
import type { BotFault } from '@wagons/words/terminal';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import type { ChildProgram } from '../kit/ports.ts';
import type { ThinkingLimit } from '../kit/task.ts';
import { makeLineReader } from './lineReader.ts';
import { type BotReply, makeRequest, parseReply, type BotRequest, VERSION } from './protocol.ts';

/** Timeout for `ready`, in milliseconds. */
export const START_TIME = 10_000;
/** Grace period beyond the time given for a move, in milliseconds. */
const GRACE = 5_000;
/** Timeout for a move without a time limit, in milliseconds. */
const PATIENCE = 60_000;
/** Timeout after `quit`, in milliseconds. */
const FAREWELL = 1_000;
/** Upper bound for output between two requests, in characters. */
const CHATTER = 1_000_000;

/** A pending reply. Any other reply is ignored or a fault. */
type Waiting = {
  readonly wants: BotReply['is'];
  readonly done: (heard: Result<BotReply, BotFault>) => void;
};

export class ExternalBot {
  readonly #context: Context;
  readonly #command: readonly string[];
  readonly #deckJson: string | undefined;
  #running: ChildProgram | undefined;
  #waiting: Waiting | undefined;
  /** A fault that happened between two requests; reported with the next one. */
  #fault: BotFault | undefined;
  #heard = 0;
  #gone: () => void = () => undefined;

  constructor(context: Context, command: readonly string[], deckJson: string | undefined) {
    this.#context = context;
    this.#command = command;
    this.#deckJson = deckJson;
  }

  /** Announces a new game; starts the program if it isn't running. */
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

  /** A legal move, or the fault. */
  async choose(game: Game, allowance: ThinkingLimit): Promise<Result<Move, BotFault>> {
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

  /** Asks it to quit, and kills it after a timeout. */
  async quit(): Promise<void> {
    if (!this.#running) return;
    this.#send([{ is: 'quit' }]);
    await new Promise<void>((gone) => {
      const cancel = this.#context.ports.setTimer(FAREWELL, gone);
      this.#gone = () => {
        cancel();
        gone();
      };
    });
    this.#end();
  }

  /** Kills it; a pending request fails. */
  interrupt(): void {
    this.#fail({ what: 'ended' });
  }

  #start(): void {
    const reader = makeLineReader(CHATTER);
    this.#fault = undefined;
    this.#heard = 0;
    this.#running = this.#context.ports.start(this.#command, {
      onOutput: (text) => {
        this.#heard += text.length;
        for (const line of reader.add(text)) this.#hear(line);
        if (this.#heard > CHATTER) this.#fail({ what: 'tooMuch', limit: CHATTER });
      },
      onExit: (how) => {
        this.#running = undefined;
        this.#gone();
        this.#fail({ what: how });
      },
    });
  }

  #hear(line: string): void {
    if (line.trim() === '' || this.#fault) return;
    const answer = parseReply(line);
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

  #send(requests: readonly BotRequest[]): void {
    this.#heard = 0;
    this.#running?.send(requests.map((request) => `${makeRequest(request)}\n`).join(''));
  }

  #ask(
    requests: readonly BotRequest[],
    wants: BotReply['is'],
    time: number,
  ): Promise<Result<BotReply, BotFault>> {
    if (this.#fault) return Promise.resolve(refused(this.#fault));
    return new Promise((heard) => {
      const cancel = this.#context.ports.setTimer(time, () => {
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
