// The words of the lessons, fetched when the lessons are opened.

import { loadLessonsWords } from '@wagons/words/lessons';
import { pageWords } from '../../kit/lazy/pageWords.tsx';

export const lessonsWords = pageWords(loadLessonsWords);
