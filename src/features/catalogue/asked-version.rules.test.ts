import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { versionQuestion } from './asked-version.rules.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { recogniseCigar } from './recognition.rules.ts'
import { readCatalogue } from './server/read-catalogue.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const index = indexCigars(catalogue)
const recognise = (text: string, limit = 8) => recogniseCigar(index, text, limit)
const ask = (text: string) => versionQuestion(recognise(text))
const countryOf = (brand: string) => catalogue.cigars.find(cigar => cigar.brand === brand)?.country

describe('A brand that two houses use asks back', () => {
  test.each([
    ['named alone', 'cohiba'],
    ['by a short name', 'monte'],
    ['by its initials', 'ryj'],
    ['in a sentence', 'smoking a partagas tonight'],
    ['with a size that both have', 'cohiba robusto'],
    ['with a line that is a size of the other', 'hoyo double corona'],
    ['in capitals', 'ROMEO Y JULIETA CHURCHILL'],
    ['when a line is called just so', 'hoyo de monterrey'],
    ['when the bar has a drink of that name', 'punch'],
    ['when one name begins the other', 'san cristobal'],
    ['with a word that neither house knows', 'montecristo xqzz'],
    ['with a size that only one of them writes so', 'upmann churchill'],
    ['with a wrapper that both have', 'bolivar maduro'],
    ['with such a wrapper, by a short name', 'monte maduro'],
    ['with a wrapper that both have and a size', 'montecristo maduro churchill'],
  ])('%s: %s', (_, text) => {
    const question = ask(text)
    expect(question?.text).toMatch(
      /^[^?]+ is rolled in Cuba and, by another house, in [^?]+\. Which one is yours\?$/,
    )
    expect(question?.choices[0]?.text).toBe('Cuban')
    expect(question?.choices).toHaveLength(2)
  })
})

describe('It does not ask', () => {
  test.each([
    ['when the line is of one house only', 'cohiba siglo vi'],
    ['nor for a line of the other one', 'cohiba red dot'],
    ['when the country was said', 'monte 4 cuban'],
    ['when the other country was said', 'dominican cohiba robusto'],
    ['when somebody says what it is not', 'non-Cuban Cohiba'],
    ['when the number is a line', 'montecristo no. 2'],
    ['when a line says its maker twice', 'punch punch'],
    ['when only one house has the name', 'oliva serie v'],
    ['when only one house has such a wrapper', 'upmann connecticut churchill'],
    ['when a line of one house is called as the wrapper', 'punch maduro'],
    ['when a size is a line and nothing else was said', 'partagas shorts'],
    ['when one of several countries was said', 'trinidad nicaragua'],
    ['when the country in its name was said', 'trinidad dominican'],
    ['when it is no cigar', 'simon bolivar was a general'],
    ['when nothing was typed', ''],
  ])('%s: %s', (_, text) => {
    expect(ask(text)).toBeUndefined()
  })
})

test('A house that rolls in two countries is asked for by both', () => {
  const question = ask('trinidad')
  expect(question?.text).toContain('in the Dominican Republic and Nicaragua.')
  expect(question?.choices.map(({ text }) => text)).toEqual(['Cuban', 'Dominican or Nicaraguan'])
  expect(recognise(question!.choices[1]!.cigar).matches[0]?.cigar.brand).toBe('Trinidad (Dominican)')
})

test('The question names every country where the other house rolls a good part of its lines, and no other', () => {
  for (const { name, brand, countries, other } of index.namesakes.values()) {
    const lines = catalogue.cigars.filter(cigar => cigar.brand === brand)
    for (const country of countries)
      expect(
        lines.some(cigar => cigar.country === country),
        `${brand} ${country}`,
      ).toBe(true)
    const elsewhere = countries[0] === 'Cuba' ? other.countries : countries
    const text = ask(name)?.text ?? ''
    for (const country of ['Dominican Republic', 'Honduras', 'Nicaragua'])
      expect(text.includes(country), `${name} ${country}`).toBe(elsewhere.includes(country))
  }
})

test('Either answer is recognised for sure, without another question, as of the house it names', () => {
  const names = [...new Set([...index.namesakes.values()].map(({ name }) => name))]
  expect(names.length).toBeGreaterThan(8)
  for (const name of names)
    for (const words of ['', 'robusto', 'churchill', 'double corona', 'petit corona']) {
      const question = ask(`${name} ${words}`)
      for (const { text, cigar } of question?.choices ?? []) {
        const { recognised, matches, versions } = recognise(cigar)
        expect({ cigar, recognised, versions }).toEqual({ cigar, recognised: true, versions: undefined })
        expect(countryOf(matches[0]!.cigar.brand) === 'Cuba', cigar).toBe(text === 'Cuban')
      }
    }
})

test('Every such brand asks when it is named alone', () => {
  for (const { name } of index.namesakes.values()) expect(ask(name), name).toBeDefined()
})

test('Both houses stand in turns among the first, and no score rises on the way down', () => {
  for (const text of ['cohiba', 'cohiba robusto', 'hoyo double corona']) {
    const { matches } = recognise(text)
    const first = matches.slice(0, 4).map(({ cigar }) => cigar.country === 'Cuba')
    expect(first[0], text).not.toBe(first[1])
    expect(first[2], text).not.toBe(first[3])
    const scores = matches.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  }
})
