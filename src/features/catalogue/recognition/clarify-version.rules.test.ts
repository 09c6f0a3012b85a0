import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/project-root.ts'
import { readCatalogue } from '../server/read-catalogue.ts'
import { indexCigars } from './cigar-index.rules.ts'
import { clarifyVersion } from './clarify-version.rules.ts'
import { recognizeCigar } from './recognize-cigar.rules.ts'

const catalogue = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const index = indexCigars(catalogue)
const recognize = (text: string, limit = 8) => recognizeCigar(index, text, limit)
const questionFor = (text: string) => clarifyVersion(recognize(text))
const countryOf = (brand: string) => catalogue.cigars.find(cigar => cigar.brand === brand)?.country

describe('A brand name that two makers use needs a question', () => {
  test.each([
    ['named alone', 'cohiba'],
    ['by a short name', 'monte'],
    ['by its initials', 'ryj'],
    ['in a sentence', 'smoking a partagas tonight'],
    ['with a size that both have', 'cohiba robusto'],
    ['with a line that is a size of the other', 'hoyo double corona'],
    ['in capitals', 'ROMEO Y JULIETA CHURCHILL'],
    ['when a line has exactly that name', 'hoyo de monterrey'],
    ['when a drink has that name', 'punch'],
    ['when one name starts with the other', 'san cristobal'],
    ['with a word that neither maker uses', 'montecristo xqzz'],
    ['with a size that only one of them spells that way', 'upmann churchill'],
    ['with a wrapper that both have, by a short name', 'monte maduro'],
    ['with a wrapper that both have and a size', 'montecristo maduro churchill'],
  ])('%s: %s', (_, text) => {
    const question = questionFor(text)
    expect(question?.text).toMatch(
      /^[^?]+ is rolled in Cuba and, by another maker, in [^?]+\. Which one is yours\?$/,
    )
    expect(question?.choices[0]?.text).toBe('Cuban')
    expect(question?.choices).toHaveLength(2)
  })
})

describe('There is no question', () => {
  test.each([
    ['when only one maker has the line', 'cohiba siglo vi'],
    ['for a line of the other maker', 'cohiba red dot'],
    ['when the country was typed', 'monte 4 cuban'],
    ['when the other country was typed', 'dominican cohiba robusto'],
    ['when the text excludes one country', 'non-Cuban Cohiba'],
    ['when the number is a line', 'montecristo no. 2'],
    ['when a line repeats its maker', 'punch punch'],
    ['when only one maker has the name', 'oliva serie v'],
    ['when only one maker has such a wrapper', 'upmann connecticut churchill'],
    ['when a line of one maker has the name of the wrapper', 'punch maduro'],
    ['when a size is also a line and nothing else was typed', 'partagas shorts'],
    ['when one of several countries was typed', 'trinidad nicaragua'],
    ['when the country in its name was typed', 'trinidad dominican'],
    ['when it is not a cigar', 'simon bolivar was a general'],
    ['when nothing was typed', ''],
  ])('%s: %s', (_, text) => {
    expect(questionFor(text)).toBeUndefined()
  })
})

test('The answer for a maker in two countries names both', () => {
  const question = questionFor('trinidad')
  expect(question?.text).toContain('in the Dominican Republic and Nicaragua.')
  expect(question?.choices.map(({ text }) => text)).toEqual(['Cuban', 'Dominican or Nicaraguan'])
  expect(recognize(question!.choices[1]!.cigar).matches[0]?.cigar.brand).toBe('Trinidad (Dominican)')
})

test('The question names the countries where the other maker rolls a substantial share of its lines, and no others', () => {
  for (const { name, brand, countries, other } of index.namesakes.values()) {
    const lines = catalogue.cigars.filter(cigar => cigar.brand === brand)
    // The first one may be known by the name of the brand alone.
    for (const country of countries.slice(brand.includes('(') ? 1 : 0))
      expect(
        lines.some(cigar => cigar.country === country),
        `${brand} ${country}`,
      ).toBe(true)
    const elsewhere = countries[0] === 'Cuba' ? other.countries : countries
    const text = questionFor(name)?.text ?? ''
    for (const country of ['Dominican Republic', 'Honduras', 'Nicaragua'])
      expect(text.includes(country), `${name} ${country}`).toBe(elsewhere.includes(country))
  }
})

test('Either answer is recognized as the maker it names, without another question', () => {
  const names = [...new Set([...index.namesakes.values()].map(({ name }) => name))]
  expect(names.length).toBeGreaterThan(8)
  for (const name of names)
    for (const words of ['', 'robusto', 'churchill', 'double corona', 'petit corona']) {
      const question = questionFor(`${name} ${words}`)
      for (const { text, cigar } of question?.choices ?? []) {
        const { isRecognized, matches, versions } = recognize(cigar)
        expect([isRecognized, versions], cigar).toEqual([true, undefined])
        expect(countryOf(matches[0]!.cigar.brand) === 'Cuba', cigar).toBe(text === 'Cuban')
      }
    }
})

test('Every such brand name typed alone needs a question', () => {
  for (const { name } of index.namesakes.values()) expect(questionFor(name), name).toBeDefined()
})

test('Both makers alternate at the top, and no score rises down the list', () => {
  for (const text of ['cohiba', 'cohiba robusto', 'hoyo double corona']) {
    const { matches } = recognize(text)
    const first = matches.slice(0, 4).map(({ cigar }) => cigar.country === 'Cuba')
    expect(first[0], text).not.toBe(first[1])
    expect(first[2], text).not.toBe(first[3])
    const scores = matches.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  }
})
