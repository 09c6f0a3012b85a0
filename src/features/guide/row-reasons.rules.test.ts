import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '#features/pairing/engine/pair.rules.ts'
import { openPairingSuggestions } from '#features/pairing/server/pairing-suggestions.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { createPhrasePicker } from '#features/pairing/wording/phrase-picker.rules.ts'
import { balanceOf, reasonsOf } from '#features/pairing/wording/reasons.rules.ts'
import { vesselName } from '#features/pairing/wording/recommendation.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { composeRowReasons } from './row-reasons.rules.ts'
import { toPair } from './server/catalogue-rows.ts'
import { writeCigarSheet } from './server/write-cigar-sheet.ts'
import { writeDrinkSheet } from './server/write-drink-sheet.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
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
    // Nine cigars for a drink; two or three drinks of each kind and three beers for a cigar.
    expect(rows.length, page).toBeGreaterThanOrEqual(9)
    expect(rows.length, page).toBeLessThanOrEqual(12)
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

/** All sentences that apply: shared notes, contrasts, weight and origin. */
function sentencesTrueFor(pair: Pair): string[] {
  const picker = createPhrasePicker(phrasebook, 'any', { glass: vesselName(pair.drink) })
  return reasonsOf(pair).flatMap(({ file, key, slots }) => picker.sentencesOf(file, key, slots))
}

test('A reason that nearly all rows share is rarely used', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('m-chapoutier-banyuls')!)
  const even = pairs.filter(pair => balanceOf(pair) === 'even')
  expect(even.length).toBeGreaterThan(5)
  const ofWeight = new Set(
    pairs.flatMap(pair => {
      const picker = createPhrasePicker(phrasebook, 'any', { glass: vesselName(pair.drink) })
      const weight = reasonsOf(pair).find(({ kind }) => kind === 'weight')!
      return picker.sentencesOf(weight.file, weight.key, weight.slots)
    }),
  )
  expect(rows.filter(row => ofWeight.has(row)).length).toBeLessThan(3)
})

test('The reasons of a page are deterministic', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('espresso')!)
  expect(composeRowReasons(pairs, phrasebook)).toEqual(rows)
})
