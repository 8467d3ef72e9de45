// Measures the points of each scoring card in greedy self-play, for both decks (`npm run bench yields -- --deals 500`).

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeBot, playGame } from '@wagons/ai';
import { type CardId, type Deck, score, SEATS, TERRAINS } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { parseDeck } from '@wagons/rules/deck';
import { digits, mean, row } from './figures.ts';
import { machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

const DECKS = ['base', 'frontier'] as const;
type DeckName = (typeof DECKS)[number];

function readDeck(name: DeckName): Deck {
  const read = parseDeck(
    readFileSync(new URL(`../packages/rules/decks/${name}.json`, import.meta.url), 'utf8'),
  );
  if (!read.ok) throw new Error(`${name}.json has faults: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** A player's final points: by scoring card, for the largest groups, and in total. */
type Scored = {
  readonly bonuses: ReadonlyArray<readonly [CardId, number]>;
  readonly groups: number;
  readonly total: number;
};

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '500' }, share: { type: 'string' } },
});

if (values.share) {
  const bot = makeBot('greedy', dice('yields'));
  const decks = { base: readDeck('base'), frontier: readDeck('frontier') };
  doShare(values.share, (i, name: DeckName): readonly Scored[] => {
    const tallies = score(playGame(`yields/${i}`, decks[name], { first: bot, second: bot }));
    return SEATS.map((seat) => {
      const { bonuses, terrains, total } = tallies[seat];
      return {
        bonuses: bonuses.map(({ card, points }) => [card, points]),
        groups: TERRAINS.reduce((sum, terrain) => sum + terrains[terrain].points, 0),
        total,
      };
    });
  });
} else {
  const deals = Number(values.deals);
  const sections: string[] = [];
  for (const name of DECKS) sections.push(await sectionOf(name, deals));
  const report = `# bench/yields

${machine()}. Greedy plays ${digits(deals)} deals of each deck against itself; what both players score for each center card
at the end of the game. The result is the same everywhere. Made by \`npm run bench yields -- --deals ${deals}\`.

${sections.join('\n\n')}
`;
  console.log(report);
  writeFileSync(new URL('reports/yields.md', import.meta.url), report);
}

async function sectionOf(name: DeckName, deals: number): Promise<string> {
  const scored: Scored[] = [];
  await shareOut(import.meta.url, { from: 0, to: deals }, name, (both: readonly Scored[]) =>
    scored.push(...both),
  );
  const points = new Map<CardId, number[]>(readDeck(name).cards.map(({ id }) => [id, []]));
  for (const { bonuses } of scored) for (const [card, worth] of bonuses) points.get(card)?.push(worth);
  const rows = [...points]
    .toSorted(([, a], [, b]) => mean(b) - mean(a))
    .map(([card, all]) =>
      row(card, all.length, digits(mean(all), 1), digits(Math.min(...all)), digits(Math.max(...all))),
    );
  const groups = mean(scored.map((one) => one.groups));
  const total = mean(scored.map((one) => one.total));
  return `## ${name}.json

A town scores ${digits(total, 1)} points, ${digits(groups, 1)} of them with its largest groups.

| scoring card | towns | mean | least | most |
|---|---|---|---|---|
${rows.join('\n')}`;
}
