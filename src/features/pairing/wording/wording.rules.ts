export { composeCaution, composePace } from './caution.rules.ts'
export { composeJudgedBottle } from './judged-bottle.rules.ts'
export { composeNameOnlyWording } from './name-only.rules.ts'
export { nationality, withArticle } from './nationalities.rules.ts'
export { createPhrasePicker, type PhrasePicker, type Slots } from './phrase-picker.rules.ts'
export {
  type Balance,
  type Phrasebook,
  type PhraseFile,
  type Phrases,
  phraseFiles,
  recommendationPhrases,
  requiredPhrases,
} from './phrasebook.rules.ts'
export { type Reason, suitsReason } from './reason-sentence.rules.ts'
export { balanceOf, reasonsOf } from './reasons.rules.ts'
export { composeWording, countWords, vesselName } from './recommendation.rules.ts'
export { cigarDetail, cigarHeadline, describeCigar, verdictText } from './recommendation-labels.rules.ts'
export { spokenName } from './spoken-cigar.rules.ts'
