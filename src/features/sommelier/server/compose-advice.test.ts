import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { learnTaste, noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { Refusal } from '#platform/api.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { anonymousContext, composeAdvice } from './compose-advice.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const openSources = () => {
  return { catalogue, phrasebook: readPhrasebook(join(data, 'words'), catalogue) }
}
const sources = openSources()
const otherSources = openSources()
const { cigars, cigarsById, drinksById } = sources.catalogue
const advise = (typed: string, kind: DrinkKind = 'spirit') => composeAdvice(sources, typed, kind)

const anyKind = fc.constantFrom(...drinkKinds)
const nameOf = (candidates: typeof cigars) => fc.constantFrom(...candidates).map(cigarName)

/** Checks the advice for these cigars and any kind of drink. */
function forAnyAdvice(
  candidates: typeof cigars,
  check: (advice: ReturnType<typeof advise>, kind: DrinkKind) => void,
) {
  fc.assert(
    fc.property(nameOf(candidates), anyKind, (typed, kind) => check(advise(typed, kind), kind)),
    { numRuns: 80 },
  )
}

describe('Advice for a cigar of the catalogue', () => {
  test('has two or three drinks of the requested kind, each of another family, best first', () => {
    forAnyAdvice(cigars, ({ drinks, pairingType }, kind) => {
      expect(pairingType).toBe(kind)
      expect(drinks.length).toBeGreaterThanOrEqual(2)
      expect(drinks.filter(drink => drinksById.get(drink.id)?.kind !== kind)).toEqual([])
      expect(new Set(drinks.map(({ family }) => family)).size).toBe(drinks.length)
      const scores = drinks.map(({ score }) => score!)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    })
  })

  test('shows every point of every score', () => {
    forAnyAdvice(cigars, ({ drinks }) => {
      for (const { reasons, score } of drinks)
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    })
  })

  test('is deterministic, and does not depend on earlier requests', () => {
    fc.assert(
      fc.property(nameOf(cigars), anyKind, (typed, kind) => {
        expect(composeAdvice(otherSources, typed, kind)).toEqual(advise(typed, kind))
      }),
      { numRuns: 30 },
    )
  })

  test('names two of its drinks for the schools, or none', () => {
    forAnyAdvice(cigars, ({ drinks, schools }) => {
      if (!schools) return
      expect(drinks.map(({ id }) => id)).toEqual(expect.arrayContaining([schools.match, schools.balance]))
      expect(schools.match).not.toBe(schools.balance)
    })
  })

  test('has a different full text for each drink', () => {
    forAnyAdvice(cigars, ({ result, drinks, thirds, caution }) => {
      expect(drinks[0]).toMatchObject({ result, thirds, caution: caution ?? null })
      expect(new Set(drinks.map(drink => drink.result)).size).toBe(drinks.length)
      for (const drink of drinks) {
        const { saidAs } = drinksById.get(drink.id)!
        expect(drink.result.toLowerCase()).toContain(saidAs.toLowerCase())
        if (drink.caution) expect(drink.result).toContain(drink.caution)
        const { why, share, differ, weight } = drink
        for (const sentence of [why, share ?? why, differ ?? why, weight])
          expect(sentence).toMatch(/^\S.*\.$/)
      }
    })
  })

  test('has the points of both schools for each drink, and the school that gives more', () => {
    forAnyAdvice(cigars, ({ drinks }) => {
      for (const { school, schoolPoints } of drinks)
        expect(school).toBe(schoolPoints!.balance > schoolPoints!.match ? 'balance' : 'match')
    })
  })

  test('never has cask strength or heavy peat for a mild cigar', () => {
    const mild = cigars.filter(({ body }) => body <= 2)
    forAnyAdvice(mild, advice => {
      const { body } = cigarsById.get(advice.cigar.id!)!
      for (const { id } of body <= 2 ? advice.drinks : []) {
        const { proof, smoke } = drinksById.get(id)!
        expect(proof).toBeLessThanOrEqual(110)
        expect(smoke).toBeLessThan(2)
      }
    })
  })
})

describe('Advice for a member with a known taste', () => {
  const peated = sources.catalogue.drinks.filter(({ smoke }) => smoke >= 4)
  const taste: Taste = {
    isOn: true,
    ...learnTaste(peated.map(drink => ({ cigar: undefined, drink, rating: 5 }))),
  }
  const full = cigars.filter(({ body }) => body >= 4)

  test('marks the points of that taste, which are part of the score', () => {
    for (const cigar of full.filter((_, index) => index % 61 === 0))
      for (const kind of drinkKinds) {
        const { drinks } = composeAdvice(sources, cigarName(cigar), kind, { taste })
        for (const { reasons, score, taste: sum } of drinks) {
          expect(reasons.reduce((total, { points }) => total + points, 0)).toBe(score)
          const tasteReasons = reasons.filter(({ isOwnTaste }) => isOwnTaste)
          expect(tasteReasons.reduce((total, { points }) => total + points, 0)).toBe(sum)
          expect(tasteReasons.every(({ text }) => /^You rated .+ (high|low)$/.test(text))).toBe(true)
        }
      }
  })

  test('prefers what the member likes', () => {
    const peatedCount = (memberTaste: Taste) =>
      full.filter(
        (cigar, index) =>
          index % 7 === 0 &&
          composeAdvice(sources, cigarName(cigar), 'spirit', { taste: memberTaste }).drinks[0]!.family ===
            'scotch-peated',
      ).length
    expect(peatedCount(taste)).toBeGreaterThan(peatedCount(noTaste))
  })

  test('is the same as without a taste if the member switched it off', () => {
    const typed = cigarName(full[0]!)
    const off = composeAdvice(sources, typed, 'spirit', { taste: { ...taste, isOn: false } })
    expect(off).toEqual(composeAdvice(sources, typed, 'spirit', anonymousContext))
    expect(off.drinks.map(drink => drink.taste)).toEqual([0, 0, 0])
  })
})

describe('Advice from the member’s bar', () => {
  const byName = (name: string) => sources.catalogue.drinks.find(drink => drink.name === name)!
  const fromBar = (typed: string, kind: DrinkKind, ...names: string[]) =>
    composeAdvice(sources, typed, kind, {
      ...anonymousContext,
      available: names.map(byName),
    }).drinks
  const mild = cigarName(cigars.find(({ body }) => body === 1)!)

  test('has drinks of the bar only, one per family, three at most', () => {
    const bar = ['Lagavulin 16 Year', 'Ardbeg 10 Year', 'Negroni', 'Espresso', 'Tawny Port', 'Sauternes']
    const names = fromBar('padron 1964', 'spirit', ...bar).map(({ name }) => name)
    expect(names).toHaveLength(2)
    expect(bar).toEqual(expect.arrayContaining(names))
    expect(fromBar('padron 1964', 'mocktail', ...bar).map(({ name }) => name)).toEqual(['Espresso'])
  })

  test('omits peat for a mild cigar if the bar has an alternative', () => {
    const names = (...bar: string[]) => fromBar(mild, 'spirit', ...bar).map(({ name }) => name)
    expect(names('Lagavulin 16 Year', 'Negroni')).toEqual(['Negroni'])
    expect(names('Lagavulin 16 Year')).toEqual(['Lagavulin 16 Year'])
    expect(fromBar(mild, 'spirit', 'Lagavulin 16 Year')[0]!.verdict).toBe('An honest compromise')
  })

  test('is refused if the bar has no drink of that kind', () => {
    expect(() => fromBar('padron 1964', 'wine', 'Espresso')).toThrow(
      expect.objectContaining({ code: 'NOTHING_AT_HAND' }),
    )
  })
})

describe('A cigar outside the catalogue', () => {
  test('is not described as if it were known', () => {
    const { cigar, result } = advise('unicorn maduro')
    expect(cigar).toMatchObject({ id: null, brand: 'Unlisted', recognition: 'inferred' })
    expect(result).toMatch(/my list|don't (know|have)|can't place/)
  })

  test('leads to a question if two makers use the name, in the data and in the text', () => {
    const { question, result } = advise('cohiba')
    expect(question?.choices.map(({ text }) => text)).toEqual(['Cuban', 'Dominican'])
    expect(result).toMatch(/Which one is yours\? .*the Cuban one\.$/)
  })

  test('is refused if it is not a cigar', () => {
    expect(() => advise('my dog is called Rex')).toThrow(Refusal)
  })
})
