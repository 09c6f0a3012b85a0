import type { CigarLine } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { NameSheet } from '../guide.contract.ts'

const maxSiblings = 12

/** Other lines of the maker: longest common beginning of the names first, ties in catalogue order. */
export function siblingsOf(
  line: CigarLine,
  { lines }: Pick<Catalogue, 'lines'>,
): Pick<NameSheet, 'siblings' | 'linesOfMaker'> {
  const others = linesByBrand(lines)
    .get(line.brand)!
    .filter(other => other !== line)
  const siblings = others
    .toSorted((a, b) => commonLetters(b.line, line.line) - commonLetters(a.line, line.line))
    .slice(0, maxSiblings)
    .map(other => ({ id: other.id, name: cigarName(other) }))
  return { siblings, linesOfMaker: others.length + 1 }
}

function commonLetters(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

const groups = new WeakMap<readonly CigarLine[], ReadonlyMap<string, readonly CigarLine[]>>()

function linesByBrand(lines: readonly CigarLine[]): ReadonlyMap<string, readonly CigarLine[]> {
  const cached = groups.get(lines)
  if (cached) return cached
  const byBrand = new Map<string, CigarLine[]>()
  for (const line of lines) byBrand.set(line.brand, [...(byBrand.get(line.brand) ?? []), line])
  groups.set(lines, byBrand)
  return byBrand
}
