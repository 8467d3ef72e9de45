// A button for an irreversible action, with a confirmation dialog.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { useSpeech } from '../speech/speech.ts';
import * as css from './ask.module.css';

type AskProps = {
  /** The label of the action. */
  readonly act: string;
  /** The object of the action, if there are several. */
  readonly to?: string;
  readonly question: ComponentChildren;
  /** The label of the confirm button; the action's by default. */
  readonly sure?: string;
  readonly isDisabled?: boolean;
  readonly onSure: () => void;
};

export function Ask({ act, to, question, sure = act, isDisabled, onSure }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  const { addressed } = useSpeech().web.table;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={to === undefined ? undefined : addressed({ who: act, what: to })}
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

/** The confirmation dialog alone. */
export function Question({ heading, children, sure, onSure, onClose }: QuestionProps) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      {children}
      <div class={`row ${css.answers}`}>
        <button type="button" class="button" onClick={onClose}>
          {useSpeech().web.shell.cancel}
        </button>
        <button
          type="button"
          class={`button ${css.sure}`}
          onClick={({ currentTarget, detail }) => {
            // Ignore the second click of a double click.
            if (detail > 1) return;
            // Close first, so that the action can move the focus.
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
