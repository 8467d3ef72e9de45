// The text of docs/lab.md, with its tables and plots.

import { type Deck, invariant, TERRAINS } from '@wagons/rules';
import { drawBars, drawHeat, type DrawnBar, signed } from './drawing.ts';
import type { NumberedDeck } from './schedule.ts';
import type { Estimate } from './statistics.ts';
import type { ControlSummary, DeckSummary, FrontSummary, LabSummary, LineSummary } from './summary.ts';

export type LabPage = { readonly text: string; readonly drawings: ReadonlyMap<string, string> };

const row = (...cells: ReadonlyArray<string | number>): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), `|${heads.map(() => '---|').join('')}`, ...rows].join('\n');

/** A number with its interval. */
function ranged({ mean, low, high }: Estimate, write: (value: number) => string): string {
  if (mean === null) return '–';
  return low === null || high === null ? write(mean) : `${write(mean)} (${write(low)} to ${write(high)})`;
}
const plain = (value: number): string => value.toFixed(1).replace('-', '−');
const lead = (value: number): string => signed(value, 2);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const count = (value: number): string => value.toLocaleString('en');

const rangeOf = ({ low, high }: Estimate): readonly [number, number] | undefined =>
  low === null || high === null ? undefined : [low, high];

type Named = { readonly summary: DeckSummary; readonly deck: Deck };

const titleIn = (deck: Deck, id: string): string => deck.cards.find((card) => card.id === id)?.title.en ?? id;
const byMean =
  <Item>(pick: (item: Item) => Estimate) =>
  (a: Item, b: Item): number =>
    (pick(b).mean ?? -Infinity) - (pick(a).mean ?? -Infinity);

export function makePage(
  summary: LabSummary,
  decks: readonly NumberedDeck[],
  control: readonly ControlSummary[],
): LabPage {
  const drawings = new Map<string, string>();
  const sections = summary.decks.map((found) => {
    const named = decks.find(({ number }) => number === found.deck);
    invariant(named, 'a summary is made of built-in decks');
    return deckSection({ summary: found, deck: named.deck }, drawings);
  });
  return { text: [intro(summary), controlSection(control), ...sections, ''].join('\n'), drawings };
}

function intro({ engine, nodes, decks }: LabSummary): string {
  const games = decks.reduce((sum, deck) => sum + deck.games, 0);
  const fewest = decks.map(
    ({ deck, games: of, triples }) => `deck ${deck}: ${count(of)} games, ${triples} of 816 sets`,
  );
  return `# The balance lab

What level 8 of the computer does when it plays itself: ${count(games)} games
(${fewest.join('; ')} of three scoring cards). The app shows the same
numbers: Cards, then Balance lab.

This page, its plots and \`lab/summary.json\` are made by \`npm run lab:report\` from
[lab/games.jsonl](../lab/games.jsonl), one game per line; [lab/README.md](../lab/README.md) describes the columns and
how to repeat or extend the run.

- **The players.** Both sides are level 8 with ${count(nodes)} nodes per decision (engine signature \`${engine}\`), a small budget:
  [bench/reports/lab.md](../bench/reports/lab.md) has what a larger one gains and what a run with 0.2 s per decision
  takes. So these are numbers about this player. People, and a longer search, may differ.
- **The deals.** The circle is shuffled for each game. The second player chooses the starting card (rule S5).
- **The intervals** are 95 % confidence intervals: Student’s t for means, Wilson for shares. Both players of a game
  count as one observation. Drafts of one game are not independent of each other, so the intervals for skips are a
  little too narrow. With hundreds of numbers, some intervals miss their true value.
`;
}

function controlSection(runs: readonly ControlSummary[]): string {
  return `## Does the budget matter?

A control: the same deals of both decks, played with another budget (\`npm run lab -- --nodes 4000 --limit 155 --out
lab/control.jsonl\`). If the first player's lead came from a search that is too short to choose a good starting card, it
would shrink with a larger budget.

${table(
  ['nodes per decision', 'first player’s lead (95 %)', 'games won by the first player (95 %)', 'games'],
  runs.map(({ nodes, margin, firstWins }) =>
    row(count(nodes), ranged(margin, lead), ranged(firstWins, percent), margin.n),
  ),
)}
`;
}

function deckSection(named: Named, drawings: Map<string, string>): string {
  const { summary, deck } = named;
  return `
## Deck ${summary.deck}: ${deck.name.en}

${scores(summary)}

${startCards(named, drawings)}

${skips(named, drawings)}

${conditions(named, drawings)}

${fronts(named, drawings)}
`.trimEnd();
}

function scores({
  games,
  first,
  second,
  margin,
  gap,
  results,
  firstWins,
  firstCards,
  deck,
}: DeckSummary): string {
  return `### Scores and the first player (deck ${deck})

${table(
  ['', 'mean (95 %)', 'games'],
  [
    row('first player’s points', ranged(first, plain), games),
    row('second player’s points', ranged(second, plain), games),
    row('first player’s lead', ranged(margin, lead), games),
    row('distance between the players', ranged(gap, plain), games),
    row('games won by the first player (a tie is half)', ranged(firstWins, percent), games),
    row('cards in the first player’s town', ranged(firstCards, plain), games),
  ],
)}

The first player won ${count(results.first)} games, the second ${count(results.second)}; ${count(results.tied)} were tied.`;
}

/** Adds a plot, and returns the image for the page. */
function plot(drawings: Map<string, string>, name: string, title: string, drawing: string): string {
  drawings.set(name, drawing);
  return `![${title}](lab/${name})`;
}

const barOf = (label: string, estimate: Estimate, write: (value: number) => string): DrawnBar => ({
  label,
  value: estimate.mean ?? 0,
  range: rangeOf(estimate),
  text: estimate.mean === null ? '–' : write(estimate.mean),
});

function startCards({ summary, deck }: Named, drawings: Map<string, string>): string {
  const sorted = summary.fronts.toSorted(byMean(({ start }) => start));
  const title = `How often each card is chosen as the starting card, deck ${summary.deck}`;
  const bars = sorted.map(({ card, start }) => barOf(titleIn(deck, card), start, percent));
  return `### Starting cards (deck ${summary.deck})

How often a card is chosen when it is in the circle. If all were equal, it would be 6.7 %. The bars in the plot start
there.

${plot(drawings, `start-${summary.deck}.svg`, title, drawBars({ title, bars, base: 1 / 15 }))}

${table(
  ['front of', 'chosen (95 %)', 'games'],
  sorted.map(({ card, start }) => row(titleIn(deck, card), ranged(start, percent), start.n)),
)}`;
}

function skips({ summary }: Named, drawings: Map<string, string>): string {
  const { drafts, share, counts, byCardsLeft, perGame } = summary.skips;
  const title = `How often a draft skips cards, by the cards left in the circle, deck ${summary.deck}`;
  const bars = byCardsLeft.map(({ left, share: of }) => barOf(`${left} cards left`, of, percent));
  const last = counts.length - 1;
  return `### Skips (deck ${summary.deck})

Of ${count(drafts)} drafts with a choice, ${ranged(share, percent)} skip at least one card. In a game,
${ranged(perGame, plain)} cards are skipped.

${table(
  ['cards skipped', 'drafts', 'share'],
  counts.map((of, n) => row(n === last ? `${n} or more` : n, count(of), percent(of / Math.max(1, drafts)))),
)}

${plot(drawings, `skips-${summary.deck}.svg`, title, drawBars({ title, bars, base: 0 }))}

${table(
  ['cards left', 'skips (95 %)', 'drafts'],
  byCardsLeft.map(({ left, share: of }) => row(left, ranged(of, percent), count(of.n))),
)}`;
}

function conditions({ summary, deck }: Named, drawings: Map<string, string>): string {
  const nameOf = ({ line }: LineSummary): string =>
    TERRAINS.some((terrain) => terrain === line) ? line : titleIn(deck, line);
  const sorted = [...summary.cards, ...summary.terrains].toSorted(byMean(({ decides }) => decides));
  const title = `How often a line of the tally decides the game, deck ${summary.deck}`;
  const bars = sorted.map((line) => barOf(nameOf(line), line.decides, percent));
  return `### Which conditions decide (deck ${summary.deck})

A line decides a game if the winner’s lead on it is at least the winner’s lead in the game: without it, the game would
have been tied or lost. Several lines can decide the same game. The sample of the last column is the games with a winner.

${plot(drawings, `decides-${summary.deck}.svg`, title, drawBars({ title, bars, base: 0 }))}

${table(
  [
    'line',
    'points per player (95 %)',
    'least',
    'most',
    'distance (95 %)',
    'games',
    'decides (95 %)',
    'of games won',
  ],
  sorted.map((line) =>
    row(
      nameOf(line),
      ranged(line.points, plain),
      line.least,
      line.most,
      ranged(line.gap, plain),
      line.points.n,
      ranged(line.decides, percent),
      line.decides.n,
    ),
  ),
)}`;
}

function fronts({ summary, deck }: Named, drawings: Map<string, string>): string {
  const sorted = summary.fronts.toSorted(byMean(({ margin }) => margin));
  const title = `Lead on each scoring card for the player who got a front, deck ${summary.deck}`;
  const heat = drawHeat({
    title,
    rows: sorted.map(({ card }) => titleIn(deck, card)),
    columns: deck.cards.map(({ id }) => titleIn(deck, id)),
    values: sorted.map(({ leads }) => leads.map((one) => one.lead.mean)),
  });
  return `### What a front is worth (deck ${summary.deck})

The player who got a card, compared with the opponent, at the end of the game. This is not the effect of the card
alone: who gets it was decided by two players who look ahead.

${table(
  ['front of', 'lead in the game (95 %)', 'games'],
  sorted.map(({ card, margin }) => row(titleIn(deck, card), ranged(margin, lead), margin.n)),
)}

For each scoring card: the lead on that card’s line. Each number is a mean over ${sampleRange(summary.fronts)} games.

${plot(drawings, `fronts-${summary.deck}.svg`, title, heat)}

${table(
  ['scoring card', 'best fronts (95 %)', 'worst fronts (95 %)'],
  deck.cards.map(({ id }) => bestAndWorst(id, { summary, deck })),
)}

All ${18 * 17} numbers with their intervals are in \`lab/summary.json\`, and in the app.`;
}

/** The smallest and the largest sample. */
function sampleRange(all: readonly FrontSummary[]): string {
  const sizes = all.flatMap(({ leads }) => leads.map(({ lead: { n } }) => n)).filter((n) => n > 0);
  return sizes.length === 0 ? '0' : `${Math.min(...sizes)} to ${Math.max(...sizes)}`;
}

function bestAndWorst(scoring: string, { summary, deck }: Named): string {
  const ranked = summary.fronts
    .flatMap(({ card, leads }) =>
      leads.filter((one) => one.card === scoring).map((one) => ({ card, lead: one.lead })),
    )
    .filter((one) => one.lead.mean !== null)
    .toSorted(byMean((one) => one.lead));
  const write = (some: typeof ranked): string =>
    some.map((one) => `${titleIn(deck, one.card)} ${ranged(one.lead, lead)}`).join('; ');
  return row(titleIn(deck, scoring), write(ranked.slice(0, 3)), write(ranked.slice(-3).toReversed()));
}
