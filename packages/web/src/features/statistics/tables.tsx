// Results by opponent and scoring card, and points by terrain.

import { TerrainSwatch } from '@wagons/board';
import { titleOf } from '@wagons/words';
import { BarTable } from '../../kit/plot/barTable.tsx';
import { ToneLegend } from '../../kit/plot/toneLegend.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { games as library } from '../../play/local/library.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import type { GameFacts } from '../../play/end/milestones/facts.ts';
import { byCard, byLevel, byTerrain } from './summary.ts';
import * as css from './statistics.module.css';

type TableProps = { readonly facts: readonly GameFacts[] };

const TONES = { won: 'gain', tied: 'even', lost: 'loss' } as const;
const RESULTS = ['won', 'tied', 'lost'] as const;

export function LevelTable({ facts }: TableProps) {
  const say = useSpeech().numbers;
  const { words, web } = useSpeech();
  const { levels, results } = say.statistics;
  return (
    <section class={css.section}>
      <h2>{levels.heading}</h2>
      <BarTable
        caption={levels.heading}
        heading={levels.opponent}
        columns={[...RESULTS.map((result) => results[result]), levels.lead]}
        tones={RESULTS.map((result) => TONES[result])}
        tick={words.amounts.number}
        rows={byLevel(facts).map((one) => ({
          key: String(one.level),
          label: (
            <span class={css.name}>
              <Portrait level={one.level} size={32} />
              <span>
                {words.opponents[one.level].name} <small>{web.newGame.levelName({ level: one.level })}</small>
              </span>
            </span>
          ),
          value: one.games,
          parts: RESULTS.map((result) => ({ value: one[result], tone: TONES[result] })),
          numbers: [
            ...RESULTS.map((result) => words.amounts.number(one[result])),
            say.signedTenths(one.lead),
          ],
        }))}
      />
      <ToneLegend entries={RESULTS.map((result) => ({ tone: TONES[result], text: results[result] }))} />
    </section>
  );
}

export function CardTable({ facts }: TableProps) {
  const say = useSpeech().numbers;
  const { words } = useSpeech();
  const { cards, yours, theirs } = say.statistics;
  const titled = (hash: string, id: string): string => {
    const card = library.decks.value.find((deck) => deck.hash === hash)?.cards.find((one) => one.id === id);
    return card ? titleOf(card, words.language) : id;
  };
  return (
    <section class={`${css.section} ${css.cards}`}>
      <h2>{cards.heading}</h2>
      <p>{cards.text}</p>
      <BarTable
        caption={cards.heading}
        heading={cards.card}
        columns={[cards.won, say.columns.games, yours, theirs]}
        tick={say.wholePercent}
        include={[1]}
        rows={byCard(facts).map(({ deck, card, games, won, points }) => ({
          key: `${deck}/${card}`,
          label: titled(deck, card),
          value: won,
          numbers: [
            say.wholePercent(won),
            words.amounts.number(games),
            say.tenths(points.own),
            say.tenths(points.theirs),
          ],
        }))}
      />
    </section>
  );
}

export function TerrainTable({ facts }: TableProps) {
  const say = useSpeech().numbers;
  const { names } = useSpeech().words;
  const { terrains, yours, theirs } = say.statistics;
  return (
    <section class={css.section}>
      <h2>{terrains.heading}</h2>
      <BarTable
        caption={terrains.heading}
        heading={terrains.terrain}
        columns={[yours, theirs]}
        tones={['plain', 'even']}
        tick={say.tenths}
        rows={byTerrain(facts).map(({ terrain, points }) => ({
          key: terrain,
          label: (
            <span class={css.name}>
              <TerrainSwatch terrain={terrain} />
              <span>{names.terrains[terrain]}</span>
            </span>
          ),
          value: points.own,
          beside: { value: points.theirs, tone: 'even' as const },
          numbers: [say.tenths(points.own), say.tenths(points.theirs)],
        }))}
      />
      <ToneLegend
        entries={[
          { tone: 'plain', text: yours },
          { tone: 'even', text: theirs },
        ]}
      />
    </section>
  );
}
