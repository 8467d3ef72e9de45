import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseCard } from '../../../test/baseDeck.ts';
import { words } from '../index.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => words.describe({ each: { cell }, points: 2 });
const perRival = (cell: Filter): string => words.describe({ rival: { each: { cell }, points: 2 } });

describe('the base deck described in French', () => {
  test.each([
    ['badlands', '4 points par pistolet situé directement entre deux territoires de désert.'],
    ['one-too-many', 'Si vous avez plus de bières que votre adversaire : −1 point par bière adverse.'],
    ['happy-cows', '2 points par vache qui n’est ni sur la neige ni adjacente à la neige.'],
    ['cool-water', '3 points par chariot dans votre plus grand groupe de lacs ou adjacent à ce groupe.'],
    ['the-herd', '2 points par territoire de votre plus grand groupe de vaches.'],
    ['the-clearing', '2 points par fort ; −1 point par territoire de forêt.'],
    [
      'chuck-wagon',
      '2 points par bière adjacente à un chariot ; −1 point par bière non adjacente à un chariot.',
    ],
    ['circled-camp', '5 points par espace vide encerclé comptant exactement 1 case.'],
    ['mother-lode', '2 points par mine sur une montagne ou adjacente à une montagne.'],
    ['claim-stakes', '2 points par mine non adjacente à une mine ; −1 point par mine adjacente à une mine.'],
    [
      'standoff',
      '3 points par paire de pistolets à 2 cases de distance dans une même rangée ou colonne, avec 1 territoire (sans pistolet) entre les deux.',
    ],
    ['fastest-draw', 'Si vous avez plus de pistolets que votre adversaire : 6 points.'],
    ['stronghold', '3 points par fort sans côté vide.'],
    ['border-patrol', '2 points par fort avec au moins 2 côtés vides.'],
    ['wagon-train', '2 points par chariot dans votre rangée ou colonne avec le plus de chariots.'],
    ['general-store', '3 points par série complète (bière, vache, fort, pistolet, mine et chariot).'],
    ['square-deal', '3 points par carré 2 × 2 d’un seul terrain.'],
    [
      'great-divide',
      'Si votre plus grand groupe de montagnes est plus grand que celui de votre adversaire : 6 points.',
    ],
  ])('%s', (id, text) => {
    expect(words.describe(baseCard(id).bonus)).toBe(text);
  });
});

describe('territories in French', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 points par pistolet sur un désert.');
    expect(per({ terrain: ['desert', 'snow'] })).toBe('2 points par territoire de désert ou de neige.');
    expect(per({ icon: ['beer', 'cow'] })).toBe('2 points par bière ou vache.');
    expect(per({})).toBe('2 points par territoire.');
  });

  test('say right after the noun that they are the opponent’s', () => {
    expect(perRival({ icon: 'gun', terrain: 'snow' })).toBe('2 points par pistolet adverse sur la neige.');
    expect(perRival({ icon: ['beer', 'cow'] })).toBe('2 points par bière ou vache dans la ville adverse.');
  });

  test('agree in gender and number', () => {
    expect(per({ icon: 'cow', beside: { terrain: 'water' } })).toBe('2 points par vache adjacente à un lac.');
    expect(per({ icon: 'fort', beside: { icon: 'cow', amid: { icon: 'fort' } } })).toBe(
      '2 points par fort adjacent à une vache (située directement entre deux forts).',
    );
    expect(per({ amid: { icon: 'mine', beside: { icon: ['beer', 'gun'] } } })).toBe(
      '2 points par territoire situé directement entre deux mines (adjacentes à une bière ou à un pistolet).',
    );
    expect(per({ amid: { icon: 'mine', terrain: 'water', emptySides: { atMost: 0 } } })).toBe(
      '2 points par territoire situé directement entre deux mines sur des lacs (sans côté vide).',
    );
  });

  test('leave no doubt what a clause belongs to', () => {
    expect(per({ icon: ['beer', 'cow'], beside: { terrain: 'snow' } })).toBe(
      '2 points par territoire qui a une bière ou une vache et est adjacent à la neige.',
    );
    expect(
      per({ icon: 'gun', beside: { icon: 'cow', beside: { terrain: 'snow' } }, emptySides: { atLeast: 2 } }),
    ).toBe(
      '2 points par pistolet qui est adjacent à une vache (adjacente à la neige) et a au moins 2 côtés vides.',
    );
    expect(
      per({ icon: 'gun', emptySides: { atMost: 1 }, any: [{ terrain: 'snow' }, { near: { icon: 'cow' } }] }),
    ).toBe(
      '2 points par pistolet qui a au plus 1 côté vide et (est sur la neige ou (a une vache ou est adjacent à une vache)).',
    );
  });

  test('say what they are on or next to', () => {
    expect(per({ near: { terrain: 'water' } })).toBe(
      '2 points par territoire qui est un lac ou adjacent à un lac.',
    );
    expect(per({ icon: 'gun', terrain: 'desert', near: { terrain: 'snow' } })).toBe(
      '2 points par pistolet sur un désert qui est sur la neige ou adjacent à la neige.',
    );
    expect(per({ icon: 'mine', near: { icon: 'cow', terrain: 'snow' } })).toBe(
      '2 points par mine sur un territoire de neige (avec une vache) ou adjacente à un tel territoire.',
    );
    expect(per({ not: { near: { icon: ['cow', 'gun'] } } })).toBe(
      '2 points par territoire qui n’a ni vache ni pistolet et n’est adjacent ni à une vache ni à un pistolet.',
    );
  });

  test('say what they are not', () => {
    expect(per({ icon: 'gun', not: { terrain: 'snow', beside: { icon: 'cow' } } })).toBe(
      '2 points par pistolet qui n’est pas sur la neige ou n’est pas adjacent à une vache.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 points par pistolet qui n’est pas situé directement entre deux vaches.',
    );
    expect(per({ not: { terrain: ['snow', 'water'] } })).toBe(
      '2 points par territoire qui n’est ni de la neige ni un lac.',
    );
    expect(per({ not: { icon: ['beer', 'cow'] } })).toBe('2 points par territoire sans bière ni vache.');
    expect(per({ not: {} })).toBe('2 points par territoire qui n’est d’aucune sorte.');
  });

  test('count what lies around them', () => {
    expect(per({ neighbours: { of: { icon: 'cow' }, atMost: 0 } })).toBe(
      '2 points par territoire qui n’est adjacent à aucune vache.',
    );
    expect(per({ neighbours: { of: { icon: ['cow', 'fort'] }, atMost: 0 } })).toBe(
      '2 points par territoire qui n’est adjacent à aucune vache ni aucun fort.',
    );
    expect(per({ icon: 'cow', neighbours: { of: { icon: 'gun' }, atLeast: 1, atMost: 3 } })).toBe(
      '2 points par vache adjacente à 1, 2 ou 3 pistolets.',
    );
    expect(per({ not: { emptySides: { atLeast: 2 } } })).toBe(
      '2 points par territoire avec moins de 2 côtés vides.',
    );
    expect(per({ not: { emptySides: { atMost: 0 } } })).toBe(
      '2 points par territoire avec au moins 1 côté vide.',
    );
    expect(per({ not: { emptySides: { atLeast: 2, atMost: 2 } } })).toBe(
      '2 points par territoire qui n’a pas exactement 2 côtés vides.',
    );
  });
});

describe('things in French', () => {
  test.each([
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'groupe d’au moins 3 vaches'],
    [{ group: { terrain: 'water' } }, 'groupe de lacs'],
    [{ group: { terrain: 'snow' } }, 'groupe de neige'],
    [{ group: { terrain: ['snow', 'water'] } }, 'groupe de territoires de neige ou de lac'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'groupe de 1 à 3 territoires de lac'],
    [{ space: { atLeast: 2 } }, 'espace vide encerclé comptant au moins 2 cases'],
    [{ space: { atMost: 2 } }, 'espace vide encerclé comptant 1 ou 2 cases'],
    [{ space: { atMost: 3 } }, 'espace vide encerclé comptant 1 à 3 cases'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, 'rectangle 2 × 3 ou 3 × 2 de territoires de neige'],
    [{ block: [3, 3], of: { icon: 'gun' }, same: 'terrain' }, 'carré 3 × 3 de pistolets, à terrain unique'],
    [{ block: [2, 2], same: 'icon' }, 'carré 2 × 2 d’une seule icône'],
    [{ pair: { icon: 'cow' }, apart: 1 }, 'paire de vaches adjacentes'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'paire de pistolets à 3 cases de distance dans une même rangée ou colonne, avec 2 territoires de neige entre les deux',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'rangée ou colonne avec au moins 3 chariots'],
    [{ set: ['desert', 'snow'] }, 'série complète (désert et neige)'],
    [{ kind: 'terrain' }, 'terrain différent dans votre ville'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'icône différente parmi les territoires de neige'],
    [{ kind: 'terrain', of: { icon: ['beer', 'cow'] } }, 'terrain différent parmi les bières et vaches'],
  ] as const)('%j', (each, noun) => {
    expect(words.describe({ each })).toBe(`1 point par ${noun}.`);
  });
});

describe('points in French', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 points.'],
    [0, '0 point.'],
    [
      { least: [guns, cows] },
      'Autant de points que la plus petite valeur parmi [le nombre de pistolets ; le nombre de vaches].',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Autant de points que le produit de [la somme de [le nombre de pistolets ; 1] ; 2 × le nombre de vaches adverses].',
    ],
    [
      { most: [{ each: { space: { atLeast: 2 } } }, { each: { kind: 'icon' } }] },
      'Autant de points que la plus grande valeur parmi [le nombre d’espaces vides encerclés comptant au moins 2 cases ; le nombre d’icônes différentes dans votre ville].',
    ],
    [
      { when: guns, atLeast: 3, then: 5, else: { sum: [cows, -2] } },
      'Si vous avez au moins 3 pistolets : 5 points ; sinon : [1 point par vache ; −2 points].',
    ],
    [{ when: { rival: guns }, atMost: 0, then: 5 }, 'Si votre adversaire n’a aucun pistolet : 5 points.'],
    [
      { when: { each: { set: ['beer', 'cow'] } }, atMost: 0, then: 5 },
      'Si vous n’avez aucune série complète (bière et vache) : 5 points.',
    ],
    [
      { when: { sum: [guns, -4] }, atLeast: -2, atMost: 3, then: 5 },
      'Si la somme de [le nombre de pistolets ; −4] vaut entre −2 et 3 : 5 points.',
    ],
    [
      {
        when: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        atLeast: 4,
        then: 5,
      },
      'Si votre plus grand groupe de vaches compte au moins 4 territoires : 5 points.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Si vous avez plus de pistolets que votre adversaire : 6 points ; en cas d’égalité : 3 points ; si vous en avez moins : −2 points.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Si votre adversaire a moins de pistolets que vous : 4 points.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Si la somme de [le nombre de pistolets ; le nombre de vaches adverses] vaut plus que le même calcul du côté adverse : 6 points.',
    ],
    [
      {
        rival: {
          choose: { largestGroup: { terrain: 'water' } },
          score: { least: [{ each: { cell: { chosen: true } } }, 9] },
        },
      },
      'Pour le plus grand groupe adverse de lacs : autant de points que la plus petite valeur parmi [la taille de ce groupe ; 9].',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: {
          sum: [
            { each: { cell: { chosen: true } } },
            { each: { cell: { icon: 'cow', beside: { chosen: true } } }, points: 2 },
          ],
        },
      },
      'Pour votre plus grand groupe de lacs : 1 point par territoire de ce groupe ; 2 points par vache adjacente à un territoire de ce groupe.',
    ],
    [
      { sum: [guns, { when: cows, atLeast: 2, then: 5 }] },
      '1 point par pistolet. Si vous avez au moins 2 vaches : 5 points.',
    ],
  ])('%j', (bonus, text) => {
    expect(words.describe(bonus)).toBe(text);
  });
});
