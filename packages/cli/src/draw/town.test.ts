import { stripVTControlCharacters } from 'node:util';
import type { Town } from '@wagons/rules';
import { parseTown } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { makePaint } from '../terminal/paint.ts';
import { drawTown } from './town.ts';

const town = (text: string): Town => {
  const read = parseTown(text, printedDeck);
  if (!read.ok) throw new Error(`not a town: ${text}`);
  return read.value;
};
const draw = (text: string): string => drawTown(printedDeck, town(text), makePaint(0)).join('\n');

describe('drawTown', () => {
  it('shows visible territories, coordinates, and the last card in brackets', () => {
    expect(draw('undiscovered 1,0; smalltown-charm 0,0; fortified 3,0; badlands 4,-1')).toBe(
      ['    0  1  2  3  4  5', '-1 .. .. .. ..[Pc Pf]', ' 0 Dw Dg Df Pb[Pm Fb]', ' 1 Dc Mf Mc Mc Pg ..'].join(
        '\n',
      ),
    );
  });

  it('marks a turned last card that covers others', () => {
    expect(draw('undiscovered 0,0; smalltown-charm 2,0; fortified 1,0 turned')).toBe(
      ['    0  1  2  3', ' 0 Mw[Pg Mc]Dg', ' 1 Wf[Fc Pb]Mf'].join('\n'),
    );
  });

  it('keeps its columns aligned for large coordinates', () => {
    expect(draw('undiscovered -120,-8')).toBe(['    -119', '-8[Mw Df]', '-7[Wf Mc]'].join('\n'));
  });

  it('draws nothing for an empty town', () => {
    expect(draw('')).toBe('');
  });

  it.each([16, 256] as const)('prints the same letters in %i colors', (colors) => {
    const painted = drawTown(printedDeck, town('badlands 0,0'), makePaint(colors)).join('\n');
    expect(painted).toContain('\u001B[');
    expect(stripVTControlCharacters(painted)).toBe(draw('badlands 0,0'));
  });

  it('gives every terrain its own color', () => {
    for (const colors of [16, 256] as const) {
      const { territory } = makePaint(colors);
      const looks = printedDeck.cards.flatMap((card) =>
        card.territories.map((one) => [one.terrain, territory(one).split('m')[0]]),
      );
      expect(new Set(looks.map(([, look]) => look)).size).toBe(6);
      expect(new Set(looks.map((look) => look.join(' '))).size).toBe(6);
    }
  });
});
