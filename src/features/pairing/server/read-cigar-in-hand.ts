import { versionQuestion } from '#features/catalogue/asked-version.rules.ts'
import type { AskedVersion } from '#features/catalogue/catalogue.contract.ts'
import { readCigarWords } from '#features/catalogue/cigar-words.rules.ts'
import { chatter } from '#features/catalogue/everyday-words.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { inferProfile } from '../inferred-profile.rules.ts'
import type { recognitions } from '../pairing.contract.ts'
import { type CigarProfile, profileOf } from '../profile.rules.ts'
import { inferFromBrand } from '../usual-cigar.rules.ts'

/** With less of its name than this a line is only one of its maker's. */
const leastOfLine = 0.2

export interface CigarInHand {
  profile: CigarProfile
  recognition: (typeof recognitions)[number]
  /** Two houses use the name: which one is meant can be asked. */
  question: AskedVersion | undefined
}

/**
 * What somebody is holding, from what they typed: a line of the catalogue, else what the words say of its
 * leaf or size, else what its maker usually makes. Undefined when the text is no cigar.
 */
export function readCigarInHand(catalogue: HouseCatalogue, text: string): CigarInHand | undefined {
  const heard = catalogue.recognise(text, 1)
  const { recognised, matches, words, brand } = heard
  const question = versionQuestion(heard)
  const best = matches[0]
  if (recognised && best && best.lineNamed >= leastOfLine)
    return {
      profile: profileOf(best.cigar, words.size, words.words),
      recognition: best.exact && !question ? 'exact' : 'close',
      question,
    }
  const line = brand && isMakerAlone(catalogue, brand, words.words) ? '' : 'unlisted line'
  const profile = (brand && inferFromBrand(brand, catalogue.cigars, line)) || inferProfile(words)
  return profile && { profile, recognition: 'inferred', question }
}

/** Nothing was said but the maker's name. */
function isMakerAlone({ brands }: HouseCatalogue, brand: string, words: readonly string[]): boolean {
  const aliases = brands.find(each => each.brand === brand)?.aliases ?? []
  const makers = new Set([brand, ...aliases].flatMap(name => readCigarWords(name).words))
  return words.every(word => chatter.has(word) || makers.has(word))
}
