// An external bot program as a player, driven through the line protocol with timeouts.

import type { ThinkingLimit } from '@wagons/ai/service';
import { type Game, invariant, legalMoves, type Move, ok, play, refused, type Result } from '@wagons/rules';
import { makeCode, makeMove, parseMove } from '@wagons/rules/notation';
import { refusalText, typedErrorText } from '@wagons/words';
import type { BotFault } from '@wagons/words/terminal';
import type { Context } from '../kit/context.ts';
import { printable } from '../terminal/block.ts';
import type { ChildProgram } from '../kit/ports.ts';
import { makeLineReader } from './lineReader.ts';
import {
  type BotPosition,
  type BotReply,
  type BotRequest,
  type BotWish,
  makeRequest,
  parseReply,
  VERSION,
  wishesIn,
} from './protocol.ts';

/** Timeout for `ready`, in milliseconds. */
export const READY_TIMEOUT = 10_000;
/** Grace period beyond the time given for a move, in milliseconds. */
const GRACE = 5_000;
/** Timeout for a move without a time limit, in milliseconds. */
const MOVE_TIMEOUT = 60_000;
/** Timeout after `quit`, in milliseconds. */
const QUIT_TIMEOUT = 1_000;
/** Upper bound for output between two requests, in characters. */
const OUTPUT_LIMIT = 1_000_000;

/** A pending reply. Any other reply is ignored or a fault. */
type PendingReply = {
  readonly wants: BotReply['is'];
  readonly done: (reply: Result<BotReply, BotFault>) => void;
};

export class ExternalBot {
  readonly #context: Context;
  readonly #command: readonly string[];
  readonly #deckJson: string | undefined;
  #process: ChildProgram | undefined;
  #pending: PendingReply | undefined;
  /** A fault that happened between two requests; reported with the next one. */
  #fault: BotFault | undefined;
  #received = 0;
  /** What the program asked for while it got ready. */
  readonly #wishes = new Set<BotWish>();
  #onExit: () => void = () => undefined;

  constructor(context: Context, command: readonly string[], deckJson: string | undefined) {
    this.#context = context;
    this.#command = command;
    this.#deckJson = deckJson;
  }

  /** Announces a new game; starts the program if it isn't running. */
  async begin(): Promise<Result<undefined, BotFault>> {
    if (!this.#process) {
      this.#start();
      const ready = await this.#ask([{ is: 'wagons', version: VERSION }], 'ready', READY_TIMEOUT);
      if (!ready.ok)
        return refused(ready.error.what === 'noAnswer' ? { ...ready.error, what: 'notReady' } : ready.error);
      if (this.#deckJson !== undefined) this.#send([{ is: 'deck', deck: this.#deckJson }]);
    }
    this.#send([{ is: 'newgame' }]);
    return ok(undefined);
  }

  /** A legal move, or the fault. */
  async choose(game: Game, limit: ThinkingLimit): Promise<Result<Move, BotFault>> {
    const { milliseconds } = limit;
    const reply = await this.#ask(
      [
        { is: 'position', position: this.#positionOf(game) },
        ...(this.#wishes.has('legal')
          ? [{ is: 'legal', moves: legalMoves(game).map(makeMove).join('; ') } as const]
          : []),
        { is: 'go', limit },
      ],
      'bestmove',
      milliseconds === undefined ? MOVE_TIMEOUT : milliseconds + GRACE,
    );
    if (!reply.ok) return reply;
    invariant(reply.value.is === 'bestmove', 'a move was waited for');
    const move = this.#validate(game, reply.value.move);
    if (!move.ok) this.#kill();
    return move;
  }

  #positionOf(game: Game): BotPosition {
    if (!this.#wishes.has('deal')) return { code: makeCode(game) };
    const { center, circle } = game.deal;
    return { deal: [...center, ...circle].join(' '), moves: game.moves.map(makeMove).join('; ') };
  }

  #validate(game: Game, text: string): Result<Move, BotFault> {
    const { words } = this.#context;
    const said = printable(text);
    const move = parseMove(text, game.deck);
    if (!move.ok) return refused({ what: 'illegal', said, reason: typedErrorText(words, move.error) });
    const next = play(game, move.value);
    return next.ok ? move : refused({ what: 'illegal', said, reason: refusalText(words, next.error) });
  }

  /** Asks it to quit, and kills it after a timeout. */
  async quit(): Promise<void> {
    if (!this.#process) return;
    this.#send([{ is: 'quit' }]);
    await new Promise<void>((exited) => {
      const cancel = this.#context.ports.setTimer(QUIT_TIMEOUT, exited);
      this.#onExit = () => {
        cancel();
        exited();
      };
    });
    this.#kill();
  }

  /** Kills it; a pending request fails. */
  interrupt(): void {
    this.#fail({ what: 'ended' });
  }

  #start(): void {
    const reader = makeLineReader(OUTPUT_LIMIT);
    this.#fault = undefined;
    this.#received = 0;
    this.#wishes.clear();
    this.#process = this.#context.ports.start(this.#command, {
      onOutput: (text) => {
        this.#received += text.length;
        for (const line of reader.add(text)) this.#receive(line);
        if (this.#received > OUTPUT_LIMIT) this.#fail({ what: 'tooMuch', limit: OUTPUT_LIMIT });
      },
      onExit: (how) => {
        this.#process = undefined;
        this.#onExit();
        this.#fail({ what: how });
      },
    });
  }

  #receive(line: string): void {
    if (line.trim() === '' || this.#fault) return;
    const answer = parseReply(line);
    if (answer?.is === 'id') for (const wish of wishesIn(answer.text)) this.#wishes.add(wish);
    if (answer?.is === 'info' || answer?.is === 'id') return;
    const pending = this.#pending;
    if (answer?.is === 'error') this.#fail({ what: 'complained', said: printable(answer.text) });
    else if (!answer || answer.is !== pending?.wants)
      this.#fail({ what: 'unreadable', said: printable(line.trim()) });
    else {
      this.#pending = undefined;
      pending.done(ok(answer));
    }
  }

  #fail(fault: BotFault): void {
    this.#kill();
    this.#fault ??= fault;
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.done(refused(this.#fault));
  }

  #kill(): void {
    const process = this.#process;
    this.#process = undefined;
    process?.kill();
  }

  #send(requests: readonly BotRequest[]): void {
    this.#received = 0;
    this.#process?.send(requests.map((request) => `${makeRequest(request)}\n`).join(''));
  }

  #ask(
    requests: readonly BotRequest[],
    wants: BotReply['is'],
    time: number,
  ): Promise<Result<BotReply, BotFault>> {
    if (this.#fault) return Promise.resolve(refused(this.#fault));
    return new Promise((reply) => {
      const cancel = this.#context.ports.setTimer(time, () => {
        this.#fail({ what: 'noAnswer', seconds: time / 1000 });
      });
      this.#pending = {
        wants,
        done: (answer) => {
          cancel();
          reply(answer);
        },
      };
      this.#send(requests);
    });
  }
}
