import type { Cigar, Vitola } from '#features/catalogue/catalogue.contract.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { sizeWords } from '#features/catalogue/words/words.rules.ts'
import { isWholeName, readTypedSize } from '../engine/engine.rules.ts'

/** A size that was typed after a maker, with the lines of the maker that have it. */
export interface FoundBySize {
  vitola: Vitola
  /** Undefined if several lines have it and none of them is the plain one. */
  cigar: Cigar | undefined
}

/** Common to most lines, except this one. */
const namingSize = 'magnum'

/** `Ashton Magnum`, `Padrón 45`: the size names the line. */
export function findBySize(
  { cigars }: Pick<Catalogue, 'cigars'>,
  brand: string,
  words: readonly string[],
): FoundBySize | undefined {
  if (words.every(word => sizeWords.has(word) && word !== namingSize)) return undefined
  const found = cigars.flatMap(cigar => {
    if (cigar.brand !== brand) return []
    const [vitola] = readTypedSize(cigar, words).named
    return vitola && isWholeName(vitola, words) ? [{ cigar, vitola }] : []
  })
  const [first] = found
  if (!first) return undefined
  const plain = found.find(({ cigar }) => found.every(other => startsWith(other.cigar.line, cigar.line)))
  return { vitola: first.vitola, cigar: plain?.cigar }
}

/** `Family Reserve` is the plain one beside `Family Reserve Maduro`. */
const startsWith = (line: string, beginning: string) => `${line} `.startsWith(`${beginning} `)
