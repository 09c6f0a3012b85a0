import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import {
  type CatalogueData,
  type Cigar,
  type CigarLine,
  type CigarShape,
  type Degree,
  type Drink,
  isKnownCigar,
  type PublishedPairing,
  type Shade,
  type Vitola,
} from '../catalogue.contract.ts'
import type { DrinkGroup } from '../drink-group.contract.ts'
import type { Note, NoteFamily } from '../note.contract.ts'

type Row = Record<string, string>

/** Does not validate: tests check the data files (`data/*.csv`). */
export function readCatalogue(directory: string): CatalogueData {
  const rows = (file: string): Row[] =>
    parse(readFileSync(join(directory, file)), { columns: true, trim: true })
  const notes = rows('notes.csv').map(
    (row): Note => ({ id: row.note!, family: row.family as NoteFamily, label: row.label! }),
  )
  const notesByWrapper = new Map(
    rows('wrapper-notes.csv').map(row => [row.wrapper_class!, listOf(row.notes!)]),
  )
  const stripes = new Map(
    rows('second-leaves.csv').map(row => [slugify(`${row.brand} ${row.line}`), row.stripe_shade as Shade]),
  )
  const lines = rows('cigars.csv').map(row => asLine(row, { notesByWrapper, stripes }))
  const cigars = lines.filter(isKnownCigar)
  const drinks = rows('drinks.csv').map(asDrink)
  return {
    drinkGroups: rows('drink-groups.csv').map(asDrinkGroup),
    notesById: byId(notes),
    brands: rows('brands.csv').map(row => ({ brand: row.brand!, aliases: listOf(row.aliases!) })),
    cigars,
    cigarsById: byId(cigars),
    lines,
    linesById: byId(lines),
    drinks,
    drinksById: byId(drinks),
    published: rows('published-pairings.csv').map(asPublished),
  }
}

interface OtherFiles {
  notesByWrapper: ReadonlyMap<string, readonly string[]>
  /** Shades of second leaves by the ID of the line. */
  stripes: ReadonlyMap<string, Shade>
}

function asLine(row: Row, { notesByWrapper, stripes }: OtherFiles): CigarLine {
  const line: CigarLine = {
    id: slugify(`${row.brand} ${row.line}`),
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

function factsIn(row: Row, notesByWrapper: OtherFiles['notesByWrapper']): Omit<Cigar, keyof CigarLine> {
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
function asVitola(text: string): Vitola {
  const [, name, length, ring, shape] = /^(.+) (\d+(?:\.\d+)?)x(\d+)(?: (\w+))?$/.exec(text) ?? []
  return {
    name: name!,
    lengthInches: Number(length),
    ringGauge: Number(ring),
    shape: (shape ?? 'parejo') as CigarShape,
  }
}

function asDrink(row: Row): Drink {
  return {
    id: slugify(row.name!),
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

const bodies: Record<string, Degree> = { mild: 1, 'mild-medium': 2, medium: 3, 'medium-full': 4, full: 5 }

function asPublished(row: Row): PublishedPairing {
  return {
    cigar: row.cigar!,
    drink: row.drink!,
    kind: row.kind as PublishedPairing['kind'],
    family: row.family as PublishedPairing['family'],
    isRecommended: row.direction === 'recommended',
    body: bodies[row.body!],
    source: row.source!,
    isSought: row.sought === 'yes',
  }
}

function asDrinkGroup(row: Row): DrinkGroup {
  return {
    id: row.group!,
    noun: row.noun!,
    words: listOf(row.words!),
    members: listOf(row.members!),
    choices: listOf(row.choices!),
  }
}

function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map(item => item.trim())
    .filter(Boolean)
}

function byId<T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map(item => [item.id, item]))
}

/** Lowercase letters, digits and hyphens. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
