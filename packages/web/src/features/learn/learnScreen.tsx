// The lessons: learning the game by playing one, step by step. One can leave and go on another day.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck } from '../../play/local/library.ts';
import { courseAfter } from './course.ts';
import { keepLesson, keptLesson } from './savedLesson.ts';
import { LESSON_LIST } from './lessons.ts';
import { LessonView } from './lessonView.tsx';
import { teach } from './pupil.ts';
import { lessonsWords } from './words.ts';

export const LearnScreen = lessonsWords.wait(function Learn() {
  const [at, setAt] = useState(() => keptLesson(store, printedDeck));
  const pupil = useMemo(() => {
    const lesson = LESSON_LIST[at.step];
    return lesson && teach(lesson, printedDeck, at.course);
  }, [at]);
  useEffect(() => {
    if (pupil) keepLesson(store, pupil.lesson, at.course);
    return pupil?.leave;
  }, [pupil, at.course]);
  if (!pupil) return null;
  const goTo = (step: number): void => {
    // What lies there stays; from the lesson on that one goes to, everything is open again.
    const made = pupil.course().slice(0, LESSON_LIST[step]?.from);
    setAt({ step, course: courseAfter(printedDeck, made) });
  };
  return <LessonView pupil={pupil} step={at.step} goTo={goTo} />;
});
