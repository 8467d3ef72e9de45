// What other programs did wrong, in sentences.

import type { TerminalMessages } from '../generated/types.ts';
import { anyOf } from '../errors.ts';
import type { Words } from '../words.ts';

/** Why a program loses a game. */
export type BotFault =
  | { readonly what: 'notStarted' }
  | { readonly what: 'notReady'; readonly seconds: number }
  | { readonly what: 'noAnswer'; readonly seconds: number }
  | { readonly what: 'ended' }
  | { readonly what: 'tooMuch'; readonly limit: number }
  | { readonly what: 'unreadable'; readonly said: string }
  /** `reason` is a sentence. */
  | { readonly what: 'illegal'; readonly said: string; readonly reason: string }
  | { readonly what: 'complained'; readonly said: string };

/** What is wrong with a line of the protocol that another program sent to our bot. */
export type RequestFault =
  | { readonly what: 'unknownRequest'; readonly found: string; readonly known: readonly string[] }
  | { readonly what: 'otherVersion'; readonly found: string }
  | { readonly what: 'badBudget'; readonly found: string }
  | { readonly what: 'badPosition' }
  | { readonly what: 'noPosition' }
  | { readonly what: 'gameOver' }
  | { readonly what: 'lineTooLong'; readonly limit: number }
  /** A deck, a code or a move, with the sentence that says what is wrong with it. */
  | { readonly what: 'inside'; readonly sentence: string };

export function botFaultText({ arena: { faults } }: TerminalMessages, fault: BotFault): string {
  switch (fault.what) {
    case 'notStarted':
    case 'ended':
      return faults[fault.what];
    case 'notReady':
    case 'noAnswer':
      return faults[fault.what](fault);
    case 'tooMuch':
      return faults.tooMuch(fault);
    case 'illegal':
      return faults.illegal(fault);
    case 'unreadable':
    case 'complained':
      return faults[fault.what](fault);
  }
}

export function requestFaultText(
  { arena: { requests } }: TerminalMessages,
  words: Words,
  fault: RequestFault,
): string {
  switch (fault.what) {
    case 'badPosition':
    case 'noPosition':
    case 'gameOver':
      return requests[fault.what];
    case 'unknownRequest':
      return requests.unknownRequest({ found: fault.found, known: anyOf(words, fault.known) });
    case 'otherVersion':
    case 'badBudget':
      return requests[fault.what](fault);
    case 'lineTooLong':
      return requests.lineTooLong(fault);
    case 'inside':
      return fault.sentence;
  }
}
