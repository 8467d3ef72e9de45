// The frame of every screen but the table: a bar, a heading, the content.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { gameLeft, go } from '../browser/navigation.ts';
import { useSpeech } from '../speech/speech.ts';
import * as css from './page.module.css';

type PageProps = {
  readonly heading: string;
  /** A column of text, or the whole screen; both begin at the same edge. */
  readonly width?: 'column' | 'wide';
  /** The picture above the heading, which the bar lies on. */
  readonly scene?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

export function Page({ heading, width = 'column', scene, actions, children }: PageProps) {
  const { shell } = useSpeech().web;
  return (
    <div class={css.page} data-page>
      <header class={css.bar}>
        <button type="button" class="plain" onClick={() => go(gameLeft.value ?? { screen: 'home' })}>
          <span aria-hidden="true">←</span> {gameLeft.value ? shell.backToGame : shell.places.home}
        </button>
        {actions}
      </header>
      {scene}
      <main id="content" class={css.content} data-width={width}>
        <Heading text={heading} />
        {children}
      </main>
    </div>
  );
}

/** The heading of a screen; takes the focus when the screen changes, for screen readers. */
export function Heading({ text, class: name }: { readonly text: string; readonly class?: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { title } = useSpeech().web.shell;
  useEffect(() => {
    document.title = text === title ? title : `${text} · ${title}`;
  }, [text, title]);
  useEffect(() => {
    if (!hasArrived) hasArrived = true;
    else ref.current?.focus();
  }, []);
  return (
    <h1 ref={ref} tabindex={-1} class={name}>
      {text}
    </h1>
  );
}

/** The first screen leaves the focus where the browser put it. */
let hasArrived = false;
