import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { leafGroupOf } from '#features/pairing/engine/affinity.rules.ts'
import { complementsOf, sharedNotes } from '#features/pairing/engine/flavor.rules.ts'
import type { Pair } from '#features/pairing/engine/pair.rules.ts'
import { openPairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { assumedFlavors } from '#features/pairing/wording/affinity-sentence.rules.ts'
import { complementKey } from '#features/pairing/wording/phrasebook.rules.ts'
import { balanceOf } from '#features/pairing/wording/reasons.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { composeRowReasons } from './row-reasons.rules.ts'
import { toPair } from './server/catalogue-rows.ts'
import { writeCigarSheet } from './server/write-cigar-sheet.ts'
import { writeDrinkSheet } from './server/write-drink-sheet.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const sources = { catalogue, phrasebook, suggestions: openPairingSuggestions(catalogue) }

/** A sample across the catalogue. */
const pages = [
  ...catalogue.cigars.filter((_, place) => place % 50 === 0).map(rowsOfCigar),
  ...catalogue.drinks.filter((_, place) => place % 15 === 0).map(rowsOfDrink),
]

function rowsOfCigar(cigar: Cigar) {
  const drinks = writeCigarSheet(cigar, sources).pours.flatMap(pour => pour.drinks)
  const pairs = drinks.map(({ id }) => toPair(cigar, catalogue.drinksById.get(id)!, catalogue))
  return { page: cigar.id, rows: drinks.map(({ why }) => why), pairs }
}

function rowsOfDrink(drink: Drink) {
  const { cigars } = writeDrinkSheet(drink, sources)
  const pairs = cigars.map(({ id }) => toPair(catalogue.cigarsById.get(id)!, drink, catalogue))
  return { page: drink.id, rows: cigars.map(({ why }) => why), pairs }
}

const words = (text: string, from: number, to?: number) => text.split(' ').slice(from, to).join(' ')

test('No two rows of a page have the same sentence or begin with the same two words', () => {
  for (const { page, rows } of pages) {
    // Nine cigars for a drink; three drinks of each kind and three beers for a cigar.
    expect([9, 12], page).toContain(rows.length)
    expect(rows, page).not.toContain('')
    const sentences = rows.flatMap(row => row.split(/(?<=\.) /))
    expect(new Set(sentences).size, `${page}: ${rows.join(' | ')}`).toBe(sentences.length)
    expect(new Set(rows.map(row => words(row, 0, 2))).size, `${page}: ${rows.join(' | ')}`).toBe(rows.length)
  }
})

test('No row begins with the same word as one of the three before it', () => {
  for (const { page, rows } of pages)
    for (const [place, row] of rows.entries())
      expect(
        rows.slice(Math.max(0, place - 3), place).map(each => words(each, 0, 1)),
        page,
      ).not.toContain(words(row, 0, 1))
})

test('The reason of a row is true for its pair', () => {
  for (const { page, rows, pairs } of pages)
    for (const [place, row] of rows.entries())
      expect(sentencesTrueFor(pairs[place]!), `${page}: ${row}`).toContain(row)
})

/** All sentences that apply: shared notes, complements, weight and affinity. */
function sentencesTrueFor({ cigar, drink, labelOf }: Pair): string[] {
  const { glass } = drink
  const vessel = glass === 'cup' || glass === 'mug' ? glass : 'glass'
  const fill = (text: string, slots: Record<string, string> = {}) =>
    text
      .replace(/\{(\w+)\}/g, (_, slot: string) => ({ ...slots, glass: vessel })[slot] ?? '')
      .replace(/^\p{Ll}|(?<=\. )\p{Ll}/gu, letter => letter.toUpperCase())
  const affinity = phrasebook.affinity
    .get(`${drink.family} ${leafGroupOf(cigar.wrapperClass)}`)!
    .filter(text => assumedFlavors(text).every(notes => notes.some(note => cigar.notes.includes(note))))
  return [
    ...sharedNotes(cigar.notes, drink.notes).flatMap(note =>
      phrasebook.shared.get(note)!.map(text => fill(text)),
    ),
    ...complementsOf(cigar.notes, drink.notes).flatMap(({ how, cigarNote, drinkNote }) =>
      phrasebook.answers
        .get(complementKey(how))!
        .map(text => fill(text, { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) })),
    ),
    ...phrasebook.weights.get(`${cigar.body} ${balanceOf({ cigar, drink })}`)!.map(text => fill(text)),
    ...affinity.map(text => fill(text)),
  ]
}

test('A reason that nearly all rows share is rarely used', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('m-chapoutier-banyuls')!)
  const even = pairs.filter(pair => balanceOf(pair) === 'even')
  expect(even.length).toBeGreaterThan(5)
  const ofWeight = new Set([...phrasebook.weights.values()].flat())
  expect(rows.filter(row => ofWeight.has(row)).length).toBeLessThan(3)
})

test('The reasons of a page are deterministic', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('espresso')!)
  expect(composeRowReasons(pairs, phrasebook)).toEqual(rows)
})
