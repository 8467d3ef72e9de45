import { describe, expect, it } from 'vitest';
import { cardOf, groupsByRules, spotsOn, townOf, withCard } from '../../../../test/pictures.ts';
import { ExactGroups, GroupGrid } from './exactGroups.ts';
import { ALL_TERRAINS, GroupBound } from './groupBound.ts';
import { GroupMap } from './groupMap.ts';
import { contactOf, LinkBound } from './linkBound.ts';

const DESERT = 1;
const FOREST = 1 << 1;

describe('the group map', () => {
  it('joins cells with their left and upper neighbors', () => {
    const map = new GroupMap();
    const town = townOf('Db Pb Db / Db Db Db / Fb Pb Fb');
    const labels = map.update(town);
    const sizes = Array.from({ length: labels }, (_, label) => label)
      .filter((label) => map.isRoot(label))
      .map((label) => map.size[label]!);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 5]);
  });
});

describe('the bound for largest groups', () => {
  const town = townOf('Db Db Pb / Db Pb Pb / Fb Fb Fb');

  it('starts with the sum of the largest groups', () => {
    expect(new GroupBound().begin(town, 1)).toBe(3 + 3 + 3);
  });

  it('adds the cells of a card that touches the main group', () => {
    const bound = new GroupBound();
    bound.begin(town, 1);
    bound.tryCard(cardOf('Sb Db / Sb Mb'), 0, -2, 0);
    // One desert joins the main group, and two cells of snow are a new group.
    expect(bound.apart).toBe(1 + 2 + 1);
    expect(bound.attached).toBe(DESERT);
  });

  it('reports terrains that touch none of their kind, which help only through other cards', () => {
    const bound = new GroupBound();
    bound.begin(town, 1);
    const card = cardOf('Db Sb / Sb Mb');
    bound.tryCard(card, 0, 3, 0);
    expect(bound.isolated & DESERT).toBe(DESERT);
    expect(bound.apart).toBe(2 + 1);
    bound.setOthers(DESERT);
    bound.tryCard(card, 0, 3, 0);
    expect(bound.near).toBe(1 + 2 + 1);
    expect(bound.apart).toBe(2 + 1);
  });

  it('subtracts covered cells of main groups, but never more than they can lose', () => {
    const bound = new GroupBound();
    bound.begin(town, 1);
    // Two deserts and one plains: each main group keeps two cells at least.
    expect(bound.loss(0, 0)).toBe(1 + 1);
    expect(bound.loss(5, 5)).toBe(0);
  });

  it('is admissible for one card on every spot', () => {
    const bound = new GroupBound();
    for (const picture of [
      'Db Db Pb / Db Pb Pb / Fb Fb Fb',
      'Db Pb Db / Pb Db Pb / Db Pb Db',
      'Wb Wb Wb / Wb .. Wb / Wb Wb Wb',
    ]) {
      const own = townOf(picture);
      const now = bound.begin(own, 1);
      for (const card of [cardOf('Db Wb / Pb Fb'), cardOf('Db Db / Wb Db')]) {
        for (const spot of spotsOn(own)) {
          bound.tryCard(card, spot.rotation, spot.x, spot.y);
          const upper = now + bound.apart - bound.loss(spot.x, spot.y);
          expect(upper).toBeGreaterThanOrEqual(withCard(own, card, spot, () => groupsByRules(own)));
        }
      }
    }
  });
});

describe('the bound for links between two cards', () => {
  const groups = new GroupBound();
  groups.begin(townOf('Pb Pb / Pb Pb'), 2);
  const first = cardOf('Db Fb / Db Fb');
  const second = cardOf('Fb Db / Fb Db');
  const links = new LinkBound(first, second, groups);

  it('adds the cells of a terrain that connects from one card to the other', () => {
    // Forest beside forest: two cells of each card, and no forest in the town.
    const beside = contactOf(2, 0, 0, 0);
    expect(links.extra(beside, FOREST, FOREST, 0)).toBe(2 + 2);
    // If the second card touches forest in the town, the first card's cells are added to that.
    expect(links.extra(beside, FOREST, 0, 0)).toBe(2);
    // Desert does not connect here.
    expect(links.extra(beside, DESERT, DESERT, 0)).toBe(0);
    expect(links.extra(contactOf(-2, 0, 0, 0), DESERT, DESERT, 0)).toBe(2 + 2);
  });

  it('subtracts cells of the first card that the second covers', () => {
    expect(links.extra(contactOf(0, 0, 0, 0), 0, 0, DESERT)).toBe(-2);
    expect(links.extra(contactOf(1, 0, 0, 0), 0, 0, DESERT)).toBe(0);
    expect(links.extra(contactOf(1, 0, 0, 0), 0, 0, FOREST)).toBe(-2);
  });
});

describe('the exact change of groups by one card', () => {
  const grid = new GroupGrid();
  const exact = new ExactGroups(grid);
  const town = townOf('Db Db Pb / Db Pb Pb / Fb Fb Fb');
  const card = cardOf('Db Wb / Pb Fb');

  it('is what the rules count, on every spot', () => {
    const now = groupsByRules(town);
    grid.show(town);
    exact.begin(card, { full: ALL_TERRAINS, halved: 0, rounding: 0 });
    for (const spot of spotsOn(town)) {
      const change = withCard(town, card, spot, () => groupsByRules(town)) - now;
      expect(exact.at(spot.rotation, spot.x, spot.y)).toBe(change);
    }
    // Far away, only water is new.
    expect(exact.at(0, 20, 20)).toBe(1);
  });

  it('counts half of the losses of some terrains, rounded up or down', () => {
    grid.show(town);
    // Two deserts, two plains.
    exact.begin(card, { full: 0, halved: DESERT, rounding: 1 });
    expect(exact.at(0, 0, 0)).toBe(-1);
    exact.begin(card, { full: 0, halved: FOREST, rounding: 0 });
    expect(exact.at(0, 0, 2)).toBe(-1);
    expect(exact.at(0, -1, 2)).toBe(0);
  });
});
