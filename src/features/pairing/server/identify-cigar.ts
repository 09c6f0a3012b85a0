import type { VersionQuestion } from '#features/catalogue/catalogue.contract.ts'
import { clarifyVersion } from '#features/catalogue/recognition/recognition.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { stopWords, tokenizeCigarText } from '#features/catalogue/words/words.rules.ts'
import { type CigarProfile, inferDefaultCigar, inferProfile, profileOf } from '../engine/engine.rules.ts'
import type { recognitions } from '../pairing.contract.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.2

export interface IdentifiedCigar {
  profile: CigarProfile
  recognition: (typeof recognitions)[number]
  /** Set if two makers use the name. */
  question: VersionQuestion | undefined
}

/**
 * Identifies the typed cigar: a line of the catalogue, otherwise the default cigar of its maker, otherwise what the
 * words say about leaf and size. Undefined if the text is not a cigar.
 */
export function identifyCigar(catalogue: Catalogue, text: string): IdentifiedCigar | undefined {
  const recognition = catalogue.recognize(text, 1)
  const { isRecognized, matches, words, brand } = recognition
  const question = clarifyVersion(recognition)
  const best = matches[0]
  if (isRecognized && best && best.lineCoverage >= minLineCoverage)
    return {
      profile: profileOf(best.cigar, words.size, words.words),
      recognition: best.exact && !question ? 'exact' : 'close',
      question,
    }
  const line = brand && isMakerAlone(catalogue, brand, words.words) ? '' : 'unlisted line'
  const profile = (brand && inferDefaultCigar(brand, catalogue.cigars, line)) || inferProfile(words)
  return profile && { profile, recognition: 'inferred', question }
}

function isMakerAlone({ brands }: Catalogue, brand: string, words: readonly string[]): boolean {
  const aliases = brands.find(entry => entry.brand === brand)?.aliases ?? []
  const makerWords = new Set([brand, ...aliases].flatMap(name => tokenizeCigarText(name).words))
  return words.every(word => stopWords.has(word) || makerWords.has(word))
}
