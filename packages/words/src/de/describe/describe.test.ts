import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseCard } from '../../../test/baseDeck.ts';
import { words } from '../index.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => words.describe({ each: { cell }, points: 2 });

describe('the base deck described in German', () => {
  test.each([
    ['badlands', '4 Punkte pro Revolver, der direkt zwischen zwei Landschaften „Wüste“ liegt.'],
    ['one-too-many', 'Wenn du mehr Biere hast als dein Gegner: −1 Punkt pro Bier in der gegnerischen Stadt.'],
    ['happy-cows', '2 Punkte pro Kuh, die weder im Schnee noch daneben steht.'],
    ['cool-water', '3 Punkte pro Planwagen, der in deinem größten Gebiet „Wasser“ oder daneben steht.'],
    ['the-herd', '2 Punkte pro Landschaft in deinem größten Gebiet aus Kühen.'],
    ['the-clearing', '2 Punkte pro Fort; −1 Punkt pro Landschaft „Wald“.'],
    [
      'chuck-wagon',
      '2 Punkte pro Bier, das neben einem Planwagen steht; −1 Punkt pro Bier, das nicht neben einem Planwagen steht.',
    ],
    ['circled-camp', '5 Punkte pro umschlossene Lücke aus genau 1 leeren Feld.'],
    ['mother-lode', '2 Punkte pro Mine, die im Gebirge oder daneben liegt.'],
    [
      'claim-stakes',
      '2 Punkte pro Mine, die nicht neben einer Mine liegt; −1 Punkt pro Mine, die neben einer Mine liegt.',
    ],
    [
      'standoff',
      '3 Punkte pro Paar aus zwei Revolvern in derselben Reihe oder Spalte im Abstand von genau 2 Feldern mit 1 Landschaft ohne Revolver dazwischen.',
    ],
    ['fastest-draw', 'Wenn du mehr Revolver hast als dein Gegner: 6 Punkte.'],
    ['stronghold', '3 Punkte pro Fort, das keine leeren Seiten hat.'],
    ['border-patrol', '2 Punkte pro Fort, das mindestens 2 leere Seiten hat.'],
    ['wagon-train', '2 Punkte pro Planwagen in deiner Reihe oder Spalte mit den meisten Planwagen.'],
    ['general-store', '3 Punkte pro vollständigen Satz aus Bier, Kuh, Fort, Revolver, Mine und Planwagen.'],
    ['square-deal', '3 Punkte pro Quadrat aus 2 × 2 Landschaften derselben Art.'],
    ['great-divide', 'Wenn dein größtes Gebiet „Gebirge“ größer ist als das gegnerische: 6 Punkte.'],
  ])('%s', (id, text) => {
    expect(words.describe(baseCard(id).bonus)).toBe(text);
  });
});

describe('territories in German', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 Punkte pro Revolver in der Wüste.');
    expect(per({ icon: 'cow', terrain: ['plains', 'forest'] })).toBe(
      '2 Punkte pro Kuh in der Ebene oder im Wald.',
    );
    expect(per({ terrain: ['desert', 'snow'] })).toBe('2 Punkte pro Landschaft „Wüste“ oder „Schnee“.');
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
      '2 Punkte pro Landschaft „Wüste“ ohne Mine.',
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
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'Gebiet aus mindestens 3 Kühen'],
    [{ group: { terrain: 'water' } }, 'Gebiet „Wasser“'],
    [{ group: { terrain: ['snow', 'water'] } }, 'Gebiet aus Landschaften „Schnee“ oder „Wasser“'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'Gebiet aus 1 bis 3 Landschaften „Wasser“'],
    [{ space: { atLeast: 2 } }, 'umschlossene Lücke aus mindestens 2 leeren Feldern'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, 'Rechteck aus 2 × 3 oder 3 × 2 Landschaften „Schnee“'],
    [
      { block: [3, 3], of: { icon: 'gun' }, same: 'terrain' },
      'Quadrat aus 3 × 3 Revolvern (alle in derselben Landschaftsart)',
    ],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'Paar aus zwei benachbarten Revolvern'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'Paar aus zwei Revolvern in derselben Reihe oder Spalte im Abstand von genau 3 Feldern mit 2 Landschaften „Schnee“ dazwischen',
    ],
    [{ line: { icon: 'cow' }, size: { atLeast: 3 } }, 'Reihe oder Spalte mit mindestens 3 Kühen'],
    [{ set: ['desert', 'snow'] }, 'vollständigen Satz aus Wüste und Schnee'],
    [{ kind: 'terrain' }, 'unterschiedliche Landschaftsart in deiner Stadt'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'unterschiedliches Symbol auf Landschaften „Schnee“'],
    [{ kind: 'terrain', of: { icon: 'gun' } }, 'unterschiedliche Landschaftsart mit Revolvern'],
  ] as const)('%j', (each, noun) => {
    expect(words.describe({ each })).toBe(`1 Punkt pro ${noun}.`);
  });
});

describe('points in German', () => {
  const set = { each: { set: ['cow', 'gun'] } } as const;
  test.each<[Bonus, string]>([
    [-3, '−3 Punkte.'],
    [
      { least: [guns, cows] },
      'So viele Punkte wie der kleinste Wert aus [Anzahl der Revolver; Anzahl der Kühe].',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'So viele Punkte wie das Produkt aus [Summe aus [Anzahl der Revolver; 1]; 2 × Anzahl der Kühe in der gegnerischen Stadt].',
    ],
    [
      { when: guns, atLeast: 3, then: 5, else: { sum: [cows, -2] } },
      'Wenn du mindestens 3 Revolver hast: 5 Punkte; sonst: [1 Punkt pro Kuh; −2 Punkte].',
    ],
    [
      { when: { each: { cell: { icon: 'gun', beside: { icon: 'cow' } } } }, atLeast: 3, then: 5 },
      'Wenn du mindestens 3 Revolver hast, die neben einer Kuh liegen: 5 Punkte.',
    ],
    [{ when: { rival: guns }, atMost: 0, then: 5 }, 'Wenn dein Gegner keine Revolver hat: 5 Punkte.'],
    [
      { when: set, atMost: 0, then: 5 },
      'Wenn du keine vollständigen Sätze aus Kuh und Revolver hast: 5 Punkte.',
    ],
    [
      { when: set, atLeast: 1, atMost: 1, then: 5 },
      'Wenn du genau 1 vollständigen Satz aus Kuh und Revolver hast: 5 Punkte.',
    ],
    [
      { when: { sum: [guns, -4] }, atLeast: -3, atMost: 2, then: 5 },
      'Wenn die Summe aus [Anzahl der Revolver; −4] im Bereich von −3 bis 2 liegt: 5 Punkte.',
    ],
    [
      {
        when: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        atLeast: 4,
        then: 5,
      },
      'Wenn dein größtes Gebiet aus Kühen mindestens 4 Landschaften hat: 5 Punkte.',
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
      'Wenn die Summe aus [Anzahl der Revolver; Anzahl der Kühe in der gegnerischen Stadt] größer ist als derselbe Wert aus Sicht deines Gegners: 6 Punkte.',
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
      'Für dein größtes Gebiet „Wasser“: 1 Punkt pro Landschaft in diesem Gebiet; 2 Punkte pro Kuh, die neben einer Landschaft in diesem Gebiet steht.',
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
      { sum: [guns, { when: cows, atLeast: 2, then: 5 }] },
      '1 Punkt pro Revolver. Wenn du mindestens 2 Kühe hast: 5 Punkte.',
    ],
  ])('%j', (bonus, text) => {
    expect(words.describe(bonus)).toBe(text);
  });
});
