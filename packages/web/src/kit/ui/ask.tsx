// A button for what cannot be undone: it asks before it does anything.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { useSpeech } from '../speech/speech.ts';
import '../look/ask.css';

type AskProps = {
  /** What would be done. */
  readonly act: string;
  /** To which one, where there are several. */
  readonly to?: string;
  readonly question: ComponentChildren;
  /** The word that does it, if it is not the act itself. */
  readonly sure?: string;
  readonly isDisabled?: boolean;
  readonly onSure: () => void;
};

export function Ask({ act, to, question, sure = act, isDisabled, onSure }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={to === undefined ? undefined : `${act}: ${to}`}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {act}
      </button>
      {isAsking && (
        <Question heading={act} sure={sure} onSure={onSure} onClose={() => setAsking(false)}>
          {to !== undefined && <p>{to}</p>}
          <p>{question}</p>
        </Question>
      )}
    </>
  );
}

type QuestionProps = {
  readonly heading: string;
  readonly children: ComponentChildren;
  readonly sure: string;
  readonly onSure: () => void;
  readonly onClose: () => void;
};

/** The question itself, for what is not asked for by a button. */
export function Question({ heading, children, sure, onSure, onClose }: QuestionProps) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      {children}
      <div class="row">
        <button type="button" class="button" onClick={onClose}>
          {useSpeech().web.shell.cancel}
        </button>
        <button
          type="button"
          class="button sure"
          onClick={({ currentTarget, detail }) => {
            // A double click is too fast to have read the question.
            if (detail > 1) return;
            // Closed at once, it lets the focus go to where the act leads.
            currentTarget.closest('dialog')?.close();
            onSure();
          }}
        >
          {sure}
        </button>
      </div>
    </Dialog>
  );
}
