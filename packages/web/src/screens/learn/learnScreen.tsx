// The lessons: learning the game by playing one, step by step. One can leave and go on another day.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { baseDeck, shelf } from '../../app/desk.ts';
import { keepLesson, keptLesson } from './kept.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';
import { LessonView } from './lessonView.tsx';
import { teach } from './pupil.ts';
import { lessonsWords } from './words.ts';

export const LearnScreen = lessonsWords.wait(function Learn() {
  const [step, setStep] = useState(() => keptLesson(shelf));
  const lesson = LESSON_LIST[step];
  return lesson ? <Step key={step} lesson={lesson} step={step} goTo={setStep} /> : null;
});

type StepProps = { readonly lesson: Lesson; readonly step: number; readonly goTo: (step: number) => void };

function Step({ lesson, step, goTo }: StepProps) {
  const pupil = useMemo(() => teach(lesson, baseDeck), [lesson]);
  useEffect(() => {
    keepLesson(shelf, lesson.id);
    return pupil.leave;
  }, [pupil]);
  return <LessonView pupil={pupil} step={step} goTo={goTo} />;
}
