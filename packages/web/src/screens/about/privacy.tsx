// What is stored on this device, and a way to delete all of it.

import { Ask } from '../../app/ask.tsx';
import { shelf } from '../../app/desk.ts';
import { makeRoute } from '../../app/route.ts';
import { usePagesWords } from '../pagesWords.ts';

/** Afterwards the page begins anew: what was read before must not be written again. */
function deleteEverything(): void {
  for (const key of shelf.keys()) shelf.remove(key);
  location.hash = makeRoute({ screen: 'home' });
  location.reload();
}

export function Privacy() {
  const say = usePagesWords().about.privacy;
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
        <Ask act={say.delete} question={say.deleteAsk} sure={say.deleteAll} onSure={deleteEverything} />
      </p>
    </section>
  );
}
