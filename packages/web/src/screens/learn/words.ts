// The words of the lessons, fetched when the lessons are opened.

import { loadLessonsWords } from '@wagons/words/lessons';
import { pageWords } from '../../app/pageWords.tsx';

export const lessonsWords = pageWords(loadLessonsWords);
