import type { Bonus, Filter } from '@wagons/rules/scoring';
import { describe, expect, test } from 'vitest';
import { conditionOf } from '../../../test/conditions.ts';
import { BUILT_IN_CARD_IDS } from '../../builtInCards.ts';
import type { CardWords } from '../../words.ts';
import { describe as describeBonus } from './bonus.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => describeBonus({ each: { cell }, points: 2 });
const perRival = (cell: Filter): string => describeBonus({ rival: { each: { cell }, points: 2 } });

const SENTENCES: CardWords = {
  badlands: '4 points par pistolet situé directement entre deux territoires de désert.',
  'boom-or-bust':
    'Selon votre nombre de mines : 0 à 2 : 5 points ; 3 à 6 : 0 point ; 7 : 3 points ; 8 ou plus : 8 points.',
  bootleggers: '2 points par bière adjacente à un chariot ; −1 point par bière non adjacente à un chariot.',
  'circle-the-wagons': '6 points par territoire adjacent à exactement 4 chariots.',
  'claim-jumpers':
    'Si vous avez plus de mines que votre adversaire : 9 points. Si votre adversaire a plus de pistolets que vous, jusqu’à 5 de ces points reviennent à votre adversaire, et inversement.',
  'cool-water': '3 points par chariot dans votre plus grand groupe de lacs ou adjacent à ce groupe.',
  fortified: '7 points par carré 2 × 2 de forts.',
  'gold-country': '2 points par mine sur une montagne ou adjacente à une montagne.',
  'happy-cows': '2 points par vache qui n’est ni sur la neige ni adjacente à la neige.',
  'one-too-many': 'Si vous avez plus de bières que votre adversaire : −1 point par bière adverse.',
  'prairie-life':
    'La moitié de (le nombre de vaches plus le nombre de territoires de plaine), arrondie à l’inférieur.',
  'rifles-ready': '2 points par fort adjacent à un pistolet.',
  'smalltown-charm': 'Si vous avez moins de territoires que votre adversaire, vous marquez la différence.',
  'target-practice':
    '1 point par territoire entre chaque bière et le pistolet le plus proche dans sa rangée ou colonne.',
  'the-clearing': '2 points par fort ; −1 point par territoire de forêt.',
  'the-herd': '2 points par territoire de votre plus grand groupe de vaches.',
  undiscovered: '5 points par espace vide encerclé (angles compris) comptant exactement 1 case.',
  'wagon-train':
    'Chaque ligne droite continue de chariots rapporte des points selon sa longueur : 2 : 1 point ; 3 : 2 points ; 4 : 4 points ; 5 : 7 points ; 6 ou plus : 10 points.',
  'claim-stakes': '2 points par mine non adjacente à une mine ; −1 point par mine adjacente à une mine.',
  standoff:
    '3 points par paire de pistolets à 2 cases de distance dans une même rangée ou colonne, avec 1 territoire (sans pistolet) entre les deux.',
  'fastest-draw': 'Si vous avez plus de pistolets que votre adversaire : 6 points.',
  stronghold: '3 points par fort sans côté vide.',
  'border-patrol': '2 points par fort avec au moins 2 côtés vides.',
  'long-haul': '2 points par chariot dans votre rangée ou colonne avec le plus de chariots.',
  'general-store': '3 points par série complète (bière, vache, fort, pistolet, mine et chariot).',
  'square-deal': '3 points par carré 2 × 2 d’un seul terrain.',
  'great-divide':
    'Si votre plus grand groupe de montagnes est plus grand que celui de votre adversaire : 6 points.',
  'watering-holes': '4 points par groupe d’exactement 2 territoires de lac.',
  'law-and-order': 'Selon votre nombre de pistolets : 0 à 2 : 6 points ; 3 ou plus : −1 point par pistolet.',
  boomtown: 'Si vous avez plus de territoires que votre adversaire : 6 points ; en cas d’égalité : 3 points.',
  poachers: 'Si vous avez moins de mines que votre adversaire : 3 points par mine adverse.',
  'telegraph-line': '2 points par rangée ou colonne avec au moins 2 forts.',
  'cattle-drive':
    'Pour votre plus grand groupe de vaches : autant de points que le nombre de terrains différents dans ce groupe × le nombre de chariots (adjacents à un territoire de ce groupe).',
  'trading-post': '3 points par icône différente parmi les territoires situés directement entre deux bières.',
  'tall-timber':
    'Chaque ligne droite continue de territoires de forêt rapporte des points selon sa longueur : 2 : 2 points ; 3 : 5 points ; 4 ou plus : 9 points.',
  snowmelt: '2 points par territoire de neige adjacent à un lac.',
};

test.each(BUILT_IN_CARD_IDS)('%s is described in French', (id) => {
  expect(describeBonus(conditionOf(id))).toBe(SENTENCES[id]);
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
    [{ group: { icon: ['cow', 'wagon'] } }, 'groupe de vaches ou de chariots'],
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
    [{ run: { icon: 'wagon' } }, 'ligne droite continue de chariots'],
    [
      { run: { terrain: 'snow' }, size: { atLeast: 3 } },
      'ligne droite continue d’au moins 3 territoires de neige',
    ],
    [{ run: { icon: 'cow' }, size: { atMost: 3 } }, 'ligne droite continue de 2 ou 3 vaches'],
    [
      { space: { atMost: 1 }, corners: true },
      'espace vide encerclé (angles compris) comptant exactement 1 case',
    ],
    [
      { space: { atLeast: 2 }, corners: true },
      'espace vide encerclé (angles compris) comptant au moins 2 cases',
    ],
  ] as const)('%j', (each, noun) => {
    expect(describeBonus({ each })).toBe(`1 point par ${noun}.`);
  });
});

describe('points in French', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 points.'],
    [0, '0 point.'],
    [
      { least: [guns, cows] },
      'Autant de points que la plus petite valeur parmi (le nombre de pistolets ; le nombre de vaches).',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Autant de points que (le nombre de pistolets plus 1) × 2 × le nombre de vaches adverses.',
    ],
    [
      { most: [{ each: { space: { atLeast: 2 } } }, { each: { kind: 'icon' } }] },
      'Autant de points que la plus grande valeur parmi (le nombre d’espaces vides encerclés comptant au moins 2 cases ; le nombre d’icônes différentes dans votre ville).',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Si vous avez plus de pistolets que votre adversaire : 6 points ; en cas d’égalité : 3 points ; si vous en avez moins : −2 points.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Si votre adversaire a moins de pistolets que vous : 4 points.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Si le nombre de pistolets plus le nombre de vaches adverses vaut plus que le même calcul du côté adverse : 6 points.',
    ],
    [
      {
        rival: {
          choose: { largestGroup: { terrain: 'water' } },
          score: { least: [{ each: { cell: { chosen: true } } }, 9] },
        },
      },
      'Pour le plus grand groupe adverse de lacs : autant de points que la plus petite valeur parmi (la taille de ce groupe ; 9).',
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
      'Pour votre plus grand groupe de lacs : 1 point par territoire de ce groupe ; 2 points par vache adjacente à un territoire de ce groupe.',
    ],
    [
      {
        table: guns,
        steps: [
          [3, 5],
          [5, { sum: [cows, -2] }],
        ],
      },
      'Selon votre nombre de pistolets : 3 ou 4 : 5 points ; 5 ou plus : (1 point par vache ; −2 points).',
    ],
    [
      {
        table: { rival: guns },
        steps: [
          [0, 5],
          [1, 0],
        ],
      },
      'Selon le nombre de pistolets adverses : 0 : 5 points ; 1 ou plus : 0 point.',
    ],
    [
      {
        table: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        steps: [[4, 5]],
      },
      'Selon la taille de votre plus grand groupe de vaches : 4 ou plus : 5 points.',
    ],
    [
      {
        table: { sum: [guns, -4] },
        steps: [
          [-3, 5],
          [3, 0],
        ],
      },
      'Selon le nombre de pistolets moins 4 : −3 à 2 : 5 points ; 3 ou plus : 0 point.',
    ],
    [
      { table: { each: { kind: 'terrain' } }, steps: [[5, 4]] },
      'Selon le nombre de terrains différents dans votre ville : 5 ou plus : 4 points.',
    ],
    [
      { product: [2, { table: guns, steps: [[2, 3]] }] },
      'Autant de points que 2 × (selon votre nombre de pistolets : 2 ou plus : 3 ; sinon : 0).',
    ],
    [
      {
        each: { line: { icon: 'wagon' }, size: { atLeast: 2 } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
      'Chaque rangée ou colonne avec au moins 2 chariots rapporte des points selon son nombre de chariots : 2 ou 3 : 1 point ; 4 ou plus : 5 points.',
    ],
    [
      {
        product: [
          2,
          {
            each: { group: { icon: 'cow' } },
            steps: [
              [2, 1],
              [3, 4],
            ],
          },
        ],
      },
      'Autant de points que 2 × la valeur totale des groupes de vaches selon leur taille (2 : 1 ; 3 ou plus : 4 ; sinon : 0).',
    ],
    [
      {
        rival: {
          each: { run: { icon: 'fort' } },
          steps: [
            [2, -1],
            [4, -3],
          ],
        },
      },
      'Chaque ligne droite continue adverse de forts rapporte des points selon sa longueur : 2 ou 3 : −1 point ; 4 ou plus : −3 points.',
    ],
    [
      { distance: { icon: 'cow' }, to: { icon: 'cow' }, points: 2 },
      '2 points par territoire entre chaque vache et l’autre vache la plus proche dans sa rangée ou colonne.',
    ],
    [
      { rival: { distance: { icon: ['beer', 'gun'] }, to: { icon: ['cow', 'fort'] } } },
      '1 point par territoire entre chaque bière ou pistolet dans la ville adverse et la vache ou le fort le plus proche dans sa rangée ou colonne.',
    ],
    [
      { divide: { distance: { icon: 'fort', beside: { icon: 'mine' } }, to: { terrain: 'snow' } }, by: 3 },
      '1/3 du nombre de territoires entre chaque fort (adjacent à une mine) et le territoire de neige le plus proche dans sa rangée ou colonne, arrondi à l’inférieur.',
    ],
    [
      { compare: { divide: cows, by: 2 }, more: 6 },
      'Si (la moitié du nombre de vaches, arrondie à l’inférieur) vaut plus que le même calcul du côté adverse : 6 points.',
    ],
    [
      { divide: { product: [guns, cows] }, by: 2 },
      'La moitié de (le nombre de pistolets × le nombre de vaches), arrondie à l’inférieur.',
    ],
    [
      { rival: { difference: guns, to: 'fewer' } },
      'Si votre adversaire a moins de pistolets que vous, vous marquez la différence.',
    ],
    [
      {
        most: [
          {
            difference: {
              choose: { largestGroup: { terrain: 'snow' } },
              score: { each: { cell: { chosen: true } } },
            },
            to: 'more',
          },
          3,
        ],
      },
      'Autant de points que la plus grande valeur parmi ((si votre plus grand groupe de neige est plus grand que celui de votre adversaire : la différence ; sinon : 0) ; 3).',
    ],
    [
      { changeHands: 1, of: { sum: [guns, -2] }, toMore: { rival: cows } },
      '1 point par pistolet ; −2 points. Si votre adversaire a moins de vaches que vous, 1 de ces points revient à votre adversaire, et inversement.',
    ],
    [
      { sum: [guns, { changeHands: 4, of: cows, toMore: { sum: [guns, cows] } }] },
      '1 point par pistolet. Si le nombre de pistolets adverses plus le nombre de vaches adverses vaut plus que le même calcul de votre côté, jusqu’à 4 des points suivants reviennent à votre adversaire, et inversement : 1 point par vache.',
    ],
    [
      { rival: { changeHands: 4, of: cows, toMore: guns } },
      'Autant de points que votre adversaire en marque avec (si votre adversaire a plus de pistolets que vous, jusqu’à 4 des points suivants reviennent à votre adversaire, et inversement : 1 point par vache).',
    ],
    [
      { least: [{ rival: { changeHands: 4, of: cows, toMore: guns } }, 3] },
      'Autant de points que la plus petite valeur parmi (la valeur de votre adversaire pour (si votre adversaire a plus de pistolets que vous, jusqu’à 4 des points suivants reviennent à votre adversaire, et inversement : le nombre de vaches) ; 3).',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: { distance: { icon: 'beer', near: { chosen: true } }, to: { icon: 'gun' } },
      },
      '1 point par territoire entre chaque bière (dans votre plus grand groupe de lacs ou adjacente à ce groupe) et le pistolet le plus proche dans sa rangée ou colonne.',
    ],
    [
      { sum: [guns, { table: cows, steps: [[2, 5]] }] },
      '1 point par pistolet. Selon votre nombre de vaches : 2 ou plus : 5 points.',
    ],
  ])('%j', (bonus, text) => {
    expect(describeBonus(bonus)).toBe(text);
  });
});
