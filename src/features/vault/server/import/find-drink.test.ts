import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { findDrink } from './find-drink.ts'
import { readImport } from './read-import.ts'

const read = (text: string) => readImport(catalogue, Buffer.from(text), {})

/** Another name of a drink is kept as it is typed. */
test.each([
  ['Lagavulin 16', 'Lagavulin 16 Year', 'spirit'],
  ['wild turkey', 'wild turkey', 'spirit'],
  ['tawny port', 'tawny port', 'wine'],
  ['Coke', 'Coke', 'mocktail'],
])('A name of one drink is taken for it: %s', (typed, name, kind) => {
  expect(findDrink(catalogue, typed)).toEqual({ name, kind })
})

test.each(['Macallan', 'buffalo trase', 'whiskey'])('A near name and a kind of drink are not: %s', typed => {
  const found = findDrink(catalogue, typed)
  expect('near' in found && found.near.length).toBeGreaterThan(0)
})

test('A row without a type is imported under the full name of its drink, or refused with the names it may mean', async () => {
  const { pairings, problems } = await read(
    'cigar,drink\nPadron 1964 Anniversary,Lagavulin 16\nPadron 1964 Anniversary,Macallan\nPadron 1964 Anniversary,Homemade moonshine\n',
  )
  expect(pairings).toMatchObject([
    { line: 2, pairing_name: 'Lagavulin 16 Year', pairing_type: 'spirit', drink_id: 'lagavulin-16-year' },
  ])
  expect(problems[0]!.reason).toMatch(
    /^The type is missing \(spirit, wine or mocktail\), and the name may mean Macallan .+ or Macallan .+\.$/,
  )
  expect(problems[1]!.reason).toContain('the catalog has no drink of exactly that name')
})

test('A written type keeps the name as it is', async () => {
  const { pairings } = await read('cigar,drink,type\nPadron 1964 Anniversary,Lagavulin 16,spirit\n')
  expect(pairings).toMatchObject([{ pairing_name: 'Lagavulin 16', pairing_type: 'spirit' }])
})
