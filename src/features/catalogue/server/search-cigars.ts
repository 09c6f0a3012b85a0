import type { ProcedureOutput } from '#platform/api.contract.ts'
import { type Cigar, type CigarDrawing, type catalogueContract, isKnownCigar } from '../catalogue.contract.ts'
import { drawVitola } from '../cigar-drawing.rules.ts'
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
    matches: recognition.matches.map(({ cigar, score }) => ({
      id: cigar.id,
      brand: cigar.brand,
      line: cigar.line,
      score,
      drawing: isKnownCigar(cigar) ? drawingOf(cigar) : null,
      wrapper: isKnownCigar(cigar) ? cigar.wrapper : null,
      vitola: (isKnownCigar(cigar) && cigar.vitolas[0]?.name) || null,
    })),
  }
}

function drawingOf(cigar: Cigar): CigarDrawing | null {
  const [vitola] = cigar.vitolas
  return vitola ? drawVitola(cigar, vitola) : null
}
