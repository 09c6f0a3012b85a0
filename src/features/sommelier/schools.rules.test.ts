import { describe, expect, test } from 'vitest'
import { type Drink, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import type { Pair } from '#features/pairing/engine/pair.rules.ts'
import { profileOf } from '#features/pairing/engine/profile.rules.ts'
import { suggestDrinks } from '#features/pairing/engine/suggestions.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { schoolChoices, schoolOf, schoolPoints } from './schools.rules.ts'
import { schools } from './sommelier.contract.ts'

const full = profileOf(catalogue.cigarsById.get('padron-1964-anniversary')!, undefined, [])
const drink = catalogue.drinks.find(({ kind }) => kind === 'spirit')!

/** A drink with a cigar of body and strength 4 and notes of cocoa and coffee. */
function beside(id: string, changed: Partial<Drink>): Pair {
  const cigar = { ...full, body: 4, strength: 4, notes: ['cocoa', 'coffee'] } as const
  return { ...catalogue, cigar, drink: { ...drink, id, notes: ['grass'], weight: 4, ...changed } }
}

const asHeavy = beside('as-heavy', {})
const tooLight = beside('too-light', { weight: 1 })
const ofOneTaste = beside('of-one-taste', { weight: 1, notes: ['cocoa', 'coffee'] })
const answering = beside('answering', { weight: 1, notes: ['caramel', 'cherry'] })
const both = beside('both', { notes: ['cocoa', 'coffee'] })

describe('A drink belongs to the school that gives it more points:', () => {
  test('matching, if it weighs as much as the cigar', () => {
    expect(schoolPoints('match', asHeavy)).toBe(12)
    expect(schoolPoints('balance', asHeavy)).toBe(0)
    expect(schoolOf(asHeavy)).toBe('match')
  })

  test.each([
    ['shares', ofOneTaste],
    ['answers', answering],
  ])('balancing, if it %s flavors and is too light', (_, pair) => {
    expect(schoolPoints('match', pair)).toBeLessThan(0)
    expect(schoolPoints('balance', pair)).toBeGreaterThan(0)
    expect(schoolOf(pair)).toBe('balance')
  })
})

describe('The two schools', () => {
  test('each have a drink if they disagree', () => {
    const choices = { match: 'as-heavy', balance: 'of-one-taste' }
    expect(schoolChoices([asHeavy, ofOneTaste, tooLight])).toEqual(choices)
    expect(schoolChoices([tooLight, ofOneTaste, asHeavy])).toEqual(choices)
  })

  test('agree if one drink is the best for both, although another has the same weight', () => {
    expect(schoolChoices([asHeavy, both, ofOneTaste])).toBeNull()
  })

  test('agree where one of them wins by a hair', () => {
    const even = beside('even', { notes: ['cocoa'] })
    expect(schoolChoices([even, ofOneTaste])).toEqual({ match: 'even', balance: 'of-one-taste' })
    expect(schoolChoices([even, beside('twin', { weight: 4, notes: ['cocoa', 'coffee'] })])).toBeNull()
  })

  test('choose among the suggested drinks, and each choice wins at its own game', () => {
    const sample = catalogue.cigars.filter((_, at) => at % 13 === 0)
    for (const kind of drinkKinds) {
      let shown = 0
      for (const cigar of sample) {
        const profile = profileOf(cigar, undefined, [])
        const three = suggestDrinks(profile, catalogue.drinks, kind, catalogue)
        const pairs = three.map(({ drink }) => ({ ...catalogue, cigar: profile, drink }))
        const choice = schoolChoices(pairs)
        if (!choice) continue
        shown++
        const [match, balance] = schools.map(
          school => pairs.find(({ drink }) => drink.id === choice[school])!,
        )
        expect(schoolPoints('match', match!)).toBeGreaterThan(schoolPoints('match', balance!))
        expect(schoolPoints('balance', balance!)).toBeGreaterThan(schoolPoints('balance', match!))
      }
      expect(shown, kind).toBeGreaterThan(0)
      expect(shown / sample.length, kind).toBeLessThan(0.5)
    }
  })
})
