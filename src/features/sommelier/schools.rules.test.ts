import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drink, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import type { Pair } from '#features/pairing/pair.rules.ts'
import { profileOf } from '#features/pairing/profile.rules.ts'
import { suggestDrinks } from '#features/pairing/suggestions.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { schoolChoices, schoolOf, schoolPoints } from './schools.rules.ts'

const catalogue = openHouseCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const full = profileOf(catalogue.cigarsById.get('padron-1964-anniversary')!, undefined, [])
const drink = catalogue.drinks.find(({ kind }) => kind === 'spirit')!

/** A drink beside a cigar of body and strength 4 that tastes of cocoa and coffee. */
function beside(id: string, changed: Partial<Drink>): Pair {
  const cigar = { ...full, body: 4, strength: 4, notes: ['cocoa', 'coffee'] } as const
  return { ...catalogue, cigar, drink: { ...drink, id, notes: ['grass'], weight: 4, ...changed } }
}

const asHeavy = beside('as-heavy', {})
const tooLight = beside('too-light', { weight: 1 })
const ofOneTaste = beside('of-one-taste', { weight: 1, notes: ['cocoa', 'coffee'] })
const answering = beside('answering', { weight: 1, notes: ['caramel', 'cherry'] })
const both = beside('both', { notes: ['cocoa', 'coffee'] })

describe('A drink belongs to the school that it owes more points', () => {
  test('to the one that matches, where it weighs as much as the smoke', () => {
    expect(schoolPoints('match', asHeavy)).toBe(22)
    expect(schoolPoints('balance', asHeavy)).toBe(0)
    expect(schoolOf(asHeavy)).toBe('match')
  })

  test.each([
    ['shares', ofOneTaste],
    ['answers', answering],
  ])('to the one that balances, where it %s flavors and does not weigh enough', (_, pair) => {
    expect(schoolPoints('match', pair)).toBeLessThan(0)
    expect(schoolPoints('balance', pair)).toBeGreaterThan(0)
    expect(schoolOf(pair)).toBe('balance')
  })
})

describe('The two schools', () => {
  test('are each told with their drink, where they disagree', () => {
    const choices = { match: 'as-heavy', balance: 'of-one-taste' }
    expect(schoolChoices([asHeavy, ofOneTaste, tooLight])).toEqual(choices)
    expect(schoolChoices([tooLight, ofOneTaste, asHeavy])).toEqual(choices)
  })

  test('agree where one drink is the best by both, although another weighs as much', () => {
    expect(schoolChoices([asHeavy, both, ofOneTaste])).toBeNull()
  })

  test('choose among what is suggested, each by its own points, and disagree only where no drink is best by both', () => {
    const anything = fc.record({
      cigar: fc.constantFrom(...catalogue.cigars).map(cigar => profileOf(cigar, undefined, [])),
      kind: fc.constantFrom(...drinkKinds),
    })
    const seen = { agreed: 0, disagreed: 0 }
    fc.assert(
      fc.property(anything, ({ cigar, kind }) => {
        const three = suggestDrinks(cigar, catalogue.drinks, kind, catalogue)
        const pairs = three.map(scored => ({ ...catalogue, cigar, drink: scored.drink }))
        const bestBy = (school: 'match' | 'balance') => {
          const most = Math.max(...pairs.map(pair => schoolPoints(school, pair)))
          return pairs.filter(pair => schoolPoints(school, pair) === most).map(pair => pair.drink.id)
        }
        const [match, balance] = [bestBy('match'), bestBy('balance')]
        const choices = schoolChoices(pairs)
        seen[choices ? 'disagreed' : 'agreed']++
        const agree = match.some(id => balance.includes(id))
        expect(choices === null).toBe(agree)
        if (!choices) return
        expect(match).toContain(choices.match)
        expect(balance).toContain(choices.balance)
      }),
      { numRuns: 150 },
    )
    expect(seen.agreed).toBeGreaterThan(0)
    expect(seen.disagreed).toBeGreaterThan(0)
  })
})
