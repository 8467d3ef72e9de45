import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseCard } from '../../../test/baseDeck.ts';
import { words } from '../index.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => words.describe({ each: { cell }, points: 2 });

describe('the base deck described in Dutch', () => {
  test.each([
    ['badlands', '4 punten per revolver die direct tussen twee woestijngebieden ligt.'],
    [
      'one-too-many',
      'Als je meer bieren hebt dan je tegenstander: −1 punt per bier in de stad van je tegenstander.',
    ],
    ['happy-cows', '2 punten per koe die niet op of naast sneeuw staat.'],
    ['cool-water', '3 punten per huifkar die in of naast je grootste groep watergebieden staat.'],
    ['the-herd', '2 punten per gebied in je grootste groep koeien.'],
    ['the-clearing', '2 punten per fort; −1 punt per bosgebied.'],
    [
      'chuck-wagon',
      '2 punten per bier dat naast een huifkar staat; −1 punt per bier dat niet naast een huifkar staat.',
    ],
    ['circled-camp', '5 punten per ingesloten lege ruimte van precies 1 vak.'],
    ['mother-lode', '2 punten per mijn die op of naast bergen ligt.'],
    [
      'claim-stakes',
      '2 punten per mijn die niet naast een mijn ligt; −1 punt per mijn die naast een mijn ligt.',
    ],
    [
      'standoff',
      '3 punten per paar revolvers in dezelfde rij of kolom op precies 2 vakken afstand met 1 gebied (dat geen revolver heeft) ertussen.',
    ],
    ['fastest-draw', 'Als je meer revolvers hebt dan je tegenstander: 6 punten.'],
    ['stronghold', '3 punten per fort dat geen lege zijden heeft.'],
    ['border-patrol', '2 punten per fort dat minstens 2 lege zijden heeft.'],
    ['wagon-train', '2 punten per huifkar in je rij of kolom met de meeste huifkarren.'],
    ['general-store', '3 punten per complete set van bier, koe, fort, revolver, mijn en huifkar.'],
    ['square-deal', '3 punten per vierkant van 2 × 2 gebieden van dezelfde terreinsoort.'],
    ['great-divide', 'Als je grootste groep bergen groter is dan die van je tegenstander: 6 punten.'],
  ])('%s', (id, text) => {
    expect(words.describe(baseCard(id).bonus)).toBe(text);
  });
});

describe('territories in Dutch', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 punten per revolver op woestijn.');
    expect(per({ terrain: ['desert', 'forest', 'snow'] })).toBe(
      '2 punten per woestijn-, bos- of sneeuwgebied.',
    );
    expect(per({ terrain: ['desert', 'mountains'] })).toBe('2 punten per gebied met woestijn of bergen.');
    expect(per({ icon: ['beer', 'cow'] })).toBe('2 punten per bier of koe.');
    expect(per({})).toBe('2 punten per gebied.');
  });

  test('leave no doubt what a clause belongs to', () => {
    expect(per({ icon: ['beer', 'cow'], beside: { terrain: 'snow' } })).toBe(
      '2 punten per gebied dat een bier of een koe heeft en naast sneeuw ligt.',
    );
    expect(
      per({ icon: 'gun', beside: { icon: 'cow', beside: { terrain: 'snow' } }, emptySides: { atLeast: 2 } }),
    ).toBe(
      '2 punten per revolver die naast een koe (die naast sneeuw staat) ligt en minstens 2 lege zijden heeft.',
    );
    expect(
      per({ icon: 'fort', emptySides: { atMost: 1 }, any: [{ terrain: 'snow' }, { near: { icon: 'cow' } }] }),
    ).toBe(
      '2 punten per fort dat hoogstens 1 lege zijde heeft en (op sneeuw staat of (zelf een koe is of naast zich heeft)).',
    );
    expect(
      words.describe({ rival: { each: { cell: { icon: 'gun', beside: { terrain: 'snow' } } }, points: 2 } }),
    ).toBe('2 punten per revolver (die naast sneeuw ligt) in de stad van je tegenstander.');
  });

  test('may be near something in several ways', () => {
    const snowyCow = { icon: 'cow', terrain: 'snow' } as const;
    const snowyEdge = { terrain: 'snow', emptySides: { atLeast: 1 } } as const;
    const edge = 'sneeuwgebied (dat minstens 1 lege zijde heeft)';
    expect(per({ near: { terrain: 'snow' } })).toBe(
      '2 punten per gebied dat zelf of naast zich sneeuw heeft.',
    );
    expect(per({ near: snowyCow })).toBe(
      '2 punten per gebied dat zelf of naast zich een koe op sneeuw heeft.',
    );
    expect(per({ not: { near: snowyCow } })).toBe(
      '2 punten per gebied dat noch zelf noch naast zich een koe op sneeuw heeft.',
    );
    expect(per({ near: snowyEdge, emptySides: { atMost: 0 } })).toBe(
      `2 punten per gebied dat (zelf een ${edge} is of naast zich heeft) en geen lege zijden heeft.`,
    );
    expect(per({ not: { near: snowyEdge } })).toBe(
      `2 punten per gebied dat noch zelf een ${edge} is noch naast zich heeft.`,
    );
    expect(per({ icon: 'cow', near: snowyEdge })).toBe(`2 punten per koe die op of naast een ${edge} staat.`);
    expect(per({ icon: 'cow', near: snowyCow })).toBe(
      '2 punten per koe die zelf een koe op sneeuw is of naast zich heeft.',
    );
  });

  test('say what they are not', () => {
    expect(per({ icon: 'gun', not: { terrain: 'snow', beside: { icon: 'cow' } } })).toBe(
      '2 punten per revolver die niet op sneeuw ligt of niet naast een koe ligt.',
    );
    expect(per({ not: { terrain: ['snow', 'water'] } })).toBe(
      '2 punten per gebied dat geen sneeuw of water heeft.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 punten per revolver die niet direct tussen twee koeien ligt.',
    );
    expect(per({ neighbours: { of: { icon: 'gun' }, atMost: 0 } })).toBe(
      '2 punten per gebied dat geen revolvers naast zich heeft.',
    );
    expect(per({ not: { neighbours: { of: { icon: 'gun' }, atLeast: 2 } } })).toBe(
      '2 punten per gebied dat minder dan 2 revolvers naast zich heeft.',
    );
    expect(per({ not: { neighbours: { of: { icon: 'gun' }, atLeast: 1 } } })).toBe(
      '2 punten per gebied dat geen revolvers naast zich heeft.',
    );
    expect(per({ not: { emptySides: { atMost: 1 } } })).toBe(
      '2 punten per gebied dat meer dan 1 lege zijde heeft.',
    );
    expect(per({ not: { emptySides: { atMost: 0 } } })).toBe(
      '2 punten per gebied dat minstens 1 lege zijde heeft.',
    );
    expect(per({ not: { emptySides: { atLeast: 1, atMost: 3 } } })).toBe(
      '2 punten per gebied dat niet 1 t/m 3 lege zijden heeft.',
    );
    expect(per({ not: {} })).toBe('2 punten per gebied dat van geen enkele soort is.');
  });
});

describe('things in Dutch', () => {
  test.each([
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'groep van minstens 3 koeien'],
    [{ group: { terrain: 'water' } }, 'groep watergebieden'],
    [{ group: { terrain: 'mountains' } }, 'groep bergen'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'groep van 1 t/m 3 watergebieden'],
    [{ group: { terrain: 'mountains' }, size: { atMost: 2 } }, 'groep van 1 of 2 gebieden met bergen'],
    [{ space: { atLeast: 2 } }, 'ingesloten lege ruimte van minstens 2 vakken'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, 'rechthoek van 2 × 3 of 3 × 2 sneeuwgebieden'],
    [
      { block: [3, 3], of: { icon: 'gun' }, same: 'terrain' },
      'vierkant van 3 × 3 revolvers (allemaal op dezelfde terreinsoort)',
    ],
    [{ block: [2, 2], same: 'icon' }, 'vierkant van 2 × 2 gebieden met hetzelfde symbool'],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'paar revolvers naast elkaar'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'paar revolvers in dezelfde rij of kolom op precies 3 vakken afstand met 2 sneeuwgebieden ertussen',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'rij of kolom met minstens 3 huifkarren'],
    [{ set: ['desert', 'snow'] }, 'complete set van woestijn en sneeuw'],
    [{ kind: 'terrain' }, 'verschillende terreinsoort in je stad'],
    [{ kind: 'terrain', of: { icon: 'gun' } }, 'verschillende terreinsoort met revolvers'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'verschillend symbool op sneeuwgebieden'],
    [
      { kind: 'terrain', of: { icon: ['beer', 'cow'], emptySides: { atMost: 0 } } },
      'verschillende terreinsoort van gebieden (die een bier of een koe hebben en geen lege zijden hebben)',
    ],
  ] as const)('%j', (each, noun) => {
    expect(words.describe({ each })).toBe(`1 punt per ${noun}.`);
  });
});

describe('points in Dutch', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 punten.'],
    [
      { least: [guns, cows] },
      'Zoveel punten als het kleinste getal van [het aantal revolvers; het aantal koeien].',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Zoveel punten als het product van [de som van [het aantal revolvers; 1]; 2 × het aantal koeien in de stad van je tegenstander].',
    ],
    [
      { when: guns, atLeast: 3, then: 5, else: { sum: [cows, -2] } },
      'Als je minstens 3 revolvers hebt: 5 punten; anders: [1 punt per koe; −2 punten].',
    ],
    [
      { when: { each: { kind: 'terrain' } }, atMost: 4, then: 5 },
      'Als je hoogstens 4 verschillende terreinsoorten hebt: 5 punten.',
    ],
    [{ when: { rival: guns }, atMost: 0, then: 5 }, 'Als je tegenstander geen revolvers heeft: 5 punten.'],
    [
      { when: { sum: [guns, cows] }, atLeast: -1, atMost: 0, then: 5 },
      'Als de som van [het aantal revolvers; het aantal koeien] een getal van −1 t/m 0 is: 5 punten.',
    ],
    [
      {
        when: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        atLeast: 4,
        then: 5,
      },
      'Als je grootste groep koeien minstens 4 gebieden telt: 5 punten.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Als je meer revolvers hebt dan je tegenstander: 6 punten; bij evenveel: 3 punten; bij minder: −2 punten.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Als je tegenstander minder revolvers heeft dan jij: 4 punten.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Als de som van [het aantal revolvers; het aantal koeien in de stad van je tegenstander] hoger is dan dezelfde berekening vanuit je tegenstander gezien: 6 punten.',
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
      'Voor je grootste groep watergebieden: 1 punt per gebied in die groep; 2 punten per koe die naast een gebied in die groep staat.',
    ],
    [
      {
        choose: { largestGroup: { icon: 'cow' } },
        score: { each: { kind: 'terrain', of: { chosen: true } }, points: 2 },
      },
      '2 punten per verschillende terreinsoort in je grootste groep koeien.',
    ],
    [
      { sum: [guns, { when: cows, atLeast: 2, then: 5 }] },
      '1 punt per revolver. Als je minstens 2 koeien hebt: 5 punten.',
    ],
    [
      { rival: { each: { block: [2, 2], same: 'terrain' }, points: -1 } },
      '−1 punt per vierkant van 2 × 2 gebieden van dezelfde terreinsoort in de stad van je tegenstander.',
    ],
  ])('%j', (bonus, text) => {
    expect(words.describe(bonus)).toBe(text);
  });
});
