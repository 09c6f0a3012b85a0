import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { Refusal } from '#platform/api.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { composeAdvice } from './compose-advice.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const openSources = () => {
  const catalogue = openHouseCatalogue(data)
  return { catalogue, phrasebook: readPhrasebook(join(data, 'words'), catalogue) }
}
const sources = openSources()
const anotherHouse = openSources()
const { cigars, cigarsById, drinksById } = sources.catalogue
const advise = (typed: string, kind: DrinkKind = 'spirit') => composeAdvice(sources, typed, kind)

const anyKind = fc.constantFrom(...drinkKinds)
const nameOf = (some: typeof cigars) => fc.constantFrom(...some).map(cigarName)

/** Whatever cigar of these is typed, and whatever kind is asked for. */
function always(some: typeof cigars, says: (advice: ReturnType<typeof advise>, kind: DrinkKind) => void) {
  fc.assert(
    fc.property(nameOf(some), anyKind, (typed, kind) => says(advise(typed, kind), kind)),
    { numRuns: 80 },
  )
}

describe('Advice for a cigar of the catalogue', () => {
  test('names three drinks of the kind that was asked for, of three families, best first', () => {
    always(cigars, ({ drinks, pairingType }, kind) => {
      expect(pairingType).toBe(kind)
      expect(drinks.map(drink => drinksById.get(drink.id)?.kind)).toEqual([kind, kind, kind])
      expect(new Set(drinks.map(({ family }) => family)).size).toBe(3)
      const scores = drinks.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    })
  })

  test('shows every point of every score', () => {
    always(cigars, ({ drinks }) => {
      for (const { reasons, score } of drinks)
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    })
  })

  test('is the same in every house, whatever was asked before', () => {
    fc.assert(
      fc.property(nameOf(cigars), anyKind, (typed, kind) => {
        expect(composeAdvice(anotherHouse, typed, kind)).toEqual(advise(typed, kind))
      }),
      { numRuns: 30 },
    )
  })

  test('names by its schools two of the three drinks, or none', () => {
    always(cigars, ({ drinks, schools }) => {
      if (!schools) return
      expect(drinks.map(({ id }) => id)).toEqual(expect.arrayContaining([schools.match, schools.balance]))
      expect(schools.match).not.toBe(schools.balance)
    })
  })

  test('has words of their own for each of the three, and tells the first of them whole', () => {
    always(cigars, ({ result, drinks, thirds, caution }) => {
      expect(result).toContain(drinks[0]!.name)
      expect(new Set(thirds).size).toBe(3)
      if (caution) expect(result).toContain(caution)
      for (const { why, share, differ, weight } of drinks)
        for (const words of [why, share, differ, weight]) expect(words).toMatch(/^\S.*\.$/)
    })
  })

  test('never brings cask strength or heavy peat to a mild cigar', () => {
    const mild = cigars.filter(({ body }) => body <= 2)
    always(mild, advice => {
      const { body } = cigarsById.get(advice.cigar.id!)!
      for (const { id } of body <= 2 ? advice.drinks : []) {
        const { proof, smoke } = drinksById.get(id)!
        expect(proof).toBeLessThanOrEqual(110)
        expect(smoke).toBeLessThan(2)
      }
    })
  })
})

describe('What the house does not know', () => {
  test('is never told as if it were known', () => {
    const { cigar, result } = advise('unicorn maduro')
    expect(cigar).toMatchObject({ id: null, brand: 'Unlisted', recognition: 'inferred' })
    expect(result).toMatch(/our list/i)
  })

  test('is asked back where two houses use one name, in the data and in the words', () => {
    const { question, result } = advise('cohiba')
    expect(question?.choices.map(({ text }) => text)).toEqual(['Cuban', 'Dominican'])
    expect(result).toMatch(/Which one is yours\? What is said here is for the Cuban one\.$/)
  })

  test('is refused where it is no cigar', () => {
    expect(() => advise('my dog is called Rex')).toThrow(Refusal)
  })
})
