import { type Cigar, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { flavorShapeOf } from '#features/pairing/engine/engine.rules.ts'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import { similarCigars } from '#features/pairing/similar.rules.ts'
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
  const { id, brand, country, wrapper, binder, filler, shade, stripeShade, strength, body } = cigar
  const { make, status, year, price, confidence, sourceUrl, checked } = cigar
  const similar = similarCigars(cigar, catalogue.cigars, maxSimilar).map(other =>
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
    stripeShade,
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
      address: resultPages.ofPair(cigar.id, drink.id),
    })),
  }))
}

/** A cell of the data separates several leaves with semicolons. */
function withCommas(cell: string): string {
  return cell.split(/\s*;\s*/).join(', ')
}
