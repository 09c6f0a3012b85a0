import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { askAboutBlend, describeToldBlend, isBlendTold, type ToldBlend } from '../blend-question.rules.ts'
import { type CigarProfile, frequentNotes, inferDefaultCigar, inferProfile } from '../engine/engine.rules.ts'
import { flavoringOf, isFlavored } from '../flavoring.rules.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'

/** A line by its name; without an id it is what somebody typed after the maker. */
export interface NamedCigar {
  id: string | undefined
  brand: string
  line: string
  /** Cuba or empty. */
  country: string
}

/** A cigar of which only the name is known, with what the visitor says of it. */
export function nameOnly(
  catalogue: Catalogue,
  named: NamedCigar,
  told: ToldBlend,
  isExactName: boolean,
): IdentifiedCigar {
  const { id, brand, line, country } = named
  const guess = guessBlend(catalogue, named, told)
  const make = catalogue.linesById.get(id ?? '')?.make ?? guess.make
  const leaf = country === 'Cuba' ? ({ wrapper: 'Cuban', wrapperClass: 'cuban' } as const) : {}
  return {
    profile: {
      ...guess,
      ...leaf,
      make,
      ...(isFlavored(make) && { notes: flavoredNotes(catalogue, { ...guess, brand, line, make }) }),
      id,
      brand,
      line,
      country,
      isInferred: true,
      isTold: isBlendTold(told),
      isWrapperTyped: false,
      isSizeTyped: false,
    },
    recognition: isBlendTold(told) ? 'inferred' : 'name-only',
    question: askAboutBlend(told),
    ...(isBlendTold(told) && { told: describeToldBlend(told) }),
    isExactName,
  }
}

const flavoredDefault = ['vanilla', 'caramel', 'honey']

/** What its name says, and what other flavored cigars of its maker taste of: the wrapper counts for less. */
function flavoredNotes({ cigars }: Catalogue, profile: CigarProfile): readonly string[] {
  const own = flavoringOf(profile)?.note
  const kin = cigars.filter(({ brand, make }) => brand === profile.brand && isFlavored(make))
  const notes = frequentNotes(kin) ?? flavoredDefault
  return [...new Set(own ? [own, ...notes] : notes)].slice(0, 4)
}

/** What was said of it, otherwise the usual cigar of its maker, otherwise a medium one. */
function guessBlend({ cigars }: Catalogue, { brand }: NamedCigar, told: ToldBlend): CigarProfile {
  const { wrapper, strength } = told
  const usual = isBlendTold(told) ? undefined : inferDefaultCigar(brand, cigars)
  if (usual) return usual
  const profile = inferProfile({ words: [wrapper?.leaf ?? 'natural', 'cigar'], size: undefined })!
  const degree = strength?.degree
  const maker = wrapper?.leaf === 'natural' && frequentNotes(cigars.filter(cigar => cigar.brand === brand))
  return {
    ...profile,
    ...(degree && { strength: degree, body: degree }),
    ...(maker && { notes: maker }),
  }
}
