import type { Cigar, CigarLine, Drink, Vitola } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { bottlePriceText } from '#features/catalogue/price-text.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { defaultVitola, type Pair, profileOf } from '#features/pairing/engine/engine.rules.ts'
import type { PairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import type { Phrasebook } from '#features/pairing/wording/wording.rules.ts'
import type { CigarRow, DrawnVitola, DrinkRow, NameRow } from '../guide.contract.ts'

export interface SheetSources {
  catalogue: Catalogue
  suggestions: PairingSuggestions
  phrasebook: Phrasebook
}

type Labels = Pick<Catalogue, 'labelOf'>

export function toCigarRow(cigar: Cigar, { labelOf }: Labels, vitola?: Vitola): CigarRow {
  const { id, brand, wrapper, country, shade, stripeShade, strength, body, make, price } = cigar
  return {
    id,
    name: cigarName(cigar),
    brand,
    wrapper,
    country,
    shade,
    stripeShade,
    strength,
    body,
    make,
    price,
    notes: cigar.notes.map(labelOf),
    vitola: cigar.vitolas.length > 0 ? toDrawnVitola(vitola ?? defaultVitola(cigar.vitolas)) : null,
  }
}

export function toNameRow(line: CigarLine): NameRow {
  return { id: line.id, name: cigarName(line), brand: line.brand, country: line.country }
}

export function toDrinkRow(drink: Drink, { labelOf }: Labels): DrinkRow {
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
    colour,
    pour: pourOf(drink),
    price: bottlePriceText(drink),
  }
}

export function toPair(cigar: Cigar, drink: Drink, { familyOf, labelOf, matches }: Catalogue): Pair {
  return { cigar: profileOf(cigar, undefined, []), drink, familyOf, labelOf, matches }
}

export function toDrawnVitola(vitola: Vitola): DrawnVitola {
  return { ...vitola, minutes: minutesOf(vitola) }
}

const defaultRulerInches = 8
/** Maximum that `Inches.module.css` supports; the longest cigar of the catalogue has 9.25 inches. */
const maxRulerInches = 10

/** Usually eight inches, so that pages compare. */
export function rulerInches(vitolas: readonly Pick<Vitola, 'lengthInches'>[]): number {
  const needed = Math.max(defaultRulerInches, ...vitolas.map(({ lengthInches }) => Math.ceil(lengthInches)))
  return Math.min(maxRulerInches, needed)
}
