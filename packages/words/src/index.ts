// Everything people read: what the other packages may use of it.

export type { Amounts } from './language/amounts.ts';
export { differenceText, endText, gradeText, lossText, moveText, reasonTexts } from './analysis.ts';
export { BUILT_IN_CARD_IDS, type BuiltInCardId } from './builtInCards.ts';
export { bonusText } from './cardText.ts';
export type { Describe } from './describe.ts';
export { outcomeText, whatHappened, whatNow } from './course.ts';
export { anyOf, codeErrorText, faultText, textErrorText, typedErrorText } from './errors.ts';
export { type DraftWorth, hintTexts, type DescribedHint } from './hint.ts';
export { languageName, localeOf, pickLanguage } from './language/languages.ts';
export { type CardMention, mentionToken, plainText, textParts } from './language/mention.ts';
export { type Named, type Party, playerArgs } from './players.ts';
export { refusalText } from './refusal.ts';
export { capital } from './language/sentence.ts';
export { lineName, practiceText, swingText, whyTexts } from './review.ts';
export { explainBonus, explainTerrain } from './tally.ts';
export { locateBonus, locateTerrain } from './tallyCells.ts';
export { titleOf } from './titles.ts';
export { type CardWords, loadWords, type Names, type PlayWords, type Term, type Words } from './words.ts';
