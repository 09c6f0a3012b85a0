import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { composeServing } from '../wording/serving-sentence.rules.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = loadCatalogue(data)
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))

/** Every line with its recommended drink. */
const recommendations = catalogue.cigars.map(cigar => {
  const pairing = freePairings.forCigar(cigar.id)!
  return { cigar, pairing, drink: catalogue.drinksById.get(pairing.drink.id)! }
})
type Recommendation = (typeof recommendations)[number]

/** All serving sentences of the drink. */
function servesOf({ drink }: Recommendation): string[] {
  return [0, 1, 2, 3].map(index => composeServing(drink, { choose: (_, ways) => ways[index % ways.length]! }))
}

/** The text without names and flavors. */
function shapeOf(text: string, recommendation: Recommendation): string {
  const { cigar, drink } = recommendation
  const labels = [...cigar.notes, ...drink.notes].map(catalogue.labelOf)
  return [cigarName(cigar), drink.name, ...servesOf(recommendation), drink.sentence, ...labels]
    .sort((a, b) => b.length - a.length)
    .reduce((shape, name) => shape.toLowerCase().replaceAll(name.toLowerCase(), '…'), text)
}

/** Without the drink's own sentences, which come with every pairing of that drink. */
function sentencesOf(recommendation: Recommendation): string[] {
  const text = [...servesOf(recommendation), recommendation.drink.sentence].reduce(
    (rest, ownText) => rest.replace(ownText, ''),
    recommendation.pairing.result,
  )
  return [...new Set(text.split(/\n\n|(?<=[a-z]\.) /).map(sentence => sentence.trim()))].filter(Boolean)
}

/** Equal shapes, with the lines that have them. */
function duplicates(shapes: readonly string[]): string[] {
  const lineByShape = new Map<string, string>()
  return shapes.flatMap((shape, index) => {
    const line = recommendations[index]!.cigar.id
    const twin = lineByShape.get(shape)
    lineByShape.set(shape, line)
    return twin ? [`${twin} and ${line}: ${shape}`] : []
  })
}

describe('The recommendations for all lines', () => {
  test('have no sentence in more than 3 % of them', () => {
    const uses = new Map<string, number>()
    for (const recommendation of recommendations)
      for (const sentence of sentencesOf(recommendation)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    const mostFrequent = [...uses].sort((a, b) => b[1] - a[1]).slice(0, 20)
    expect(mostFrequent.filter(([, count]) => count > 0.03 * recommendations.length)).toEqual([])
  })

  // Two lines may have the same notes and the same drink. If these tests fail, the sentences that both contain
  // need another variant in data/words.
  test('differ by more than names and flavors', () => {
    expect(
      duplicates(
        recommendations.map(recommendation => shapeOf(recommendation.pairing.result, recommendation)),
      ),
    ).toEqual([])
  })
  test('differ in their second paragraphs too, by more than names and flavors', () => {
    expect(
      duplicates(
        recommendations.map(recommendation =>
          shapeOf(recommendation.pairing.result.split('\n\n')[1]!, recommendation),
        ),
      ),
    ).toEqual([])
  })

  test('take about a minute to read aloud', () => {
    const wrong = recommendations.filter(({ pairing }) => {
      const words = pairing.result.split(/\s+/).length
      return words < 90 || words > 230
    })
    expect(wrong.map(({ pairing }) => pairing.result)).toEqual([])
  })

  test('are clean prose in three or four paragraphs', () => {
    for (const { cigar, pairing, drink } of recommendations) {
      const { result } = pairing
      const ours = result
        .replace(drink.sentence, 'Own.')
        .replace(drink.name, 'Name')
        .replace(cigarName(cigar), 'Name')
      expect(result.split('\n\n').length).toBeOneOf(pairing.caution ? [4] : [3])
      expect(result).not.toMatch(/[{}]| {2}|\.\.|,\.|undefined/)
      expect(ours).not.toMatch(/(^|\n|[.:] )\p{Ll}/u)
    }
  })

  test('differ for lines of one maker with the same drink', () => {
    const openings = recommendations.map(
      recommendation =>
        `${recommendation.cigar.brand} ${recommendation.drink.id} ${shapeOf(recommendation.pairing.thirds.join(' '), recommendation)}`,
    )
    expect(duplicates(openings)).toEqual([])
  })
})
