import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { drinkFamilies } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { cigarRowOf, drinkRowOf } from '#features/catalogue/server/file-row-of.ts'
import { loadCatalogue } from '#features/catalogue/server/load-catalogue.ts'
import { catalogue } from '#test/catalogue.ts'
import { profileOf } from '../engine/profile.rules.ts'
import { scorePair } from '../engine/scoring.rules.ts'
import { readCuratedPairings } from './read-curated-pairings.ts'

const data = resolve(import.meta.dirname, '../../../../data')
const written = readCuratedPairings(join(data, 'curated-pairings.md'), catalogue)

const pairs = written.map(row => ({
  ...row,
  cigar: catalogue.cigars.find(each => cigarName(each) === row.cigar_name)!,
  drink: catalogue.drinks.find(each => each.name === row.spirit_name)!,
}))

describe('the curated pairings', () => {
  it('are at least 36, with unique titles, slugs, cigars and drinks', () => {
    expect(written.length).toBeGreaterThanOrEqual(36)
    for (const column of ['title', 'slug', 'cigar_name', 'spirit_name'] as const)
      expect(new Set(written.map(row => row[column])).size, column).toBe(written.length)
  })

  it('have no empty column and no repeated sentence', () => {
    for (const row of written)
      for (const [column, text] of Object.entries(row))
        expect(text.trim(), `${row.slug} ${column}`).not.toBe('')
    const sentences = written
      .flatMap(row => [row.cigar_desc, row.spirit_desc, row.description])
      .flatMap(text => text.split(/(?<=[.:])\s+/))
      .filter(sentence => sentence.split(' ').length > 3)
    expect(sentences.filter((each, place) => sentences.indexOf(each) !== place)).toEqual([])
  })

  it('are found where the lounge has corrected the name of the cigar or the drink', () => {
    const { cigar, drink } = pairs[0]!
    const renamed = loadCatalogue(data, [
      { kind: 'cigar', id: cigar.id, facts: { ...cigarRowOf(cigar), line: 'Renamed' } },
      { kind: 'drink', id: drink.id, facts: { ...drinkRowOf(drink), name: 'Renamed Drink' } },
    ])
    const [first, ...others] = readCuratedPairings(join(data, 'curated-pairings.md'), renamed)
    expect(first).toMatchObject({
      title: written[0]!.title,
      cigar_name: expect.stringContaining('Renamed'),
      spirit_name: 'Renamed Drink',
    })
    expect(others).toEqual(written.slice(1))
  })

  it('begin each paragraph with different words', () => {
    const paragraphs = written.flatMap(row => [
      row.cigar_desc,
      row.spirit_desc,
      ...row.description.split('\n\n'),
    ])
    const beginnings = paragraphs.map(text => text.split(' ').slice(0, 4).join(' '))
    expect(beginnings.filter((each, place) => beginnings.indexOf(each) !== place)).toEqual([])
  })

  it('score at least 60 in the pairing engine: a fair match, even where few pour such a drink', () => {
    for (const { title, cigar, drink } of pairs) {
      const pair = { cigar: profileOf(cigar, undefined, []), drink, ...catalogue }
      expect(scorePair(pair).score, title).toBeGreaterThanOrEqual(60)
    }
  })

  it('are recognized by their names, so that each has a drawing', () => {
    for (const { title, cigar_name, cigar } of pairs) {
      const { isRecognized, matches } = catalogue.recognize(cigar_name, 1)
      expect([isRecognized, matches[0]?.cigar.id], title).toEqual([true, cigar.id])
    }
  })

  it('cover every body and every family of spirits', () => {
    expect(new Set(pairs.map(({ cigar }) => cigar.body))).toEqual(new Set([1, 2, 3, 4, 5]))
    const families = new Set(pairs.map(({ drink }) => drink.family))
    expect(drinkFamilies.spirit.filter(family => !families.has(family))).toEqual([])
    const ofKind = (kind: string) => pairs.filter(({ drink }) => drink.kind === kind).length
    expect(ofKind('wine')).toBeGreaterThanOrEqual(6)
    expect(ofKind('mocktail')).toBeGreaterThanOrEqual(6)
  })

  it('agree with the catalogue on proof, temperature and time', () => {
    for (const { title, drink, spirit_desc, description, cigar_duration } of pairs) {
      const text = `${spirit_desc} ${description}`
      for (const [proof] of text.matchAll(/[\d.]+(?=[ -]proof)/g))
        expect(Number(proof), title).toBe(drink.proof)
      for (const [degrees] of text.matchAll(/\d+ °F/g)) expect(drink.serve, title).toContain(degrees)
      for (const [, tens = '', five] of text.matchAll(
        /\b(thirty|forty|fifty|sixty|seventy)(-five)?(?!-)\b/gi,
      ))
        expect(cigar_duration, title).toBe(`About ${minutesOf[tens.toLowerCase()]! + (five ? 5 : 0)} minutes`)
    }
  })
})

const minutesOf: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 }

describe('an invalid file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curated-pairings-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = (text: string) => {
    writeFileSync(join(folder, 'pairings.md'), text)
    return readCuratedPairings(join(folder, 'pairings.md'), catalogue)
  }
  const whole =
    '# Trinidad Reyes & Clynelish 14 Year\n\nCigar: Small.\n\nDrink: Waxy.\n\nOne.\n\nTwo.\n\nThree.\n'

  it('is accepted if it is complete', () => {
    expect(read(whole)).toMatchObject([{ slug: 'trinidad-reyes-clynelish-14-year', cigar_desc: 'Small.' }])
  })

  it.each([
    ['an unknown drink', whole.replace('Clynelish', 'Clinelish'), /not in the catalogue/],
    ['a missing paragraph', whole.replace('\n\nThree.', ''), /three paragraphs/],
    ['no text on the cigar', whole.replace('Cigar: ', ''), /“?Cigar: /],
  ])('prevents the start with an error: %s', (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence)
  })
})
