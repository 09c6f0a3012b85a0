import type { ProcedureOutput } from '#platform/api.contract.ts'
import type { catalogueContract } from '../catalogue.contract.ts'
import { clarifyVersion } from '../recognition/recognition.rules.ts'
import type { Catalogue } from './load-catalogue.ts'

export function searchCigars(
  catalogue: Catalogue,
  { q, limit }: { q: string; limit: number },
): ProcedureOutput<(typeof catalogueContract)['searchCigars']> {
  const recognition = catalogue.recognize(q, limit)
  return {
    recognised: recognition.isRecognized,
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
