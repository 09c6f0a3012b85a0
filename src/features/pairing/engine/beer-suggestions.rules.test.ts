import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { suggestBeers } from './beer-suggestions.rules.ts'
import { offeredUnasked } from './offered-drinks.rules.ts'
import { profileOf } from './profile.rules.ts'

const { drinks } = catalogue
const beersFor = (id: string) =>
  suggestBeers(profileOf(catalogue.cigarsById.get(id)!, undefined, []), drinks, catalogue).map(
    ({ drink }) => drink,
  )

test('Three beers of three styles, the dark ones beside a dark cigar', () => {
  const beers = beersFor('padron-1964-anniversary-maduro')
  expect(beers.map(({ family }) => family)).toEqual(['beer', 'beer', 'beer'])
  expect(new Set(beers.map(({ style }) => style.split(',')[0])).size).toBe(3)
  expect(beers[0]!.style).toMatch(/^(stout|porter)/)
})

test('No imperial stout beside a mild cigar', () => {
  expect(beersFor('macanudo-cafe').filter(({ weight }) => weight > 3)).toEqual([])
})

test('Beer and mixed wines are left out unless there is nothing else', () => {
  const offered = offeredUnasked(drinks)
  expect(offered.filter(({ family }) => family === 'beer')).toEqual([])
  expect(offered.filter(({ kind, recipe }) => kind === 'wine' && recipe.length > 0)).toEqual([])
  const beers = drinks.filter(({ family }) => family === 'beer')
  expect(offeredUnasked(beers)).toBe(beers)
})
