// The lessons: learning the game by playing one, step by step. One can leave and go on another day.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { baseDeck, shelf } from '../../app/desk.ts';
import { keepLesson, keptLesson } from './kept.ts';
import { LESSON_LIST } from './lessons.ts';
import { LessonView } from './lessonView.tsx';
import { teach } from './pupil.ts';
import { lessonsWords } from './words.ts';

export const LearnScreen = lessonsWords.wait(function Learn() {
  const [step, setStep] = useState(() => keptLesson(shelf));
  const pupil = useMemo(() => {
    const lesson = LESSON_LIST[step];
    return lesson && teach(lesson, baseDeck);
  }, [step]);
  useEffect(() => {
    if (pupil) keepLesson(shelf, pupil.lesson.id);
    return pupil?.leave;
  }, [pupil]);
  return pupil ? <LessonView pupil={pupil} step={step} goTo={setStep} /> : null;
});
