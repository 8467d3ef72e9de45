// Tests of what the tally says of a spot that is only looked at.

import { signal } from '@preact/signals';
import { type BySeat, SEATS, type Tally } from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { afterEach, expect, test } from 'vitest';
import { printedDeck } from '../local/library.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { leave, show, speak } from '../../../test/speaking.ts';
import { TallyTable } from './tallyTable.tsx';

const center = ['badlands', 'the-herd', 'fortified'];
const tallies = scoreTowns(printedDeck, center, { first: [], second: [] });
const preview = signal<BySeat<Tally> | undefined>(undefined);
const isChosen = signal(false);
const names = { first: 'Ann', second: 'Bob' };

function Shown() {
  return (
    <TallyTable
      speech={useSpeech()}
      deck={printedDeck}
      center={center}
      seats={SEATS}
      names={names}
      short={names}
      tallies={tallies}
      preview={preview}
      isAnnounced={isChosen}
      lit={undefined}
      pointed={signal(undefined)}
    />
  );
}

const texts = (what: string): readonly string[] =>
  Array.from(document.querySelectorAll(`tbody ${what}`), ({ textContent }) => textContent).filter(
    (text) => text !== '',
  );

afterEach(leave);

test('a total says so when a spot changes nothing, a line does not', async () => {
  await speak('en');
  await show(<Shown />, '[data-part=tally]');
  expect(texts('[data-part=change]')).toEqual([]);
  preview.value = tallies;
  await expect.poll(() => texts('[data-part=sum] [data-part=change]')).toEqual(['±0', '±0']);
  expect(texts('[data-part=change]')).toHaveLength(2);
  expect(texts('.unseen'), 'a card that only passes over').toEqual([]);
  preview.value = { ...tallies, first: { ...tallies.first, total: -2 } };
  await expect.poll(() => texts('[data-part=sum] [data-part=change]')).toEqual(['−2', '±0']);
  isChosen.value = true;
  await expect.poll(() => texts('[data-part=sum] .unseen')).toEqual([', minus 2 points', ', no change']);
});
