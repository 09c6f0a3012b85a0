export { composeAffinity } from './affinity-sentence.rules.ts'
export { composeCaution } from './caution.rules.ts'
export { composeNameOnlyWording } from './name-only.rules.ts'
export { createPhrasePicker, type PhrasePicker } from './phrase-picker.rules.ts'
export {
  type Balance,
  complementKey,
  type Phrasebook,
  type PhraseFile,
  type Phrases,
  phraseFiles,
  recommendationPhrases,
  requiredPhrases,
} from './phrasebook.rules.ts'
export { balanceOf } from './reasons.rules.ts'
export {
  cigarDetail,
  cigarHeadline,
  composeWording,
  describeCigar,
  verdictText,
  vesselName,
} from './recommendation.rules.ts'
export { composeThirds } from './thirds.rules.ts'
export { joinThirds } from './thirds-paragraph.rules.ts'
