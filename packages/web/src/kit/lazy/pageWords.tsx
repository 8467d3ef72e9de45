// Texts that are loaded on demand, and again when the language changes.

import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from '@wagons/rules';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Failed, Waiting } from './lazy.tsx';
import { speech } from '../speech/speech.ts';

export type PageWords<Words> = {
  /** The texts, inside a component wrapped by `wait`. */
  readonly use: () => Words;
  /** The texts if they are needed and loaded; undefined otherwise. */
  readonly useWhen: (need: { readonly isNeeded: boolean }) => Words | undefined;
  /** Wraps a component to render only once its texts are loaded. */
  readonly wait: <Props extends object>(component: ComponentType<Props>) => ComponentType<Props>;
  /** A part of the words, loaded with the rest. */
  readonly part: <Part>(select: (words: Words) => Part) => PageWords<Part>;
};

export function pageWords<Words>(load: (language: Language) => Promise<Words>): PageWords<Words> {
  const words: Signal<Words | undefined> = signal(undefined);
  /** The language whose texts failed to load. */
  const missed = signal<Language | undefined>(undefined);

  /** Keeps the old language until the new one is loaded. */
  const follow = (): (() => void) =>
    effect(() => {
      const language = speech.value?.words.language;
      if (!language || language === missed.value) return;
      load(language).then(
        (loaded) => {
          // Ignore a response that was overtaken by a later choice.
          if (speech.peek()?.words.language === language) words.value = loaded;
        },
        () => {
          if (words.peek() === undefined) missed.value = language;
        },
      );
    });

  const pageOf = <Part,>(select: (words: Words) => Part): PageWords<Part> => ({
    use: () => {
      if (words.value === undefined) throw new Error('A page was drawn before it had words.');
      return select(words.value);
    },
    useWhen: ({ isNeeded }) => {
      useEffect(() => {
        if (!isNeeded) return undefined;
        missed.value = undefined;
        return follow();
      }, [isNeeded]);
      return isNeeded && words.value !== undefined ? select(words.value) : undefined;
    },
    wait: (Page) =>
      function Speaking(props) {
        useEffect(follow, []);
        if (words.value !== undefined) return <Page {...props} />;
        return missed.value ? <Failed again={() => (missed.value = undefined)} /> : <Waiting />;
      },
    part: (narrow) => pageOf((all) => narrow(select(all))),
  });
  return pageOf((all) => all);
}
