import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import {
  cigarShapes,
  confidences,
  drinkFamilies,
  glassTypes,
  noteFamilies,
  shades,
  sources,
  wrapperClasses,
} from '../catalogue.contract.ts'
import { readCatalogue, slugOf } from './read-catalogue.ts'

const folder = join(import.meta.dirname, '../../../../data')
const catalogue = readCatalogue(folder)
const { cigars, drinks, brands, notesById } = catalogue
const rawRows = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, file)), { columns: true })

/** Names of the rows that break a rule, so that a failure says which lines to correct. */
function breaking<Row>(rows: readonly Row[], nameOf: (row: Row) => string, isRight: (row: Row) => boolean) {
  return rows.filter(row => !isRight(row)).map(nameOf)
}
const cigarsBreaking = (isRight: (cigar: (typeof cigars)[number]) => boolean) =>
  breaking(cigars, cigar => `${cigar.brand} ${cigar.line}`, isRight)
const drinksBreaking = (isRight: (drink: (typeof drinks)[number]) => boolean) =>
  breaking(drinks, drink => drink.name, isRight)
const isDegree = (value: number) => Number.isInteger(value) && value >= 1 && value <= 5
const isShare = (value: number) => Number.isInteger(value) && value >= 0 && value <= 5
const areNotes = (notes: readonly string[]) =>
  notes.length >= 3 &&
  notes.length <= 6 &&
  new Set(notes).size === notes.length &&
  notes.every(note => notesById.has(note))

describe('Every row of the data files', () => {
  test.each(['cigars.csv', 'drinks.csv', 'brands.csv', 'notes.csv'])('of %s has no stray blanks', file => {
    const rows = rawRows(file).map(row => Object.values(row).join('|'))
    expect(rows.filter(row => /^\s|\s$| {2}|\| | \||[\u2014\t]/.test(row))).toEqual([])
  })

  test('of cigars.csv keeps the rules of its columns', () => {
    expect(
      cigarsBreaking(
        ({ brand, line, country, wrapper, wrapperClass, shade, strength, body, notes }) =>
          [brand, line, country, wrapper].every(Boolean) &&
          wrapperClasses.includes(wrapperClass) &&
          shades.includes(shade) &&
          isDegree(strength) &&
          isDegree(body) &&
          areNotes(notes),
      ),
    ).toEqual([])
  })

  test('of cigars.csv names sizes that can be rolled', () => {
    expect(
      cigarsBreaking(
        ({ vitolas }) =>
          vitolas.length > 0 &&
          vitolas.every(
            ({ name, lengthInches, ringGauge, shape }) =>
              name !== '' &&
              lengthInches >= 3 &&
              lengthInches <= 10 &&
              ringGauge >= 20 &&
              ringGauge <= 80 &&
              cigarShapes.includes(shape),
          ),
      ),
    ).toEqual([])
  })

  test('of cigars.csv says how sure it is and what class of source it comes from', () => {
    expect(
      cigarsBreaking(
        ({ confidence, source }) => confidences.includes(confidence) && sources.includes(source),
      ),
    ).toEqual([])
  })

  test('of drinks.csv keeps the rules of its columns', () => {
    expect(
      drinksBreaking(
        ({ kind, family, style, serve, glass, colour, weight, notes, source, ...taste }) =>
          (drinkFamilies[kind] as readonly string[]).includes(family) &&
          [style, serve].every(Boolean) &&
          glassTypes.includes(glass) &&
          /^#[0-9A-F]{6}$/i.test(colour) &&
          isDegree(weight) &&
          areNotes(notes) &&
          sources.includes(source) &&
          [taste.sweetness, taste.smoke, taste.acidity, taste.tannin, taste.bubbles].every(isShare),
      ),
    ).toEqual([])
  })

  test('of drinks.csv has a proof its kind can have', () => {
    const ranges = { spirit: [10, 190], wine: [10, 45], mocktail: [0, 1] } as const
    expect(drinksBreaking(({ kind, proof }) => proof >= ranges[kind][0] && proof <= ranges[kind][1])).toEqual(
      [],
    )
  })

  test('of drinks.csv has a sentence of its own', () => {
    expect(new Set(drinks.map(drink => drink.sentence)).size).toBe(drinks.length)
    expect(
      drinksBreaking(({ sentence }) => /^[A-Z].{30,170}\.$/.test(sentence) && !sentence.includes('!')),
    ).toEqual([])
  })

  test('of notes.csv belongs to a family', () => {
    expect(
      [...notesById.values()].filter(note => !noteFamilies.includes(note.family) || !note.label),
    ).toEqual([])
  })
})

test('No two cigars, and no two drinks, share an address', () => {
  expect(catalogue.cigarsById.size).toBe(cigars.length)
  expect(catalogue.drinksById.size).toBe(drinks.length)
})

test('Every maker of a cigar has its row among the brands, and every brand has a cigar', () => {
  const makers = new Set(cigars.map(cigar => cigar.brand))
  expect(brands.filter(({ brand }) => !makers.has(brand))).toEqual([])
  expect([...makers].filter(maker => !brands.some(({ brand }) => brand === maker))).toEqual([])
})

test('The catalogue is as large as it promises and leaves no class empty', () => {
  expect(cigars.length).toBeGreaterThanOrEqual(900)
  expect(brands.length).toBeGreaterThanOrEqual(120)
  const ofKind = (kind: string) => drinks.filter(drink => drink.kind === kind).length
  expect([ofKind('spirit') >= 190, ofKind('wine') >= 70, ofKind('mocktail') >= 60]).toEqual([
    true,
    true,
    true,
  ])
  const families = new Set<string>(drinks.map(drink => drink.family))
  expect(
    Object.values(drinkFamilies)
      .flat()
      .filter(family => !families.has(family)),
  ).toEqual([])
  expect(wrapperClasses.filter(name => !cigars.some(cigar => cigar.wrapperClass === name))).toEqual([])
  expect([1, 2, 3, 4, 5].filter(body => !cigars.some(cigar => cigar.body === body))).toEqual([])
})

test('An address is made of the letters and digits of a name', () => {
  expect(slugOf('Padrón 1964 Anniversary')).toBe('padron-1964-anniversary')
  expect(slugOf("Man O' War Ruination #2")).toBe('man-o-war-ruination-2')
})
