import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#features/catalogue/server/read-catalogue.ts'
import { tokenizeCigarText } from '#features/catalogue/words/tokenize-cigar-text.rules.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { inferDefaultCigar } from './default-cigar.rules.ts'
import { inferProfile } from './inferred-profile.rules.ts'

const { cigars, brands, notesById } = readCatalogue(join(projectRoot(import.meta.dirname), 'data'))
const infer = (text: string) => inferProfile(tokenizeCigarText(text))

describe('A wrapper suggests a body', () => {
  test.each([
    ['candela robusto', 'candela', 2],
    ['green candela', 'candela', 2],
    ['Connecticut toro', 'connecticut', 2],
    ['a natural cigar', 'natural', 3],
    ['Cameroon corona', 'cameroon', 3],
    ['camaroon', 'cameroon', 3],
    ['Sumatra lonsdale', 'sumatra', 3],
    ['criollo', 'criollo', 3],
    ['corojo gordo', 'corojo', 4],
    ['Habano 6x60', 'habano', 4],
    ['broadleaf', 'broadleaf', 4],
    ['San Andrés toro', 'san-andres', 4],
    ['maduro torpedo', 'maduro', 4],
    ['oscuro', 'maduro', 5],
    ['unbanded connecticut robusto', 'connecticut', 2],
    ['a dark cigar', 'maduro', 4],
    ['conn toro', 'connecticut', 2],
    ['dark habano', 'habano', 4],
    ['a red sun grown stick', 'habano', 4],
  ])('%s', (text, wrapperClass, body) => {
    expect(infer(text)).toMatchObject({ wrapperClass, body, isInferred: true, id: undefined })
  })
})

describe('A size in words or digits gives the vitola', () => {
  test.each([
    ['maduro robusto', 5, 50, 'parejo'],
    ['maduro robustos', 5, 50, 'parejo'],
    ['habano churchill', 7, 48, 'parejo'],
    ['connecticut lancero', 7.5, 38, 'lancero'],
    ['corojo torpedo', 6.5, 52, 'torpedo'],
    ['cameroon perfecto', 5, 50, 'perfecto'],
    ['pirámide', 6.125, 52, 'piramide'],
    ['maduro 6 1/2 x 48', 6.5, 48, 'parejo'],
    ['5x50', 5, 50, 'parejo'],
  ])('%s', (text, lengthInches, ringGauge, shape) => {
    expect(infer(text)?.vitola).toMatchObject({ lengthInches, ringGauge, shape })
  })

  test('Dimensions take precedence over the name of a size', () => {
    expect(infer('robusto 7x48')?.vitola).toMatchObject({ lengthInches: 7, ringGauge: 48 })
  })
})

describe('Words for strength count beside the word cigar', () => {
  test.each([
    ['a mild cigar', 1],
    ['mild to medium cigar', 2],
    ['medium bodied cigar', 3],
    ['medium to full cigar', 4],
    ['a full bodied stick', 5],
    ['strong maduro', 5],
    ['mild maduro', 1],
  ])('%s', (text, degree) => {
    expect(infer(text)).toMatchObject({ body: degree, strength: degree })
  })
})

test.each([
  '',
  'hello',
  'strong coffee',
  'a mild winter',
  'dark night',
  'green tea',
  'Nicaragua',
  'medium rare steak',
  'mystery cigar',
  'some unbranded short filler',
  'sumatra coffee',
  'we moved to Connecticut last year',
  'toro lawn mower',
  'black forest cake',
  'constructor prototype',
])('“%s” does not describe a cigar', text => {
  expect(infer(text)).toBeUndefined()
})

test('A long sentence about a maduro is not the name of a cigar', () => {
  expect(infer('my uncle once had a maduro on the porch and then it started to rain on us')).toBeUndefined()
})

test('The country is set if the words name it', () => {
  expect(infer('Nicaraguan habano robusto')?.country).toBe('Nicaragua')
  expect(infer('habano robusto')?.country).toBe('')
})

test('Every inferred profile is unlisted, has known notes and can be drawn', () => {
  const word = fc.constantFrom(
    ...'maduro candela connecticut robusto toro cigar mild full strong nicaraguan cuban 5x50 unicorn dark san andres the'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), words => {
      const profile = infer(words.join(' '))
      if (!profile) return
      expect(profile).toMatchObject({ brand: 'Unlisted', id: undefined, isInferred: true })
      expect(profile.line).toMatch(/^[\p{Lu}\d]/u)
      expect(profile.notes.every(note => notesById.has(note))).toBe(true)
      expect(profile.vitola.lengthInches).toBeGreaterThan(0)
      expect(profile.minutes).toBeGreaterThanOrEqual(20)
    }),
  )
})

test('Every maker with a known cigar has a default one based on its own, which is not listed as a line', () => {
  for (const { brand } of brands) {
    const own = cigars.filter(cigar => cigar.brand === brand)
    if (own.length === 0) continue
    const profile = inferDefaultCigar(brand, cigars)
    expect(profile, brand).toMatchObject({ brand, line: 'unlisted line', id: undefined, isInferred: true })
    expect(own.some(({ body }) => body === profile?.body)).toBe(true)
    // Those that most of its lines have, not those of one line.
    expect(profile!.notes.every(note => own.some(({ notes }) => notes.includes(note)))).toBe(true)
  }
  expect(inferDefaultCigar('Nobody & Sons', cigars)).toBeUndefined()
})

test('A place beside a size is a leaf, and lighting a cigar says nothing about its strength', () => {
  expect(infer('unbanded connecticut toro')).toMatchObject({ wrapperClass: 'connecticut' })
  expect(infer('how do I light a cigar')).toBeUndefined()
  expect(infer('a light cigar')).toMatchObject({ body: 1 })
})

describe('What the wrapper leads one to expect', () => {
  const [body, strength] = [
    (leaf: string) => infer(`${leaf} cigar robusto`)!.body,
    (leaf: string) => infer(`${leaf} cigar robusto`)!.strength,
  ]

  test('goes from the pale leaves, which are mild in body and strength, to oscuro, the fullest', () => {
    for (const leaf of ['candela', 'connecticut', 'claro'])
      expect([body(leaf), strength(leaf)]).toEqual([2, 2])
    for (const leaf of ['cameroon', 'criollo', 'sumatra'])
      expect([body(leaf), strength(leaf)]).toEqual([3, 3])
    for (const leaf of ['corojo', 'habano', 'broadleaf']) expect([body(leaf), strength(leaf)]).toEqual([4, 4])
    expect([body('oscuro'), strength('oscuro')]).toEqual([5, 4])
  })

  test('is more body than strength where the leaf is dark by fermentation alone', () => {
    for (const leaf of ['maduro', 'rosado']) expect(body(leaf)).toBeGreaterThan(strength(leaf))
  })
})

test('A country and a size, or a leaf and a size, describe a cigar together', () => {
  for (const text of ['nicaragua toro', 'honduras churchill', 'sumatra toro', 'mild toro'])
    expect(infer(text), text).toBeDefined()
})
