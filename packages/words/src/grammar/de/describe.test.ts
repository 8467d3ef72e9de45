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
  badlands: '4 Punkte pro Revolver, der direkt zwischen zwei Wüstenlandschaften liegt.',
  'boom-or-bust':
    'Je nach Anzahl deiner Minen: 0 bis 2: 5 Punkte; 3 bis 6: 0 Punkte; 7: 3 Punkte; 8 oder mehr: 8 Punkte.',
  bootleggers:
    '2 Punkte pro Bier, das neben einem Planwagen steht; −1 Punkt pro Bier, das nicht neben einem Planwagen steht.',
  'circle-the-wagons': '6 Punkte pro Landschaft, die genau 4 Planwagen neben sich hat.',
  'claim-jumpers':
    'Wenn du mehr Minen hast als dein Gegner: 9 Punkte. Wenn dein Gegner mehr Revolver hat als du, gehen bis zu 5 dieser Punkte an deinen Gegner, und umgekehrt.',
  'cool-water': '3 Punkte pro Planwagen, der in deinem größten Wassergebiet oder daneben steht.',
  fortified: '7 Punkte pro Quadrat aus 2 × 2 Forts.',
  'gold-country': '2 Punkte pro Mine, die im Gebirge oder daneben liegt.',
  'happy-cows': '2 Punkte pro Kuh, die weder im Schnee noch daneben steht.',
  'one-too-many': 'Wenn du mehr Biere hast als dein Gegner: −1 Punkt pro Bier in der gegnerischen Stadt.',
  'prairie-life': 'Die Hälfte von (Anzahl der Kühe plus Anzahl der Ebenen), abgerundet.',
  'rifles-ready': '2 Punkte pro Fort, das neben einem Revolver steht.',
  'smalltown-charm':
    'Wenn du weniger Landschaften hast als dein Gegner, erhältst du die Differenz als Punkte.',
  'target-practice':
    '1 Punkt pro Landschaft zwischen jedem Bier und dem nächstgelegenen Revolver in derselben Reihe oder Spalte.',
  'the-clearing': '2 Punkte pro Fort; −1 Punkt pro Waldlandschaft.',
  'the-herd': '2 Punkte pro Landschaft in deiner größten Kuhherde.',
  undiscovered:
    '5 Punkte pro umschlossene Lücke aus genau 1 leeren Feld mit Landschaften auch an allen Ecken.',
  'wagon-train':
    'Jede gerade Linie aus benachbarten Planwagen zählt je nach Länge: 2: 1 Punkt; 3: 2 Punkte; 4: 4 Punkte; 5: 7 Punkte; 6 oder mehr: 10 Punkte.',
  'claim-stakes':
    '2 Punkte pro Mine, die nicht neben einer Mine liegt; −1 Punkt pro Mine, die neben einer Mine liegt.',
  standoff:
    '3 Punkte pro Paar aus zwei Revolvern in derselben Reihe oder Spalte im Abstand von genau 2 Feldern mit 1 Landschaft ohne Revolver dazwischen.',
  'fastest-draw': 'Wenn du mehr Revolver hast als dein Gegner: 6 Punkte.',
  stronghold: '3 Punkte pro Fort, das keine leeren Seiten hat.',
  'border-patrol': '2 Punkte pro Fort, das mindestens 2 leere Seiten hat.',
  'long-haul': '2 Punkte pro Planwagen in deiner Reihe oder Spalte mit den meisten Planwagen.',
  'general-store': '3 Punkte pro vollständigen Satz aus Bier, Kuh, Fort, Revolver, Mine und Planwagen.',
  'square-deal': '3 Punkte pro Quadrat aus 2 × 2 Landschaften derselben Art.',
  'great-divide': 'Wenn dein größtes Gebirgsgebiet größer ist als das gegnerische: 6 Punkte.',
  'watering-holes': '4 Punkte pro Gebiet aus genau 2 Wasserlandschaften.',
  'law-and-order': 'Je nach Anzahl deiner Revolver: 0 bis 2: 6 Punkte; 3 oder mehr: −1 Punkt pro Revolver.',
  boomtown: 'Wenn du mehr Landschaften hast als dein Gegner: 6 Punkte; bei Gleichstand: 3 Punkte.',
  poachers: 'Wenn du weniger Minen hast als dein Gegner: 3 Punkte pro Mine in der gegnerischen Stadt.',
  'telegraph-line': '2 Punkte pro Reihe oder Spalte mit mindestens 2 Forts.',
  'cattle-drive':
    'Für deine größte Kuhherde: so viele Punkte wie Anzahl der unterschiedlichen Landschaftsarten in dieser Herde × Anzahl der Planwagen (die neben einer Landschaft in dieser Herde stehen).',
  'trading-post':
    '3 Punkte pro unterschiedliches Symbol auf Landschaften, die direkt zwischen zwei Bieren liegen.',
  'tall-timber':
    'Jede gerade Linie aus benachbarten Waldlandschaften zählt je nach Länge: 2: 2 Punkte; 3: 5 Punkte; 4 oder mehr: 9 Punkte.',
  snowmelt: '2 Punkte pro Schneelandschaft, die neben Wasser liegt.',
};

test.each(BUILT_IN_CARD_IDS)('%s is described in German', (id) => {
  expect(describeBonus(conditionOf(id))).toBe(SENTENCES[id]);
});

describe('territories in German', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 Punkte pro Revolver in der Wüste.');
    expect(per({ icon: 'cow', terrain: ['plains', 'forest'] })).toBe(
      '2 Punkte pro Kuh in der Ebene oder im Wald.',
    );
    expect(per({ terrain: ['desert', 'snow'] })).toBe('2 Punkte pro Wüsten- oder Schneelandschaft.');
    expect(per({ icon: ['beer', 'cow'] })).toBe('2 Punkte pro Bier oder Kuh.');
    expect(per({})).toBe('2 Punkte pro Landschaft.');
  });

  test('have the gender and the verb of their noun', () => {
    const beside = { terrain: ['forest', 'plains', 'water'] } as const;
    expect(per({ icon: 'wagon', beside })).toBe(
      '2 Punkte pro Planwagen, der neben einem Wald, einer Ebene oder Wasser steht.',
    );
    expect(per({ icon: 'beer', amid: { icon: 'cow' } })).toBe(
      '2 Punkte pro Bier, das direkt zwischen zwei Kühen steht.',
    );
    expect(per({ beside: { icon: ['gun', 'mine'] } })).toBe(
      '2 Punkte pro Landschaft, die neben einem Revolver oder einer Mine liegt.',
    );
    expect(per({ neighbours: { of: { icon: 'fort', emptySides: { atLeast: 1 } }, atLeast: 2 } })).toBe(
      '2 Punkte pro Landschaft, die mindestens 2 Forts (die mindestens 1 leere Seite haben) neben sich hat.',
    );
  });

  test('leave no doubt what a clause belongs to', () => {
    expect(per({ icon: ['beer', 'gun'], beside: { terrain: 'snow' } })).toBe(
      '2 Punkte pro Landschaft, die ein Bier oder einen Revolver hat und neben Schnee liegt.',
    );
    expect(
      per({ icon: 'gun', beside: { icon: 'cow', beside: { terrain: 'snow' } }, emptySides: { atLeast: 2 } }),
    ).toBe(
      '2 Punkte pro Revolver, der neben einer Kuh (die neben Schnee steht) liegt und mindestens 2 leere Seiten hat.',
    );
    expect(
      per({ icon: 'gun', emptySides: { atMost: 1 }, any: [{ terrain: 'snow' }, { near: { icon: 'cow' } }] }),
    ).toBe(
      '2 Punkte pro Revolver, der höchstens 1 leere Seite hat und (im Schnee liegt oder (auf einem Feld mit einer Kuh oder daneben liegt)).',
    );
  });

  test('lie on something or next to it', () => {
    expect(per({ near: { terrain: 'water' } })).toBe(
      '2 Punkte pro Landschaft, die Wasser ist oder daneben liegt.',
    );
    expect(per({ not: { near: { icon: ['beer', 'cow'] } } })).toBe(
      '2 Punkte pro Landschaft, die weder ein Bier noch eine Kuh hat noch daneben liegt.',
    );
    expect(per({ near: { icon: 'gun' }, emptySides: { atMost: 0 } })).toBe(
      '2 Punkte pro Landschaft, die (einen Revolver hat oder daneben liegt) und keine leeren Seiten hat.',
    );
    expect(per({ near: { icon: 'gun', terrain: 'snow' } })).toBe(
      '2 Punkte pro Landschaft, die auf einem Feld mit einem Revolver im Schnee oder daneben liegt.',
    );
    const edge = { emptySides: { atLeast: 1 } } as const;
    expect(per({ near: edge, beside: { icon: 'cow' } })).toBe(
      '2 Punkte pro Landschaft, die neben einer Kuh liegt und (selbst eine Landschaft (die mindestens 1 leere Seite hat) ist oder neben sich hat).',
    );
    expect(per({ not: { near: edge } })).toBe(
      '2 Punkte pro Landschaft, die weder selbst eine Landschaft (die mindestens 1 leere Seite hat) ist noch neben sich hat.',
    );
    expect(per({ icon: 'cow', near: edge })).toBe(
      '2 Punkte pro Kuh, die in einer Landschaft (die mindestens 1 leere Seite hat) oder daneben steht.',
    );
    expect(per({ icon: 'beer', near: { terrain: ['forest', 'snow'] } })).toBe(
      '2 Punkte pro Bier, das im Wald, im Schnee oder daneben steht.',
    );
  });

  test('say what they are not', () => {
    expect(per({ icon: 'gun', not: { terrain: 'snow', beside: { icon: 'cow' } } })).toBe(
      '2 Punkte pro Revolver, der nicht im Schnee liegt oder nicht neben einer Kuh liegt.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 Punkte pro Revolver, der nicht direkt zwischen zwei Kühen liegt.',
    );
    expect(per({ not: { terrain: 'plains' } })).toBe('2 Punkte pro Landschaft, die keine Ebene ist.');
    expect(per({ not: { terrain: ['snow', 'water'] } })).toBe(
      '2 Punkte pro Landschaft, die weder Schnee noch Wasser ist.',
    );
    expect(per({ icon: 'cow', not: { terrain: ['snow', 'water'] } })).toBe(
      '2 Punkte pro Kuh, die weder im Schnee noch im Wasser steht.',
    );
    expect(per({ terrain: 'desert', not: { icon: 'mine' } })).toBe(
      '2 Punkte pro Wüstenlandschaft ohne Mine.',
    );
    expect(per({ not: { icon: ['cow', 'gun'] } })).toBe(
      '2 Punkte pro Landschaft, die weder eine Kuh noch einen Revolver hat.',
    );
    expect(per({ not: {} })).toBe('2 Punkte pro Landschaft, die nicht vorkommen kann.');
  });

  test('say how many they do not have', () => {
    const neighbours = (range: { readonly atLeast?: number; readonly atMost?: number }): string =>
      per({ icon: 'fort', not: { neighbours: { of: { icon: 'cow' }, ...range } } });
    expect(per({ neighbours: { of: { icon: 'gun' }, atMost: 0 } })).toBe(
      '2 Punkte pro Landschaft, die keine Revolver neben sich hat.',
    );
    expect(neighbours({ atMost: 0 })).toBe('2 Punkte pro Fort, das mindestens 1 Kuh neben sich hat.');
    expect(neighbours({ atLeast: 1 })).toBe('2 Punkte pro Fort, das keine Kühe neben sich hat.');
    expect(neighbours({ atLeast: 2 })).toBe('2 Punkte pro Fort, das weniger als 2 Kühe neben sich hat.');
    expect(neighbours({ atMost: 1 })).toBe('2 Punkte pro Fort, das mehr als 1 Kuh neben sich hat.');
    expect(neighbours({ atLeast: 1, atMost: 2 })).toBe(
      '2 Punkte pro Fort, das nicht 1 oder 2 Kühe neben sich hat.',
    );
  });
});

describe('things in German', () => {
  test.each([
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'Herde aus mindestens 3 Kühen'],
    [{ group: { terrain: 'water' } }, 'Wassergebiet'],
    [{ group: { terrain: ['snow', 'water'] } }, 'Gebiet aus Schnee- oder Wasserlandschaften'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'Gebiet aus 1 bis 3 Wasserlandschaften'],
    [{ space: { atLeast: 2 } }, 'umschlossene Lücke aus mindestens 2 leeren Feldern'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, 'Rechteck aus 2 × 3 oder 3 × 2 Schneelandschaften'],
    [
      { block: [3, 3], of: { icon: 'gun' }, same: 'terrain' },
      'Quadrat aus 3 × 3 Revolvern (alle in derselben Landschaftsart)',
    ],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'Paar aus zwei benachbarten Revolvern'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'Paar aus zwei Revolvern in derselben Reihe oder Spalte im Abstand von genau 3 Feldern mit 2 Schneelandschaften dazwischen',
    ],
    [{ line: { icon: 'cow' }, size: { atLeast: 3 } }, 'Reihe oder Spalte mit mindestens 3 Kühen'],
    [{ set: ['desert', 'snow'] }, 'vollständigen Satz aus Wüste und Schnee'],
    [{ kind: 'terrain' }, 'unterschiedliche Landschaftsart in deiner Stadt'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'unterschiedliches Symbol auf Schneelandschaften'],
    [{ kind: 'terrain', of: { icon: 'gun' } }, 'unterschiedliche Landschaftsart mit Revolvern'],
    [{ run: { icon: 'wagon' } }, 'gerade Linie aus benachbarten Planwagen'],
    [
      { run: { terrain: 'snow' }, size: { atLeast: 3 } },
      'gerade Linie aus mindestens 3 benachbarten Schneelandschaften',
    ],
    [{ run: { icon: 'cow' }, size: { atMost: 3 } }, 'gerade Linie aus 2 oder 3 benachbarten Kühen'],
    [
      { space: { atMost: 1 }, corners: true },
      'umschlossene Lücke aus genau 1 leeren Feld mit Landschaften auch an allen Ecken',
    ],
    [
      { space: { atLeast: 2 }, corners: true },
      'umschlossene Lücke aus mindestens 2 leeren Feldern mit Landschaften auch an allen Ecken',
    ],
  ] as const)('%j', (each, noun) => {
    expect(describeBonus({ each })).toBe(`1 Punkt pro ${noun}.`);
  });
});

describe('points in German', () => {
  const set = { each: { set: ['cow', 'gun'] } } as const;
  test.each<[Bonus, string]>([
    [-3, '−3 Punkte.'],
    [
      { least: [guns, cows] },
      'So viele Punkte wie der kleinste Wert aus (Anzahl der Revolver; Anzahl der Kühe).',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'So viele Punkte wie (Anzahl der Revolver plus 1) × 2 × Anzahl der Kühe in der gegnerischen Stadt.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Wenn du mehr Revolver hast als dein Gegner: 6 Punkte; bei Gleichstand: 3 Punkte; falls weniger: −2 Punkte.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Wenn dein Gegner weniger Revolver hat als du: 4 Punkte.'],
    [
      { compare: set, equal: 6 },
      'Wenn du genauso viele vollständige Sätze aus Kuh und Revolver hast wie dein Gegner: 6 Punkte.',
    ],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Wenn der Wert (Anzahl der Revolver plus Anzahl der Kühe in der gegnerischen Stadt) größer ist als derselbe Wert aus Sicht deines Gegners: 6 Punkte.',
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
      'Für dein größtes Wassergebiet: 1 Punkt pro Landschaft in diesem Gebiet; 2 Punkte pro Kuh, die neben einer Landschaft in diesem Gebiet steht.',
    ],
    [
      {
        rival: {
          choose: { fullestLine: { icon: 'cow' } },
          score: { each: { kind: 'terrain', of: { chosen: true } } },
        },
      },
      '1 Punkt pro unterschiedliche Landschaftsart in der gegnerischen Reihe oder Spalte mit den meisten Kühen.',
    ],
    [
      {
        table: guns,
        steps: [
          [3, 5],
          [5, { sum: [cows, -2] }],
        ],
      },
      'Je nach Anzahl deiner Revolver: 3 oder 4: 5 Punkte; 5 oder mehr: (1 Punkt pro Kuh; −2 Punkte).',
    ],
    [
      {
        table: { rival: guns },
        steps: [
          [0, 5],
          [1, 0],
        ],
      },
      'Je nach Anzahl der Revolver in der gegnerischen Stadt: 0: 5 Punkte; 1 oder mehr: 0 Punkte.',
    ],
    [
      {
        table: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        steps: [[4, 5]],
      },
      'Je nach Größe deiner größten Kuhherde: 4 oder mehr: 5 Punkte.',
    ],
    [
      {
        table: { sum: [guns, -4] },
        steps: [
          [-3, 5],
          [3, 0],
        ],
      },
      'Je nach Anzahl der Revolver minus 4: −3 bis 2: 5 Punkte; 3 oder mehr: 0 Punkte.',
    ],
    [
      { table: { each: { kind: 'terrain' } }, steps: [[5, 4]] },
      'Je nach Anzahl der unterschiedlichen Landschaftsarten in deiner Stadt: 5 oder mehr: 4 Punkte.',
    ],
    [
      { product: [2, { table: guns, steps: [[2, 3]] }] },
      'So viele Punkte wie 2 × (je nach Anzahl deiner Revolver: 2 oder mehr: 3; sonst: 0).',
    ],
    [
      {
        each: { line: { icon: 'wagon' }, size: { atLeast: 2 } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
      'Jede Reihe oder Spalte mit mindestens 2 Planwagen zählt je nach Anzahl der Planwagen: 2 oder 3: 1 Punkt; 4 oder mehr: 5 Punkte.',
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
      'So viele Punkte wie 2 × Gesamtwert aller Kuhherden je nach Größe (2: 1; 3 oder mehr: 4; sonst: 0).',
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
      'Jede gerade Linie aus benachbarten Forts in der gegnerischen Stadt zählt je nach Länge: 2 oder 3: −1 Punkt; 4 oder mehr: −3 Punkte.',
    ],
    [
      { distance: { icon: 'cow' }, to: { icon: 'cow' }, points: 2 },
      '2 Punkte pro Landschaft zwischen jeder Kuh und der nächstgelegenen anderen Kuh in derselben Reihe oder Spalte.',
    ],
    [
      { rival: { distance: { icon: ['beer', 'gun'] }, to: { icon: ['cow', 'fort'] } } },
      '1 Punkt pro Landschaft zwischen jedem Bier oder jedem Revolver in der gegnerischen Stadt und der nächstgelegenen Kuh oder dem nächstgelegenen Fort in derselben Reihe oder Spalte.',
    ],
    [
      { divide: { distance: { icon: 'fort', beside: { icon: 'mine' } }, to: { terrain: 'snow' } }, by: 3 },
      '1/3 der Anzahl der Landschaften zwischen jedem Fort (das neben einer Mine steht) und der nächstgelegenen Schneelandschaft in derselben Reihe oder Spalte, abgerundet.',
    ],
    [
      { compare: { divide: cows, by: 2 }, more: 6 },
      'Wenn der Wert (die Hälfte der Anzahl der Kühe, abgerundet) größer ist als derselbe Wert aus Sicht deines Gegners: 6 Punkte.',
    ],
    [
      { divide: { product: [guns, cows] }, by: 2 },
      'Die Hälfte von (Anzahl der Revolver × Anzahl der Kühe), abgerundet.',
    ],
    [
      { rival: { difference: guns, to: 'fewer' } },
      'Wenn dein Gegner weniger Revolver hat als du, erhältst du die Differenz als Punkte.',
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
      'So viele Punkte wie der größte Wert aus ((wenn dein größtes Schneegebiet größer ist als das gegnerische: Differenz; sonst: 0); 3).',
    ],
    [
      { changeHands: 1, of: { sum: [guns, -2] }, toMore: { rival: cows } },
      '1 Punkt pro Revolver; −2 Punkte. Wenn dein Gegner weniger Kühe hat als du, geht 1 dieser Punkte an deinen Gegner, und umgekehrt.',
    ],
    [
      { sum: [guns, { changeHands: 4, of: cows, toMore: { sum: [guns, cows] } }] },
      '1 Punkt pro Revolver. Wenn der Wert (Anzahl der Revolver in der gegnerischen Stadt plus Anzahl der Kühe in der gegnerischen Stadt) größer ist als derselbe Wert aus deiner Sicht, gehen bis zu 4 der folgenden Punkte an deinen Gegner, und umgekehrt: 1 Punkt pro Kuh.',
    ],
    [
      { rival: { changeHands: 4, of: cows, toMore: guns } },
      'So viele Punkte, wie dein Gegner mit (wenn dein Gegner mehr Revolver hat als du, gehen bis zu 4 der folgenden Punkte an deinen Gegner, und umgekehrt: 1 Punkt pro Kuh) erhält.',
    ],
    [
      { least: [{ rival: { changeHands: 4, of: cows, toMore: guns } }, 3] },
      'So viele Punkte wie der kleinste Wert aus (Wert deines Gegners für (wenn dein Gegner mehr Revolver hat als du, gehen bis zu 4 der folgenden Punkte an deinen Gegner, und umgekehrt: Anzahl der Kühe); 3).',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: { distance: { icon: 'beer', near: { chosen: true } }, to: { icon: 'gun' } },
      },
      '1 Punkt pro Landschaft zwischen jedem Bier (das in deinem größten Wassergebiet oder daneben steht) und dem nächstgelegenen Revolver in derselben Reihe oder Spalte.',
    ],
    [
      { sum: [guns, { table: cows, steps: [[2, 5]] }] },
      '1 Punkt pro Revolver. Je nach Anzahl deiner Kühe: 2 oder mehr: 5 Punkte.',
    ],
  ])('%j', (bonus, text) => {
    expect(describeBonus(bonus)).toBe(text);
  });
});
