import type { Answer } from '#platform/api.contract.ts'
import { clarifyVersion } from '../asked-version.rules.ts'
import type { catalogueContract } from '../catalogue.contract.ts'
import type { HouseCatalogue } from './house-catalogue.ts'

export function searchCigars(
  catalogue: HouseCatalogue,
  { q, limit }: { q: string; limit: number },
): Answer<(typeof catalogueContract)['searchCigars']> {
  const recognition = catalogue.recognize(q, limit)
  return {
    recognised: recognition.recognised,
    question: clarifyVersion(recognition) ?? null,
    matches: recognition.matches.map(({ cigar, score }) => {
      const { lengthInches, ringGauge, shape } = cigar.vitolas[0]!
      return {
        id: cigar.id,
        brand: cigar.brand,
        line: cigar.line,
        score,
        drawing: { lengthInches, ringGauge, shape, shade: cigar.shade },
      }
    }),
  }
}
