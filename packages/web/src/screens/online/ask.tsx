// A button that asks before it does something that cannot be taken back.

import { useState } from 'preact/hooks';
import { Dialog } from '../../app/dialog.tsx';
import { useSpeech } from '../../app/speech.ts';

type AskProps = {
  readonly button: string;
  readonly text: string;
  /** The word that does it. */
  readonly sure: string;
  readonly isDisabled?: boolean;
  readonly onSure: () => void;
};

export function Ask({ button, text, sure, isDisabled, onSure }: AskProps) {
  const { shell } = useSpeech().web;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button" disabled={isDisabled} onClick={() => setAsking(true)}>
        {button}
      </button>
      {isAsking && (
        <Dialog heading={button} onClose={() => setAsking(false)}>
          <p>{text}</p>
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() => {
                setAsking(false);
                onSure();
              }}
            >
              {sure}
            </button>
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
