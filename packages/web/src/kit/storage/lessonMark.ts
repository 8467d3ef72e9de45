// What is known on this device about the tutorial: where it was left, and whether it was ever finished.

import type { KeyValueStore } from './keyValueStore.ts';

/** The lesson to continue with. */
export const LESSON_KEY = 'lesson';

const FINISHED_KEY = 'lessonsFinished';

export const markLessonsFinished = (store: KeyValueStore): void => {
  store.write(FINISHED_KEY, 'yes');
};

/** Whether the tutorial was opened on this device. */
export const hasSeenLessons = (store: KeyValueStore): boolean =>
  [LESSON_KEY, FINISHED_KEY].some((key) => store.read(key) !== undefined);
