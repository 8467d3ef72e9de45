// Everything a person reads: what the other rooms may use of it.

export type { Amounts, Forms } from './grammar/amounts.ts';
export { differenceText, gradeText, moveText, reasonTexts } from './analysis.ts';
export { BUILT_IN_CARD_IDS, type BuiltInCardId } from './builtInCards.ts';
export { bonusText } from './cardText.ts';
export type {
  AnalysisWords,
  CardWords,
  CourseWords,
  ErrorWords,
  Names,
  Party,
  PlayWords,
  Sayings,
  TallyWords,
  Term,
  Words,
} from './contract.ts';
export { outcomeText, whatHappened, whatNow } from './course.ts';
export { codeErrorText, faultText, sayingText, textErrorText, typedErrorText } from './errors.ts';
export { LANGUAGE_NAMES, pickLanguage } from './languages.ts';
export { loadCardWords } from './loadCardWords.ts';
export { loadWords } from './loadWords.ts';
export { refusalText } from './refusal.ts';
export { capital } from './grammar/sentence.ts';
export { explainBonus, explainTerrain } from './tally.ts';
export { locateBonus, locateTerrain } from './tallyCells.ts';
export { titleOf } from './titles.ts';
