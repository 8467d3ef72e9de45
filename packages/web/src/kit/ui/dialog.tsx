// A modal dialog on the native <dialog> element.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Announcer } from '../browser/announcer.tsx';
import { useListener } from '../browser/useListener.ts';
import { useSpeech } from '../speech/speech.ts';
import { dialogs, urgent } from './urgent.ts';
import * as css from './dialog.module.css';

type DialogProps = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** Open while mounted. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [own] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    dialog?.showModal();
    dialogs.value = [...dialogs.peek(), own];
    return () => {
      dialogs.value = dialogs.peek().filter((one) => one !== own);
      // Closing before unmount restores the focus.
      dialog?.close();
    };
  }, [own]);
  const isTop = dialogs.value.at(-1) === own;
  useListener(ref, 'mousedown', (event) => {
    const { current: dialog } = ref;
    // A click on the backdrop has the dialog itself as its target.
    if (!dialog || event.target !== dialog || isInside(event, dialog)) return;
    // Keeps the focus from moving to what was clicked; closing restores it.
    event.preventDefault();
    dialog.close();
  });
  return (
    <dialog
      ref={ref}
      class={css.dialog}
      aria-labelledby={id}
      onClose={(event) => event.currentTarget.isConnected && onClose()}
    >
      <form method="dialog" class={css.head} data-part="head">
        <h2 id={id}>{heading}</h2>
        <button class="plain" aria-label={useSpeech().web.shell.close}>
          <span aria-hidden="true">✕</span>
        </button>
      </form>
      <div class={css.urgent} data-part="urgent" aria-live="polite">
        {isTop && urgent.value.map((Urgent, n) => <Urgent key={n} />)}
      </div>
      {children}
      {/* Live regions outside a modal dialog are inert. */}
      <Announcer />
    </dialog>
  );
}

function isInside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
