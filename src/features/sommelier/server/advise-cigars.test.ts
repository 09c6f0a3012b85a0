import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { suggestCigars } from '#features/pairing/suggestions.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { learnTaste, noTaste, type Taste } from '../taste.rules.ts'
import { composeCigars, openCigarRanking } from './advise-cigars.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const { cigars, drinks, cigarsById } = catalogue
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const ranking = openCigarRanking(catalogue)
const some = drinks.filter((_, at) => at % 29 === 0)
const advise = (drink: (typeof drinks)[number], taste = noTaste) =>
  composeCigars(ranking, phrasebook, drink, taste)

const strong = cigars.filter(({ strength }) => strength >= 4).slice(0, 4)
const asRated = (rating: number): Taste => ({
  isOn: true,
  ...learnTaste(strong.map(cigar => ({ cigar, drink: undefined, rating }))),
})

describe('Cigars for a drink', () => {
  test('are the house’s best, of three makers, best first, with all their points', () => {
    for (const drink of some) {
      const { cigars: three } = advise(drink)
      expect(new Set(three.map(({ brand }) => brand)).size).toBe(3)
      const house = suggestCigars(drink, cigars, 3, catalogue)
      expect(three.map(({ id, score }) => ({ id, score }))).toEqual(
        house.map(({ cigar, score }) => ({ id: cigar.id, score })),
      )
      for (const { reasons, score, taste } of three) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(taste).toBe(0)
      }
    }
  })

  test('have each their own words, told whole', () => {
    for (const drink of some) {
      const { cigars: three, result } = advise(drink)
      expect(three[0]!.result).toBe(result)
      expect(new Set(three.map(each => each.result)).size).toBe(3)
      for (const each of three) expect(each.result).toContain(drink.name.replace(/^The /, ''))
    }
  })

  test('are the same each time, also when the ranking is remembered', () => {
    const fresh = openCigarRanking(catalogue)
    for (const drink of some.slice(0, 8)) {
      expect(advise(drink)).toEqual(advise(drink))
      expect(composeCigars(fresh, phrasebook, drink, noTaste)).toEqual(advise(drink))
    }
  })

  test('follow a member’s taste for cigars by at most three points a leaning, in ranking and ledger alike', () => {
    const strengthOf = (taste: Taste) =>
      some.flatMap(drink => advise(drink, taste).cigars).map(({ id }) => cigarsById.get(id!)!.strength)
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
    expect(mean(strengthOf(asRated(5)))).toBeGreaterThan(mean(strengthOf(asRated(1))))
    for (const drink of some) {
      const { cigars: three } = advise(drink, asRated(5))
      const scores = three.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      for (const { reasons, score, taste } of three) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        const own = reasons.filter(({ isOwnTaste }) => isOwnTaste)
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(taste)
        expect(Math.abs(taste)).toBeLessThanOrEqual(5)
      }
    }
  })

  test('are never mild ones beside cask strength or heavy peat', () => {
    const mild = cigars.filter(({ body }) => body <= 2).slice(0, 8)
    const loved: Taste = {
      isOn: true,
      ...learnTaste(mild.map(cigar => ({ cigar, drink: undefined, rating: 5 }))),
    }
    for (const drink of drinks.filter(({ smoke, proof }) => smoke >= 3 || proof > 115))
      for (const { id } of advise(drink, loved).cigars) expect(cigarsById.get(id!)!.body).toBeGreaterThan(2)
  })
})
