// Everything a person reads: what the other rooms may use of it.

export type { Amounts, Forms } from './amounts.ts';
export { differenceText, gradeText, moveText } from './analysis.ts';
export { BASE_CARD_IDS, type BaseCardId } from './baseCards.ts';
export { bonusText, titleOf, writtenText } from './cardText.ts';
export type {
  AnalysisWords,
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
export { codeErrorText, faultText, refusalText, sayingText, textErrorText } from './errors.ts';
export { LANGUAGE_NAMES, loadWords, pickLanguage } from './languages.ts';
export { capital } from './sentence.ts';
export { explainBonus, explainTerrain } from './tally.ts';
