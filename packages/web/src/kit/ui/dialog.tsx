// A dialog on top of a screen: the browser's own, with its focus and its Escape key.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Announcer } from '../browser/announcer.tsx';
import { useListener } from '../browser/useListener.ts';
import { useSpeech } from '../speech/speech.ts';
import '../look/dialog.css';

type DialogProps = {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** Open as long as it is drawn. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    dialog?.showModal();
    // Closed before it is taken away, it gives the focus back to where it was.
    return () => dialog?.close();
  }, []);
  useListener(ref, 'mousedown', (event) => {
    const { current: dialog } = ref;
    // A click on the backdrop has the dialog itself as its target.
    if (!dialog || event.target !== dialog || isInside(event, dialog)) return;
    // Keeps the focus from moving to what was clicked; closing restores it.
    event.preventDefault();
    dialog.close();
  });
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={(event) => event.currentTarget.isConnected && onClose()}>
      <form method="dialog" class="dialog-head">
        <h2 id={id}>{heading}</h2>
        <button class="plain" aria-label={useSpeech().web.shell.close}>
          <span aria-hidden="true">✕</span>
        </button>
      </form>
      {children}
      {/* Nothing outside of an open dialog is heard. */}
      <Announcer />
    </dialog>
  );
}

function isInside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
