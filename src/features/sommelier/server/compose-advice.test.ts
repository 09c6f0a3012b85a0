import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrinkKind, drinkKinds } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { Refusal } from '#platform/api.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { learnTaste, noTaste, type Taste } from '../taste.rules.ts'
import { composeAdvice, stranger } from './compose-advice.ts'

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

  test('has words of their own for each of the three, and tells each of them whole', () => {
    always(cigars, ({ result, drinks, thirds, caution }) => {
      expect(drinks[0]).toMatchObject({ result, thirds, caution: caution ?? null })
      expect(new Set(drinks.map(drink => drink.result)).size).toBe(3)
      for (const drink of drinks) {
        expect(drink.result).toContain(drink.name)
        expect(new Set(drink.thirds).size).toBe(3)
        if (drink.caution) expect(drink.result).toContain(drink.caution)
        const { why, share, differ, weight } = drink
        for (const words of [why, share, differ, weight]) expect(words).toMatch(/^\S.*\.$/)
      }
    })
  })

  test('says of each drink what either school gives it, and to which it owes more', () => {
    always(cigars, ({ drinks }) => {
      for (const { school, schoolPoints } of drinks)
        expect(school).toBe(schoolPoints.balance > schoolPoints.match ? 'balance' : 'match')
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

describe('Advice for somebody whose taste is known', () => {
  const peated = sources.catalogue.drinks.filter(({ smoke }) => smoke >= 4)
  const taste: Taste = {
    isOn: true,
    ...learnTaste(peated.map(drink => ({ cigar: undefined, drink, rating: 5 }))),
  }
  const full = cigars.filter(({ body }) => body >= 4)

  test('marks the points of that taste, which are in the score and told as a sum', () => {
    for (const cigar of full.filter((_, at) => at % 61 === 0))
      for (const kind of drinkKinds) {
        const { drinks } = composeAdvice(sources, cigarName(cigar), kind, { taste })
        for (const { reasons, score, taste: sum } of drinks) {
          expect(reasons.reduce((all, { points }) => all + points, 0)).toBe(score)
          const own = reasons.filter(({ isOwnTaste }) => isOwnTaste)
          expect(own.reduce((all, { points }) => all + points, 0)).toBe(sum)
          expect(own.every(({ text }) => /^You rated .+ (high|low)$/.test(text))).toBe(true)
        }
      }
  })

  test('pours it what it likes a little sooner', () => {
    const smoky = (known: Taste) =>
      full.filter(
        (cigar, at) =>
          at % 7 === 0 &&
          composeAdvice(sources, cigarName(cigar), 'spirit', { taste: known }).drinks[0]!.family ===
            'scotch-peated',
      ).length
    expect(smoky(taste)).toBeGreaterThan(smoky(noTaste))
  })

  test('is the house’s own where the taste is switched off', () => {
    const typed = cigarName(full[0]!)
    const off = composeAdvice(sources, typed, 'spirit', { taste: { ...taste, isOn: false } })
    expect(off).toEqual(composeAdvice(sources, typed, 'spirit', stranger))
    expect(off.drinks.map(drink => drink.taste)).toEqual([0, 0, 0])
  })
})

describe('Advice from somebody’s own bar', () => {
  const byName = (name: string) => sources.catalogue.drinks.find(drink => drink.name === name)!.id
  const fromBar = (typed: string, kind: DrinkKind, ...names: string[]) =>
    composeAdvice(sources, typed, kind, { ...stranger, atHand: new Set(names.map(byName)) }).drinks
  const mild = cigarName(cigars.find(({ body }) => body === 1)!)

  test('pours nothing else, one of each family, three at most', () => {
    const bar = ['Lagavulin 16 Year', 'Ardbeg 10 Year', 'Negroni', 'Espresso', 'Tawny Port', 'Sauternes']
    const names = fromBar('padron 1964', 'spirit', ...bar).map(({ name }) => name)
    expect(names).toHaveLength(2)
    expect(bar).toEqual(expect.arrayContaining(names))
    expect(fromBar('padron 1964', 'mocktail', ...bar).map(({ name }) => name)).toEqual(['Espresso'])
  })

  test('leaves the peat out for a mild cigar as long as there is anything else', () => {
    const names = (...bar: string[]) => fromBar(mild, 'spirit', ...bar).map(({ name }) => name)
    expect(names('Lagavulin 16 Year', 'Negroni')).toEqual(['Negroni'])
    expect(names('Lagavulin 16 Year')).toEqual(['Lagavulin 16 Year'])
    expect(fromBar(mild, 'spirit', 'Lagavulin 16 Year')[0]!.verdict).toBe('An honest compromise')
  })

  test('is refused where nothing of that kind is in it', () => {
    expect(() => fromBar('padron 1964', 'wine', 'Espresso')).toThrow(
      expect.objectContaining({ code: 'NOTHING_AT_HAND' }),
    )
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
