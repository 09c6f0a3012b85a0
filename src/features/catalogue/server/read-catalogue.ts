import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv/sync'
import {
  type CatalogueData,
  type Degree,
  isKnownCigar,
  type PublishedPairing,
  type Shade,
} from '../catalogue.contract.ts'
import type { DrinkGroup } from '../drink-group.contract.ts'
import type { Note, NoteFamily } from '../note.contract.ts'
import { mergeOwnRows, type OwnRow, type OwnRowsInUse } from './merge-own-rows.ts'
import { asDrink, asLine, listOf } from './parse-file-row.ts'

type Row = Record<string, string>

/** The data files (`data/*.csv`), which tests check, with the rows that the lounge has of its own. */
export function readCatalogue(
  directory: string,
  ownRows: readonly OwnRow[] = [],
): CatalogueData & { ownRows: OwnRowsInUse } {
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
  const others = { notesByWrapper, stripes }
  const notesById = byId(notes)
  const files = {
    notesById,
    brands: rows('brands.csv').map(row => ({ brand: row.brand!, aliases: listOf(row.aliases!) })),
    lines: rows('cigars.csv').map(row => asLine(row, slugify(`${row.brand} ${row.line}`), others)),
    drinks: rows('drinks.csv').map(row => asDrink(row, slugify(row.name!))),
  }
  const { lines, drinks, ...merged } = mergeOwnRows(files, ownRows, others)
  const cigars = lines.filter(isKnownCigar)
  return {
    ...merged,
    drinkGroups: rows('drink-groups.csv').map(asDrinkGroup),
    notesById,
    cigars,
    cigarsById: byId(cigars),
    lines,
    linesById: byId(lines),
    drinks,
    drinksById: byId(drinks),
    published: rows('published-pairings.csv').map(asPublished),
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
