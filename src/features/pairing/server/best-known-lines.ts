import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { memoizeByObject } from '#platform/memoize.rules.ts'
import { famesOf } from '../engine/engine.rules.ts'
import type { MakerLines } from '../pairing.contract.ts'
import { plainWords } from '../typed-prefix.rules.ts'
import type { IdentifiedCigar } from './identified-cigar.ts'

const maxLinesOfMaker = 8

/** The lines of a maker that was typed alone, or with nothing but a size or a leaf. */
export function makerLinesOf(
  catalogue: Catalogue,
  { profile: { id, brand, line } }: Pick<IdentifiedCigar, 'profile'>,
): MakerLines | undefined {
  return id === undefined && line === '' ? linesByMaker(catalogue).get(brand) : undefined
}

const linesByMaker = memoizeByObject((catalogue: Catalogue) => {
  const known = new Map<string, MakerLines | undefined>()
  return {
    get(brand: string): MakerLines | undefined {
      if (!known.has(brand)) known.set(brand, listLines(catalogue, brand))
      return known.get(brand)
    },
  }
})

function listLines(catalogue: Catalogue, brand: string): MakerLines | undefined {
  const best = bestKnownLines(catalogue, new Set([brand]))
  if (best.length === 0) return undefined
  return {
    brand,
    count: best.length,
    lines: best.slice(0, maxLinesOfMaker).map(each => ({
      id: each.id,
      name: each.line,
      cigar: fullCigarName(each),
    })),
  }
}

/** How well known the lines of known facts are. Computed when it is first asked for: it resolves the published pairings. */
export const fameByLine = memoizeByObject(({ cigars, matches }: Catalogue): ReadonlyMap<string, number> => {
  const fames = famesOf(cigars, matches)
  return new Map(cigars.map(({ id }, at) => [id, fames[at]!]))
})

/** Of these makers, the best known first, and of each series one before its second. */
export function bestKnownLines(catalogue: Catalogue, makers: ReadonlySet<string>): readonly CigarLine[] {
  const fames = fameByLine(catalogue)
  const fameOf = ({ id }: CigarLine) => fames.get(id) ?? -1
  const byFame = (one: CigarLine, other: CigarLine) =>
    fameOf(other) - fameOf(one) ||
    other.aliases.length - one.aliases.length ||
    (one.line < other.line ? -1 : 1)
  return oneOfEachSeries(catalogue.lines.filter(({ brand }) => makers.has(brand)).toSorted(byFame))
}

/** `Siglo VI` stands for the Siglos first; the others follow in the next rounds. */
function oneOfEachSeries(lines: readonly CigarLine[]): readonly CigarLine[] {
  const rounds: CigarLine[][] = []
  const placeOf = new Map<string, number>()
  for (const line of lines) {
    const series = `${line.brand} ${plainWords(line.line)[0]}`
    const round = isKnownCigar(line) ? (placeOf.get(series) ?? 0) : lines.length
    placeOf.set(series, round + 1)
    rounds[round] = [...(rounds[round] ?? []), line]
  }
  return rounds.flat()
}
