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
  badlands: '4 punten per revolver die direct tussen twee woestijngebieden ligt.',
  'boom-or-bust':
    'Op basis van je aantal mijnen: 0 t/m 2: 5 punten; 3 t/m 6: 0 punten; 7: 3 punten; 8 of meer: 8 punten.',
  bootleggers:
    '2 punten per bier dat naast een huifkar staat; −1 punt per bier dat niet naast een huifkar staat.',
  'circle-the-wagons': '6 punten per gebied dat precies 4 huifkarren naast zich heeft.',
  'claim-jumpers':
    'Als je meer mijnen hebt dan je tegenstander: 9 punten. Als je tegenstander meer revolvers heeft dan jij, gaan hoogstens 5 van deze punten naar je tegenstander, en omgekeerd.',
  'cool-water': '3 punten per huifkar die in of naast je grootste groep watergebieden staat.',
  fortified: '7 punten per vierkant van 2 × 2 forten.',
  'gold-country': '2 punten per mijn die op of naast bergen ligt.',
  'happy-cows': '2 punten per koe die niet op of naast sneeuw staat.',
  'one-too-many':
    'Als je meer bieren hebt dan je tegenstander: −1 punt per bier in de stad van je tegenstander.',
  'prairie-life': 'De helft van (het aantal koeien plus het aantal prairiegebieden), naar beneden afgerond.',
  'rifles-ready': '2 punten per fort dat naast een revolver staat.',
  'smalltown-charm': 'Als je minder gebieden hebt dan je tegenstander, scoor je het verschil.',
  'target-practice':
    '1 punt per gebied tussen elk bier en de dichtstbijzijnde revolver in dezelfde rij of kolom.',
  'the-clearing': '2 punten per fort; −1 punt per bosgebied.',
  'the-herd': '2 punten per gebied in je grootste groep koeien.',
  undiscovered: '5 punten per ingesloten lege ruimte van precies 1 vak met ook op elke hoek een gebied.',
  'wagon-train':
    'Elke rechte lijn van aaneengesloten huifkarren scoort op basis van de lengte: 2: 1 punt; 3: 2 punten; 4: 4 punten; 5: 7 punten; 6 of meer: 10 punten.',
  'claim-stakes': '2 punten per mijn die niet naast een mijn ligt; −1 punt per mijn die naast een mijn ligt.',
  standoff:
    '3 punten per paar revolvers in dezelfde rij of kolom op precies 2 vakken afstand met 1 gebied (dat geen revolver heeft) ertussen.',
  'fastest-draw': 'Als je meer revolvers hebt dan je tegenstander: 6 punten.',
  stronghold: '3 punten per fort dat geen lege zijden heeft.',
  'border-patrol': '2 punten per fort dat minstens 2 lege zijden heeft.',
  'long-haul': '2 punten per huifkar in je rij of kolom met de meeste huifkarren.',
  'general-store': '3 punten per complete set van bier, koe, fort, revolver, mijn en huifkar.',
  'square-deal': '3 punten per vierkant van 2 × 2 gebieden van dezelfde landschapssoort.',
  'great-divide': 'Als je grootste groep bergen groter is dan die van je tegenstander: 6 punten.',
  'watering-holes': '4 punten per groep van precies 2 watergebieden.',
  'law-and-order': 'Op basis van je aantal revolvers: 0 t/m 2: 6 punten; 3 of meer: −1 punt per revolver.',
  boomtown: 'Als je meer gebieden hebt dan je tegenstander: 6 punten; bij evenveel: 3 punten.',
  poachers:
    'Als je minder mijnen hebt dan je tegenstander: 3 punten per mijn in de stad van je tegenstander.',
  'telegraph-line': '2 punten per rij of kolom met minstens 2 forten.',
  'cattle-drive':
    'Voor je grootste groep koeien: zoveel punten als het aantal verschillende landschapssoorten in die groep × het aantal huifkarren (die naast een gebied in die groep staan).',
  'trading-post': '3 punten per soort symbool op gebieden die direct tussen twee bieren liggen.',
  'tall-timber':
    'Elke rechte lijn van aaneengesloten bosgebieden scoort op basis van de lengte: 2: 2 punten; 3: 5 punten; 4 of meer: 9 punten.',
  snowmelt: '2 punten per sneeuwgebied dat naast water ligt.',
};

test.each(BUILT_IN_CARD_IDS)('%s is described in Dutch', (id) => {
  expect(describeBonus(conditionOf(id))).toBe(SENTENCES[id]);
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
      describeBonus({ rival: { each: { cell: { icon: 'gun', beside: { terrain: 'snow' } } }, points: 2 } }),
    ).toBe('2 punten per revolver (die naast sneeuw ligt) in de stad van je tegenstander.');
  });

  test('may be near something in several ways', () => {
    const snowyCow = { icon: 'cow', terrain: 'snow' } as const;
    const snowyEdge = { terrain: 'snow', emptySides: { atLeast: 1 } } as const;
    const edge = 'sneeuwgebied (dat minstens 1 lege zijde heeft)';
    expect(per({ near: { terrain: 'snow' } })).toBe('2 punten per gebied dat sneeuw is of ernaast ligt.');
    expect(per({ near: snowyCow })).toBe('2 punten per gebied dat een koe op sneeuw heeft of ernaast ligt.');
    expect(per({ not: { near: snowyCow } })).toBe(
      '2 punten per gebied dat geen koe op sneeuw heeft en er ook niet naast ligt.',
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
      'vierkant van 3 × 3 revolvers (allemaal op dezelfde landschapssoort)',
    ],
    [{ block: [2, 2], same: 'icon' }, 'vierkant van 2 × 2 gebieden met hetzelfde symbool'],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'paar revolvers naast elkaar'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'paar revolvers in dezelfde rij of kolom op precies 3 vakken afstand met 2 sneeuwgebieden ertussen',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'rij of kolom met minstens 3 huifkarren'],
    [{ set: ['desert', 'snow'] }, 'complete set van woestijn en sneeuw'],
    [{ kind: 'terrain' }, 'landschapssoort in je stad'],
    [{ kind: 'terrain', of: { icon: 'gun' } }, 'landschapssoort met revolvers'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'soort symbool op sneeuwgebieden'],
    [
      { kind: 'terrain', of: { icon: ['beer', 'cow'], emptySides: { atMost: 0 } } },
      'landschapssoort van gebieden die een bier of een koe hebben en geen lege zijden hebben',
    ],
    [{ run: { icon: 'wagon' } }, 'rechte lijn van aaneengesloten huifkarren'],
    [
      { run: { terrain: 'snow' }, size: { atLeast: 3 } },
      'rechte lijn van minstens 3 aaneengesloten sneeuwgebieden',
    ],
    [{ run: { icon: 'cow' }, size: { atMost: 3 } }, 'rechte lijn van 2 of 3 aaneengesloten koeien'],
    [
      { space: { atMost: 1 }, corners: true },
      'ingesloten lege ruimte van precies 1 vak met ook op elke hoek een gebied',
    ],
    [
      { space: { atLeast: 2 }, corners: true },
      'ingesloten lege ruimte van minstens 2 vakken met ook op elke hoek een gebied',
    ],
  ] as const)('%j', (each, noun) => {
    expect(describeBonus({ each })).toBe(`1 punt per ${noun}.`);
  });
});

describe('points in Dutch', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 punten.'],
    [
      { least: [guns, cows] },
      'Zoveel punten als het kleinste getal van (het aantal revolvers; het aantal koeien).',
    ],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Zoveel punten als (het aantal revolvers plus 1) × 2 × het aantal koeien in de stad van je tegenstander.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'Als je meer revolvers hebt dan je tegenstander: 6 punten; bij evenveel: 3 punten; bij minder: −2 punten.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'Als je tegenstander minder revolvers heeft dan jij: 4 punten.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'Als het aantal revolvers plus het aantal koeien in de stad van je tegenstander hoger is dan dezelfde berekening vanuit je tegenstander gezien: 6 punten.',
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
      '2 punten per landschapssoort in je grootste groep koeien.',
    ],
    [
      { rival: { each: { block: [2, 2], same: 'terrain' }, points: -1 } },
      '−1 punt per vierkant van 2 × 2 gebieden van dezelfde landschapssoort in de stad van je tegenstander.',
    ],
    [
      {
        table: guns,
        steps: [
          [3, 5],
          [5, { sum: [cows, -2] }],
        ],
      },
      'Op basis van je aantal revolvers: 3 of 4: 5 punten; 5 of meer: (1 punt per koe; −2 punten).',
    ],
    [
      {
        table: { rival: guns },
        steps: [
          [0, 5],
          [1, 0],
        ],
      },
      'Op basis van het aantal revolvers in de stad van je tegenstander: 0: 5 punten; 1 of meer: 0 punten.',
    ],
    [
      {
        table: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        steps: [[4, 5]],
      },
      'Op basis van de grootte van je grootste groep koeien: 4 of meer: 5 punten.',
    ],
    [
      {
        table: { sum: [guns, -4] },
        steps: [
          [-3, 5],
          [3, 0],
        ],
      },
      'Op basis van het aantal revolvers min 4: −3 t/m 2: 5 punten; 3 of meer: 0 punten.',
    ],
    [
      { table: { each: { kind: 'terrain' } }, steps: [[5, 4]] },
      'Op basis van het aantal verschillende landschapssoorten in je stad: 5 of meer: 4 punten.',
    ],
    [
      { product: [2, { table: guns, steps: [[2, 3]] }] },
      'Zoveel punten als 2 × (op basis van je aantal revolvers: 2 of meer: 3; anders: 0).',
    ],
    [
      {
        each: { line: { icon: 'wagon' }, size: { atLeast: 2 } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
      'Elke rij of kolom met minstens 2 huifkarren scoort op basis van het aantal huifkarren: 2 of 3: 1 punt; 4 of meer: 5 punten.',
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
      'Zoveel punten als 2 × de totale waarde van alle groepen koeien op basis van de grootte (2: 1; 3 of meer: 4; anders: 0).',
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
      'Elke rechte lijn van aaneengesloten forten in de stad van je tegenstander scoort op basis van de lengte: 2 of 3: −1 punt; 4 of meer: −3 punten.',
    ],
    [
      { distance: { icon: 'cow' }, to: { icon: 'cow' }, points: 2 },
      '2 punten per gebied tussen elke koe en de dichtstbijzijnde andere koe in dezelfde rij of kolom.',
    ],
    [
      { rival: { distance: { icon: ['beer', 'gun'] }, to: { icon: ['cow', 'fort'] } } },
      '1 punt per gebied tussen elk bier of elke revolver in de stad van je tegenstander en de dichtstbijzijnde koe of het dichtstbijzijnde fort in dezelfde rij of kolom.',
    ],
    [
      { divide: { distance: { icon: 'fort', beside: { icon: 'mine' } }, to: { terrain: 'snow' } }, by: 3 },
      '1/3 van het aantal gebieden tussen elk fort (dat naast een mijn staat) en het dichtstbijzijnde sneeuwgebied in dezelfde rij of kolom, naar beneden afgerond.',
    ],
    [
      { compare: { divide: cows, by: 2 }, more: 6 },
      'Als (de helft van het aantal koeien, naar beneden afgerond) hoger is dan dezelfde berekening vanuit je tegenstander gezien: 6 punten.',
    ],
    [
      { divide: { product: [guns, cows] }, by: 2 },
      'De helft van (het aantal revolvers × het aantal koeien), naar beneden afgerond.',
    ],
    [
      { rival: { difference: guns, to: 'fewer' } },
      'Als je tegenstander minder revolvers heeft dan jij, scoor je het verschil.',
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
      'Zoveel punten als het grootste getal van ((als je grootste groep sneeuwgebieden groter is dan die van je tegenstander: het verschil; anders: 0); 3).',
    ],
    [
      { changeHands: 1, of: { sum: [guns, -2] }, toMore: { rival: cows } },
      '1 punt per revolver; −2 punten. Als je tegenstander minder koeien heeft dan jij, gaat 1 van deze punten naar je tegenstander, en omgekeerd.',
    ],
    [
      { sum: [guns, { changeHands: 4, of: cows, toMore: { sum: [guns, cows] } }] },
      '1 punt per revolver. Als het aantal revolvers in de stad van je tegenstander plus het aantal koeien in de stad van je tegenstander hoger is dan dezelfde berekening vanuit jou gezien, gaan hoogstens 4 van de volgende punten naar je tegenstander, en omgekeerd: 1 punt per koe.',
    ],
    [
      { rival: { changeHands: 4, of: cows, toMore: guns } },
      'Zoveel punten als je tegenstander scoort met (als je tegenstander meer revolvers heeft dan jij, gaan hoogstens 4 van de volgende punten naar je tegenstander, en omgekeerd: 1 punt per koe).',
    ],
    [
      { least: [{ rival: { changeHands: 4, of: cows, toMore: guns } }, 3] },
      'Zoveel punten als het kleinste getal van (de waarde van je tegenstander voor (als je tegenstander meer revolvers heeft dan jij, gaan hoogstens 4 van de volgende punten naar je tegenstander, en omgekeerd: het aantal koeien); 3).',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: { distance: { icon: 'beer', near: { chosen: true } }, to: { icon: 'gun' } },
      },
      '1 punt per gebied tussen elk bier (dat in of naast je grootste groep watergebieden staat) en de dichtstbijzijnde revolver in dezelfde rij of kolom.',
    ],
    [
      { sum: [guns, { table: cows, steps: [[2, 5]] }] },
      '1 punt per revolver. Op basis van je aantal koeien: 2 of meer: 5 punten.',
    ],
  ])('%j', (bonus, text) => {
    expect(describeBonus(bonus)).toBe(text);
  });
});
