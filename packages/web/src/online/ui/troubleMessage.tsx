// A message about online trouble, with a button to try again or to reload the page.

import type { Problem } from '@wagons/protocol';
import type { ComponentChild } from 'preact';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as form from '../../kit/ui/form.module.css';
import type { AnyTrouble } from './requests.ts';

type TroubleProps = { readonly trouble: AnyTrouble; readonly again?: () => void };

export function TroubleMessage({ trouble, again }: TroubleProps) {
  const { trouble: say, account } = useSpeech().online;
  const { notLoaded } = useSpeech().web.shell;
  return (
    <div class={trouble.what === 'refused' ? `message ${form.wrong}` : 'message'} role="alert">
      <p>{sentence()}</p>
      {trouble.what === 'outdated' ? (
        <button type="button" class="button main" onClick={() => location.reload()}>
          {say.reload}
        </button>
      ) : (
        again &&
        trouble.what !== 'noServer' && (
          <button type="button" class="button" onClick={again}>
            {notLoaded.again}
          </button>
        )
      )}
    </div>
  );

  function sentence(): ComponentChild {
    switch (trouble.what) {
      case 'refused':
        return <Refusal problem={trouble.problem} />;
      case 'passkey':
        return account.passkey.unable[trouble.why];
      default:
        return say[trouble.what];
    }
  }
}

/** A newer server may send an unknown code; then its own sentence is shown. */
export function Refusal({ problem }: { readonly problem: Problem }) {
  const sentences: Readonly<Record<string, string>> = useSpeech().refusals;
  return <>{sentences[problem.code] ?? problem.message}</>;
}
