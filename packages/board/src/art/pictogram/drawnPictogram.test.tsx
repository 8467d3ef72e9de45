// Spells the pictograms of the built-in decks, and shows that any condition has one that leaves nothing out.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus, Filter } from '@wagons/rules/scoring';
import fc from 'fast-check';
import { type ComponentChildren, isValidElement } from 'preact';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import { deckFile } from '../../../../rules/test/table.ts';
import { ICON_BODIES } from '../iconShapes.ts';
import { bonusGlyphs } from './bonusGlyphs.ts';
import { DrawnPictogram } from './drawnPictogram.tsx';
import { type Bearing, type Glyph, numeral } from './glyphs.ts';

// ---- Spelling: | lies beside, ~ lies near, ! is struck out, * is the largest or fullest ----

const LIES = { beside: '|', near: '~' } as const;
const SHAPES = { cell: '', group: 'group of ', line: 'line of ', run: 'run of ', town: 'town of ' } as const;

const borne = ({ terrain, icon }: Bearing): string =>
  [terrain, icon].filter((word) => word !== undefined).join(' ') || 'any';

const row = (glyphs: readonly Glyph[]): string => glyphs.map(spelled).join(' ');

function spelled(glyph: Glyph): string {
  switch (glyph.kind) {
    case 'ground': {
      const { shape, best, struck, lies } = glyph;
      return `${lies ? LIES[lies] : ''}${struck ? '!' : ''}${SHAPES[shape]}${borne(glyph)}${best ? '*' : ''}`;
    }
    case 'points':
      return `(${glyph.points})`;
    case 'sign':
      return glyph.sign;
    case 'amount':
      return glyph.text;
    case 'block': {
      const { wide, high, same, of } = glyph;
      return `${wide}x${high}${same ? ` same ${same}` : ''}${of ? ` of ${borne(of)}` : ''}`;
    }
    case 'cross':
      return `${glyph.named ? '' : 'any '}with ${borne(glyph.of)} on four sides`;
    case 'sides':
      return `${glyph.atLeast} to ${glyph.atMost} empty sides`;
    case 'set':
      return `{${glyph.members.join(' ')}}`;
    case 'space':
      return glyph.corners ? 'space closed at its corners' : 'space';
    case 'gap':
      return `...${glyph.cells}...`;
    case 'way':
      return `..(${glyph.points})..`;
    case 'ladder':
      return `[${glyph.steps.map(({ label, worth }) => `${label}: ${row(worth)}`).join(', ')}]`;
    case 'share':
      return `(÷${glyph.by})`;
    case 'difference':
      return `difference to ${glyph.to}`;
    case 'handover':
      return `-(${glyph.points})->`;
  }
}

const spell = (bonus: Bonus): string => row(bonusGlyphs(bonus));

const spelling = (deck: string): ReadonlyArray<readonly [string, string]> =>
  deckFile(deck).cards.map(({ id, bonus }) => [id, spell(bonus)]);

describe('the pictograms of the built-in decks', () => {
  it('show the printed conditions', () => {
    expect(spelling('base')).toEqual([
      ['badlands', '(4) each desert |gun |desert'],
      ['boom-or-bust', 'mine then [0–2: (5), 3–6: (0), 7: (3), 8+: (8)]'],
      ['bootleggers', '(2) each beer |wagon plus (-1) each beer |!wagon'],
      ['circle-the-wagons', '(6) each any with wagon on four sides'],
      ['claim-jumpers', 'mine more then (9) -(5)-> gun more'],
      ['cool-water', '(3) each wagon ~group of water*'],
      ['fortified', '(7) each 2x2 of fort'],
      ['gold-country', '(2) each mine ~mountains'],
      ['happy-cows', '(2) each cow ~!snow'],
      ['one-too-many', 'beer more then (-1) each rival beer'],
      ['prairie-life', 'open cow plus plains close (÷2)'],
      ['rifles-ready', '(2) each fort |gun'],
      ['smalltown-charm', 'town of any difference to fewer'],
      ['target-practice', 'beer ..(1).. gun'],
      ['the-clearing', '(2) each fort plus (-1) each forest'],
      ['the-herd', '(2) each group of cow*'],
      ['undiscovered', '(5) each space closed at its corners'],
      ['wagon-train', 'run of wagon [2: (1), 3: (2), 4: (4), 5: (7), 6+: (10)]'],
    ]);
  });

  it('show the conditions of Frontier, whatever their points', () => {
    const signed = spelling('frontier').map(([id, text]) => [
      id,
      text.replaceAll(/(?<=\(-?)\d+(?=\))/g, 'n'),
    ]);
    expect(signed).toEqual([
      ['claim-stakes', '(n) each mine |!mine plus (-n) each mine |mine'],
      ['standoff', '(n) each gun |!gun |gun'],
      ['fastest-draw', 'gun more then (n)'],
      ['stronghold', '(n) each fort 0 to 0 empty sides'],
      ['border-patrol', '(n) each fort 2 to 4 empty sides'],
      ['long-haul', '(n) each line of wagon*'],
      ['general-store', '(n) each {beer cow fort gun mine wagon}'],
      ['square-deal', '(n) each 2x2 same terrain'],
      ['great-divide', 'group of mountains* more then (n)'],
      ['watering-holes', '(n) each group of water 2'],
      ['law-and-order', 'gun then [0–2: (n), 3+: (-n) each gun]'],
      ['boomtown', 'town of any more then (n) equal then (n)'],
      ['poachers', 'mine fewer then (n) each rival mine'],
      ['telegraph-line', '(n) each line of fort ≥2'],
      ['cattle-drive', 'terrains in group of cow* times wagon |group of cow*'],
      ['trading-post', '(n) each icons in open beer |any |beer close'],
      ['tall-timber', 'run of forest [2: (n), 3: (n), 4+: (n)]'],
      ['snowmelt', '(n) each snow |water'],
    ]);
  });
});

const COWS: Bonus = { each: { cell: { icon: 'cow' } } };
const GUNS_TWICE: Bonus = { each: { cell: { icon: 'gun' } }, points: 2 };
const TERRAINS_SEEN: Bonus = { each: { kind: 'terrain' } };
const GUNS_OR_FORTS: Filter = { any: [{ icon: 'gun' }, { icon: 'fort' }] };

describe('the pictogram of other conditions', () => {
  it.each<[string, Bonus]>([
    ['(6)', 6],
    ['(1) each group of water 2', { each: { group: { terrain: 'water' }, size: { atLeast: 2, atMost: 2 } } }],
    ['(2) each line of fort ≥2', { each: { line: { icon: 'fort' }, size: { atLeast: 2 } }, points: 2 }],
    [
      '(2) each run of snow gun ≥3',
      { each: { run: { terrain: 'snow', icon: 'gun' }, size: { atLeast: 3 } }, points: 2 },
    ],
    ['(1) each space ≥2', { each: { space: { atLeast: 2 } } }],
    [
      'space ≥1 [1–3: (1), 4+: (-2)]',
      {
        each: { space: { atLeast: 1 } },
        steps: [
          [1, 1],
          [4, -2],
        ],
      },
    ],
    ['rival group of cow [2+: (3)]', { rival: { each: { group: { icon: 'cow' } }, steps: [[2, 3]] } }],
    [
      'cow then [−3…−1: (-1), 0+: (2) each gun]',
      {
        table: COWS,
        steps: [
          [-3, -1],
          [0, GUNS_TWICE],
        ],
      },
    ],
    // What is too much for a table stands behind its values.
    [
      'cow 0–2 then open (2) each gun plus (3) close or 3+ then (1)',
      {
        table: COWS,
        steps: [
          [0, { sum: [GUNS_TWICE, 3] }],
          [3, 1],
        ],
      },
    ],
    ['cow ..(-2).. open gun or fort close', { distance: { icon: 'cow' }, to: GUNS_OR_FORTS, points: -2 }],
    ['cow ÷3 roundedDown times terrains', { product: [{ divide: COWS, by: 3 }, TERRAINS_SEEN] }],
    ['cow difference to more', { difference: COWS, to: 'more' }],
    [
      'open (2) each gun plus (3) close -(4)-> cow more',
      { changeHands: 4, of: { sum: [GUNS_TWICE, 3] }, toMore: COWS },
    ],
    [
      '(1) each fort with gun on four sides',
      { each: { cell: { icon: 'fort', neighbours: { of: { icon: 'gun' }, atLeast: 4 } } } },
    ],
    ['(1) each 3x2 of snow', { each: { block: [3, 2], of: { terrain: 'snow' } } }],
    ['(1) each 2x2 same icon in snow', { each: { block: [2, 2], of: { terrain: 'snow' }, same: 'icon' } }],
    ['(1) each 4x2 in cow', { each: { block: [4, 2], of: { icon: 'cow' } } }],
    [
      'town of any more then (6) equal then (3) fewer then (0)',
      { compare: { each: { cell: {} } }, more: 6, equal: 3, fewer: 0 },
    ],
    ['cow times terrains', { product: [COWS, TERRAINS_SEEN] }],
    ['most open (1) each cow or (3) close', { most: [COWS, 3] }],
    ['(1) each snow mine or water mine', { each: { cell: { terrain: ['snow', 'water'], icon: 'mine' } } }],
    [
      '(1) each open snow or water close and open mine or gun close',
      { each: { cell: { terrain: ['snow', 'water'], icon: ['mine', 'gun'] } } },
    ],
    [
      '(1) each cow neighbours ≥2 gun',
      { each: { cell: { icon: 'cow', neighbours: { of: { icon: 'gun' }, atLeast: 2 } } } },
    ],
    [
      '(1) each cow beside gun near snow',
      { each: { cell: { icon: 'cow', beside: { icon: 'gun' }, near: { terrain: 'snow' } } } },
    ],
    [
      '(1) each cow beside open gun |mine close',
      { each: { cell: { icon: 'cow', beside: { icon: 'gun', beside: { icon: 'mine' } } } } },
    ],
    ['(1) each gun ...3... |gun', { each: { pair: { icon: 'gun' }, apart: 4 } }],
    ['group of cow* then (5)', { choose: { largestGroup: { icon: 'cow' } }, score: 5 }],
    ['(1) each cow', { rival: { rival: COWS } }],
  ])('%s', (spelling, bonus) => {
    expect(spell(bonus)).toBe(spelling);
  });
});

// ---- Everything that is drawn ----

type Drawn = { readonly name: string; readonly props: Readonly<Record<string, unknown>> };

/** The elements that a piece of JSX comes to. Nothing in a pictogram has a state, so no page is needed. */
function drawn(children: ComponentChildren): readonly Drawn[] {
  if (Array.isArray(children)) return children.flatMap(drawn);
  if (!isValidElement(children)) return [];
  const { type, props } = children;
  if (typeof type === 'function') return drawn((type as (props: unknown) => ComponentChildren)(props));
  return [{ name: type, props }, ...drawn(props.children)];
}

/** The terrains and icons that an expression mentions. */
const mentionedIn = (bonus: Bonus): readonly string[] =>
  [...TERRAINS, ...ICONS].filter((word) => JSON.stringify(bonus).includes(`"${word}"`));

/** The part of an outline that doesn't depend on its position. */
const commands = (path: unknown): string => String(path).replaceAll(/[^a-z]/gi, '');

/** The terrains and icons that are drawn. */
function seen(bonus: Bonus): readonly string[] {
  const elements = drawn(<DrawnPictogram bonus={bonus} />);
  const fills = elements.map(({ props }) => String(props['fill']));
  const inked = elements.filter(({ props }) => props['class'] === 'ctw-icon');
  const outlines = inked.map(({ props }) => commands(props['d']));
  return [
    ...TERRAINS.filter((terrain) => fills.some((fill) => fill.includes(`--terrain-${terrain})`))),
    ...ICONS.filter((icon) => outlines.some((outline) => outline.includes(commands(ICON_BODIES[icon])))),
  ];
}

/** A picture as text: its elements with their attributes and contents. */
const strokes = (bonus: Bonus): string =>
  drawn(<DrawnPictogram bonus={bonus} />)
    .map(({ name, props }) =>
      [name, ...Object.values(props).filter((value) => typeof value !== 'object')].join(' '),
    )
    .join('\n');

/** The numbers of an expression that must be shown; a single point may be omitted. */
function numbersOf(part: unknown): readonly number[] {
  if (typeof part === 'number') return [part];
  if (Array.isArray(part)) return part.flatMap(numbersOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([word, inner]) => {
    if (word === 'points') return inner === 1 ? [] : numbersOf(inner);
    // Counted things are shown as pictures, not as numbers.
    return THINGS.has(word) ? [] : numbersOf(inner);
  });
}

const THINGS: ReadonlySet<string> = new Set(['each', 'distance', 'to', 'choose']);

describe('every pictogram', () => {
  it('shows each terrain and icon of its condition, and no other', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        expect(seen(bonus)).toEqual(mentionedIn(bonus));
      }),
      { numRuns: 500 },
    );
  });

  it('shows all points, table values and divisors', () => {
    fc.assert(
      fc.property(arbitraryBonus, fc.boolean(), (bonus, oneRow) => {
        const texts = drawn(<DrawnPictogram bonus={bonus} oneRow={oneRow} />)
          .filter(({ name }) => name === 'text')
          .flatMap(({ props }) => String(props['children']).split(/[–…+÷]/));
        expect(numbersOf(bonus).filter((number) => !texts.includes(numeral(number)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('differs for different conditions', () => {
    const cards = ['base', 'frontier', 'example'].flatMap((deck) => deckFile(deck).cards);
    const conditions = new Map(cards.map(({ bonus }) => [JSON.stringify(bonus), bonus]));
    const pictures = [...conditions.values()].map(strokes);
    expect(pictures.length).toBeGreaterThan(36);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('draws numbers only as numbers', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        const attributes = drawn(<DrawnPictogram bonus={bonus} />).flatMap(({ props }) =>
          Object.values(props),
        );
        const texts = attributes.filter((value) => value !== undefined).map(String);
        expect(texts.filter((text) => /NaN|undefined|Infinity/.test(text))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
