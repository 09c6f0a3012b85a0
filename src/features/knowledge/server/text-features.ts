import { stemWord } from './stem-word.ts'

/** Marks for pairs of words and for letters inside a word, so that none is taken for a word. */
const pair = ' '
const inside = '~'

/** The words of a text in their order, folded to lower case without accents and reduced to their stems. */
export function stemsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'`]/g, '')
  return (folded.match(/[\p{L}\p{N}%°]+/gu) ?? []).map(stemWord)
}

/** Stems, and each with the one that follows. */
export function stemsWithPairs(text: string): string[] {
  const stems = stemsOf(text)
  return [...stems, ...stems.slice(1).map((stem, index) => `${stems[index]}${pair}${stem}`)]
}

/** Also groups of three and four letters, which misspelled words share with the right ones. */
export function featuresOf(text: string): Set<string> {
  const features = new Set(stemsWithPairs(text))
  for (const stem of stemsOf(text)) {
    const word = `^${stem}$`
    for (const length of [3, 4])
      for (let start = 0; start + length <= word.length; start += 1)
        features.add(inside + word.slice(start, start + length))
  }
  return features
}

export const featureKinds = ['word', 'pair', 'letters'] as const
export type FeatureKind = (typeof featureKinds)[number]

export function kindOf(feature: string): FeatureKind {
  if (feature.startsWith(inside)) return 'letters'
  return feature.includes(pair) ? 'pair' : 'word'
}
