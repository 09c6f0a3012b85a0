import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { familyOf, flavorLabels, flavorOf, flavors, labelOf } from './flavors.rules.ts'

it('The wheel offers as many notes in each family, all of them of the catalogue and its family', () => {
  const catalogue = readFileSync('data/notes.csv', 'utf8').split('\n').slice(1)
  const families = new Map(catalogue.map(line => line.split(',', 2) as [string, string]))
  expect(new Set(Object.values(flavorLabels).map(labels => Object.keys(labels).length)).size).toBe(1)
  for (const flavor of flavors) expect(families.get(flavor), flavor).toBe(familyOf(flavor))
})

it('A label leads back to its flavor', () => {
  for (const flavor of flavors) expect(flavorOf(labelOf(flavor))).toBe(flavor)
})
