// Games in progress: continue or delete.

import { games as library } from '../../play/local/library.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { countPlaced, whoPlays } from '../../play/text/gameSummary.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { Faces } from './faces.tsx';
import { DeleteGame } from './deleteGame.tsx';
import '../../kit/look/panel.css';

export function GamesInProgress({ games }: { readonly games: readonly KeptGame[] }) {
  const say = usePagesWords().games;
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{say.going}</h2>
      <ul class="game-list">
        {games.map((kept) => (
          <GoingGame key={kept.id} kept={kept} />
        ))}
      </ul>
    </section>
  );
}

function GoingGame({ kept }: { readonly kept: KeptGame }) {
  const { web } = useSpeech();
  const { formats } = usePagesWords();
  const opened = library.load(kept.id);
  const who = whoPlays(web, kept.sitters);
  const text = opened.ok
    ? web.home.going({
        who,
        placed: countPlaced(opened.value.game),
        of: opened.value.game.deal.circle.length,
      })
    : laterWords.use().trouble[opened.error.what];
  return (
    <li class="panel">
      <Faces sitters={kept.sitters} />
      <div>
        <b>{text}</b>
        <small>{formats.moment(kept.changed)}</small>
      </div>
      <div class="row">
        {opened.ok && (
          <a class="button main" href={makeRoute({ screen: 'table', id: kept.id })}>
            {web.home.continue}
          </a>
        )}
        <DeleteGame id={kept.id} text={`${who} · ${formats.moment(kept.changed)}`} />
      </div>
    </li>
  );
}
