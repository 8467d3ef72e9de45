// What is stored on this device, and a button to delete it.

import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { Ask } from '../../kit/ui/ask.tsx';
import { store } from '../../kit/storage/storage.ts';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { useMount } from '../../kit/browser/useMount.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './about.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** A history state that survives the reload after everything is deleted. */
const DELETED = 'deleted';

/** Reloads, so that nothing in memory is written again. */
function deleteEverything(): void {
  for (const key of store.keys()) store.remove(key);
  history.replaceState(DELETED, '');
  location.reload();
}

/** Confirms after the reload that everything is deleted. */
export function Deleted() {
  const { deleted } = useSpeech().pages.about.privacy;
  const [isSaid] = useState(() => history.state === DELETED);
  useMount(() => {
    if (!isSaid) return;
    history.replaceState(undefined, '');
    focusHeading();
    announce(deleted);
  });
  return isSaid ? <p class="message">{deleted}</p> : null;
}

export function Privacy() {
  const say = useSpeech().pages.about.privacy;
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      <p>{say.nothingLeaves}</p>
      <p>{say.stored}</p>
      <ul class={`${layout.list} ${css.list}`}>
        {say.storedThings.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>{say.links}</p>
      {say.online.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <Ask act={say.delete} question={say.deleteAsk} sure={say.deleteAll} onSure={deleteEverything} />
      </p>
    </section>
  );
}
