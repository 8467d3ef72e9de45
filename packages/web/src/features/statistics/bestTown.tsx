// The town with the most points, as a picture.

import { cardOf } from '@wagons/rules/deck';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { games as library } from '../../play/local/library.ts';
import { TownPicture } from '../../play/rulebook/townPicture.tsx';
import { opponentText } from '../../play/text/gameSummary.ts';
import type { GameFacts } from '../../play/end/milestones/facts.ts';
import { bestOf } from './summary.ts';
import * as css from './statistics.module.css';

export function BestTown({ facts }: { readonly facts: readonly GameFacts[] }) {
  const say = useSpeech().numbers.statistics.best;
  const { formats } = useSpeech().pages;
  const { words, web } = useSpeech();
  const best = bestOf(facts);
  const opened = best && library.load(best.id);
  if (!best || !opened?.ok) return null;
  const { deck, towns } = opened.value.game;
  return (
    <section class={css.section}>
      <h2>{say.heading}</h2>
      <TownPicture town={towns[best.seat]} cardOf={(id) => cardOf(deck, id)} label={say.heading} />
      <p>
        {say.text({
          points: words.points(best.totals.own),
          who: opponentText(web, best.level),
          date: formats.day(best.at),
        })}
      </p>
      <p>
        <a class="button" href={makeRoute({ screen: 'replay', code: best.code })}>
          {say.replay}
        </a>
      </p>
    </section>
  );
}
