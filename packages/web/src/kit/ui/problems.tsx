// What is wrong with a code or a file that somebody brought, in a sentence.

import type { Fault } from '@wagons/rules/deck';
import type { CodeError, TextError } from '@wagons/rules/notation';
import { codeErrorText, faultText, textErrorText } from '@wagons/words';
import { allWords } from '../lazy/allWords.ts';

export const CodeProblem = allWords.wait(({ error }: { readonly error: CodeError }) => (
  <p>{codeErrorText(allWords.use(), error)}</p>
));

export const TextProblem = allWords.wait(({ error }: { readonly error: TextError }) => (
  <p>{textErrorText(allWords.use(), error)}</p>
));

/** So many faults of a file are told; the others are mended more easily one by one. */
const TOLD = 5;

export const DeckProblems = allWords.wait(({ faults }: { readonly faults: readonly Fault[] }) => (
  <ul>
    {faults.slice(0, TOLD).map((fault) => (
      <li key={fault.path}>{faultText(allWords.use(), inOurWords(fault))}</li>
    ))}
  </ul>
));

/** What a browser says of broken JSON, it says in a language of its own. */
const inOurWords = (fault: Fault): Fault => (fault.what === 'notJson' ? { ...fault, detail: '' } : fault);
