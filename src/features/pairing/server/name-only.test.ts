import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CigarLine, isKnownCigar } from '#features/catalogue/catalogue.contract.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { catalogue } from '#test/catalogue.ts'
import { openFreePairings } from './free-pairings.ts'
import { readPhrasebook } from './read-phrasebook.ts'

const data = join(projectRoot(import.meta.dirname), 'data')
const freePairings = openFreePairings(catalogue, readPhrasebook(join(data, 'words'), catalogue))
const names = catalogue.lines.filter(line => !isKnownCigar(line))
/** All of them are read by the slow test. */
const someNames = names.filter((_, place) => place % 200 === 0)
/** The country tells a Cuban maker from its namesake. */
const nameOf = ({ brand, country, line }: CigarLine) =>
  country && catalogue.brands.some(other => other.brand.startsWith(`${brand} (`))
    ? `${brand} (${country}) ${line}`
    : `${brand} ${line}`

describe('A line of which only the name is known', () => {
  test('is described by its name and nothing else', () => {
    expect(someNames.length).toBeGreaterThan(5)
    for (const { id, brand, line, country } of someNames) {
      const { cigar, drink, score, verdict, reasons, thirds, why, share, differ, weight } =
        freePairings.forCigar(id)!
      expect(cigar).toMatchObject({ id, brand, line, recognition: 'name-only', country: country || null })
      const { size, wrapper, confidence, source, checked, drawing, flavour, detail } = cigar
      expect([size, wrapper, confidence, source, checked, drawing, flavour, detail], id).toEqual([
        ...Array(7).fill(null),
        '',
      ])
      expect([score, drink.score, verdict, why, share, differ, weight], id).toEqual(Array(7).fill(null))
      expect([reasons, thirds], id).toEqual([[], []])
      expect(['', 'Cuba']).toContain(country)
    }
  })

  test('is recognized by its name, with a drink and the question what it looks like', () => {
    for (const line of someNames) {
      const { cigar, drink, question, result } = freePairings.forText(nameOf(line))
      expect(cigar).toMatchObject({ id: line.id, recognition: 'name-only' })
      expect(question?.text).toBe('What does its wrapper look like, and how strong is it?')
      expect(question?.choices.map(({ about, text }) => `${about} ${text}`)).toEqual([
        'wrapper Light',
        'wrapper Brown',
        'wrapper Dark',
        'wrapper Don’t know',
        'strength Mild',
        'strength Medium',
        'strength Full',
        'strength Don’t know',
      ])
      expect(result).toContain(catalogue.drinksById.get(drink.id)!.saidAs.replace(/^an? /, ''))
      expect(result).toMatch(/how strong is it\?$/)
    }
  })

  test('is paired as an unlisted cigar by each answer, under its own name, until nothing is left to ask', () => {
    for (const line of someNames) {
      const first = freePairings.forCigar(line.id)!
      for (const { cigar: text, about } of first.question!.choices) {
        const second = freePairings.forText(text)
        expect(second.cigar).toMatchObject({ id: line.id, line: line.line, wrapper: null, size: null })
        expect(second.cigar.drawing, text).toBeNull()
        const left = about === 'wrapper' ? 'strength' : 'wrapper'
        expect(second.question?.choices.map(choice => choice.about)).toEqual(Array(4).fill(left))
        for (const choice of second.question!.choices)
          expect(freePairings.forText(choice.cigar).question, choice.cigar).toBeNull()
      }
    }
  })

  test('of a Cuban maker with a namesake is asked about as the Cuban one', () => {
    const { question, cigar } = freePairings.forCigar('por-larranaga-coronas')!
    expect(cigar.recognition).toBe('name-only')
    const answers = question!.choices.map(choice => freePairings.forText(choice.cigar).cigar.id)
    expect(new Set(answers)).toEqual(new Set(['por-larranaga-coronas']))
  })

  test('is inferred once something is told of it, and stays a name to who does not know', () => {
    const [line] = names
    const { choices } = freePairings.forCigar(line!.id)!.question!
    const answerOf = (place: number) => freePairings.forText(choices[place]!.cigar)
    const told = answerOf(2)
    expect(told.cigar).toMatchObject({ recognition: 'inferred', description: 'Dark wrapper, as you told us' })
    expect(told.score).toBeGreaterThan(0)
    expect(told.drink.score).toBe(told.score)
    expect(answerOf(3).cigar.recognition).toBe('name-only')
    expect(answerOf(3).score).toBeNull()
  })

  test('gets other drinks for other answers', () => {
    const drinksOf = (place: number) =>
      someNames.map(({ id }) => {
        const { choices } = freePairings.forCigar(id)!.question!
        return freePairings.forText(choices[place]!.cigar).drink.id
      })
    expect(drinksOf(0)).not.toEqual(drinksOf(2))
    expect(drinksOf(4)).not.toEqual(drinksOf(6))
  })
})

test('Pairings that others published stand beside our own', () => {
  const { published } = freePairings.forCigar('cohiba-siglo-vi')!.cigar
  expect(published.map(({ drink }) => drink)).toContain('Barale Barolo Chinato')
  for (const { source } of published) expect(source).toMatch(/^https?:\/\//)
  expect(freePairings.forText('maduro robusto').cigar.published).toEqual([])
})

test('A known line has all its facts as fields of their own', () => {
  const { cigar, drink, score } = freePairings.forCigar('padron-1964-anniversary-maduro')!
  const row = catalogue.cigarsById.get('padron-1964-anniversary-maduro')!
  expect(cigar).toMatchObject({
    brand: 'Padrón',
    line: '1964 Anniversary Maduro',
    wrapper: row.wrapper,
    country: 'Nicaragua',
    recognition: 'exact',
    confidence: row.confidence,
    source: row.sourceUrl ?? null,
    checked: row.checked ?? null,
  })
  expect(cigar.size).toMatch(/^.+, [\d.]+ × \d+$/)
  const { price, availability } = catalogue.drinksById.get(drink.id)!
  expect(drink).toMatchObject({ price, availability, score })
})

describe('A name that adds a word to a line', () => {
  test.each([
    ['Oliva Serie S Maduro', 'Serie S Maduro'],
    ['Undercrown Shade Suprema', 'Undercrown Shade Suprema'],
    ['davidoff year of the dragon 2036', 'Year of the Dragon 2036'],
    ['what goes with a Davidoff Year of the Dragon 2036?', 'Year of the Dragon 2036'],
    ['muestra de saka wyvern', 'Muestra de Saka Wyvern'],
    ['Ashton Classic Maduro', 'Classic Maduro'],
    ['undercrown 99', 'Undercrown 99'],
  ])('is not that line: %s', (typed, line) => {
    const { cigar, question, score } = freePairings.forText(typed)
    expect(cigar).toMatchObject({ id: null, line, recognition: 'name-only', wrapper: null, size: null })
    expect([score, question?.choices.length]).toEqual([null, 8])
  })

  test.each([
    ['padron 64 maduro', 'padron-1964-anniversary-maduro'],
    ['liga 9 broadleaf', 'drew-estate-liga-privada-no-9'],
    ['Padrón 1964 Anniversary 2023', 'padron-1964-anniversary'],
    ['My friend gave me a Padron 1964 for my birthday', 'padron-1964-anniversary'],
    ['estou fumando um Alec Bradley Maxx, o que combina', 'alec-bradley-maxx'],
    ['Oliva Seriee G', 'oliva-serie-g'],
    ['undercrown shade robusto', 'drew-estate-undercrown-shade'],
  ])('is that line if the word is its leaf, a size, a box date, small talk or a slip: %s', (typed, id) => {
    expect(freePairings.forText(typed).cigar.id).toBe(id)
  })
})
