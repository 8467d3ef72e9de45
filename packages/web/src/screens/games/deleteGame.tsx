// Deletes a game, but asks before.

import { useSignal } from '@preact/signals';
import { games } from '../../app/desk.ts';
import { Dialog } from '../../app/dialog.tsx';
import { laterWords } from '../../app/laterWords.ts';
import { useSpeech } from '../../app/speech.ts';
import { usePagesWords } from '../pagesWords.ts';

/** `text` says which game it is. */
export function DeleteGame({ id, text }: { readonly id: string; readonly text: string }) {
  const { shell } = useSpeech().web;
  const say = usePagesWords().games;
  const isAsking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={`${say.delete}: ${text}`}
        onClick={() => (isAsking.value = true)}
      >
        {say.delete}
      </button>
      {isAsking.value && (
        <Dialog heading={say.delete} onClose={() => (isAsking.value = false)}>
          <p>{text}</p>
          <p>{laterWords.use().menu.abandonAsk}</p>
          <div class="row">
            <button
              type="button"
              class="button main"
              onClick={(event) => {
                event.currentTarget.closest('dialog')?.close();
                games.remove(id);
                // The button that had the focus goes with the game.
                document.querySelector<HTMLElement>('#content h1')?.focus();
              }}
            >
              {say.delete}
            </button>
            <button type="button" class="button" onClick={() => (isAsking.value = false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
