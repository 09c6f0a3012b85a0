export { readClosedVocabulary } from './closed-vocabulary.rules.ts'
export { findViolation, type NarrationGuard, readFacts, type ViolationKind } from './find-violation.rules.ts'
export { buildNameLexicon, type NameLexicon } from './name-lexicon.rules.ts'
export { normalizeText, splitSentences } from './split-sentences.rules.ts'
