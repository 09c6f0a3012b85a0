import { type Cigar, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { flavorShapeOf } from '#features/pairing/engine/engine.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { composeRowReasons } from '../row-reasons.rules.ts'
import {
  rulerInches,
  type SheetSources,
  toCigarRow,
  toDrawnVitola,
  toDrinkRow,
  toPair,
} from './catalogue-rows.ts'
import { siblingsOf } from './siblings-of.ts'

const maxSimilar = 4

export function writeCigarSheet(cigar: Cigar, sources: SheetSources): CigarSheet {
  const { catalogue } = sources
  const { id, brand, country, wrapper, binder, filler, shade, strength, body } = cigar
  const { make, status, year, price, confidence, sourceUrl, checked } = cigar
  const { byLeaf } = groupsOf(catalogue.cigars)
  const similar = findSimilar(cigar, byLeaf.get(cigar.wrapperClass)!).map(other =>
    toCigarRow(other, catalogue),
  )
  return {
    id,
    brand,
    country,
    wrapper,
    binder: withCommas(binder),
    filler: withCommas(filler),
    shade,
    strength,
    body,
    make,
    status,
    year,
    price,
    confidence,
    sourceUrl,
    checked,
    published: catalogue.publishedFor(id),
    name: cigarName(cigar),
    otherNames: cigar.aliases,
    notes: cigar.notes.map(catalogue.labelOf),
    areNotesTypical: cigar.areNotesTypical,
    flavor: flavorShapeOf(cigar.notes, catalogue.familyOf, { earth: 0.04 * strength }),
    vitolas: vitolasBySize(cigar),
    inches: rulerInches(cigar.vitolas),
    pours: buildPours(cigar, sources),
    ...siblingsOf(cigar, catalogue),
    similar,
    similarInches: rulerInches(similar.flatMap(({ vitola }) => vitola ?? [])),
  }
}

function vitolasBySize({ vitolas }: Cigar): CigarSheet['vitolas'] {
  return vitolas
    .toSorted((a, b) => a.lengthInches - b.lengthInches || a.ringGauge - b.ringGauge)
    .map(toDrawnVitola)
}

/** Three drinks of three families for each kind, and three beers of three styles. */
function buildPours(cigar: Cigar, { catalogue, suggestions, phrasebook }: SheetSources): CigarSheet['pours'] {
  const groups = [
    ...drinkKinds.map(kind => ({ group: kind, found: suggestions.drinksFor(cigar, kind) })),
    { group: 'beer' as const, found: suggestions.beersFor(cigar) },
  ]
  const pairs = groups.flatMap(({ found }) => found.map(({ drink }) => toPair(cigar, drink, catalogue)))
  const whys = composeRowReasons(pairs, phrasebook)
  return groups.map(({ group, found }) => ({
    group,
    drinks: found.map(({ drink, score }) => ({
      ...toDrinkRow(drink, catalogue),
      score,
      why: whys.shift() ?? '',
    })),
  }))
}

/** Same leaf and similar weight from other makers, most shared notes first, one per maker. */
function findSimilar(cigar: Cigar, sameLeaf: readonly Cigar[]): Cigar[] {
  const byShared: Cigar[][] = cigar.notes.map(() => [])
  const unlike: Cigar[] = []
  for (const other of sameLeaf) {
    if (Math.abs(other.body - cigar.body) > 1 || Math.abs(other.strength - cigar.strength) > 1) continue
    const shared = other.notes.filter(note => cigar.notes.includes(note)).length
    const equals = byShared[shared - 1] ?? unlike
    equals.push(other)
  }
  const makers = new Set([cigar.brand])
  const similar: Cigar[] = []
  for (const other of [...byShared.reverse(), unlike].flat()) {
    if (similar.length === maxSimilar) break
    if (makers.has(other.brand)) continue
    makers.add(other.brand)
    similar.push(other)
  }
  return similar
}

interface CigarGroups {
  /** By wrapper class, in the order of their ids. */
  byLeaf: ReadonlyMap<string, readonly Cigar[]>
}

const groupsByCigars = new WeakMap<readonly Cigar[], CigarGroups>()

function groupsOf(cigars: readonly Cigar[]): CigarGroups {
  const cached = groupsByCigars.get(cigars)
  if (cached) return cached
  const byId = cigars.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const groups = {
    byLeaf: groupBy(byId, ({ wrapperClass }) => wrapperClass),
  }
  groupsByCigars.set(cigars, groups)
  return groups
}

function groupBy(cigars: readonly Cigar[], keyOf: (cigar: Cigar) => string): Map<string, Cigar[]> {
  const groups = new Map<string, Cigar[]>()
  for (const cigar of cigars) {
    const key = keyOf(cigar)
    const group = groups.get(key)
    if (group) group.push(cigar)
    else groups.set(key, [cigar])
  }
  return groups
}

/** A cell of the data separates several leaves with semicolons. */
function withCommas(cell: string): string {
  return cell.split(/\s*;\s*/).join(', ')
}
