import type { Bonus, Filter } from '@wagons/rules/scoring';
import { describe, expect, test } from 'vitest';
import { conditionOf } from '../../../test/conditions.ts';
import { BUILT_IN_CARD_IDS } from '../../builtInCards.ts';
import type { CardWords } from '../../words.ts';
import { describe as describeBonus } from './bonus.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => describeBonus({ each: { cell }, points: 2 });

const SENTENCES: CardWords = {
  badlands: '4 punti per ogni pistola direttamente tra due territori di deserto.',
  'boom-or-bust':
    'In base al numero di miniere nella tua cittadina: da 0 a 2: 5 punti; da 3 a 6: 0 punti; 7: 3 punti; 8 o più: 8 punti.',
  bootleggers:
    '2 punti per ogni birra adiacente a un carro; −1 punto per ogni birra non adiacente a un carro.',
  'circle-the-wagons': '6 punti per ogni territorio adiacente a esattamente 4 carri.',
  'claim-jumpers':
    'Se hai più miniere dell’avversario: 9 punti. Se l’avversario ha più pistole di te, fino a 5 di questi punti vanno all’avversario, e viceversa.',
  'cool-water': '3 punti per ogni carro nel tuo gruppo d’acqua più grande o adiacente a esso.',
  fortified: '7 punti per ogni quadrato 2 × 2 di forti.',
  'gold-country': '2 punti per ogni miniera in montagna o adiacente alla montagna.',
  'happy-cows': '2 punti per ogni mucca che non è né sulla neve né adiacente alla neve.',
  'one-too-many': 'Se hai più birre dell’avversario: −1 punto per ogni birra nella cittadina avversaria.',
  'prairie-life':
    'La metà di (il numero di mucche più il numero di territori di pianura), arrotondata per difetto.',
  'rifles-ready': '2 punti per ogni forte adiacente a una pistola.',
  'smalltown-charm': 'Se hai meno territori dell’avversario, ottieni la differenza in punti.',
  'target-practice':
    '1 punto per ogni territorio tra ciascuna birra e la pistola più vicina nella sua fila o colonna.',
  'the-clearing': '2 punti per ogni forte; −1 punto per ogni territorio di foresta.',
  'the-herd': '2 punti per ogni territorio nel tuo gruppo di mucche più grande.',
  undiscovered: '5 punti per ogni spazio vuoto racchiuso (angoli compresi) di esattamente 1 casella.',
  'wagon-train':
    'Ogni linea retta ininterrotta di carri dà punti in base alla lunghezza: 2: 1 punto; 3: 2 punti; 4: 4 punti; 5: 7 punti; 6 o più: 10 punti.',
  'claim-stakes':
    '2 punti per ogni miniera non adiacente a una miniera; −1 punto per ogni miniera adiacente a una miniera.',
  standoff:
    '3 punti per ogni coppia di pistole a distanza 2 nella stessa fila o colonna, con in mezzo 1 territorio senza pistola.',
  'fastest-draw': 'Se hai più pistole dell’avversario: 6 punti.',
  stronghold: '3 punti per ogni forte senza lati vuoti.',
  'border-patrol': '2 punti per ogni forte con almeno 2 lati vuoti.',
  'long-haul': '2 punti per ogni carro nella tua fila o colonna con il maggior numero di carri.',
  'general-store': '3 punti per ogni serie completa di birra, mucca, forte, pistola, miniera e carro.',
  'square-deal': '3 punti per ogni quadrato 2 × 2 di un solo terreno.',
  'great-divide': 'Se il tuo gruppo di montagna più grande supera quello dell’avversario: 6 punti.',
  'watering-holes': '4 punti per ogni gruppo di esattamente 2 territori d’acqua.',
  'law-and-order':
    'In base al numero di pistole nella tua cittadina: da 0 a 2: 6 punti; 3 o più: −1 punto per ogni pistola.',
  boomtown: 'Se hai più territori dell’avversario: 6 punti; se siete pari: 3 punti.',
  poachers: 'Se hai meno miniere dell’avversario: 3 punti per ogni miniera nella cittadina avversaria.',
  'telegraph-line': '2 punti per ogni fila o colonna con almeno 2 forti.',
  'cattle-drive':
    'Per il tuo gruppo di mucche più grande: tanti punti quanti il numero di terreni diversi in quel gruppo × il numero di carri (adiacenti a un territorio in quel gruppo).',
  'trading-post': '3 punti per ogni icona diversa tra i territori direttamente tra due birre.',
  'tall-timber':
    'Ogni linea retta ininterrotta di territori di foresta dà punti in base alla lunghezza: 2: 2 punti; 3: 5 punti; 4 o più: 9 punti.',
  snowmelt: '2 punti per ogni territorio di neve adiacente all’acqua.',
};

test.each(BUILT_IN_CARD_IDS)('%s is described in Italian', (id) => {
  expect(describeBonus(conditionOf(id))).toBe(SENTENCES[id]);
});

describe('territories in Italian', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 punti per ogni pistola nel deserto.');
    expect(per({ terrain: ['desert', 'water'] })).toBe('2 punti per ogni territorio di deserto o d’acqua.');
    expect(per({ icon: ['beer', 'cow'] })).toBe('2 punti per ogni birra o mucca.');
    expect(per({})).toBe('2 punti per ogni territorio.');
  });

  test('leave no doubt what a clause belongs to', () => {
    expect(per({ icon: ['beer', 'wagon'], terrain: 'plains' })).toBe(
      '2 punti per ogni territorio di pianura con una birra o un carro.',
    );
    expect(per({ icon: ['beer', 'cow'], beside: { terrain: 'snow' } })).toBe(
      '2 punti per ogni territorio che ha una birra o una mucca ed è adiacente alla neve.',
    );
    expect(
      per({ icon: 'gun', beside: { icon: 'cow', beside: { terrain: 'snow' } }, emptySides: { atLeast: 2 } }),
    ).toBe(
      '2 punti per ogni pistola che è adiacente a una mucca (adiacente alla neve) e ha almeno 2 lati vuoti.',
    );
    expect(
      per({ icon: 'gun', emptySides: { atMost: 1 }, any: [{ terrain: 'snow' }, { near: { icon: 'cow' } }] }),
    ).toBe(
      '2 punti per ogni pistola che ha al massimo 1 lato vuoto e (è sulla neve oppure (è in un territorio con una mucca o in uno adiacente)).',
    );
    expect(describeBonus({ rival: { each: { cell: { icon: 'gun', beside: { terrain: 'water' } } } } })).toBe(
      '1 punto per ogni pistola (adiacente all’acqua) nella cittadina avversaria.',
    );
  });

  test('say what they are not', () => {
    expect(per({ icon: 'gun', not: { terrain: 'snow', beside: { icon: 'cow' } } })).toBe(
      '2 punti per ogni pistola che non è sulla neve oppure non è adiacente a una mucca.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 punti per ogni pistola che non si trova direttamente tra due mucche.',
    );
    expect(per({ not: { terrain: ['snow', 'water'] } })).toBe(
      '2 punti per ogni territorio che non è né di neve né d’acqua.',
    );
    expect(per({ not: { icon: ['beer', 'wagon'] } })).toBe(
      '2 punti per ogni territorio senza birra né carro.',
    );
    expect(per({ icon: 'gun', not: { emptySides: { atLeast: 2 } } })).toBe(
      '2 punti per ogni pistola con meno di 2 lati vuoti.',
    );
    expect(per({ not: { emptySides: { atLeast: 1, atMost: 2 } }, beside: { icon: 'cow' } })).toBe(
      '2 punti per ogni territorio che è adiacente a una mucca e (ha meno di 1 o più di 2 lati vuoti).',
    );
    expect(per({ not: {} })).toBe('2 punti per ogni territorio che non può esistere.');
  });

  test('count what lies next to them', () => {
    const beside = (many: object): string => per({ neighbours: { of: { icon: 'gun' }, ...many } });
    expect(beside({ atMost: 0 })).toBe('2 punti per ogni territorio non adiacente a una pistola.');
    expect(beside({ atLeast: 2 })).toBe('2 punti per ogni territorio adiacente ad almeno 2 pistole.');
    expect(beside({ atLeast: 2, atMost: 2 })).toBe(
      '2 punti per ogni territorio adiacente a esattamente 2 pistole.',
    );
    expect(beside({ atMost: 1 })).toBe('2 punti per ogni territorio adiacente a non più di 1 pistola.');
    expect(beside({ atLeast: 1, atMost: 2 })).toBe('2 punti per ogni territorio adiacente a 1 o 2 pistole.');
    expect(beside({ atLeast: 1, atMost: 3 })).toBe(
      '2 punti per ogni territorio adiacente ad almeno 1 e non più di 3 pistole.',
    );
  });

  test('are something or lie next to it', () => {
    expect(per({ near: { terrain: 'snow' } })).toBe(
      '2 punti per ogni territorio di neve o adiacente alla neve.',
    );
    expect(per({ near: { icon: 'cow' } })).toBe(
      '2 punti per ogni territorio con una mucca o adiacente a una mucca.',
    );
    expect(per({ icon: 'gun', near: { terrain: ['desert', 'snow'] } })).toBe(
      '2 punti per ogni pistola in un territorio di deserto o di neve o in uno adiacente.',
    );
    expect(per({ near: { icon: 'cow', terrain: 'desert' } })).toBe(
      '2 punti per ogni territorio che è un territorio di deserto con una mucca o uno adiacente.',
    );
    expect(per({ icon: 'gun', near: { terrain: 'snow' }, emptySides: { atMost: 0 } })).toBe(
      '2 punti per ogni pistola che (è sulla neve o adiacente alla neve) e non ha lati vuoti.',
    );
  });
});

describe('things in Italian', () => {
  test.each([
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'gruppo di almeno 3 mucche'],
    [{ group: { terrain: 'water' } }, 'gruppo d’acqua'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'gruppo da 1 a 3 territori d’acqua'],
    [{ space: { atLeast: 2 } }, 'spazio vuoto racchiuso di almeno 2 caselle'],
    [{ space: { atMost: 2 } }, 'spazio vuoto racchiuso di 1 o 2 caselle'],
    [{ space: { atMost: 3 } }, 'spazio vuoto racchiuso di almeno 1 e al massimo 3 caselle'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, 'rettangolo 2 × 3 o 3 × 2 di territori di neve'],
    [{ block: [3, 3], of: { icon: 'gun' }, same: 'terrain' }, 'quadrato 3 × 3 di pistole su un solo terreno'],
    [{ block: [2, 2], same: 'icon' }, 'quadrato 2 × 2 con un solo tipo di icona'],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'coppia di pistole adiacenti tra loro'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'coppia di pistole a distanza 3 nella stessa fila o colonna, con in mezzo 2 territori di neve',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'fila o colonna con almeno 3 carri'],
    [{ line: { icon: 'wagon' }, size: { atMost: 3 } }, 'fila o colonna con almeno 1 e al massimo 3 carri'],
    [{ set: ['desert', 'snow'] }, 'serie completa di deserto e neve'],
    [{ kind: 'terrain' }, 'terreno diverso nella tua cittadina'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'icona diversa tra i territori di neve'],
    [{ kind: 'terrain', of: { icon: ['beer', 'wagon'] } }, 'terreno diverso tra le birre e i carri'],
    [{ run: { icon: 'wagon' } }, 'linea retta ininterrotta di carri'],
    [
      { run: { terrain: 'snow' }, size: { atLeast: 3 } },
      'linea retta ininterrotta di almeno 3 territori di neve',
    ],
    [{ run: { icon: 'cow' }, size: { atMost: 3 } }, 'linea retta ininterrotta di 2 o 3 mucche'],
    [
      { space: { atMost: 1 }, corners: true },
      'spazio vuoto racchiuso (angoli compresi) di esattamente 1 casella',
    ],
    [
      { space: { atLeast: 2 }, corners: true },
      'spazio vuoto racchiuso (angoli compresi) di almeno 2 caselle',
    ],
  ] as const)('%j', (each, noun) => {
    expect(describeBonus({ each })).toBe(`1 punto per ogni ${noun}.`);
  });
});

describe('points in Italian', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 punti.'],
    [-1, '−1 punto.'],
    [{ least: [guns, cows] }, 'Punti pari al minore tra (il numero di pistole; il numero di mucche).'],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Tanti punti quanti (il numero di pistole più 1) × 2 × il numero di mucche nella cittadina avversaria.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Se hai più pistole dell’avversario: 6 punti; se siete pari: 3 punti; se ne hai di meno: −2 punti.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Se l’avversario ha meno pistole di te: 4 punti.'],
    [
      { compare: { each: { cell: { icon: 'gun', terrain: 'desert' } } }, more: 6 },
      'Se hai più pistole nel deserto rispetto all’avversario: 6 punti.',
    ],
    [{ compare: { each: { cell: {} } }, more: 6 }, 'Se hai più territori dell’avversario: 6 punti.'],
    [{ compare: guns, equal: 6 }, 'Se tu e l’avversario avete lo stesso numero di pistole: 6 punti.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Se il numero di pistole più il numero di mucche nella cittadina avversaria è maggiore dello stesso valore calcolato dal punto di vista dell’avversario: 6 punti.',
    ],
    [
      {
        rival: { choose: { fullestLine: { icon: 'wagon' } }, score: { each: { cell: { chosen: true } } } },
      },
      '1 punto per ogni territorio nella fila o colonna dell’avversario con il maggior numero di carri.',
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
      'Per il tuo gruppo d’acqua più grande: 1 punto per ogni territorio in quel gruppo; 2 punti per ogni mucca adiacente a un territorio in quel gruppo.',
    ],
    [
      {
        table: guns,
        steps: [
          [3, 5],
          [5, { sum: [cows, -2] }],
        ],
      },
      'In base al numero di pistole nella tua cittadina: 3 o 4: 5 punti; 5 o più: (1 punto per ogni mucca; −2 punti).',
    ],
    [
      {
        table: { rival: guns },
        steps: [
          [0, 5],
          [1, 0],
        ],
      },
      'In base al numero di pistole nella cittadina avversaria: 0: 5 punti; 1 o più: 0 punti.',
    ],
    [
      {
        table: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        steps: [[4, 5]],
      },
      'In base alla grandezza del tuo gruppo di mucche più grande: 4 o più: 5 punti.',
    ],
    [
      {
        table: { sum: [guns, -4] },
        steps: [
          [-3, 5],
          [3, 0],
        ],
      },
      'In base al numero di pistole meno 4: da −3 a 2: 5 punti; 3 o più: 0 punti.',
    ],
    [
      { table: { each: { kind: 'terrain' } }, steps: [[5, 4]] },
      'In base al numero di terreni diversi nella tua cittadina: 5 o più: 4 punti.',
    ],
    [
      { product: [2, { table: guns, steps: [[2, 3]] }] },
      'Tanti punti quanti 2 × (in base al numero di pistole nella tua cittadina: 2 o più: 3; altrimenti: 0).',
    ],
    [
      {
        each: { line: { icon: 'wagon' }, size: { atLeast: 2 } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
      'Ogni fila o colonna con almeno 2 carri dà punti in base al numero di carri: 2 o 3: 1 punto; 4 o più: 5 punti.',
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
      'Tanti punti quanti 2 × il valore totale di ogni gruppo di mucche in base alla grandezza (2: 1; 3 o più: 4; altrimenti: 0).',
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
      'Ogni linea retta ininterrotta di forti nella cittadina avversaria dà punti in base alla lunghezza: 2 o 3: −1 punto; 4 o più: −3 punti.',
    ],
    [
      { distance: { icon: 'cow' }, to: { icon: 'cow' }, points: 2 },
      '2 punti per ogni territorio tra ciascuna mucca e l’altra mucca più vicina nella sua fila o colonna.',
    ],
    [
      { rival: { distance: { icon: ['beer', 'gun'] }, to: { icon: ['cow', 'fort'] } } },
      '1 punto per ogni territorio tra ciascuna birra o pistola nella cittadina avversaria e la mucca o il forte più vicino nella sua fila o colonna.',
    ],
    [
      { divide: { distance: { icon: 'fort', beside: { icon: 'mine' } }, to: { terrain: 'snow' } }, by: 3 },
      '1/3 del numero di territori tra ciascun forte (adiacente a una miniera) e il territorio di neve più vicino nella sua fila o colonna, arrotondato per difetto.',
    ],
    [
      { compare: { divide: cows, by: 2 }, more: 6 },
      'Se (la metà del numero di mucche, arrotondata per difetto) è maggiore dello stesso valore calcolato dal punto di vista dell’avversario: 6 punti.',
    ],
    [
      { divide: { product: [guns, cows] }, by: 2 },
      'La metà di (il numero di pistole × il numero di mucche), arrotondata per difetto.',
    ],
    [
      { rival: { difference: guns, to: 'fewer' } },
      'Se l’avversario ha meno pistole di te, ottieni la differenza in punti.',
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
      'Punti pari al maggiore tra ((se il tuo gruppo di neve più grande supera quello dell’avversario: la differenza; altrimenti: 0); 3).',
    ],
    [
      { changeHands: 1, of: { sum: [guns, -2] }, toMore: { rival: cows } },
      '1 punto per ogni pistola; −2 punti. Se l’avversario ha meno mucche di te, 1 di questi punti va all’avversario, e viceversa.',
    ],
    [
      { sum: [guns, { changeHands: 4, of: cows, toMore: { sum: [guns, cows] } }] },
      '1 punto per ogni pistola. Se il numero di pistole nella cittadina avversaria più il numero di mucche nella cittadina avversaria è maggiore dello stesso valore calcolato dal tuo punto di vista, fino a 4 dei seguenti punti vanno all’avversario, e viceversa: 1 punto per ogni mucca.',
    ],
    [
      { rival: { changeHands: 4, of: cows, toMore: guns } },
      'Tanti punti quanti ne ottiene l’avversario con (se l’avversario ha più pistole di te, fino a 4 dei seguenti punti vanno all’avversario, e viceversa: 1 punto per ogni mucca).',
    ],
    [
      { least: [{ rival: { changeHands: 4, of: cows, toMore: guns } }, 3] },
      'Punti pari al minore tra (il valore dell’avversario per (se l’avversario ha più pistole di te, fino a 4 dei seguenti punti vanno all’avversario, e viceversa: il numero di mucche); 3).',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: { distance: { icon: 'beer', near: { chosen: true } }, to: { icon: 'gun' } },
      },
      '1 punto per ogni territorio tra ciascuna birra (nel tuo gruppo d’acqua più grande o adiacente a esso) e la pistola più vicina nella sua fila o colonna.',
    ],
    [
      { sum: [guns, { table: cows, steps: [[2, 5]] }] },
      '1 punto per ogni pistola. In base al numero di mucche nella tua cittadina: 2 o più: 5 punti.',
    ],
  ])('%j', (bonus, text) => {
    expect(describeBonus(bonus)).toBe(text);
  });
});
