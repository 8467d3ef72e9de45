// Spells the pictograms of the base deck, and shows that any condition has one that leaves nothing out.

import { type Bonus, ICONS, TERRAINS } from '@wagons/rules';
import fc from 'fast-check';
import { type ComponentChildren, isValidElement } from 'preact';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../../rules/test/arbitraryBonus.ts';
import { baseDeck } from '../../../../rules/test/table.ts';
import { ICON_SHAPES } from '../iconShapes.ts';
import { bonusGlyphs } from './bonusGlyphs.ts';
import { DrawnPictogram } from './drawnPictogram.tsx';
import type { Glyph } from './glyphs.ts';

// ---- Spelling: | lies beside, ~ lies near, ! is struck out, * is the largest or fullest ----

const LIES = { beside: '|', near: '~' } as const;
const SHAPES = { cell: '', group: 'group of ', line: 'line of ' } as const;

function spelled(glyph: Glyph): string {
  switch (glyph.kind) {
    case 'ground': {
      const { shape, best, terrain, icon, struck, lies } = glyph;
      const bears = [terrain, icon].filter((word) => word !== undefined).join(' ') || 'any';
      return `${lies ? LIES[lies] : ''}${struck ? '!' : ''}${SHAPES[shape]}${bears}${best ? '*' : ''}`;
    }
    case 'points':
      return `(${glyph.points})`;
    case 'sign':
      return glyph.sign;
    case 'amount':
      return glyph.text;
    case 'block':
      return `${glyph.wide}x${glyph.high} same ${glyph.same ?? 'nothing'}`;
    case 'sides':
      return `${glyph.atLeast} to ${glyph.atMost} empty sides`;
    case 'set':
      return `{${glyph.members.join(' ')}}`;
    case 'space':
      return 'space';
    case 'gap':
      return `...${glyph.cells}...`;
  }
}

const spell = (bonus: Bonus): string => bonusGlyphs(bonus).map(spelled).join(' ');

describe('the pictogram of a base card', () => {
  it.each([
    ['badlands', '(4) each desert |gun |desert'],
    ['one-too-many', 'beer more then (-1) each rival beer'],
    ['happy-cows', '(2) each cow ~!snow'],
    ['cool-water', '(3) each wagon ~group of water*'],
    ['the-herd', '(2) each group of cow*'],
    ['the-clearing', '(2) each fort plus (-1) each forest'],
    ['chuck-wagon', '(2) each beer |wagon plus (-1) each beer |!wagon'],
    ['circled-camp', '(5) each space'],
    ['mother-lode', '(2) each mine ~mountains'],
    ['claim-stakes', '(2) each mine |!mine plus (-1) each mine |mine'],
    ['standoff', '(3) each gun |!gun |gun'],
    ['fastest-draw', 'gun more then (6)'],
    ['stronghold', '(3) each fort 0 to 0 empty sides'],
    ['border-patrol', '(2) each fort 2 to 4 empty sides'],
    ['wagon-train', '(2) each line of wagon*'],
    ['general-store', '(3) each {beer cow fort gun mine wagon}'],
    ['square-deal', '(3) each 2x2 same terrain'],
    ['great-divide', 'group of mountains* more then (6)'],
  ])('%s: %s', (id, spelling) => {
    const card = baseDeck().cards.find((one) => one.id === id);
    expect(card && spell(card.bonus)).toBe(spelling);
  });
});

const COWS: Bonus = { each: { cell: { icon: 'cow' } } };

describe('the pictogram of another condition', () => {
  it.each<[string, Bonus]>([
    ['(6)', 6],
    ['(1) each group of water 2', { each: { group: { terrain: 'water' }, size: { atLeast: 2, atMost: 2 } } }],
    ['(2) each line of fort ≥2', { each: { line: { icon: 'fort' }, size: { atLeast: 2 } }, points: 2 }],
    ['cow ≤2 then (6) otherwise (-1)', { when: COWS, atMost: 2, then: 6, else: -1 }],
    [
      'any more then (6) equal then (3) fewer then (0)',
      { compare: { each: { cell: {} } }, more: 6, equal: 3, fewer: 0 },
    ],
    ['cow times terrains', { product: [COWS, { each: { kind: 'terrain' } }] }],
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

/** The terrains and icons that an expression speaks of. */
const spokenOf = (bonus: Bonus): readonly string[] =>
  [...TERRAINS, ...ICONS].filter((word) => JSON.stringify(bonus).includes(`"${word}"`));

/** What is left of an outline wherever it is drawn. */
const commands = (path: unknown): string => String(path).replaceAll(/[^a-z]/gi, '');

/** The terrains and icons that are seen. */
function seen(bonus: Bonus): readonly string[] {
  const elements = drawn(<DrawnPictogram bonus={bonus} />);
  const fills = elements.map(({ props }) => String(props['fill']));
  const inked = elements.filter(({ props }) => props['class'] === 'ctw-icon');
  const outlines = inked.map(({ props }) => commands(props['d']));
  return [
    ...TERRAINS.filter((terrain) => fills.some((fill) => fill.includes(`--terrain-${terrain})`))),
    ...ICONS.filter((icon) => outlines.some((outline) => outline.includes(commands(ICON_SHAPES[icon])))),
  ];
}

describe('every pictogram', () => {
  it('shows each terrain and icon of its condition, and no other', () => {
    fc.assert(
      fc.property(arbitraryBonus, (bonus) => {
        expect(seen(bonus)).toEqual(spokenOf(bonus));
      }),
      { numRuns: 500 },
    );
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
