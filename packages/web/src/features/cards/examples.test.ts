import { type CardId, type Deck, ICONS, type Seat, type Territory, type Town } from '@wagons/rules';
import { makeTerritory } from '@wagons/rules/notation';
import type { Contribution } from '@wagons/rules/scoring';
import { checkTowns, territoryAt, visible } from '@wagons/rules/town';
import { BUILT_IN_CARD_IDS, type BuiltInCardId } from '@wagons/words';
import { describe, expect, test } from 'vitest';
import { deckFile } from '../../../../rules/test/table.ts';
import { scoredLine, townOf } from '../../play/rulebook/pictures.ts';
import { EXAMPLES } from './examples.ts';

const printed = deckFile('base');
const frontier = deckFile('frontier');
const deckOf = (card: CardId): Deck => (printed.cards.some(({ id }) => id === card) ? printed : frontier);

/** What the text of an example says, territories in the letters of the notation: `Sg` is a gun on snow. */
type Claim = {
  readonly points: number;
  /** The points of each part, where they differ. */
  readonly parts?: readonly number[];
  /** Every territory of the own town that counts. */
  readonly lit?: string;
  /** Territories of the own town that do not count. */
  readonly dark?: string;
  /** Every territory of the opponent's town that is shown. */
  readonly rival?: string;
  /** Territories that are covered, in either town. */
  readonly covered?: string;
  /** How many territories, or of an icon, the own town has, and the opponent's. */
  readonly towns?: Readonly<Record<string, readonly [own: number, rival: number]>>;
};

const CLAIMS: Readonly<Record<BuiltInCardId, Claim>> = {
  badlands: { points: 8, lit: 'Sg Dg', dark: 'Wg' },
  'boom-or-bust': { points: 3, lit: 'Fm Fm Dm Sm Sm Pm Wm', covered: 'Pm' },
  bootleggers: { points: 3, parts: [2, 2, -1], lit: 'Wb Db Pb', dark: 'Mw Sw' },
  'circle-the-wagons': { points: 6, lit: 'Wf Sw Mw Mw Dw', dark: 'Db' },
  'claim-jumpers': {
    points: 4,
    lit: 'Sm Pm Wm',
    dark: 'Mg',
    rival: 'Wg Pg',
    towns: { mine: [3, 2], gun: [1, 2] },
  },
  'cool-water': { points: 6, lit: 'Sw Dw', dark: 'Fw Mw' },
  fortified: { points: 14, parts: [7, 7], lit: 'Df Df Wf Wf Mf Sf', dark: 'Pf' },
  'gold-country': { points: 4, lit: 'Wm Mm', dark: 'Pm' },
  'happy-cows': { points: 4, lit: 'Mc Fc', dark: 'Sc Fc' },
  'one-too-many': { points: -2, lit: '', rival: 'Fb Pb', covered: 'Db', towns: { beer: [3, 2] } },
  'prairie-life': { points: 3, lit: 'Pc Sc Fc Fc Mc Pb', dark: 'Wf', towns: { cow: [5, 0] } },
  'rifles-ready': { points: 6, lit: 'Sf Sf Mf', dark: 'Pf' },
  'smalltown-charm': { points: 3, covered: 'Sc', towns: { all: [8, 11] } },
  'target-practice': { points: 4, parts: [2, 2], lit: 'Mb Fc Sm Pg Wb Fc Pg', dark: 'Fb Pb' },
  'the-clearing': { points: 4, parts: [2, 2, 2, -1, -1], lit: 'Sf Pf Mf Fm Fc', dark: 'Pb' },
  'the-herd': { points: 8, lit: 'Mc Pc Sc Fc', dark: 'Fc' },
  undiscovered: { points: 5, lit: 'Wf Mw Mf Wg Db Sw Dw Sf', dark: 'Wf Fb' },
  'wagon-train': { points: 3, parts: [2, 1], lit: 'Dw Dw Fw Mw', dark: 'Dw' },

  'claim-stakes': { points: 2, parts: [2, 2, -1, -1], lit: 'Wm Fm Pm Mm', dark: 'Sb' },
  standoff: { points: 6, parts: [3, 3], lit: 'Pg Pg Wg', dark: 'Fg' },
  'fastest-draw': { points: 6, lit: 'Dg Pg Fg', rival: '', covered: 'Pg', towns: { gun: [3, 2] } },
  stronghold: { points: 6, lit: 'Wf Wf', dark: 'Sf' },
  'border-patrol': { points: 4, lit: 'Ff Df', dark: 'Wf' },
  'long-haul': { points: 6, lit: 'Dw Ww Dw', dark: 'Sw' },
  'general-store': { points: 3, dark: 'Pb', towns: { fort: [1, 0], beer: [2, 0], cow: [2, 0] } },
  'square-deal': { points: 6, parts: [3, 3], lit: 'Dm Dg Dm Dg Dw Dc', dark: 'Dw Mb' },
  'great-divide': { points: 6, lit: 'Mc Mf Mb', dark: 'Pf', rival: '' },
  'watering-holes': { points: 8, parts: [4, 4], lit: 'Wf Wc Wm Ww', dark: 'Wb Wg Ww Wm' },
  'law-and-order': { points: 6, lit: 'Pg Wg', covered: 'Mg', towns: { gun: [2, 0] } },
  boomtown: { points: 6, covered: 'Mm Pc Pg Df', towns: { all: [11, 9] } },
  poachers: { points: 9, lit: '', rival: 'Fm Mm Wm', covered: 'Dm', towns: { mine: [1, 3] } },
  'telegraph-line': { points: 4, parts: [2, 2], lit: 'Ff Mf Pf', dark: 'Mf' },
  'cattle-drive': { points: 4, lit: 'Fc Fc Sc Mw Fw', dark: 'Sw' },
  'trading-post': { points: 6, parts: [3, 3], lit: 'Sf Pm', dark: 'Pg' },
  'tall-timber': { points: 7, parts: [5, 2], lit: 'Fw Fg Fw Fb', dark: 'Ff' },
  snowmelt: { points: 6, lit: 'Sb Sm Sg', dark: 'Sf' },
};

const letters = (territories: readonly (Territory | undefined)[]): readonly string[] =>
  territories.flatMap((territory) => (territory ? [makeTerritory(territory)] : [])).toSorted();
const inLetters = (text: string): readonly string[] => (text === '' ? [] : text.split(' ').toSorted());

/** Takes letters out of others, each once; undefined when one is not among them. */
function without(all: readonly string[], some: readonly string[]): readonly string[] | undefined {
  const rest = [...all];
  for (const one of some) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** What is seen of a town, what of it is shown by some contributions, and what its cards hide. */
function seenOf(deck: Deck, town: Town, shown: readonly Contribution[], seat: Seat) {
  const view = visible(deck, town);
  const cells = shown.flatMap((part) => part.cells.filter((one) => one.town === seat));
  const lit = new Map(
    cells.map(({ cell: { x, y } }) => [`${x},${y}`, territoryAt(view, x, y)] as const),
  ).values();
  const onCards = town.flatMap(({ card }) => deck.cards.find(({ id }) => id === card)?.territories ?? []);
  const all = letters(view.territories);
  return {
    all,
    lit: letters([...lit]),
    covered: without(letters(onCards), all) ?? [],
    count: (what: string): number =>
      view.territories.filter((territory) => territory && (what === 'all' || territory.icon === what)).length,
  };
}

describe.each(BUILT_IN_CARD_IDS)('the example of %s', (id) => {
  const deck = deckOf(id);
  const { town, rival = '' } = EXAMPLES[id];
  const towns = { first: townOf(deck, town), second: townOf(deck, rival) };
  const cards = [...towns.first, ...towns.second].map(({ card }) => card);
  const { points, contributions, choices } = scoredLine(deck, id, towns.first, towns.second);
  const own = seenOf(deck, towns.first, contributions, 'first');
  const other = seenOf(deck, towns.second, contributions, 'second');
  const claim = CLAIMS[id];

  test('could come up in a game that this card scores, and is small', () => {
    expect(checkTowns(deck, towns).ok).toBe(true);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).not.toContain(id);
    expect(cards.length).toBeLessThanOrEqual(8);
  });

  test('scores what its text says, and shows where', () => {
    expect(points).toBe(claim.points);
    expect(points).not.toBe(0);
    expect(contributions.every(({ cells }) => cells.length > 0)).toBe(true);
    expect(choices).toBe(1);
    if (claim.parts) expect(contributions.map((part) => part.points)).toEqual(claim.parts);
    if (claim.lit !== undefined) expect(own.lit).toEqual(inLetters(claim.lit));
    if (claim.rival !== undefined) expect(other.lit).toEqual(inLetters(claim.rival));
    for (const [what, counts] of Object.entries(claim.towns ?? {})) {
      expect([...ICONS, 'all']).toContain(what);
      expect([own.count(what), other.count(what)]).toEqual(counts);
    }
  });

  test('shows something that does not count', () => {
    const dark = inLetters(claim.dark ?? '');
    const covered = inLetters(claim.covered ?? '');
    expect(dark.length + covered.length).toBeGreaterThan(0);
    expect(without(own.all, [...own.lit, ...dark])).toBeDefined();
    expect(without([...own.covered, ...other.covered], covered)).toBeDefined();
  });
});
