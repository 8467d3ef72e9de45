// A slim notice over the table, to be closed.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './onlineNotices.module.css';

/** Passing notices disappear after this many milliseconds. */
const PASSING = 8000;

type NoticeProps = {
  /** Disappears by itself, unless hovered or focused. */
  readonly isPassing?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

export function Notice({ isPassing, onClose, children }: NoticeProps) {
  const { shell } = useSpeech().web;
  const box = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) close.current();
    }, PASSING);
    return () => clearInterval(timer);
  }, [isPassing, close]);
  return (
    <div ref={box} class={`message ${css.slim}`}>
      <p>
        {children}
        <button type="button" class="plain" aria-label={shell.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </p>
    </div>
  );
}
