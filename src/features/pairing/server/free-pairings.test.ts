import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '#features/catalogue/smoking-time.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { stableHash } from '#platform/stable-hash.rules.ts'
import { catalogue } from '#test/catalogue.ts'
import { countWords } from '../wording/recommendation.rules.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
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

describe('A wish with more than one property', () => {
  test.each([
    'something sweet without alcohol',
    'a hot drink, no alcohol',
    'something bubbly without alcohol',
  ])('%s is answered with cigars for a drink without alcohol', text => {
    expect(freePairings.forText(text).drink.kind).toBe('mocktail')
  })

  test.each([
    ['mild connecticut under 45 minutes', '4 × 50', 45],
    ['a full-bodied cigar for half an hour', '3.5 × 44', 30],
    ['a 90-minute maduro', '6 × 60', 90],
  ])('%s is answered for a cigar of that time', (text, size, minutes) => {
    const { cigar } = freePairings.forText(text)
    expect(cigar.size).toContain(size)
    expect(cigar.detail).toContain(`About ${minutes} minutes`)
  })

  test('a line of the catalogue comes in the size that fits the time', () => {
    const { cigar } = freePairings.forText('padron 1964 anniversary maduro in 45 minutes')
    const row = catalogue.cigarsById.get(cigar.id!)!
    expect(row.vitolas.length).toBeGreaterThan(1)
    const minutes = Number(/About (\d+) minutes/.exec(cigar.detail)![1])
    const quickest = Math.min(...row.vitolas.map(minutesOf))
    expect(minutes).toBe(Math.max(quickest, ...row.vitolas.map(minutesOf).filter(each => each <= 45)))
  })
})
