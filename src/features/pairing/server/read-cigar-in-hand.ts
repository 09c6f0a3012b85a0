import { clarifyVersion } from '#features/catalogue/asked-version.rules.ts'
import type { VersionQuestion } from '#features/catalogue/catalogue.contract.ts'
import { tokenizeCigarText } from '#features/catalogue/cigar-words.rules.ts'
import { chatter } from '#features/catalogue/everyday-words.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { inferProfile } from '../inferred-profile.rules.ts'
import type { recognitions } from '../pairing.contract.ts'
import { type CigarProfile, profileOf } from '../profile.rules.ts'
import { inferDefaultCigar } from '../usual-cigar.rules.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.2

export interface CigarInHand {
  profile: CigarProfile
  recognition: (typeof recognitions)[number]
  /** Set if two makers use the name. */
  question: VersionQuestion | undefined
}

/**
 * Identifies the typed cigar: a line of the catalogue, otherwise the default cigar of its maker, otherwise what the
 * words say about leaf and size. Undefined if the text is not a cigar.
 */
export function readCigarInHand(catalogue: HouseCatalogue, text: string): CigarInHand | undefined {
  const recognition = catalogue.recognize(text, 1)
  const { recognised, matches, words, brand } = recognition
  const question = clarifyVersion(recognition)
  const best = matches[0]
  if (recognised && best && best.lineCoverage >= minLineCoverage)
    return {
      profile: profileOf(best.cigar, words.size, words.words),
      recognition: best.exact && !question ? 'exact' : 'close',
      question,
    }
  const line = brand && isMakerAlone(catalogue, brand, words.words) ? '' : 'unlisted line'
  const profile = (brand && inferDefaultCigar(brand, catalogue.cigars, line)) || inferProfile(words)
  return profile && { profile, recognition: 'inferred', question }
}

function isMakerAlone({ brands }: HouseCatalogue, brand: string, words: readonly string[]): boolean {
  const aliases = brands.find(entry => entry.brand === brand)?.aliases ?? []
  const makerWords = new Set([brand, ...aliases].flatMap(name => tokenizeCigarText(name).words))
  return words.every(word => chatter.has(word) || makerWords.has(word))
}
