// Error messages for link codes and deck files.

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

/** At most this many faults of a file are listed. */
const TOLD = 5;

export const DeckProblems = allWords.wait(({ faults }: { readonly faults: readonly Fault[] }) => (
  <ul>
    {faults.slice(0, TOLD).map((fault) => (
      <li key={fault.path}>{faultText(allWords.use(), inOurWords(fault))}</li>
    ))}
  </ul>
));

/** Drops the browser's own JSON error, which is not localized. */
const inOurWords = (fault: Fault): Fault => (fault.what === 'notJson' ? { ...fault, detail: '' } : fault);
