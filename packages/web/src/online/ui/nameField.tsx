// The name of a new guest; a player who has a name sees it.

import { signal } from '@preact/signals';
import type { Problem } from '@wagons/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { isSignedIn, me } from '../me.ts';
import type { AnyTrouble } from './requests.ts';
import { OwnName } from './ownName.tsx';
import { Refusal } from './troubleMessage.tsx';
import * as form from '../../kit/ui/form.module.css';
import * as panel from '../../kit/ui/panel.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** The wanted name of a new guest; if empty, the server chooses. */
export const wishedName = signal('');
const problem = signal<Problem | undefined>(undefined);

/** Shows trouble with the name at its field; returns any other trouble. */
export function useNameTrouble(trouble: AnyTrouble | undefined): AnyTrouble | undefined {
  const found =
    trouble?.what === 'refused' && ['badName', 'nameNotAllowed'].includes(trouble.problem.code)
      ? trouble.problem
      : undefined;
  useEffect(() => {
    problem.value = found;
    return () => {
      problem.value = undefined;
    };
  }, [found]);
  return found ? undefined : trouble;
}

export function NameField() {
  const say = useSpeech().online.lobby;
  const { value: self } = me;
  const { value: wrong } = problem;
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  if (self === 'unknown') return null;
  if (isSignedIn(self)) {
    return (
      <div class={`${panel.panel} play-as`}>
        <OwnName self={self} />
      </div>
    );
  }
  return (
    <label class={`${form.field} ${panel.panel}`}>
      <span>{say.name}</span>
      <input
        ref={input}
        aria-invalid={wrong !== undefined}
        aria-describedby={help}
        value={wishedName.value}
        autocomplete="nickname"
        maxLength={48}
        onInput={(event) => (wishedName.value = event.currentTarget.value)}
      />
      <small id={help} {...(wrong && { class: form.wrong, role: 'alert' })}>
        {wrong ? <Refusal problem={wrong} /> : say.nameHelp}
      </small>
    </label>
  );
}
