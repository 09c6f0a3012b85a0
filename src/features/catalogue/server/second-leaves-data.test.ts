import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv/sync'
import { expect, test } from 'vitest'
import { shades } from '../catalogue.contract.ts'
import { readCatalogue, slugify } from './read-catalogue.ts'

const directory = fileURLToPath(new URL('../../../../data', import.meta.url))
const { cigars } = readCatalogue(directory)
const secondLeaves: { brand: string; line: string }[] = parse(
  readFileSync(`${directory}/second-leaves.csv`),
  { columns: true },
)

test('Each wrapper of two leaves has the shade of the second, and no other has', () => {
  const namesTwo = /\b(and|with)\b.*\((barber pole|pinstripe)\)|\(with a stripe of /
  const ofTwoLeaves = cigars.filter(({ wrapper }) => namesTwo.test(wrapper)).map(({ id }) => id)
  const listed = secondLeaves.map(({ brand, line }) => slugify(`${brand} ${line}`))
  expect(listed.toSorted()).toEqual(ofTwoLeaves.toSorted())
  const striped = cigars.filter(({ stripeShade }) => stripeShade !== undefined)
  expect(striped.map(({ id }) => id).toSorted()).toEqual(listed.toSorted())
  for (const { id, shade, stripeShade } of striped) {
    expect(shades, id).toContain(stripeShade)
    expect(stripeShade, id).not.toBe(shade)
  }
})
