// What went wrong, in one sentence: what it is, what would be right, and where it is.

import type { Fault } from '@wagons/rules/deck';
import type { CodeError, TextError } from '@wagons/rules/notation';
import type { Sayings, Words } from './contract.ts';
import { refusalText } from './refusal.ts';

/** The sentence for a problem. */
export function sayingText<Problem extends { readonly what: string }>(
  sayings: Sayings<Problem>,
  problem: Problem,
): string {
  // The saying found under `what` is the one for this very problem; the compiler cannot follow that.
  const saying = sayings[problem.what as Problem['what']] as (problem: Problem) => string;
  return saying(problem);
}

/** What is wrong with a deck file, and where. */
export function faultText({ errors }: Words, fault: Fault): string {
  const sentence = sayingText<Fault>(errors.faults, fault);
  return fault.path === '$' ? sentence : `${errors.atPath(fault.path)} ${sentence}`;
}

/** What is wrong with a text in the notation, and where. */
export const textErrorText = (words: Words, error: TextError): string =>
  `${words.errors.atPlace(error)} ${typedErrorText(words, error)}`;

/** What is wrong with a single line that was just typed, where there is only one place to look. */
export const typedErrorText = (words: Words, error: TextError): string =>
  error.what === 'illegal' ? refusalText(words, error.illegal) : sayingText(words.errors.textErrors, error);

/** What is wrong with a link code. */
export const codeErrorText = ({ errors }: Words, error: CodeError): string =>
  sayingText<CodeError>(errors.codeErrors, error);
