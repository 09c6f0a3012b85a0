import { expect, test } from 'vitest'
import { drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { catalogue } from '#test/catalogue.ts'
import { isPoorThird } from './family-ranking.rules.ts'
import { noteTraitsOf } from './note-traits.rules.ts'
import { profileOf } from './profile.rules.ts'
import { suggestDrink, suggestDrinks } from './suggestions.rules.ts'

const { cigars, drinks } = catalogue

const suggestions = cigars.flatMap(cigar =>
  drinkKinds.map(kind => {
    const profile = profileOf(cigar, undefined, [])
    return { cigar, profile, kind, three: suggestDrinks(profile, drinks, kind, catalogue) }
  }),
)

function named(wrong: typeof suggestions): string[] {
  return wrong.map(({ cigar, three }) => `${cigar.id}: ${three.map(({ drink }) => drink.id).join(', ')}`)
}

test('Every line gets two or three drinks of each kind, never two of one family', () => {
  const wrong = suggestions.filter(
    ({ kind, three }) =>
      three.length < 2 ||
      new Set(three.map(({ drink }) => drink.family)).size !== three.length ||
      three.some(({ drink }) => drink.kind !== kind),
  )
  expect(named(wrong)).toEqual([])
})

test('A third drink is left out only if it would be poor', () => {
  const [all, whole] = [suggestions.length, suggestions.filter(({ three }) => three.length === 3).length]
  expect(whole / all).toBeGreaterThan(0.75)
  const wrong = suggestions.filter(
    ({ profile, three: [first, , third] }) =>
      third && isPoorThird({ drink: third.drink, points: third.score }, first!.score, profile),
  )
  expect(named(wrong)).toEqual([])
})

test('The first drink can be had in an ordinary shop, a trophy is third at best, what the US does not sell is left out', () => {
  const wrong = suggestions.filter(({ three }) =>
    three.some(({ drink: { availability, price } }, place) => {
      const isTrophy = availability === 'rare' || price === '$$$$'
      const isWrong = availability === 'not-in-us' || (place === 0 && availability !== 'usual')
      return (place < 2 && isTrophy) || isWrong
    }),
  )
  expect(named(wrong)).toEqual([])
})

test('The highest score comes first', () => {
  const wrong = suggestions.filter(({ three }) =>
    three.some(({ score }, place) => place > 0 && score > three[place - 1]!.score),
  )
  expect(named(wrong)).toEqual([])
})

test('The points of each suggestion add up to its score', () => {
  const wrong = suggestions.filter(({ three }) =>
    three.some(({ score, reasons }) => reasons.reduce((sum, { points }) => sum + points, 0) !== score),
  )
  expect(named(wrong)).toEqual([])
})

test('A mild cigar gets neither cask strength nor peat', () => {
  const wrong = suggestions.filter(
    ({ cigar, three }) => cigar.body <= 2 && three.some(({ drink }) => drink.proof > 110 || drink.smoke >= 2),
  )
  expect(named(wrong)).toEqual([])
})

test('A medium cigar gets no heavy peat', () => {
  const wrong = suggestions.filter(
    ({ cigar, three }) => cigar.body === 3 && three.some(({ drink }) => drink.smoke >= 4),
  )
  expect(named(wrong)).toEqual([])
})

test('A powerful cigar gets no light white wine', () => {
  const wrong = suggestions.filter(
    ({ cigar, three }) =>
      cigar.body >= 4 && three.some(({ drink }) => drink.family === 'white' && drink.weight < cigar.body),
  )
  expect(named(wrong)).toEqual([])
})

test('The first drink is nothing that the leaf refuses', () => {
  const refused = suggestions.filter(({ profile, kind, three: [first] }) => {
    const { isSmoky, isDarkLeaf, gentleNotes } = noteTraitsOf(profile)
    const { family, smoke, sweetness, acidity, tannin, style } = first!.drink
    const isBrut = family === 'sparkling' && sweetness <= 2 && acidity >= 3
    return (
      (kind === 'spirit' && smoke >= 3 && !isSmoky) ||
      (isBrut && isDarkLeaf && profile.body >= 3) ||
      (family === 'red' && tannin >= 4 && profile.body <= 3 && gentleNotes > 0) ||
      style.includes('mineral water')
    )
  })
  expect(named(refused)).toEqual([])
})

test('The suggestions do not depend on the order of the drinks', () => {
  const backwards = [...drinks].reverse()
  for (const { profile, kind, three } of suggestions.filter((_, at) => at % 53 === 0))
    expect(suggestDrinks(profile, backwards, kind, catalogue)).toEqual(three)
})

/** Plain coffee comes first, and there are only some twenty ways to make it. */
const maxShareOfFirsts = { spirit: 0.05, wine: 0.05, mocktail: 0.07 }

test('No bottle is suggested too often', () => {
  for (const kind of drinkKinds) {
    const firsts = suggestions.filter(each => each.kind === kind).map(({ three }) => three[0]!.drink.id)
    const counts = new Map<string, number>()
    for (const id of firsts) counts.set(id, (counts.get(id) ?? 0) + 1)
    expect(Math.max(...counts.values()) / cigars.length, kind).toBeLessThan(maxShareOfFirsts[kind])
  }
})

test('Coffee is suggested for nearly every line', () => {
  const withCoffee = suggestions.filter(
    ({ kind, three }) => kind === 'mocktail' && three.some(({ drink }) => drink.family === 'coffee'),
  )
  expect(withCoffee.length / cigars.length).toBeGreaterThan(0.95)
})

test('A powerful cigar gets a weighty red or none', () => {
  const wrong = suggestions.filter(
    ({ cigar, three }) =>
      cigar.body === 5 && three.some(({ drink }) => drink.family === 'red' && drink.weight < 4),
  )
  expect(named(wrong)).toEqual([])
})

test('Without a kind it is a spirit, unless another kind is at least five points better', () => {
  const lines = suggestions.filter(({ kind }) => kind === 'spirit').filter((_, index) => index % 8 === 0)
  for (const { profile } of lines) {
    const [spirit, wine, mocktail] = drinkKinds.map(
      kind => suggestDrinks(profile, drinks, kind, catalogue)[0]!.score,
    )
    const isClear = Math.max(wine!, mocktail!) >= spirit! + 5
    expect(suggestDrink(profile, drinks, catalogue).drink.kind === 'spirit').toBe(!isClear)
  }
})
