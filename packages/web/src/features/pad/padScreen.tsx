// The score pad for printed cards: the reader's own, or a shared one.

import { effect, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { builtInDecks } from '../../play/local/library.ts';
import { goInstead } from '../../kit/browser/navigation.ts';
import { keepPad, onPadChange, readKeptPad } from './keepPad.ts';
import { isBlank } from './pad.ts';
import { openPad } from './padEditor.ts';
import { makePad, parsePad } from './padText.ts';
import { PadView } from './padView.tsx';

export function PadScreen({ filled }: { readonly filled?: string }) {
  const [opened] = useState(() => {
    const kept = readKeptPad();
    const linked = filled === undefined ? undefined : parsePad(filled, builtInDecks);
    // A shared pad replaces the stored one only if that is blank or equal.
    const isGuest = linked?.ok === true && !isBlank(kept) && makePad(kept) !== filled;
    return { editor: openPad(linked?.ok ? linked.value : kept), linked, isGuest };
  });
  const { editor, linked } = opened;
  const isGuest = useSignal(opened.isGuest);
  useEffect(
    () =>
      effect(() => {
        const whole = editor.whole.value;
        if (!isGuest.value) keepPad(whole);
      }),
    [editor, isGuest],
  );
  useEffect(() => {
    const stop = onPadChange(() => {
      if (!isGuest.value) editor.open(readKeptPad());
    });
    return () => {
      stop();
      editor.leave();
    };
  }, [editor, isGuest]);
  const isOwn = !isGuest.value;
  useEffect(() => {
    if (linked?.ok && isOwn) openOwn();
  }, [linked, isOwn]);
  return (
    <PadView
      editor={editor}
      refused={linked?.ok === false ? linked.error : undefined}
      guest={
        isOwn
          ? undefined
          : {
              takeOver: () => {
                isGuest.value = false;
              },
              leave: openOwn,
            }
      }
    />
  );
}

const openOwn = (): void => goInstead({ screen: 'pad' });
