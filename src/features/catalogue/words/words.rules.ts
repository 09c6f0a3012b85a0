export {
  countryByWord,
  type Leaf,
  leafByWord,
  leafCountryAndStrengthWords,
  weakLeafWords,
} from './leaf-words.rules.ts'
export { numberWordsToDigits } from './number-words.rules.ts'
export { isPlainAlias } from './plain-alias.rules.ts'
export { commonWords, drinkWords, sizeNames, sizeWords, stopWords, weakWords } from './stop-words.rules.ts'
export { type CigarTokens, tokenizeCigarText } from './tokenize-cigar-text.rules.ts'
export { buildVocabulary, findByPrefix, findSimilarWords, type Vocabulary } from './vocabulary.rules.ts'
export { areSimilarWords } from './word-similarity.rules.ts'
