import {
  type Cigar,
  type CigarLine,
  type CigarShape,
  type Degree,
  type Drink,
  isKnownCigar,
  type Shade,
  type Vitola,
} from '../catalogue.contract.ts'
import type { FileRow } from '../catalogue-row.contract.ts'

export interface OtherFiles {
  notesByWrapper: ReadonlyMap<string, readonly string[]>
  /** Shades of second leaves by the ID of the line. */
  stripes: ReadonlyMap<string, Shade>
}

/** Does not validate. */
export function asLine(row: FileRow, id: string, { notesByWrapper, stripes }: OtherFiles): CigarLine {
  const line: CigarLine = {
    id,
    brand: row.brand!,
    line: row.line!,
    aliases: listOf(row.aliases!),
    country: row.country!,
    make: row.make as Cigar['make'],
    status: (row.status || undefined) as Cigar['status'],
    sourceUrl: row.source_url || undefined,
    checked: row.checked || undefined,
    confidence: row.confidence as CigarLine['confidence'],
  }
  if (!isKnownCigar(line)) return line
  const stripeShade = stripes.get(line.id)
  return { ...line, ...factsIn(row, notesByWrapper), ...(stripeShade && { stripeShade }) }
}

function factsIn(row: FileRow, notesByWrapper: OtherFiles['notesByWrapper']): Omit<Cigar, keyof CigarLine> {
  return {
    wrapper: row.wrapper!,
    wrapperClass: row.wrapper_class as Cigar['wrapperClass'],
    shade: row.shade as Cigar['shade'],
    binder: row.binder!,
    filler: row.filler!,
    strength: Number(row.strength) as Degree,
    body: Number(row.body) as Degree,
    notes: row.notes ? listOf(row.notes) : notesByWrapper.get(row.wrapper_class!)!,
    areNotesTypical: !row.notes,
    thirds: asThirds(row.thirds!),
    vitolas: listOf(row.vitolas!).map(asVitola),
    year: row.year ? Number(row.year) : undefined,
    price: (row.price || undefined) as Cigar['price'],
  }
}

/** `cedar;cream|leather|black-pepper` */
function asThirds(cell: string): Cigar['thirds'] {
  const [first, second, final] = cell.split('|').map(listOf)
  return first && second && final ? [first, second, final] : undefined
}

/** `Torpedo 6.125x52 torpedo`; the default shape is parejo. */
export function asVitola(text: string): Vitola {
  const [, name, length, ring, shape] = /^(.+) (\d+(?:\.\d+)?)x(\d+)(?: (\w+))?$/.exec(text) ?? []
  return {
    name: name!,
    lengthInches: Number(length),
    ringGauge: Number(ring),
    shape: (shape ?? 'parejo') as CigarShape,
  }
}

/** Does not validate. */
export function asDrink(row: FileRow, id: string): Drink {
  return {
    id,
    name: row.name!,
    kind: row.kind as Drink['kind'],
    family: row.family as Drink['family'],
    style: row.style!,
    aliases: listOf(row.aliases!),
    proof: Number(row.proof),
    weight: Number(row.weight) as Degree,
    sweetness: Number(row.sweetness),
    smoke: Number(row.smoke),
    acidity: Number(row.acidity),
    tannin: Number(row.tannin),
    bubbles: Number(row.bubbles),
    notes: listOf(row.notes!),
    glass: row.glass as Drink['glass'],
    colour: row.colour!,
    serve: row.serve!,
    recipe: listOf(row.recipe!),
    saidAs: row.said_as!,
    price: row.price as Drink['price'],
    availability: row.availability as Drink['availability'],
    sentence: row.sentence!,
  }
}

export function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map(item => item.trim())
    .filter(Boolean)
}
