// The tutorial: learn by playing one game, lesson by lesson; progress is saved.

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
    // Keeps the moves before the target lesson.
    const made = pupil.course().slice(0, LESSON_LIST[step]?.from);
    setAt({ step, course: courseAfter(printedDeck, made) });
  };
  return <LessonView pupil={pupil} step={at.step} goTo={goTo} />;
});
