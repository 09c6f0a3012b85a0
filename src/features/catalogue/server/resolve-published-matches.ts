import {
  type CatalogueData,
  drinkFamilies,
  isKnownCigar,
  type PublishedPairing,
} from '../catalogue.contract.ts'
import { type PublishedMatch, usualCountry } from '../published-match.rules.ts'
import type { Recognition } from '../recognition/recognition.rules.ts'
import { findPublishedDrink } from './find-published-drink.ts'

/** Below this share of its name a line does not count as named. */
const minLineCoverage = 0.2

/** Pairings of a family that the catalogue lacks (rosé, vermouth) are left out. */
export function resolvePublishedMatches(
  { published, lines, cigars, drinks }: Pick<CatalogueData, 'published' | 'lines' | 'cigars' | 'drinks'>,
  recognize: (text: string, limit: number) => Recognition,
): PublishedMatch[] {
  return published
    .filter(isOfKnownFamily)
    .map(({ cigar, drink, kind, family, isRecommended, body, source, isSought }) => {
      const { isRecognized, matches, brand } = recognize(cigar, 1)
      const line = isRecognized && matches[0]!.lineCoverage >= minLineCoverage ? matches[0]!.cigar : undefined
      const known = line && isKnownCigar(line) ? line : undefined
      const maker = line?.brand ?? brand
      return {
        kind,
        family,
        site: siteOf(source),
        isRecommended,
        isSought,
        cigarId: known?.id,
        drinkId: findPublishedDrink(drinks, { drink, kind, family })?.id,
        country:
          (line?.country ?? '') || usualCountry([...cigars, ...lines].filter(each => each.brand === maker)),
        leaf: known,
        body: known?.body ?? body,
      }
    })
}

export function siteOf(source: string): string {
  return new URL(source).host.replace(/^www\./, '')
}

function isOfKnownFamily(
  pairing: PublishedPairing,
): pairing is PublishedPairing & Pick<PublishedMatch, 'family'> {
  const families: readonly string[] = drinkFamilies[pairing.kind] ?? []
  return families.includes(pairing.family)
}
