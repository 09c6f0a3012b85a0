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

const maxSiblings = 12
const maxSimilar = 4

export function writeCigarSheet(cigar: Cigar, sources: SheetSources): CigarSheet {
  const { catalogue } = sources
  const { id, brand, country, wrapper, binder, filler, shade, strength, body, confidence, source } = cigar
  const others = catalogue.cigars.filter(other => other.brand === brand && other !== cigar)
  const similar = findSimilar(cigar, catalogue.cigars).map(other => toCigarRow(other, catalogue))
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
    confidence,
    source,
    name: cigarName(cigar),
    otherNames: cigar.aliases,
    notes: cigar.notes.map(catalogue.labelOf),
    flavor: flavorShapeOf(cigar.notes, catalogue.familyOf, { earth: 0.04 * strength }),
    vitolas: vitolasBySize(cigar),
    inches: rulerInches(cigar.vitolas),
    pours: buildPours(cigar, sources),
    siblings: findSiblings(others, cigar).map(other => ({ id: other.id, name: cigarName(other) })),
    linesOfMaker: others.length + 1,
    similar,
    similarInches: rulerInches(similar.map(({ vitola }) => vitola)),
  }
}

function vitolasBySize({ vitolas }: Cigar): CigarSheet['vitolas'] {
  return vitolas
    .toSorted((a, b) => a.lengthInches - b.lengthInches || a.ringGauge - b.ringGauge)
    .map(toDrawnVitola)
}

/** Three drinks of three families for each kind. */
function buildPours(cigar: Cigar, { catalogue, suggestions, phrasebook }: SheetSources): CigarSheet['pours'] {
  const byKind = drinkKinds.map(kind => suggestions.drinksFor(cigar, kind))
  const pairs = byKind.flat().map(({ drink }) => toPair(cigar, drink, catalogue))
  const whys = composeRowReasons(pairs, phrasebook)
  return drinkKinds.map((kind, index) => ({
    kind,
    drinks: byKind[index]!.map(({ drink, score }) => ({
      ...toDrinkRow(drink, catalogue),
      score,
      why: whys.shift() ?? '',
    })),
  }))
}

/** Longest common prefix of the names first; ties in catalogue order. */
function findSiblings(others: readonly Cigar[], { line }: Cigar): Cigar[] {
  const likeness = (other: Cigar) => {
    let length = 0
    while (length < line.length && line[length] === other.line[length]) length++
    return length
  }
  return others.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, maxSiblings)
}

/** Same leaf and similar weight from other makers, most shared notes first, one per maker. */
function findSimilar(cigar: Cigar, cigars: readonly Cigar[]): Cigar[] {
  const makers = new Set([cigar.brand])
  return cigars
    .filter(
      other =>
        other.wrapperClass === cigar.wrapperClass &&
        Math.abs(other.body - cigar.body) <= 1 &&
        Math.abs(other.strength - cigar.strength) <= 1,
    )
    .map(other => ({ other, shared: other.notes.filter(note => cigar.notes.includes(note)).length }))
    .sort((a, b) => b.shared - a.shared || (a.other.id < b.other.id ? -1 : 1))
    .map(({ other }) => other)
    .filter(other => !makers.has(other.brand) && makers.add(other.brand))
    .slice(0, maxSimilar)
}

/** A cell of the data separates several leaves with semicolons. */
function withCommas(cell: string): string {
  return cell.split(/\s*;\s*/).join(', ')
}
