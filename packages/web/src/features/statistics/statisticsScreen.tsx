// Statistics and milestones, computed from the games stored on this device.

import { makeRoute } from '../../kit/browser/route.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Page } from '../../kit/ui/page.tsx';
import { type GameFacts, resultOf } from '../../play/end/milestones/facts.ts';
import { milestonesOf } from '../../play/end/milestones/milestones.ts';
import { useFacts } from '../../play/end/milestones/useFacts.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { BestTown } from './bestTown.tsx';
import { Habits } from './habits.tsx';
import { Losses } from './losses.tsx';
import { MilestoneList } from './milestoneList.tsx';
import { countResults } from './summary.ts';
import { CardTable, LevelTable, TerrainTable } from './tables.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { newGameRoute } from '../../play/local/experience.ts';
import * as css from './statistics.module.css';

export function StatisticsScreen() {
  const say = useSpeech().numbers.statistics;
  const { places } = useSpeech().web.shell;
  const { facts, read, all } = useFacts(games.list.value.filter(resultOf));
  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="statistics" />}
      width="wide"
      actions={
        <a class="plain" href={makeRoute({ screen: 'games' })}>
          {places.games}
        </a>
      }
    >
      {all === 0 && (
        <>
          <p>{say.none}</p>
          <p>
            <a class="button" href={makeRoute(newGameRoute())}>
              {places.new}
            </a>
          </p>
        </>
      )}
      {read < all && <p>{say.reading({ at: read + 1, of: all })}</p>}
      {all > 0 && read === all && <Sections facts={facts} />}
      {read === all && <Habits />}
    </Page>
  );
}

const SECTIONS = [Milestones, LevelTable, BestTown, TerrainTable, Losses, CardTable];

function Sections({ facts }: { readonly facts: readonly GameFacts[] }) {
  const say = useSpeech().numbers.statistics;
  const rendered = useDeferredParts(SECTIONS.length);
  return (
    <>
      <p>{say.scope({ games: facts.length, ...countResults(facts) })}</p>
      <div class={css.statistics} aria-busy={rendered < SECTIONS.length}>
        {SECTIONS.slice(0, rendered).map((Section, i) => (
          <Section key={i} facts={facts} />
        ))}
      </div>
    </>
  );
}

function Milestones({ facts }: { readonly facts: readonly GameFacts[] }) {
  return <MilestoneList milestones={milestonesOf(facts, printedDeck.hash)} />;
}
