// The words of the lessons, fetched when the lessons are opened.

import { type LessonsWords, loadLessonsWords } from '@wagons/words/lessons';
import { type PageWords, pageWords } from '../../kit/lazy/pageWords.tsx';

export const lessonsWords: PageWords<LessonsWords> = pageWords(loadLessonsWords);
