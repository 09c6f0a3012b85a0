import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { openHouseCatalogue } from './server/house-catalogue.ts'

const { recognise } = openHouseCatalogue(join(projectRoot(import.meta.dirname), 'data'))

test.each([
  'Dunhill cigarettes',
  'Davidoff perfume',
  'padron peppers',
  'Bolivar fruit juice',
  'Winchester rifle',
  'Al Capone movie',
  'monte carlo casino',
  'Xikar cutter',
  'Zino wine',
])('“%s” is of another trade: neither a line nor a maker', typed => {
  expect(recognise(typed, 1)).toMatchObject({ recognised: false, brand: undefined })
})

test.each([
  'what fits a Padron 1964 at the hotel, a cigar from the box',
  'Kristoff Pistoff',
  'Caldwell Lost & Found',
])('“%s” is a cigar all the same', typed => {
  expect(recognise(typed, 1).brand ?? recognise(typed, 1).matches[0]?.cigar.brand).toBeDefined()
  expect(recognise(typed, 1).recognised).toBe(true)
})
