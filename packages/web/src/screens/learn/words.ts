// The words of the lessons, fetched when somebody comes to learn.

import { loadLessonsWords } from '@wagons/words/lessons';
import { pageWords } from '../../app/pageWords.tsx';

export const lessonsWords = pageWords(loadLessonsWords);
