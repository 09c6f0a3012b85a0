import type { CatalogueData } from '../catalogue.contract.ts'
import type { CatalogueKind, FileRow } from '../catalogue-row.contract.ts'
import { makerName } from '../cigar-name.rules.ts'
import { isPlainAlias, tokenizeCigarText } from '../words/words.rules.ts'
import type { RowProblems } from './check-file-row.ts'
import { listOf } from './parse-file-row.ts'
import { slugify } from './read-catalogue.ts'

type Names = Pick<CatalogueData, 'lines' | 'brands' | 'drinks'>

/** Two spellings of a name are equal. */
const spoken = (name: string) => tokenizeCigarText(name).words.join(' ')

/** Names that the rest of the catalogue has already, or that would be found in texts that mean something else. */
export function findRowCollisions(
  kind: CatalogueKind,
  row: FileRow,
  { id, catalogue }: { id: string; catalogue: Names },
): RowProblems {
  return kind === 'cigar' ? ofCigar(row, id, catalogue) : ofDrink(row, id, catalogue)
}

function ofCigar(row: FileRow, id: string, { lines, brands }: Names): RowProblems {
  const [brand, line, aliases] = [row.brand!, row.line!, listOf(row.aliases!)]
  const known = brands.find(each => spoken(each.brand) === spoken(brand))
  if (known && known.brand !== brand) return { brand: `The catalog writes this maker “${known.brand}”` }
  const others = lines.filter(each => each.brand === brand && each.id !== id)
  const taken = new Set(others.flatMap(each => [each.line, ...each.aliases]).map(spoken))
  if (taken.has(spoken(line))) return { line: 'This maker has a line of this name already' }
  const twice = aliases.find(alias => taken.has(spoken(alias)))
  if (twice) return { aliases: `“${twice}” is another line of this maker` }
  const plain = aliases.find(isPlainAlias)
  if (plain) return { aliases: `“${plain}” is no more than a leaf, a shade, a size, a drink or a number` }
  const makers = new Set(
    brands
      .filter(each => makerName(each.brand) !== makerName(brand))
      .flatMap(each => [makerName(each.brand), ...each.aliases])
      .map(spoken),
  )
  const ofMaker = aliases.find(alias => makers.has(spoken(alias)))
  return ofMaker ? { aliases: `“${ofMaker}” is the name of another maker` } : {}
}

function ofDrink(row: FileRow, id: string, { drinks }: Names): RowProblems {
  const others = drinks.filter(each => each.id !== id)
  const taken = new Set(others.flatMap(({ name, aliases }) => [name, ...aliases]).map(slugify))
  if (taken.has(slugify(row.name!))) return { name: 'There is a drink of this name already' }
  const twice = listOf(row.aliases!).find(alias => taken.has(slugify(alias)))
  return twice ? { aliases: `“${twice}” is another drink` } : {}
}
