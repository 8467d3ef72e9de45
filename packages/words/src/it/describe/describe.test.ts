import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseCard } from '../../../test/baseDeck.ts';
import { words } from '../index.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => words.describe({ each: { cell }, points: 2 });

describe('the base deck described in Italian', () => {
  test.each([
    ['badlands', '4 punti per ogni pistola direttamente tra due territori di deserto.'],
    ['one-too-many', 'Se hai più birre dell’avversario: −1 punto per ogni birra nella cittadina avversaria.'],
    ['happy-cows', '2 punti per ogni mucca che non è né sulla neve né adiacente alla neve.'],
    ['cool-water', '3 punti per ogni carro nel tuo più grande gruppo d’acqua o adiacente a esso.'],
    ['the-herd', '2 punti per ogni territorio nel tuo più grande gruppo di mucche.'],
    ['the-clearing', '2 punti per ogni forte; −1 punto per ogni territorio di foresta.'],
    [
      'chuck-wagon',
      '2 punti per ogni birra adiacente a un carro; −1 punto per ogni birra non adiacente a un carro.',
    ],
    ['circled-camp', '5 punti per ogni spazio vuoto racchiuso di esattamente 1 casella.'],
    ['mother-lode', '2 punti per ogni miniera in montagna o adiacente alla montagna.'],
    [
      'claim-stakes',
      '2 punti per ogni miniera non adiacente a una miniera; −1 punto per ogni miniera adiacente a una miniera.',
    ],
    [
      'standoff',
      '3 punti per ogni coppia di pistole a distanza 2 nella stessa riga o colonna, con in mezzo 1 territorio senza pistola.',
    ],
    ['fastest-draw', 'Se hai più pistole dell’avversario: 6 punti.'],
    ['stronghold', '3 punti per ogni forte senza lati vuoti.'],
    ['border-patrol', '2 punti per ogni forte con almeno 2 lati vuoti.'],
    ['wagon-train', '2 punti per ogni carro nella tua riga o colonna con il maggior numero di carri.'],
    ['general-store', '3 punti per ogni serie completa di birra, mucca, forte, pistola, miniera e carro.'],
    ['square-deal', '3 punti per ogni quadrato 2 × 2 di un solo terreno.'],
    ['great-divide', 'Se il tuo più grande gruppo di montagna supera quello dell’avversario: 6 punti.'],
  ])('%s', (id, text) => {
    expect(words.describe(baseCard(id).bonus)).toBe(text);
  });
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
    expect(words.describe({ rival: { each: { cell: { icon: 'gun', beside: { terrain: 'water' } } } } })).toBe(
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
      'coppia di pistole a distanza 3 nella stessa riga o colonna, con in mezzo 2 territori di neve',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'riga o colonna con almeno 3 carri'],
    [{ line: { icon: 'wagon' }, size: { atMost: 3 } }, 'riga o colonna con almeno 1 e al massimo 3 carri'],
    [{ set: ['desert', 'snow'] }, 'serie completa di deserto e neve'],
    [{ kind: 'terrain' }, 'terreno diverso nella tua cittadina'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'icona diversa tra i territori di neve'],
    [{ kind: 'terrain', of: { icon: ['beer', 'wagon'] } }, 'terreno diverso tra le birre e i carri'],
  ] as const)('%j', (each, noun) => {
    expect(words.describe({ each })).toBe(`1 punto per ogni ${noun}.`);
  });
});

describe('points in Italian', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 punti.'],
    [-1, '−1 punto.'],
    [{ least: [guns, cows] }, 'Punti pari al minore tra [il numero di pistole; il numero di mucche].'],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Punti pari al prodotto di [la somma di [il numero di pistole; 1]; 2 × il numero di mucche nella cittadina avversaria].',
    ],
    [
      { when: guns, atLeast: 3, then: 5, else: { sum: [cows, -2] } },
      'Se hai almeno 3 pistole: 5 punti; altrimenti: [1 punto per ogni mucca; −2 punti].',
    ],
    [{ when: { rival: guns }, atMost: 0, then: 5 }, 'Se l’avversario non ha pistole: 5 punti.'],
    [{ when: guns, atLeast: -1, atMost: 3, then: 5 }, 'Se hai da −1 a 3 pistole: 5 punti.'],
    [
      {
        when: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        atLeast: 4,
        then: 5,
      },
      'Se il tuo più grande gruppo di mucche ha almeno 4 territori: 5 punti.',
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
      'Se la somma di [il numero di pistole; il numero di mucche nella cittadina avversaria] è maggiore dello stesso valore calcolato dal punto di vista dell’avversario: 6 punti.',
    ],
    [
      {
        rival: { choose: { fullestLine: { icon: 'wagon' } }, score: { each: { cell: { chosen: true } } } },
      },
      '1 punto per ogni territorio nella riga o colonna dell’avversario con il maggior numero di carri.',
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
      'Per il tuo più grande gruppo d’acqua: 1 punto per ogni territorio in quel gruppo; 2 punti per ogni mucca adiacente a un territorio in quel gruppo.',
    ],
    [
      { sum: [guns, { when: cows, atLeast: 2, then: 5 }] },
      '1 punto per ogni pistola. Se hai almeno 2 mucche: 5 punti.',
    ],
  ])('%j', (bonus, text) => {
    expect(words.describe(bonus)).toBe(text);
  });
});

test('in Italian "e" before another "e" is "ed"', () => {
  const { and } = words.amounts;
  expect(and(['Oro', 'Erba'])).toBe('Oro ed Erba');
  expect(and(['Erba e edera', 'Oro', 'Acqua'])).toBe('Erba e edera, Oro e Acqua');
  expect(and(['«Oro»', '«Erba»'])).toBe('«Oro» ed «Erba»');
  expect(and(['Erba'])).toBe('Erba');
});
