import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cigar, Drink } from '#features/catalogue/catalogue.contract.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { leafOf } from '#features/pairing/affinity.rules.ts'
import { flavorsTakenForGranted } from '#features/pairing/company-words.rules.ts'
import { answeringNotes, sharedNotes } from '#features/pairing/flavour.rules.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import { answerKey } from '#features/pairing/phrasebook.rules.ts'
import { balanceOf } from '#features/pairing/reason-words.rules.ts'
import { openHousePairings } from '#features/pairing/server/house-pairings.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { pairOf } from './server/draw-rows.ts'
import { writeCigarSheet } from './server/write-cigar-sheet.ts'
import { writeDrinkSheet } from './server/write-drink-sheet.ts'
import { tellApart } from './why.rules.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const shelves = { catalogue, phrasebook, housePairings: openHousePairings(catalogue) }

/** Every so many cigars and drinks, from one end of the catalogue to the other. */
const pages = [
  ...catalogue.cigars.filter((_, place) => place % 50 === 0).map(rowsOfCigar),
  ...catalogue.drinks.filter((_, place) => place % 15 === 0).map(rowsOfDrink),
]

function rowsOfCigar(cigar: Cigar) {
  const drinks = writeCigarSheet(cigar, shelves).pours.flatMap(pour => pour.drinks)
  const pairs = drinks.map(({ id }) => pairOf(cigar, catalogue.drinksById.get(id)!, catalogue))
  return { page: cigar.id, rows: drinks.map(({ why }) => why), pairs }
}

function rowsOfDrink(drink: Drink) {
  const { cigars } = writeDrinkSheet(drink, shelves)
  const pairs = cigars.map(({ id }) => pairOf(catalogue.cigarsById.get(id)!, drink, catalogue))
  return { page: drink.id, rows: cigars.map(({ why }) => why), pairs }
}

const words = (text: string, from: number, to?: number) => text.split(' ').slice(from, to).join(' ')

test('No two rows of a page give the same sentence, nor begin with the same two words', () => {
  for (const { page, rows } of pages) {
    expect(rows, page).toHaveLength(9)
    expect(rows, page).not.toContain('')
    const sentences = rows.flatMap(row => row.split(/(?<=\.) /))
    expect(new Set(sentences).size, `${page}: ${rows.join(' | ')}`).toBe(sentences.length)
    expect(new Set(rows.map(row => words(row, 0, 2))).size, `${page}: ${rows.join(' | ')}`).toBe(9)
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

test('What a row says is true for its pair', () => {
  for (const { page, rows, pairs } of pages)
    for (const [place, row] of rows.entries())
      expect(sentencesTrueFor(pairs[place]!), `${page}: ${row}`).toContain(row)
})

/** All that the house has to say of what the two share, what answers what, their weight, and their usual company. */
function sentencesTrueFor({ cigar, drink, labelOf }: Pair): string[] {
  const { glass } = drink
  const vessel = glass === 'cup' || glass === 'mug' ? glass : 'glass'
  const fill = (text: string, slots: Record<string, string> = {}) =>
    text
      .replace(/\{(\w+)\}/g, (_, slot: string) => ({ ...slots, glass: vessel })[slot] ?? '')
      .replace(/^\p{Ll}|(?<=\. )\p{Ll}/gu, letter => letter.toUpperCase())
  const company = phrasebook.company
    .get(`${drink.family} ${leafOf(cigar.wrapperClass)}`)!
    .filter(text =>
      flavorsTakenForGranted(text).every(notes => notes.some(note => cigar.notes.includes(note))),
    )
  return [
    ...sharedNotes(cigar.notes, drink.notes).flatMap(note =>
      phrasebook.shared.get(note)!.map(text => fill(text)),
    ),
    ...answeringNotes(cigar.notes, drink.notes).flatMap(({ how, cigarNote, drinkNote }) =>
      phrasebook.answers
        .get(answerKey(how))!
        .map(text => fill(text, { leaf: labelOf(cigarNote), pour: labelOf(drinkNote) })),
    ),
    ...phrasebook.weights.get(`${cigar.body} ${balanceOf({ cigar, drink })}`)!.map(text => fill(text)),
    ...company.map(text => fill(text)),
  ]
}

test('What nearly all of a page have is passed over for what one of them has alone', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('m-chapoutier-banyuls')!)
  const even = pairs.filter(pair => balanceOf(pair) === 'even')
  expect(even.length).toBeGreaterThan(5)
  const ofWeight = new Set([...phrasebook.weights.values()].flat())
  expect(rows.filter(row => ofWeight.has(row)).length).toBeLessThan(3)
})

test('The same page says the same every time', () => {
  const { rows, pairs } = rowsOfDrink(catalogue.drinksById.get('espresso')!)
  expect(tellApart(pairs, phrasebook)).toEqual(rows)
})
