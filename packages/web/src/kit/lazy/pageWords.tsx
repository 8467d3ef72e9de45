// The words of a page that has some of its own: fetched when somebody goes there, and again in another language.

import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from '@wagons/rules';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Failed, Waiting } from './lazy.tsx';
import { speech } from '../speech/speech.ts';

export type PageWords<Words> = {
  /** The words, inside a component that waits for them. */
  readonly use: () => Words;
  /** The words where one can do without: undefined until they are there, or while they are not needed. */
  readonly useWhen: (need: { readonly isNeeded: boolean }) => Words | undefined;
  /** The component, once there are words for it. */
  readonly wait: <Props extends object>(component: ComponentType<Props>) => ComponentType<Props>;
};

export function pageWords<Words>(load: (language: Language) => Promise<Words>): PageWords<Words> {
  const words: Signal<Words | undefined> = signal(undefined);
  /** The language whose words could not be fetched. */
  const missed = signal<Language | undefined>(undefined);

  /** The old language stays until the new one is there. */
  const follow = (): (() => void) =>
    effect(() => {
      const language = speech.value?.words.language;
      if (!language || language === missed.value) return;
      load(language).then(
        (loaded) => {
          // A slower language must not overtake the one chosen after it.
          if (speech.peek()?.words.language === language) words.value = loaded;
        },
        () => {
          if (words.peek() === undefined) missed.value = language;
        },
      );
    });

  return {
    use: () => {
      if (words.value === undefined) throw new Error('A page was drawn before it had words.');
      return words.value;
    },
    useWhen: ({ isNeeded }) => {
      useEffect(() => {
        if (!isNeeded) return undefined;
        missed.value = undefined;
        return follow();
      }, [isNeeded]);
      return isNeeded ? words.value : undefined;
    },
    wait: (Page) =>
      function Speaking(props) {
        useEffect(follow, []);
        if (words.value !== undefined) return <Page {...props} />;
        return missed.value ? <Failed again={() => (missed.value = undefined)} /> : <Waiting />;
      },
  };
}
