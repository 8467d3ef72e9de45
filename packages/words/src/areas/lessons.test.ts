// Tests of the words of the tutorial; what holds for all messages is in test/catalogs.test.ts.

import { LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { type Facts, LESSONS, loadLessonsWords, type Saying, sayingText } from './lessons.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, lessons: await loadLessonsWords(language) })),
);

const facts = (n: number): Facts => ({
  card: 'Boom or Bust',
  taken: 'Wagon Train',
  tried: 'Cool Water',
  cards: n === 0 ? '' : 'Badlands, Fortified',
  count: n === 0 ? 0 : 2,
  left: n,
  bonus: 'Happy Cows',
  condition: 'Condition.',
  now: n,
  want: n,
  got: n,
  own: n,
  rival: n,
  place: 'Place',
  turn: 'Rotate',
});

describe.each(every)('the lessons in $language', ({ lessons: { lessons, shown } }) => {
  test('come in their order, each with a message for every slip', () => {
    expect(Object.keys(lessons)).toEqual(Object.keys(LESSONS));
    for (const [id, slips] of Object.entries(LESSONS)) {
      const said = lessons[id as keyof typeof LESSONS];
      expect(Object.keys('wrong' in said ? said.wrong : {})).toEqual(slips);
    }
  });

  test('are short enough for four lines of a phone', () => {
    const sayings = Object.values(lessons).flatMap((said): readonly Saying[] => [
      said.task,
      ...('right' in said ? [said.right] : []),
      ...('wrong' in said ? Object.values(said.wrong) : []),
    ]);
    const texts = [...sayings, ...Object.values(shown)].flatMap((saying) =>
      [0, 2, 10].map((n) => sayingText(saying, facts(n))),
    );
    expect(texts.filter((text) => text.length > 175)).toEqual([]);
    for (const { heading } of Object.values(lessons)) expect(heading.length).toBeLessThanOrEqual(18);
  });
});
