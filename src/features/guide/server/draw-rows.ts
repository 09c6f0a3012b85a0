import type { Cigar, Drink, Vitola } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { HouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { drawnGlass, isIced } from '#features/catalogue/serving.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import type { Phrasebook } from '#features/pairing/phrasebook.rules.ts'
import { minutesOf, profileOf } from '#features/pairing/profile.rules.ts'
import type { HousePairings } from '#features/pairing/server/house-pairings.ts'
import type { CigarRow, DrawnVitola, DrinkRow } from '../guide.contract.ts'

/** What a sheet is written from. */
export interface Shelves {
  catalogue: HouseCatalogue
  housePairings: HousePairings
  phrasebook: Phrasebook
}

type Labels = Pick<HouseCatalogue, 'labelOf'>

/** A line in one of its sizes; in the most usual one when nobody asked for another. */
export function cigarRow(cigar: Cigar, { labelOf }: Labels, vitola?: Vitola): CigarRow {
  const { id, brand, wrapper, country, shade, strength } = cigar
  return {
    id,
    name: cigarName(cigar),
    brand,
    wrapper,
    country,
    shade,
    strength,
    notes: cigar.notes.map(labelOf),
    vitola: drawVitola(vitola ?? profileOf(cigar, undefined, []).vitola),
  }
}

export function drinkRow(drink: Drink, { labelOf }: Labels): DrinkRow {
  const { id, name, kind, family, style, proof, weight, notes, colour } = drink
  return {
    id,
    name,
    kind,
    family,
    style,
    proof,
    weight,
    notes: notes.map(labelOf),
    glass: drawnGlass(drink),
    colour,
    isIced: isIced(drink),
  }
}

/** The two as the engine sees them. */
export function pairOf(cigar: Cigar, drink: Drink, { familyOf, labelOf }: HouseCatalogue): Pair {
  return { cigar: profileOf(cigar, undefined, []), drink, familyOf, labelOf }
}

export function drawVitola(vitola: Vitola): DrawnVitola {
  return { ...vitola, minutes: minutesOf(vitola) }
}

const usualRuler = 8
/** As far as `Inches.module.css` counts; the longest cigar of the catalogue has 9.25 inches. */
const longestRuler = 10

/** Whole inches of a ruler that is as long as the longest of them; usually eight, so that pages compare. */
export function rulerOver(vitolas: readonly Pick<Vitola, 'lengthInches'>[]): number {
  const longest = Math.max(usualRuler, ...vitolas.map(({ lengthInches }) => Math.ceil(lengthInches)))
  return Math.min(longestRuler, longest)
}
