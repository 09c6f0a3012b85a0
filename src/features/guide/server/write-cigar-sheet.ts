import { type Cigar, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { flavourShapeOf } from '#features/pairing/flavour.rules.ts'
import type { CigarSheet } from '../guide.contract.ts'
import { tellApart } from '../why.rules.ts'
import { cigarRow, drawVitola, drinkRow, pairOf, rulerOver, type Shelves } from './draw-rows.ts'

const siblingsShown = 12
const alikeShown = 4

/** Everything the page of a line says. */
export function writeCigarSheet(cigar: Cigar, shelves: Shelves): CigarSheet {
  const { catalogue } = shelves
  const { id, brand, country, wrapper, binder, filler, shade, strength, body, confidence, source } = cigar
  const others = catalogue.cigars.filter(each => each.brand === brand && each !== cigar)
  const alike = linesAlike(cigar, catalogue.cigars).map(each => cigarRow(each, catalogue))
  return {
    id,
    brand,
    country,
    wrapper,
    binder: listed(binder),
    filler: listed(filler),
    shade,
    strength,
    body,
    confidence,
    source,
    name: cigarName(cigar),
    otherNames: cigar.aliases,
    notes: cigar.notes.map(catalogue.labelOf),
    flavour: flavourShapeOf(cigar.notes, catalogue.familyOf, { earth: 0.04 * strength }),
    vitolas: vitolasBySize(cigar),
    inches: rulerOver(cigar.vitolas),
    pours: pour(cigar, shelves),
    siblings: nearest(others, cigar).map(each => ({ id: each.id, name: cigarName(each) })),
    linesOfMaker: others.length + 1,
    alike,
    alikeInches: rulerOver(alike.map(({ vitola }) => vitola)),
  }
}

function vitolasBySize({ vitolas }: Cigar): CigarSheet['vitolas'] {
  return vitolas
    .toSorted((a, b) => a.lengthInches - b.lengthInches || a.ringGauge - b.ringGauge)
    .map(drawVitola)
}

/** Three drinks of three families in each kind, with why. */
function pour(cigar: Cigar, { catalogue, housePairings, phrasebook }: Shelves): CigarSheet['pours'] {
  const byKind = drinkKinds.map(kind => housePairings.drinksFor(cigar, kind))
  const pairs = byKind.flat().map(({ drink }) => pairOf(cigar, drink, catalogue))
  const whys = tellApart(pairs, phrasebook)
  return drinkKinds.map((kind, place) => ({
    kind,
    drinks: byKind[place]!.map(({ drink, score }) => ({
      ...drinkRow(drink, catalogue),
      score,
      why: whys.shift() ?? '',
    })),
  }))
}

/** Those whose names begin most like this one's, in the order of the catalogue. */
function nearest(others: readonly Cigar[], { line }: Cigar): Cigar[] {
  const likeness = (each: Cigar) => {
    let at = 0
    while (at < line.length && line[at] === each.line[at]) at++
    return at
  }
  return others.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, siblingsShown)
}

/** The same leaf and much the same weight from other makers, the most notes in common first, one of each maker. */
function linesAlike(cigar: Cigar, cigars: readonly Cigar[]): Cigar[] {
  const makers = new Set([cigar.brand])
  const inCommon = (each: Cigar) => each.notes.filter(note => cigar.notes.includes(note)).length
  return cigars
    .filter(
      each =>
        each.wrapperClass === cigar.wrapperClass &&
        Math.abs(each.body - cigar.body) <= 1 &&
        Math.abs(each.strength - cigar.strength) <= 1,
    )
    .sort((a, b) => inCommon(b) - inCommon(a) || (a.id < b.id ? -1 : 1))
    .filter(each => !makers.has(each.brand) && makers.add(each.brand))
    .slice(0, alikeShown)
}

/** Several leaves stand in one cell of the data with a semicolon between them. */
function listed(cell: string): string {
  return cell.split(/\s*;\s*/).join(', ')
}
