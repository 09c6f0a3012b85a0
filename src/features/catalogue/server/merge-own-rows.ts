import { type CigarLine, type Drink, isKnownCigar } from '../catalogue.contract.ts'
import type { CatalogueKind, FileRow } from '../catalogue-row.contract.ts'
import { cigarName } from '../cigar-name.rules.ts'
import type { Note } from '../note.contract.ts'
import { checkFileRow } from './check-file-row.ts'
import { asDrink, asLine, type OtherFiles } from './parse-file-row.ts'

/** A row that the lounge has of its own, in place of the one of `data/` with this ID or beside them. */
export interface OwnRow {
  kind: CatalogueKind
  id: string
  facts: FileRow
}

/** What the own rows have made of those of `data/`. */
export interface OwnRowsInUse {
  /** As `data/` has them, by ID. */
  replacedLines: ReadonlyMap<string, CigarLine>
  replacedDrinks: ReadonlyMap<string, Drink>
  /** IDs that `data/` does not have. */
  addedLines: ReadonlySet<string>
  addedDrinks: ReadonlySet<string>
  /** With the reason in one sentence. */
  leftOut: readonly (Pick<OwnRow, 'kind' | 'id'> & { reason: string })[]
}

interface Rows {
  lines: readonly CigarLine[]
  drinks: readonly Drink[]
  brands: readonly { brand: string; aliases: readonly string[] }[]
}

interface Merged extends Rows {
  ownRows: OwnRowsInUse
}

/** A row that does not fit this version's vocabulary is left out: what is in the database must not stop the start. */
export function mergeOwnRows(
  files: Rows & { notesById: ReadonlyMap<string, Note> },
  ownRows: readonly OwnRow[],
  others: OtherFiles,
): Merged {
  const leftOut: OwnRowsInUse['leftOut'][number][] = []
  const itemsOf = <Item extends CigarLine | Drink>(
    kind: CatalogueKind,
    today: readonly Item[],
    parse: (row: FileRow, id: string) => Item,
  ): Map<string, Item> => {
    const todayById = new Map(today.map(item => [item.id, item]))
    const items = new Map<string, Item>()
    for (const { id, facts } of ownRows.filter(row => row.kind === kind)) {
      const { row, problems } = checkFileRow(kind, facts, files.notesById)
      if (problems) {
        leftOut.push({ kind, id, reason: inWords(problems) })
        continue
      }
      const item = parse(row, id)
      const replaced = todayById.get(id)
      if (replaced && isPoorer(item, replaced))
        leftOut.push({ kind, id, reason: 'The catalog knows more of this line than its name.' })
      else items.set(id, replaced ? withFormerName(item, replaced) : item)
    }
    return items
  }
  const ownLines = itemsOf('cigar', files.lines, (row, id) => asLine(row, id, others))
  const ownDrinks = itemsOf('drink', files.drinks, asDrink)
  const lines = place(files.lines, ownLines, ({ brand }) => brand)
  const drinks = place(files.drinks, ownDrinks, ({ family }) => family)
  return {
    lines: lines.items,
    drinks: drinks.items,
    brands: [...files.brands, ...newBrands(files.brands, lines.items)],
    ownRows: {
      replacedLines: lines.replaced,
      replacedDrinks: drinks.replaced,
      addedLines: lines.added,
      addedDrinks: drinks.added,
      leftOut,
    },
  }
}

function inWords(problems: Readonly<Record<string, string>>): string {
  const [[column, problem] = ['row', 'It does not fit']] = Object.entries(problems)
  return `${column}: ${problem}.`
}

/** Pages, lessons and pairings rely on the facts of a known line. */
function isPoorer(own: CigarLine | Drink, replaced: CigarLine | Drink): boolean {
  return isLine(own) && isLine(replaced) && isKnownCigar(replaced) && !isKnownCigar(own)
}

const isLine = (item: CigarLine | Drink): item is CigarLine => 'brand' in item
const nameOf = (item: CigarLine | Drink) => (isLine(item) ? cigarName(item) : item.name)

/** Other files of `data/` name lines and drinks as `data/` does. */
function withFormerName<Item extends CigarLine | Drink>(item: Item, replaced: Item): Item {
  return nameOf(item) === nameOf(replaced) ? item : { ...item, formerName: nameOf(replaced) }
}

/** Each in the place of the row that it replaces; a new one behind the last of its group. */
function place<Item extends { id: string }>(
  today: readonly Item[],
  own: ReadonlyMap<string, Item>,
  groupOf: (item: Item) => string,
) {
  const replaced = new Map(today.filter(({ id }) => own.has(id)).map(item => [item.id, item]))
  const items = today.map(item => own.get(item.id) ?? item)
  const added = [...own.values()].filter(({ id }) => !replaced.has(id))
  for (const item of added) {
    const last = items.findLastIndex(each => groupOf(each) === groupOf(item))
    items.splice(last < 0 ? items.length : last + 1, 0, item)
  }
  return { items, replaced, added: new Set(added.map(({ id }) => id)) }
}

function newBrands(brands: Rows['brands'], lines: readonly CigarLine[]): Rows['brands'] {
  const known = new Set(brands.map(({ brand }) => brand))
  const unknown = new Set(lines.map(({ brand }) => brand).filter(brand => !known.has(brand)))
  return [...unknown].map(brand => ({ brand, aliases: [] }))
}
