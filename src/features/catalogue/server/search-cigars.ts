import type { Answer } from '#platform/api.contract.ts'
import { versionQuestion } from '../asked-version.rules.ts'
import type { catalogueContract } from '../catalogue.contract.ts'
import type { HouseCatalogue } from './house-catalogue.ts'

/** What the autocomplete shows: likely lines, each with what is needed to draw it. */
export function searchCigars(
  catalogue: HouseCatalogue,
  { q, limit }: { q: string; limit: number },
): Answer<(typeof catalogueContract)['searchCigars']> {
  const recognition = catalogue.recognise(q, limit)
  return {
    recognised: recognition.recognised,
    question: versionQuestion(recognition) ?? null,
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
