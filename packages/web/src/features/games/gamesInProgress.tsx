// Games in progress: continue or delete.

import { games as library } from '../../play/local/library.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { countPlaced, whoPlays } from '../../play/text/gameSummary.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { Faces } from './faces.tsx';
import { DeleteGame } from './deleteGame.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './games.module.css';

export function GamesInProgress({ games }: { readonly games: readonly KeptGame[] }) {
  const say = useSpeech().pages.games;
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{say.going}</h2>
      <ul class={`${layout.list} ${css.list}`}>
        {games.map((kept) => (
          <GoingGame key={kept.id} kept={kept} />
        ))}
      </ul>
    </section>
  );
}

function GoingGame({ kept }: { readonly kept: KeptGame }) {
  const { web, app, pages } = useSpeech();
  const { formats } = pages;
  const opened = library.load(kept.id);
  const who = whoPlays(web, kept.players);
  const text = opened.ok
    ? web.home.going({
        who,
        placed: countPlaced(opened.value.game),
        of: opened.value.game.deal.circle.length,
      })
    : app.trouble[opened.error.what];
  return (
    <li class={panel.panel}>
      <Faces players={kept.players} />
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
