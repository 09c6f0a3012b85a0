import {
  allowedEdits,
  maxEdits,
  mayBeWithinEdits,
  minSimilarity,
  similarity,
  toVocabularyWord,
  type VocabularyWord,
} from './word-similarity.rules.ts'

/** Vocabulary with indexes, so that similar words are found without comparing each. */
export interface Vocabulary {
  words: readonly VocabularyWord[]
  /** Index in `words`. */
  indexByWord: ReadonlyMap<string, number>
  sortedIndexes: readonly number[]
  indexesBySound: ReadonlyMap<string, readonly number[]>
  /** Words without digits, by length. */
  wordsByLength: readonly WordsOfLength[]
}

interface WordsOfLength {
  indexes: readonly number[]
  /** The letters that each has, as bits. */
  letters: Int32Array
}

export function buildVocabulary(texts: readonly string[]): Vocabulary {
  const words = texts.map(toVocabularyWord)
  const indexesBySound = new Map<string, number[]>()
  const indexesByLength: number[][] = []
  words.forEach(({ word, sound, hasDigit }, index) => {
    if (hasDigit) return
    indexesBySound.set(sound, [...(indexesBySound.get(sound) ?? []), index])
    indexesByLength[word.length] = [...(indexesByLength[word.length] ?? []), index]
  })
  return {
    words,
    indexByWord: new Map(texts.map((word, index) => [word, index])),
    sortedIndexes: words.map((_, index) => index).sort((a, b) => (words[a]!.word < words[b]!.word ? -1 : 1)),
    indexesBySound,
    wordsByLength: Array.from({ length: indexesByLength.length }, (_, length) => {
      const indexes = indexesByLength[length] ?? []
      return { indexes, letters: Int32Array.from(indexes, index => words[index]!.letters) }
    }),
  }
}

/** Similar words in vocabulary order, with their similarity. */
export function findSimilarWords(vocabulary: Vocabulary, word: string): Map<string, number> {
  const typed = toVocabularyWord(word)
  const similarityByIndex = new Map<number, number>()
  const compare = (index: number) => {
    const score = similarity(typed, vocabulary.words[index]!)
    if (score >= minSimilarity) similarityByIndex.set(index, score)
  }
  relatedIndexes(vocabulary, typed).forEach(compare)
  if (!typed.hasDigit && word.length >= 3) compareTypos(vocabulary, typed, compare)
  const found = [...similarityByIndex].sort(([a], [b]) => a - b)
  return new Map(found.map(([index, score]) => [vocabulary.words[index]!.word, score]))
}

function relatedIndexes(vocabulary: Vocabulary, { word, hasDigit, sound }: VocabularyWord): number[] {
  const withoutEnding = [word, word.slice(0, -1), word.slice(0, -2)].flatMap(
    stem => vocabulary.indexByWord.get(stem) ?? [],
  )
  if (hasDigit || word.length < 3) return withoutEnding
  return [
    ...withoutEnding,
    ...findByPrefix(vocabulary, word),
    ...(vocabulary.indexesBySound.get(sound) ?? []),
  ]
}

export function findByPrefix({ words, sortedIndexes }: Vocabulary, prefix: string): number[] {
  let low = 0
  let high = sortedIndexes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[sortedIndexes[middle]!]!.word < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < sortedIndexes.length && words[sortedIndexes[end]!]!.word.startsWith(prefix)) end++
  return sortedIndexes.slice(low, end)
}

const noWords: WordsOfLength = { indexes: [], letters: new Int32Array() }

function compareTypos(
  { wordsByLength }: Vocabulary,
  typed: VocabularyWord,
  compare: (index: number) => void,
): void {
  const length = typed.word.length
  for (let otherLength = Math.max(3, length - maxEdits); otherLength <= length + maxEdits; otherLength++) {
    const allowed = allowedEdits(length, otherLength)
    if (Math.abs(length - otherLength) > allowed) continue
    const { indexes, letters } = wordsByLength[otherLength] ?? noWords
    for (let at = 0; at < letters.length; at++)
      if (mayBeWithinEdits(typed.letters, letters[at]!, allowed)) compare(indexes[at]!)
  }
}
