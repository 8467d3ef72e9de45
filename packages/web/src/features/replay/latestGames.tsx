// The games that ended last on this device, to be watched at once.

import type { BySeat, Points } from '@wagons/rules';
import { games } from '../../play/local/library.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { whoPlays } from '../../play/text/gameSummary.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { endText } from '../../play/text/endText.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './openGame.module.css';

/** How many of the latest finished games are offered. */
const LATEST = 5;

type Ended = { readonly kept: KeptGame; readonly totals: BySeat<Points> };

export function LatestGames() {
  const ended = games.list.value
    .flatMap((kept): readonly Ended[] => (kept.totals ? [{ kept, totals: kept.totals }] : []))
    .slice(0, LATEST);
  return ended.length > 0 ? <List ended={ended} /> : null;
}

function List({ ended }: { readonly ended: readonly Ended[] }) {
  const { web } = useSpeech();
  const say = useSpeech().pages;
  return (
    <section class={css.latest}>
      <h2>{say.replay.latest}</h2>
      <ul class={layout.list}>
        {ended.map(({ kept, totals }) => (
          <li key={kept.id}>
            <a href={makeRoute({ screen: 'replay', code: kept.code })}>
              {endText(say.games, web, kept.players, totals)}
            </a>{' '}
            <small>{`${whoPlays(web, kept.players)} · ${say.formats.moment(kept.changed)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
