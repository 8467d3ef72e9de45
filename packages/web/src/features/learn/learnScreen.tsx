// The tutorial: short lessons, each with its own position; progress is saved.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { store } from '../../kit/storage/storage.ts';
import { printedDeck } from '../../play/local/library.ts';
import { keepLesson, keptLesson } from './savedLesson.ts';
import { LESSON_LIST } from './lessons.ts';
import { LessonView } from './lessonView.tsx';
import { teach } from './pupil.ts';

export function LearnScreen() {
  const [step, setStep] = useState(() => keptLesson(store));
  const pupil = useMemo(() => {
    const lesson = LESSON_LIST[step];
    return lesson && teach(lesson, printedDeck);
  }, [step]);
  useEffect(() => {
    if (pupil) keepLesson(store, pupil.lesson);
    return pupil?.leave;
  }, [pupil]);
  return pupil ? <LessonView pupil={pupil} step={step} goTo={setStep} /> : null;
}
