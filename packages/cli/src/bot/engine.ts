// Our bot as an engine of the line protocol: reads requests, prints replies; an invalid request is reported.

import { botOf, type Level, type PendingAnswer, type ThinkingLimit } from '@wagons/ai/service';
import { type Deck, type Game, legalMoves } from '@wagons/rules';
import { makeCode, makeMove } from '@wagons/rules/notation';
import { type RequestFault, requestFaultText } from '@wagons/words/terminal';
import { type Context, print } from '../kit/context.ts';
import { harmless } from '../terminal/block.ts';
import { answerOf } from '../kit/askEngine.ts';
import { makeLineReader } from './lineReader.ts';
import {
  type BotReply,
  LINE_LIMIT,
  makeReply,
  parseRequest,
  type BotPosition,
  type BotRequest,
  VERSION,
} from './protocol.ts';
import { setUpDeck, setUpPosition } from './setUp.ts';

/** A request that was read. A `go` can be stopped while it is queued or running. */
type QueuedRequest = {
  readonly line: number;
  readonly request: BotRequest | RequestFault;
  isStopped: boolean;
};

/** Serves requests from standard input until `quit` or its end. */
export async function runBotEngine(context: Context, level: Level): Promise<void> {
  const engine = new BotEngine(context, level);
  await Promise.all([engine.listen(), engine.answerAll()]);
}

class BotEngine {
  readonly #context: Context;
  readonly #level: Level;
  /** The queue: lines are read while a move is computed, so that `stop` takes effect. */
  readonly #queue: QueuedRequest[] = [];
  #wake: () => void = () => undefined;
  #isAtEnd = false;
  #lastGo: QueuedRequest | undefined;
  /** The request that is being answered. */
  #current: QueuedRequest | undefined;
  #pending: PendingAnswer<unknown> | undefined;
  #deck: Deck;
  #game: Game | undefined;
  /** Numbers the games, so that no cache is carried into the next one. */
  #games = 0;

  constructor(context: Context, level: Level) {
    this.#context = context;
    this.#level = level;
    this.#deck = context.printed;
  }

  async listen(): Promise<void> {
    const reader = makeLineReader(LINE_LIMIT);
    let count = 0;
    for await (const chunk of this.#context.ports.input.chunks()) {
      for (const text of reader.add(chunk)) this.#receive(text, ++count);
      if (this.#isAtEnd) return;
    }
    this.#receive(reader.rest(), ++count);
    this.#isAtEnd = true;
    this.#wake();
  }

  #receive(text: string, line: number): void {
    if (text.trim() === '' || this.#isAtEnd) return;
    const parsed = parseRequest(text);
    const request: BotRequest | RequestFault =
      text.length > LINE_LIMIT
        ? { what: 'lineTooLong', limit: LINE_LIMIT }
        : parsed.ok
          ? parsed.value
          : parsed.error;
    const queued = { line, request, isStopped: false };
    if ('is' in request && request.is === 'go') this.#lastGo = queued;
    this.#queue.push(queued);
    if ('is' in request && request.is === 'stop' && this.#lastGo) this.#stop(this.#lastGo);
    if ('is' in request && request.is === 'quit') {
      // Queued requests are still answered, but without thinking.
      for (const one of [this.#current, ...this.#queue]) if (one) this.#stop(one);
      this.#isAtEnd = true;
    }
    this.#wake();
  }

  #stop(queued: QueuedRequest): void {
    queued.isStopped = true;
    if (queued === this.#current) this.#pending?.stop();
  }

  /** Answers the queue in order. */
  async answerAll(): Promise<void> {
    for (;;) {
      const queued = this.#queue.shift();
      this.#current = queued;
      if (queued) await this.#answer(queued);
      else if (this.#isAtEnd) return;
      else
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
    }
  }

  #answer(queued: QueuedRequest): Promise<void> | undefined {
    const { request } = queued;
    if (!('is' in request)) return this.#replyError(queued, request);
    switch (request.is) {
      case 'wagons':
        return request.version === VERSION
          ? this.#reply({ is: 'id', text: `name Circle the Wagons L${this.#level}` }, { is: 'ready' })
          : this.#replyError(queued, { what: 'otherVersion', found: harmless(request.version) });
      case 'newgame':
        this.#game = undefined;
        this.#games++;
        return undefined;
      case 'deck':
        return this.#setDeck(queued, request.deck);
      case 'position':
        return this.#setPosition(queued, request.position);
      case 'legal':
        // With moves it is what a host says to a bot that asked for them.
        return request.moves === '' ? this.#legal(queued) : undefined;
      case 'go':
        return this.#go(queued, request.limit);
      case 'stop':
      case 'quit':
        // Took effect when it was read.
        return undefined;
    }
  }

  async #setDeck(queued: QueuedRequest, named: string): Promise<void> {
    // The position belongs to the previous deck.
    this.#game = undefined;
    const deck = setUpDeck(this.#context, named);
    if (deck.ok) this.#deck = deck.value;
    else await this.#replyError(queued, { what: 'inside', sentence: deck.error });
  }

  async #setPosition(queued: QueuedRequest, position: BotPosition): Promise<void> {
    const game = setUpPosition(this.#context, position, this.#deck);
    // An invalid position must not leave the previous one in place.
    this.#game = game.ok ? game.value : undefined;
    if (!game.ok) await this.#replyError(queued, { what: 'inside', sentence: game.error });
  }

  async #legal(queued: QueuedRequest): Promise<void> {
    const game = this.#game;
    if (game) await this.#reply({ is: 'legal', moves: legalMoves(game).map(makeMove) });
    else await this.#replyError(queued, { what: 'noPosition' });
  }

  async #go(queued: QueuedRequest, limit: ThinkingLimit): Promise<void> {
    const game = this.#game;
    if (!game || game.phase === 'over') {
      await this.#replyError(queued, { what: game ? 'gameOver' : 'noPosition' });
      return;
    }
    // The seed comes from the position: the same question gets the same reply.
    const pending = this.#context.ports.engine.ask({
      is: 'move',
      game,
      bot: botOf(this.#level),
      player: String(this.#games),
      seed: makeCode(game),
      limit,
    });
    this.#pending = pending;
    if (queued.isStopped) pending.stop();
    const move = await answerOf(pending);
    this.#pending = undefined;
    await this.#reply({ is: 'bestmove', move: makeMove(move) });
  }

  #reply(...answers: readonly BotReply[]): Promise<void> {
    return print(this.#context, answers.map(makeReply));
  }

  #replyError({ line }: QueuedRequest, fault: RequestFault): Promise<void> {
    const { say, words } = this.#context;
    const sentence = requestFaultText(say, words, fault);
    return this.#reply({ is: 'error', text: say.refusals.badLine({ line, sentence: harmless(sentence) }) });
  }
}
