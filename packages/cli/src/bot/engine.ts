// Our bot as an engine of the line protocol: reads requests, prints replies; an invalid request is reported.

import { botOf, type Level } from '@wagons/ai';
import type { Deck, Game } from '@wagons/rules';
import { makeCode, makeMove } from '@wagons/rules/notation';
import { type RequestFault, requestFaultText } from '@wagons/words/terminal';
import { type Context, print } from '../kit/context.ts';
import { harmless } from '../terminal/block.ts';
import type { Computation } from '../kit/ports.ts';
import type { ThinkingLimit } from '../kit/task.ts';
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
type Heard = { readonly line: number; readonly request: BotRequest | RequestFault; isStopped: boolean };

/** Serves requests from standard input until `quit` or its end. */
export async function runBotEngine(context: Context, level: Level): Promise<void> {
  const table = new BotEngine(context, level);
  await Promise.all([table.listen(), table.answer()]);
}

class BotEngine {
  readonly #context: Context;
  readonly #level: Level;
  /** The queue: lines are read while a move is computed, so that `stop` takes effect. */
  readonly #waiting: Heard[] = [];
  #wake: () => void = () => undefined;
  #isAtEnd = false;
  #lastGo: Heard | undefined;
  /** The request that is being answered. */
  #obeyed: Heard | undefined;
  #thought: Computation<unknown> | undefined;
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
      for (const text of reader.add(chunk)) this.#hear(text, ++count);
      if (this.#isAtEnd) return;
    }
    this.#hear(reader.rest(), ++count);
    this.#isAtEnd = true;
    this.#wake();
  }

  #hear(text: string, line: number): void {
    if (text.trim() === '' || this.#isAtEnd) return;
    const parsed = parseRequest(text);
    const request: BotRequest | RequestFault =
      text.length > LINE_LIMIT
        ? { what: 'lineTooLong', limit: LINE_LIMIT }
        : parsed.ok
          ? parsed.value
          : parsed.error;
    const heard = { line, request, isStopped: false };
    if ('is' in request && request.is === 'go') this.#lastGo = heard;
    this.#waiting.push(heard);
    if ('is' in request && request.is === 'stop' && this.#lastGo) this.#stop(this.#lastGo);
    if ('is' in request && request.is === 'quit') {
      // Queued requests are still answered, but without thinking.
      for (const one of [this.#obeyed, ...this.#waiting]) if (one) this.#stop(one);
      this.#isAtEnd = true;
    }
    this.#wake();
  }

  #stop(heard: Heard): void {
    heard.isStopped = true;
    if (heard === this.#obeyed) this.#thought?.stop();
  }

  /** Answers the queue in order. */
  async answer(): Promise<void> {
    for (;;) {
      const heard = this.#waiting.shift();
      this.#obeyed = heard;
      if (heard) await this.#obey(heard);
      else if (this.#isAtEnd) return;
      else
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
    }
  }

  #obey(heard: Heard): Promise<void> | undefined {
    const { request } = heard;
    if (!('is' in request)) return this.#complain(heard, request);
    switch (request.is) {
      case 'wagons':
        return request.version === VERSION
          ? this.#say({ is: 'id', text: `name Circle the Wagons L${this.#level}` }, { is: 'ready' })
          : this.#complain(heard, { what: 'otherVersion', found: harmless(request.version) });
      case 'newgame':
        this.#game = undefined;
        this.#games++;
        return undefined;
      case 'deck':
        return this.#setDeck(heard, request.deck);
      case 'position':
        return this.#setPosition(heard, request.position);
      case 'go':
        return this.#go(heard, request.allowance);
      case 'stop':
      case 'quit':
        // Took effect when it was read.
        return undefined;
    }
  }

  async #setDeck(heard: Heard, named: string): Promise<void> {
    // The position belongs to the previous deck.
    this.#game = undefined;
    const deck = setUpDeck(this.#context, named);
    if (deck.ok) this.#deck = deck.value;
    else await this.#complain(heard, { what: 'inside', sentence: deck.error });
  }

  async #setPosition(heard: Heard, position: BotPosition): Promise<void> {
    const game = setUpPosition(this.#context, position, this.#deck);
    // An invalid position must not leave the previous one in place.
    this.#game = game.ok ? game.value : undefined;
    if (!game.ok) await this.#complain(heard, { what: 'inside', sentence: game.error });
  }

  async #go(heard: Heard, allowance: ThinkingLimit): Promise<void> {
    const game = this.#game;
    if (!game || game.phase === 'over') {
      await this.#complain(heard, { what: game ? 'gameOver' : 'noPosition' });
      return;
    }
    // The seed comes from the position: the same question gets the same reply.
    const bot = botOf(this.#level);
    const thought = this.#context.ports.think({
      is: 'choose',
      game,
      bot,
      player: String(this.#games),
      chance: makeCode(game),
      allowance,
    });
    this.#thought = thought;
    if (heard.isStopped) thought.stop();
    const move = await thought.answer;
    this.#thought = undefined;
    await this.#say({ is: 'bestmove', move: makeMove(move) });
  }

  #say(...answers: readonly BotReply[]): Promise<void> {
    return print(this.#context, answers.map(makeReply));
  }

  #complain({ line }: Heard, fault: RequestFault): Promise<void> {
    const { say, words } = this.#context;
    const sentence = requestFaultText(say, words, fault);
    return this.#say({ is: 'error', text: say.refusals.badLine({ line, sentence: harmless(sentence) }) });
  }
}
