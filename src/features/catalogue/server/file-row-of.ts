import { type Cigar, type CigarLine, type Drink, isKnownCigar, type Vitola } from '../catalogue.contract.ts'
import type { CigarFileRow, DrinkFileRow } from '../catalogue-row.contract.ts'

/** The cells of a line, as `data/cigars.csv` would have them. */
export function cigarRowOf(line: CigarLine): CigarFileRow {
  return {
    brand: line.brand,
    line: line.line,
    aliases: line.aliases.join('; '),
    country: line.country,
    ...(isKnownCigar(line) ? factsOf(line) : noFacts),
    make: line.make,
    status: line.status ?? '',
    confidence: line.confidence,
    source_url: line.sourceUrl ?? '',
    checked: line.checked ?? '',
  }
}

type Facts = Omit<
  CigarFileRow,
  'brand' | 'line' | 'aliases' | 'country' | 'make' | 'status' | 'confidence' | 'source_url' | 'checked'
>

const noFacts: Facts = {
  wrapper: '',
  wrapper_class: '',
  shade: '',
  binder: '',
  filler: '',
  strength: '',
  body: '',
  notes: '',
  thirds: '',
  vitolas: '',
  year: '',
  price: '',
}

function factsOf(cigar: Cigar): Facts {
  return {
    wrapper: cigar.wrapper,
    wrapper_class: cigar.wrapperClass,
    shade: cigar.shade,
    binder: cigar.binder,
    filler: cigar.filler,
    strength: String(cigar.strength),
    body: String(cigar.body),
    notes: cigar.areNotesTypical ? '' : cigar.notes.join(';'),
    thirds: cigar.thirds?.map(notes => notes.join(';')).join('|') ?? '',
    vitolas: cigar.vitolas.map(sizeText).join('; '),
    year: cigar.year === undefined ? '' : String(cigar.year),
    price: cigar.price ?? '',
  }
}

function sizeText({ name, lengthInches, ringGauge, shape }: Vitola): string {
  return `${name} ${lengthInches}x${ringGauge}${shape === 'parejo' ? '' : ` ${shape}`}`
}

/** The cells of a drink, as `data/drinks.csv` would have them. */
export function drinkRowOf(drink: Drink): DrinkFileRow {
  return {
    name: drink.name,
    kind: drink.kind,
    family: drink.family,
    style: drink.style,
    aliases: drink.aliases.join('; '),
    proof: String(drink.proof),
    weight: String(drink.weight),
    sweetness: String(drink.sweetness),
    smoke: String(drink.smoke),
    acidity: String(drink.acidity),
    tannin: String(drink.tannin),
    bubbles: String(drink.bubbles),
    notes: drink.notes.join(';'),
    glass: drink.glass,
    colour: drink.colour,
    serve: drink.serve,
    recipe: drink.recipe.join('; '),
    said_as: drink.saidAs,
    price: drink.price,
    availability: drink.availability,
    sentence: drink.sentence,
  }
}
