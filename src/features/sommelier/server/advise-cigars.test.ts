import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { suggestCigars } from '#features/pairing/engine/suggest-cigars.rules.ts'
import { readPhrasebook } from '#features/pairing/server/read-phrasebook.ts'
import { learnTaste, noTaste, type Taste } from '#features/taste/taste.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { composeCigars, openCigarRanking } from './advise-cigars.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const { cigars, drinks, cigarsById } = catalogue
const phrasebook = readPhrasebook(join(data, 'words'), catalogue)
const ranking = openCigarRanking(catalogue)
const sample = drinks.filter((_, at) => at % 29 === 0)
const advise = (drink: (typeof drinks)[number], taste = noTaste) =>
  composeCigars(ranking, phrasebook, drink, taste)

const strong = cigars.filter(({ strength }) => strength >= 4).slice(0, 4)
const asRated = (rating: number): Taste => ({
  isOn: true,
  ...learnTaste(strong.map(cigar => ({ cigar, drink: undefined, rating }))),
})

describe('Cigars for a drink', () => {
  test('are the engine’s best, of three makers, best first, with all their points', () => {
    for (const drink of sample) {
      const { cigars: three } = advise(drink)
      expect(new Set(three.map(({ brand }) => brand)).size).toBe(3)
      const best = suggestCigars(drink, cigars, 3, catalogue)
      expect(three.map(({ id, score }) => ({ id, score }))).toEqual(
        best.map(({ cigar, score }) => ({ id: cigar.id, score })),
      )
      for (const { reasons, score, taste } of three) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(taste).toBe(0)
      }
    }
  })

  test('each have their own full text', () => {
    for (const drink of sample) {
      const { cigars: three, result } = advise(drink)
      expect(three[0]!.result).toBe(result)
      expect(new Set(three.map(cigar => cigar.result)).size).toBe(3)
      for (const cigar of three) expect(cigar.result.toLowerCase()).toContain(drink.saidAs.toLowerCase())
    }
  })

  test('are deterministic, with or without a cached ranking', () => {
    const fresh = openCigarRanking(catalogue)
    for (const drink of sample.slice(0, 8)) {
      expect(advise(drink)).toEqual(advise(drink))
      expect(composeCigars(fresh, phrasebook, drink, noTaste)).toEqual(advise(drink))
    }
  })

  test('follow a member’s taste in cigars, in the ranking and in the reasons', () => {
    const strengthOf = (taste: Taste) =>
      sample.flatMap(drink => advise(drink, taste).cigars).map(({ id }) => cigarsById.get(id!)!.strength)
    const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length
    expect(mean(strengthOf(asRated(5)))).toBeGreaterThan(mean(strengthOf(asRated(1))))
    for (const drink of sample) {
      const { cigars: three } = advise(drink, asRated(5))
      const scores = three.map(({ score }) => score!)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      for (const { reasons, score, taste } of three) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        const tasteReasons = reasons.filter(({ isOwnTaste }) => isOwnTaste)
        expect(tasteReasons.reduce((sum, { points }) => sum + points, 0)).toBe(taste)
        expect(Math.abs(taste)).toBeLessThanOrEqual(5)
      }
    }
  })

  test('are never mild for a cask-strength or heavily peated drink', () => {
    const mild = cigars.filter(({ body }) => body <= 2).slice(0, 8)
    const loved: Taste = {
      isOn: true,
      ...learnTaste(mild.map(cigar => ({ cigar, drink: undefined, rating: 5 }))),
    }
    for (const drink of drinks.filter(({ smoke, proof }) => smoke >= 3 || proof > 115))
      for (const { id } of advise(drink, loved).cigars) expect(cigarsById.get(id!)!.body).toBeGreaterThan(2)
  })
})
