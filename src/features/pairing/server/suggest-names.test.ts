import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { blendWishes, wishes } from '../wishes.rules.ts'
import { identifyCigar } from './identify-cigar.ts'
import { openSuggestions } from './suggest-names.ts'

const suggest = openSuggestions(catalogue)
const namesFor = (typed: string) => suggest(typed).map(({ text }) => text)

test('A maker alone lists its lines', () => {
  const lines = suggest('Padron').filter(each => each.kind === 'cigar')
  const ofMaker = catalogue.lines.filter(({ brand }) => brand === 'Padrón')
  expect(lines.map(({ id }) => id).sort()).toEqual(ofMaker.map(({ id }) => id).sort())
})

test.each(['old', 'mar', 'bou'])(
  'What is known comes before lines that are known by name only: %s',
  typed => {
    const isOfName = suggest(typed).map(each => each.kind === 'cigar' && each.trait === '')
    expect(isOfName).toEqual(isOfName.toSorted((one, other) => Number(one) - Number(other)))
    expect(isOfName[0]).toBe(false)
  },
)

test('The well-known lines of a maker come first', () => {
  const names = namesFor('Cohiba')
  const placeOf = (part: string) => names.findIndex(name => name.includes(part))
  for (const known of ['Siglo', 'Robusto', 'Behike']) {
    expect(placeOf(known), known).toBeGreaterThanOrEqual(0)
    expect(placeOf(known), known).toBeLessThan(8)
    for (const rare of ['1966', 'Ambar'])
      expect(placeOf(rare) < 0 || placeOf(known) < placeOf(rare), `${known} ${rare}`).toBe(true)
  }
})

test.each([
  ['lag', 'Lagavulin 16 Year'],
  ['lagavullin', 'Lagavulin 16 Year'],
  ['macallan', 'Macallan 12 Year Sherry Oak'],
  ['liga pri', 'Drew Estate Liga Privada'],
  ['monecristo', 'Montecristo'],
  ['something sm', 'Something smoky'],
  ['no alcohol', 'No alcohol'],
  ['mild', 'A mild cigar'],
])('%s begins with %s', (typed, first) => {
  expect(namesFor(typed)[0]).toContain(first)
})

test.each(['sign out', 'zzzz', '', 'a', 'x'.repeat(5000)])('Nothing is near %s', typed => {
  expect(suggest(typed)).toEqual([])
})

test('A row says what it is: size, leaf and strength of a cigar, style and family of a drink', () => {
  expect(suggest('oliva serie v melanio')[0]).toMatchObject({
    trait: 'Medium to full',
    detail: expect.stringMatching(/^[^,]+, [^,]+$/),
  })
  expect(suggest('lagavulin')[0]).toMatchObject({ trait: 'Scotch, peated', detail: 'Islay single malt' })
  expect(suggest('espresso').find(({ kind }) => kind === 'drink')).toMatchObject({ trait: 'No alcohol' })
  expect(suggest('tanqueray')[0]).toMatchObject({ trait: 'Spirit' })
  expect(suggest('guinness')[0]).toMatchObject({ trait: 'Beer' })
  for (const each of suggest('padron'))
    expect(each.trait === '', each.text).toBe(each.detail === 'Known by name only')
})

test('The text of a suggested cigar means that cigar', () => {
  for (const typed of ['cohiba', 'padron', 'punch', 'davidoff', 'siglo', 'oliva v', 'undercrown'])
    for (const each of suggest(typed))
      if (each.kind === 'cigar')
        expect(identifyCigar(catalogue, each.text)?.profile.id, each.text).toBe(each.id)
})

test('Strength and wrapper together are suggested as a wish, a wrapper alone is not', () => {
  const wishesOf = (typed: string) =>
    suggest(typed).flatMap(({ kind, text }) => (kind === 'wish' ? text : []))
  expect(wishesOf('mild conn')).toEqual(['A mild Connecticut cigar'])
  expect(wishesOf('maduro full')).toEqual(['A full maduro cigar'])
  expect(wishesOf('maduro')).toEqual([])
})

test('Each wish that is suggested is understood', () => {
  for (const { text, has } of [...wishes, ...blendWishes])
    if (has === 'cigar') expect(identifyCigar(catalogue, text), text).toBeDefined()
    else {
      expect(catalogue.understandDrink(text)?.group, text).toBeDefined()
      expect(identifyCigar(catalogue, text), text).toBeUndefined()
    }
})
