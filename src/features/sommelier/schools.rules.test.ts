import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drink, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Pair } from '#features/pairing/engine/pair.rules.ts'
import { profileOf } from '#features/pairing/engine/profile.rules.ts'
import { scorePair } from '#features/pairing/engine/scoring.rules.ts'
import { suggestDrinks } from '#features/pairing/engine/suggestions.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { schoolChoices, schoolOf, schoolPoints } from './schools.rules.ts'
import { type School, schools } from './sommelier.contract.ts'

const catalogue = loadCatalogue(join(projectRoot(import.meta.dirname), 'data'))
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
    expect(schoolPoints('match', asHeavy)).toBe(22)
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

  test('each rank by all principles except those of the other', () => {
    // Only the affinity of the wrapper for rum tells these two apart.
    const rum = beside('rum', { family: 'rum' })
    const outsider = beside('outsider', { family: 'other-spirit', weight: 3, notes: ['cocoa', 'coffee'] })
    expect(schoolChoices([rum, outsider])).toEqual({ match: 'rum', balance: 'outsider' })
  })

  test('choose among the suggested drinks, and disagree often enough to be worth showing', () => {
    const disagree = drinkKinds.map(kind => {
      const sample = catalogue.cigars.filter((_, at) => at % 13 === 0)
      const choices = sample.map(cigar => {
        const profile = profileOf(cigar, undefined, [])
        const three = suggestDrinks(profile, catalogue.drinks, kind, catalogue)
        const pairs = three.map(({ drink }) => ({ ...catalogue, cigar: profile, drink }))
        return { pairs, choice: schoolChoices(pairs) }
      })
      for (const { pairs, choice } of choices) expect(choice).toEqual(asRanked(pairs))
      return choices.filter(({ choice }) => choice).length / choices.length
    })
    for (const share of disagree) {
      expect(share).toBeGreaterThan(0.25)
      expect(share).toBeLessThan(0.5)
    }
  })

  test('do not depend on the order of the drinks, except for exact ties', () => {
    const anyRequest = fc.record({
      cigar: fc.constantFrom(...catalogue.cigars).map(cigar => profileOf(cigar, undefined, [])),
      kind: fc.constantFrom(...drinkKinds),
    })
    fc.assert(
      fc.property(anyRequest, ({ cigar, kind }) => {
        const three = suggestDrinks(cigar, catalogue.drinks, kind, catalogue)
        const pairs = three.map(({ drink }) => ({ ...catalogue, cigar, drink }))
        const [choices, reversed] = [schoolChoices(pairs), schoolChoices([...pairs].reverse())]
        for (const school of schools) {
          if (!choices || !reversed) continue
          const pointsOf = (id: string) => withoutOther(school, pairs.find(({ drink }) => drink.id === id)!)
          expect(pointsOf(choices[school])).toBe(pointsOf(reversed[school]))
        }
      }),
      { numRuns: 80 },
    )
  })
})

/** The score without the points of the other school. */
function withoutOther(school: School, pair: Pair): number {
  const { score } = scorePair(pair)
  return score - schoolPoints(school === 'match' ? 'balance' : 'match', pair)
}

/** The same choice from the shown scores, which is exact as long as no score is capped at 100. */
function asRanked(pairs: readonly Pair[]): ReturnType<typeof schoolChoices> {
  const best = (school: School) =>
    [...pairs].sort(
      (a, b) => withoutOther(school, b) - withoutOther(school, a) || scorePair(b).score - scorePair(a).score,
    )[0]!.drink.id
  const [match, balance] = [best('match'), best('balance')]
  return match === balance ? null : { match, balance }
}
