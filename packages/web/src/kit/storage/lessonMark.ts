// What is known on this device about the tutorial: where it was left, and whether it was ever finished.

import type { KeyValueStore } from './keyValueStore.ts';

/** The lesson to continue with. */
export const LESSON_KEY = 'lesson';

const FINISHED_KEY = 'lessonsFinished';

export const markLessonsFinished = (store: KeyValueStore): void => {
  store.write(FINISHED_KEY, 'yes');
};

/** How far the tutorial has come on this device. One that is repeated counts as begun. */
export function lessonProgress(store: KeyValueStore): 'new' | 'begun' | 'finished' {
  if (store.read(LESSON_KEY) !== undefined) return 'begun';
  return store.read(FINISHED_KEY) === undefined ? 'new' : 'finished';
}
