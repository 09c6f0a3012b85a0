import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { countWords } from '../wording/recommendation.rules.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))

/** A third of the lines, with their recommended drinks; not in the order of makers. */
const recommendations = catalogue.cigars
  .filter((_, place) => place % 3 === 0)
  .toSorted((a, b) => stableHash(a.id) - stableHash(b.id))
  .map(({ id }) => freePairings.forCigar(id)!)

/** Without the caution, of which there are few. */
function sentencesOf({ result, caution }: (typeof recommendations)[number]): string[] {
  const text = caution ? result.replace(caution, '') : result
  return [...new Set(text.split(/\n\n|(?<=[a-z\d]\.) (?=\p{Lu})/u).map(sentence => sentence.trim()))].filter(
    Boolean,
  )
}

describe('The recommendations for all lines', () => {
  test('have no sentence in more than 2 % of them', () => {
    const uses = new Map<string, number>()
    for (const recommendation of recommendations)
      for (const sentence of sentencesOf(recommendation)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    const mostFrequent = [...uses].sort((a, b) => b[1] - a[1]).slice(0, 20)
    expect(mostFrequent.filter(([, count]) => count > 0.02 * recommendations.length)).toEqual([])
  })

  test('are all different', () => {
    const texts = recommendations.map(({ result }) => result)
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
  })

  test('seldom share a sentence with one of the nine before', () => {
    const shared = recommendations.flatMap((recommendation, place) => {
      const before = new Set(recommendations.slice(Math.max(0, place - 9), place).flatMap(sentencesOf))
      return sentencesOf(recommendation).filter(sentence => before.has(sentence))
    })
    expect(shared.length).toBeLessThan(0.06 * recommendations.length)
  })

  test('have 60 to 90 words', () => {
    // None may be longer: an answer with too many words leaves out binder and filler, then the time.
    const lengths = recommendations.map(({ result }) => countWords([result]))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(90)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60)
  })

  test('speak in the first person, as a rule', () => {
    const first = recommendations.filter(({ result }) => /\b(I|I'[dmv]e?|me|my)\b/i.test(result))
    expect(first.length).toBeGreaterThan(0.8 * recommendations.length)
  })
})
