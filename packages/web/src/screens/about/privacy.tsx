// What is stored on this device, and a way to delete all of it.

import { useSignal } from '@preact/signals';
import { shelf } from '../../app/desk.ts';
import { Dialog } from '../../app/dialog.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';
import { usePagesWords } from '../pagesWords.ts';

/** Afterwards the page begins anew: what was read before must not be written again. */
function deleteEverything(): void {
  for (const key of shelf.keys()) shelf.remove(key);
  location.hash = makeRoute({ screen: 'home' });
  location.reload();
}

export function Privacy() {
  const { shell } = useSpeech().web;
  const say = usePagesWords().about.privacy;
  const isAsking = useSignal(false);
  return (
    <section class="about">
      <h2>{say.heading}</h2>
      <p>{say.nothingLeaves}</p>
      <p>{say.stored}</p>
      <ul>
        {say.storedThings.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>{say.links}</p>
      <p>{say.online}</p>
      <p>
        <button type="button" class="button" onClick={() => (isAsking.value = true)}>
          {say.delete}
        </button>
      </p>
      {isAsking.value && (
        <Dialog heading={say.delete} onClose={() => (isAsking.value = false)}>
          <p>{say.deleteAsk}</p>
          <div class="row">
            <button type="button" class="button main" onClick={deleteEverything}>
              {say.deleteAll}
            </button>
            <button type="button" class="button" onClick={() => (isAsking.value = false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
