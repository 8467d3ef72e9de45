// Error messages for link codes and deck files.

import type { Fault } from '@wagons/rules/deck';
import type { CodeError, TextError } from '@wagons/rules/notation';
import { codeErrorText, faultText, textErrorText } from '@wagons/words';
import { useSpeech } from '../speech/speech.ts';

export const CodeProblem = ({ error }: { readonly error: CodeError }) => (
  <p>{codeErrorText(useSpeech().game, error)}</p>
);

export const TextProblem = ({ error }: { readonly error: TextError }) => (
  <p>{textErrorText(useSpeech().game, error)}</p>
);

/** At most this many faults of a file are listed. */
const MOST_FAULTS = 5;

export function DeckProblems({ faults }: { readonly faults: readonly Fault[] }) {
  const { game } = useSpeech();
  return (
    <ul>
      {faults.slice(0, MOST_FAULTS).map((fault) => (
        <li key={fault.path}>{faultText(game, inOurWords(fault))}</li>
      ))}
    </ul>
  );
}

/** Drops the browser's own JSON error, which is not localized. */
const inOurWords = (fault: Fault): Fault => (fault.what === 'notJson' ? { ...fault, detail: '' } : fault);
