import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv/sync'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allDrinkFamilies, shades, wrapperClasses } from '../catalogue.contract.ts'
import { cigarFileRow, drinkFileRow } from '../catalogue-row.contract.ts'
import { noteFamilies } from '../note.contract.ts'
import { isPlainAlias, tokenizeCigarText } from '../words/words.rules.ts'
import { checkFileRow } from './check-file-row.ts'
import { cigarRowOf, drinkRowOf } from './file-row-of.ts'
import { readCatalogue, slugify } from './read-catalogue.ts'

/** The rules of data/README.md. A failure lists the rows that violate it. */
const directory = fileURLToPath(new URL('../../../../data', import.meta.url))
const catalogue = readCatalogue(directory)
const { brands, cigars, drinks, lines, notesById } = catalogue

type Row = Record<string, string>
const rawRows = (file: string): Row[] => parse(readFileSync(`${directory}/${file}`), { columns: true })
const raw = {
  notes: rawRows('notes.csv'),
  brands: rawRows('brands.csv'),
  cigars: rawRows('cigars.csv'),
  drinks: rawRows('drinks.csv'),
}

const text = z.string().check(z.minLength(1))
const columns = {
  notes: z.strictObject({
    note: z.string().check(z.regex(/^[a-z-]+$/)),
    family: z.enum(noteFamilies),
    label: text,
  }),
  brands: z.strictObject({ brand: text, aliases: z.string() }),
  cigars: cigarFileRow,
  drinks: drinkFileRow,
}

const nameOf = (row: Row) => [row.brand, row.line, row.name, row.note].filter(Boolean).join(' ')
const namesOf = (things: readonly { brand?: string; line?: string; name?: string }[]) =>
  things.map(({ brand, line, name }) => name ?? `${brand} ${line ?? ''}`.trim())
const withoutCountry = (brand: string) => brand.replace(/\s*\(.+\)$/, '')
/** Tokenized, so that two spellings of a name are equal. */
const spoken = (name: string) => tokenizeCigarText(name).words.join(' ')

function repeated(names: readonly string[]): string[] {
  return [...countBy(names)].filter(([, count]) => count > 1).map(([name]) => name)
}

function countBy(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

test.each(['notes', 'brands', 'cigars', 'drinks'] as const)(
  'Every row of %s has the documented columns',
  file => {
    const wrong = raw[file].flatMap(row => {
      const { success, error } = columns[file].safeParse(row)
      return success ? [] : [`${nameOf(row)}: ${error.issues.map(issue => issue.path.join()).join(', ')}`]
    })
    expect(wrong).toEqual([])
  },
)

test('Every row would be accepted as a row of a lounge, and is the same afterwards', () => {
  const rejected = [
    ...raw.cigars.map(row => ['cigar', row] as const),
    ...raw.drinks.map(row => ['drink', row] as const),
  ].flatMap(([kind, row]) => {
    const { problems } = checkFileRow(kind, row, notesById)
    return problems ? [`${nameOf(row)}: ${JSON.stringify(problems)}`] : []
  })
  expect(rejected).toEqual([])
  expect(lines.map(cigarRowOf)).toEqual(raw.cigars.map(row => checkFileRow('cigar', row, notesById).row))
  expect(drinks.map(drinkRowOf)).toEqual(raw.drinks.map(row => checkFileRow('drink', row, notesById).row))
})

/** A row moves between the two as it is checked: it keeps its name, and gains or loses all facts together. */
const factColumns = ['wrapper', 'wrapper_class', 'shade', 'strength', 'body'] as const
const optionalFactColumns = ['notes', 'binder', 'filler', 'thirds', 'vitolas', 'year', 'price'] as const

test('A line of which only the name is known has no guessed cell; its country is Cuba or empty', () => {
  const low = raw.cigars.filter(({ confidence }) => confidence === 'low')
  const guessed = low.filter(
    row =>
      [...factColumns, ...optionalFactColumns].some(column => row[column] !== '') ||
      !['', 'Cuba'].includes(row.country!),
  )
  expect(guessed.map(nameOf)).toEqual([])
  expect(low.length).toBe(lines.length - cigars.length)
})

test('A known line has its country, leaf and strength', () => {
  const known = raw.cigars.filter(({ confidence }) => confidence !== 'low')
  const incomplete = known.filter(row => ['country', ...factColumns].some(column => row[column] === ''))
  expect(incomplete.map(nameOf)).toEqual([])
})

test('A line without notes of its own has those of its wrapper, and reviews agree on none such', () => {
  const typical = cigars.filter(({ areNotesTypical }) => areNotesTypical)
  expect(typical.length).toBe(raw.cigars.filter(row => row.wrapper !== '' && row.notes === '').length)
  expect(namesOf(typical.filter(({ notes }) => notes.length < 3))).toEqual([])
  expect(namesOf(typical.filter(({ confidence }) => confidence === 'high'))).toEqual([])
})

test.each(['notes', 'brands', 'cigars', 'drinks'] as const)('No cell of %s has stray spaces', file => {
  const untidy = raw[file].filter(row =>
    Object.values(row).some(cell => cell !== cell.trim() || / {2}|—/.test(cell)),
  )
  expect(untidy.map(nameOf)).toEqual([])
})

test('Cigars and drinks have unique ids', () => {
  expect(repeated(lines.map(({ id }) => id))).toEqual([])
  expect(repeated(drinks.map(({ id }) => id))).toEqual([])
  expect([...lines, ...drinks].filter(({ id }) => id !== slugify(id) || id === '')).toEqual([])
})

test('Cigars and drinks have only known notes, each once', () => {
  const wrong = [...cigars, ...drinks].filter(
    ({ notes }) => notes.some(note => !notesById.has(note)) || new Set(notes).size !== notes.length,
  )
  expect(namesOf(wrong)).toEqual([])
})

test('The notes of the thirds are known notes', () => {
  const wrong = cigars.filter(({ thirds }) => thirds?.flat().some(note => !notesById.has(note)))
  expect(namesOf(wrong)).toEqual([])
})

test('A row with a published source has the day of its check', () => {
  expect(namesOf(lines.filter(({ sourceUrl, checked }) => Boolean(sourceUrl) !== Boolean(checked)))).toEqual(
    [],
  )
})

test('Sizes of cigars are plausible', () => {
  const wrong = cigars.filter(({ vitolas }) =>
    vitolas.some(
      ({ lengthInches, ringGauge }) =>
        !(lengthInches >= 3 && lengthInches <= 10 && ringGauge >= 20 && ringGauge <= 80),
    ),
  )
  expect(namesOf(wrong)).toEqual([])
})

test('At least 900 known lines were checked against a published page', () => {
  expect(cigars.filter(({ sourceUrl }) => sourceUrl).length).toBeGreaterThanOrEqual(900)
})

test('A maker is either Cuban, with Cuban wrappers, or not', () => {
  const wrong = cigars.filter(
    ({ country, wrapperClass }) => (country === 'Cuba') !== (wrapperClass === 'cuban'),
  )
  expect(namesOf(wrong)).toEqual([])
  const places = new Set(lines.map(({ brand, country }) => `${brand}: ${country === 'Cuba'}`))
  expect(places.size).toBe(brands.length)
})

test('Strength and body of a cigar are at most one step apart', () => {
  expect(namesOf(cigars.filter(({ strength, body }) => Math.abs(strength - body) > 1))).toEqual([])
})

test('Every maker has cigars, and every cigar has a maker', () => {
  expect([...new Set(lines.map(({ brand }) => brand))].toSorted()).toEqual(
    brands.map(({ brand }) => brand).toSorted(),
  )
})

test('An alias of a maker identifies one maker, apart from its namesake', () => {
  const brandsByName = new Map<string, Set<string>>()
  for (const { brand, aliases } of brands)
    for (const name of [withoutCountry(brand), ...aliases].map(spoken))
      brandsByName.set(name, (brandsByName.get(name) ?? new Set()).add(spoken(withoutCountry(brand))))
  expect([...brandsByName].filter(([, named]) => named.size > 1)).toEqual([])
})

test('No alias of a line is the name of another maker, and no alias of a maker is a line of another', () => {
  const brandByName = new Map(
    brands.flatMap(({ brand, aliases }) =>
      [withoutCountry(brand), ...aliases].map(name => [spoken(name), withoutCountry(brand)]),
    ),
  )
  const isOfAnother = (name: string, brand: string) => {
    const named = brandByName.get(spoken(name))
    return named !== undefined && named !== withoutCountry(brand)
  }
  expect(
    namesOf(lines.filter(({ brand, aliases }) => aliases.some(alias => isOfAnother(alias, brand)))),
  ).toEqual([])

  const namedLines = lines.map(({ brand, line }) => ({ maker: withoutCountry(brand), name: spoken(line) }))
  const isLineElsewhere = (alias: string, maker: string) =>
    namedLines.some(line => line.name === alias && line.maker !== maker)
  const hijackers = brands.filter(({ brand, aliases }) =>
    aliases.some(alias => isLineElsewhere(spoken(alias), withoutCountry(brand))),
  )
  expect(namesOf(hijackers)).toEqual([])
})

test('Names of lines are unique within a maker', () => {
  const names = lines.flatMap(({ brand, line, aliases }) =>
    [...new Set([line, ...aliases].map(spoken))].map(name => `${brand}: ${name}`),
  )
  expect(repeated(names)).toEqual([])
})

test('An alias of a line is more than a leaf, a shade, a size, a drink or a number', () => {
  const tooPlain = lines.filter(({ aliases }) => aliases.some(isPlainAlias))
  expect(namesOf(tooPlain)).toEqual([])
})

test('The catalogue has the required size', () => {
  expect(cigars.length).toBeGreaterThanOrEqual(900)
  expect(brands.length).toBeGreaterThanOrEqual(120)
  const drinksByKind = countBy(drinks.map(({ kind }) => kind))
  expect(drinks.length).toBeGreaterThanOrEqual(320)
  expect(drinksByKind.get('spirit')).toBeGreaterThanOrEqual(190)
  expect(drinksByKind.get('wine')).toBeGreaterThanOrEqual(70)
  expect(drinksByKind.get('mocktail')).toBeGreaterThanOrEqual(60)
})

test('Every family, wrapper, shade, strength and body occurs', () => {
  const occurring = (things: readonly (string | number)[]) => [...new Set(things)].toSorted()
  expect(occurring(drinks.map(({ family }) => family))).toEqual(allDrinkFamilies.toSorted())
  expect(occurring(cigars.map(({ wrapperClass }) => wrapperClass))).toEqual(wrapperClasses.toSorted())
  expect(occurring(cigars.map(({ shade }) => shade))).toEqual(shades.toSorted())
  expect(occurring(cigars.map(({ strength }) => strength))).toEqual([1, 2, 3, 4, 5])
  expect(occurring(cigars.map(({ body }) => body))).toEqual([1, 2, 3, 4, 5])
  expect(occurring(drinks.map(({ weight }) => weight))).toEqual([1, 2, 3, 4, 5])
  const familiesOfNotes = [...notesById.values()].map(({ family }) => family)
  expect(occurring(familiesOfNotes)).toEqual(noteFamilies.toSorted())
})
