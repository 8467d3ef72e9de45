// Components that are loaded on demand.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nextTask } from '../browser/nextTask.ts';
import { store } from '../storage/storage.ts';
import { useSpeech } from '../speech/speech.ts';

type State<Props> = ComponentType<Props> | 'loading' | 'failed';

/** A placeholder that loads a component; later renders are synchronous. */
export function lazy<Found, Props extends object>(
  load: () => Promise<Found>,
  pick: (found: Found) => ComponentType<Props>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<State<Props>>(() => fetched ?? 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      let isWanted = true;
      load().then(
        (found) => {
          const component = pick(found);
          fetched = component;
          // Evaluating a script and rendering what it brings are two tasks, for slow devices.
          nextTask(() => {
            if (isWanted) setState(() => component);
          });
        },
        () => {
          if (isWanted) setState('failed');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [state]);
    if (state === 'loading') return <Meanwhile />;
    if (state === 'failed') return <Failed again={() => setState('loading')} />;
    const Fetched = state;
    return <Fetched {...props} />;
  };
}

/** A loading text that CSS reveals after a delay. */
export function Waiting() {
  return <p class="waiting">{useSpeech().web.shell.loading}</p>;
}

export function Failed({ again }: { readonly again: () => void }) {
  const { notLoaded } = useSpeech().web.shell;
  return (
    <div class="message" role="alert">
      <p>{notLoaded.text}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          // Some browsers cache failed module loads, so reload; unless unsaved data would be lost.
          if (store.condition.peek() === 'kept') location.reload();
          else again();
        }}
      >
        {notLoaded.again}
      </button>
    </div>
  );
}
