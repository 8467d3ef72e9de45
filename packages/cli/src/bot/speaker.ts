// Our bot in the line protocol: requests come in, answers go out; a bad one is told and the next is read.

import { botOf, type Level } from '@wagons/ai';
import { type Deck, type Game, makeCode, makeMove } from '@wagons/rules';
import { sayingText } from '@wagons/words';
import type { RequestFault } from '@wagons/words/terminal';
import { type Context, print } from '../kit/context.ts';
import { harmless } from '../terminal/block.ts';
import type { Thought } from '../kit/ports.ts';
import type { Allowance } from '../kit/task.ts';
import { makeLineReader } from './lineReader.ts';
import {
  type Answer,
  LINE_LIMIT,
  makeAnswer,
  parseRequest,
  type Position,
  type Request,
  VERSION,
} from './lines.ts';
import { setUpDeck, setUpPosition } from './setUp.ts';

/** A line that was read. `go` may be told to stop while it waits, while it is thought about, or too late. */
type Heard = { readonly line: number; readonly request: Request | RequestFault; isStopped: boolean };

/** Answers all that comes through standard input until `quit` or its end. */
export async function speak(context: Context, level: Level): Promise<void> {
  const table = new Speaker(context, level);
  await Promise.all([table.listen(), table.answer()]);
}

class Speaker {
  readonly #context: Context;
  readonly #level: Level;
  /** Lines are read while a move is thought about, so that `stop` is heard; they wait here. */
  readonly #waiting: Heard[] = [];
  #wake: () => void = () => undefined;
  #isAtEnd = false;
  #lastGo: Heard | undefined;
  /** The line that is being answered. */
  #obeyed: Heard | undefined;
  #thought: Thought<unknown> | undefined;
  #deck: Deck;
  #game: Game | undefined;
  /** Counts the games, so that nothing is carried from one into the next. */
  #games = 0;

  constructor(context: Context, level: Level) {
    this.#context = context;
    this.#level = level;
    this.#deck = context.printed;
  }

  /** Reads lines as they come. */
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
    const request: Request | RequestFault =
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
      // What was asked before is still answered, but nobody waits for long.
      for (const one of [this.#obeyed, ...this.#waiting]) if (one) this.#stop(one);
      this.#isAtEnd = true;
    }
    this.#wake();
  }

  #stop(heard: Heard): void {
    heard.isStopped = true;
    if (heard === this.#obeyed) this.#thought?.stop();
  }

  /** Answers one line after another. */
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
        // Heard already, while whatever was asked before them was thought about.
        return undefined;
    }
  }

  async #setDeck(heard: Heard, named: string): Promise<void> {
    // Whatever the deck is now, the position was of the one before.
    this.#game = undefined;
    const deck = setUpDeck(this.#context, named);
    if (deck.ok) this.#deck = deck.value;
    else await this.#complain(heard, { what: 'inside', sentence: deck.error });
  }

  async #setPosition(heard: Heard, position: Position): Promise<void> {
    const game = setUpPosition(this.#context, position, this.#deck);
    // A position that cannot be set up must not be mistaken for the one before.
    this.#game = game.ok ? game.value : undefined;
    if (!game.ok) await this.#complain(heard, { what: 'inside', sentence: game.error });
  }

  async #go(heard: Heard, allowance: Allowance): Promise<void> {
    const game = this.#game;
    if (!game || game.phase === 'over') {
      await this.#complain(heard, { what: game ? 'gameOver' : 'noPosition' });
      return;
    }
    // What is left to chance comes from the position: asked again, the answer is the same.
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

  #say(...answers: readonly Answer[]): Promise<void> {
    return print(this.#context, answers.map(makeAnswer));
  }

  #complain({ line }: Heard, fault: RequestFault): Promise<void> {
    const { say } = this.#context;
    const sentence = sayingText<RequestFault>(say.arena.requests, fault);
    return this.#say({ is: 'error', text: say.refusals.badLine(line, harmless(sentence)) });
  }
}
