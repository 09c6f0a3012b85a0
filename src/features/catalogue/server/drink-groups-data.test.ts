import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { indexDrinkGroups } from '../drink-search/drink-groups.rules.ts'
import { readCatalogue, slugify } from './read-catalogue.ts'

/** The rules of data/README.md for drink-groups.csv. A failure lists the groups that violate it. */
const { drinks, drinkGroups } = readCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)))
const drinksByName = new Map(drinks.map(drink => [drink.name, drink]))
const groupIds = new Set(drinkGroups.map(({ id }) => id))
const idsOf = (wrong: readonly { id: string }[]) => wrong.map(({ id }) => id)

test('Each group has two to five choices, which are drinks or groups', () => {
  const wrong = drinkGroups.filter(
    ({ choices }) =>
      choices.length < 2 ||
      choices.length > 5 ||
      choices.some(choice => !drinksByName.has(choice) && !groupIds.has(choice)),
  )
  expect(idsOf(wrong)).toEqual([])
})

test('What stands for a group is on every shelf, if the group has such a drink', () => {
  const { groupByWords } = indexDrinkGroups(drinks, drinkGroups)
  const wrong = [...groupByWords.values()].filter(
    ({ typical, members }) =>
      typical.availability !== 'usual' && members.some(({ availability }) => availability === 'usual'),
  )
  expect(idsOf(wrong.map(({ group }) => group))).toEqual([])
})

test('No text names two groups, or a group and a drink', () => {
  const owners = new Map<string, string>()
  const taken: string[] = []
  for (const { id, words } of drinkGroups)
    for (const word of words.map(slugify)) {
      if (owners.has(word)) taken.push(`${word}: ${owners.get(word)} and ${id}`)
      owners.set(word, id)
    }
  for (const { name, aliases } of drinks)
    for (const each of [name, ...aliases].map(slugify))
      if (owners.has(each)) taken.push(`${each}: ${owners.get(each)} and ${name}`)
  expect(taken).toEqual([])
})

test('Each group has members beside its choices, and its typical drink is one of them', () => {
  const { groupByWords } = indexDrinkGroups(drinks, drinkGroups)
  for (const { group, typical, members } of groupByWords.values()) {
    expect(members, group.id).toContain(typical)
    expect(members.length, group.id).toBeGreaterThanOrEqual(group.choices.length)
  }
})

test('A condition of members that no drink has is an error in its spelling', () => {
  const rum = drinkGroups.find(({ id }) => id === 'rum')!
  expect(() => indexDrinkGroups(drinks, [{ ...rum, members: ['family is rum'] }])).toThrow(
    'Not a condition of drinks: family is rum',
  )
})
