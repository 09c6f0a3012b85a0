import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { openHouseCatalogue } from '#features/catalogue/server/house-catalogue.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { sayServe } from '../spoken-serve.rules.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const catalogue = openHouseCatalogue(data)
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))

/** Every line with the drink that the house pours for it. */
const told = catalogue.cigars.map(cigar => {
  const pairing = freePairings.forCigar(cigar.id)!
  return { cigar, pairing, drink: catalogue.drinksById.get(pairing.drink.id)! }
})
type Told = (typeof told)[number]

/** Every way to say how the drink is served, which comes with the drink. */
function servesOf({ drink }: Told): string[] {
  return [0, 1, 2, 3].map(turn => sayServe(drink, { choose: (_, ways) => ways[turn % ways.length]! }))
}

/** What is left of a text without the names of the two and without their flavors. */
function shapeOf(text: string, one: Told): string {
  const { cigar, drink } = one
  const labels = [...cigar.notes, ...drink.notes].map(catalogue.labelOf)
  return [cigarName(cigar), drink.name, ...servesOf(one), drink.sentence, ...labels]
    .sort((a, b) => b.length - a.length)
    .reduce((shape, name) => shape.toLowerCase().replaceAll(name.toLowerCase(), '…'), text)
}

/** The sentences of a recommendation but the drink's own, which come with every pairing of that drink. */
function sentencesOf(one: Told): string[] {
  const text = [...servesOf(one), one.drink.sentence].reduce(
    (rest, own) => rest.replace(own, ''),
    one.pairing.result,
  )
  return [...new Set(text.split(/\n\n|(?<=[a-z]\.) /).map(sentence => sentence.trim()))].filter(Boolean)
}

/** Twice what is told alike, named by its lines. */
function alike(shapes: readonly string[]): string[] {
  const lineByShape = new Map<string, string>()
  return shapes.flatMap((shape, place) => {
    const line = told[place]!.cigar.id
    const twin = lineByShape.get(shape)
    lineByShape.set(shape, line)
    return twin ? [`${twin} and ${line}: ${shape}`] : []
  })
}

describe('Over all lines, each with the drink that the house pours', () => {
  test('no sentence is in more than three of a hundred recommendations', () => {
    const uses = new Map<string, number>()
    for (const one of told)
      for (const sentence of sentencesOf(one)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    const most = [...uses].sort((a, b) => b[1] - a[1]).slice(0, 20)
    expect(most.filter(([, count]) => count > 0.03 * told.length)).toEqual([])
  })

  // Two lines may be described alike and come with the same drink. Where these fail, the sentences that both hold
  // need another variant in data/words.
  test('no two recommendations differ by names and flavors alone', () => {
    expect(alike(told.map(one => shapeOf(one.pairing.result, one)))).toEqual([])
  })
  test('nor do their second paragraphs, which say why these two', () => {
    expect(alike(told.map(one => shapeOf(one.pairing.result.split('\n\n')[1]!, one)))).toEqual([])
  })

  test('each can be read aloud in about a minute', () => {
    const wrong = told.filter(({ pairing }) => {
      const words = pairing.result.split(/\s+/).length
      return words < 90 || words > 230
    })
    expect(wrong.map(({ pairing }) => pairing.result)).toEqual([])
  })

  test('each is clean prose in three or four paragraphs', () => {
    for (const { cigar, pairing, drink } of told) {
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

  test('lines of one maker with the same drink are told differently', () => {
    const openings = told.map(
      one => `${one.cigar.brand} ${one.drink.id} ${shapeOf(one.pairing.thirds.join(' '), one)}`,
    )
    expect(alike(openings)).toEqual([])
  })
})
