import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { cigarName } from '../cigar-name.rules.ts'

const { drinks } = catalogue
const firstName = (text: string) => catalogue.findDrinks(text)[0]?.name
const recognizedName = (text: string) => catalogue.recognizeDrink(text)?.name

describe('Every drink', () => {
  test('is found first, and recognized, by its own name', () => {
    const wrong = drinks.filter(
      drink => firstName(drink.name) !== drink.name || recognizedName(drink.name) !== drink.name,
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('is recognized by its aliases, unless another drink has the same one', () => {
    const wrong = drinks.flatMap(({ name, aliases }) =>
      aliases.filter(alias => {
        const found = catalogue.recognizeDrink(alias)
        return found?.name !== name && !found?.aliases.some(each => plain(each) === plain(alias))
      }),
    )
    // Two drinks are a short espresso.
    expect(wrong).toEqual(['Short Espresso'])
  })

  test('is among the first three with a letter missing, except for names of short words', () => {
    const wrong = drinks.filter(({ name }) => {
      // In the longest word: without a digit Glenfarclas 25 would be another drink, and Bud without a letter none.
      const longest = name.match(/\p{L}+/gu)!.reduce((a, b) => (b.length > a.length ? b : a))
      if (longest.length < 6) return false
      const gap = name.indexOf(longest) + Math.floor(longest.length / 2)
      const slip = name.slice(0, gap) + name.slice(gap + 1)
      return !catalogue
        .findDrinks(slip)
        .slice(0, 3)
        .some(drink => drink.name === name)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

describe('A drink is found', () => {
  test.each([
    ['without accents', 'remy martin vsop', 'Rémy Martin VSOP'],
    ['in capitals', 'LAGAVULIN 16', 'Lagavulin 16 Year'],
    ['with a number in words', 'lagavulin sixteen', 'Lagavulin 16 Year'],
    ['in another order', '16 lagavulin', 'Lagavulin 16 Year'],
    ['with an extra letter', 'lagavullin 16', 'Lagavulin 16 Year'],
    ['with initials and full stops', 'Rémy V.S.O.P.', 'Rémy Martin VSOP'],
    ['in two words that are one', 'glen fiddich 18', 'Glenfiddich 18 Year'],
    ['in one word that is two', 'oldfashioned', 'Old Fashioned'],
    ['by its bar abbreviation', 'g&t', 'Gin and Tonic'],
    ['by a common misspelling', 'expresso', 'Espresso'],
    ['inside a sentence', 'a glass of tawny port please', 'Tawny Port'],
    ['in another language', 'je voudrais un café', 'Espresso'],
  ])('%s', (_, text, name) => {
    expect(recognizedName(text)).toBe(name)
    expect(firstName(text)).toBe(name)
  })

  test('while its name is still being typed', () => {
    for (const beginning of ['lag', 'laga', 'lagav', 'lagavu'])
      expect(
        catalogue
          .findDrinks(beginning)
          .slice(0, 5)
          .map(({ name }) => name),
      ).toContain('Lagavulin 16 Year')
    expect(catalogue.findDrinks('gl').length).toBeGreaterThan(5)
  })
})

describe('A style of drink', () => {
  test.each([
    ['rum', 'rum'],
    ['bourbon', 'bourbon'],
    ['mezcal', 'agave'],
    ['peaty scotch', 'scotch-peated'],
    ['red wine', 'red'],
    ['armagnac', 'cognac'],
    ['oloroso', 'sherry-madeira'],
    ['islay single malt', 'scotch-peated'],
  ])('%s finds a neat drink before a mixed one', (text, family) => {
    expect(catalogue.recognizeDrink(text)).toMatchObject({ family, recipe: [] })
  })

  test('finds all drinks of that style', () => {
    const ports = catalogue.findDrinks('tawny port').slice(0, 8)
    expect(ports.every(({ name, style }) => /tawny/i.test(`${name} ${style}`))).toBe(true)
  })
})

describe('Not recognized as a drink:', () => {
  test.each([
    ['padron 1964', 'padron 1964'],
    ['rocky patel sun grown', 'rocky patel sun grown'],
    ['davidoff', 'davidoff'],
    ['undercrown', 'undercrown'],
    ['diesel', 'diesel'],
    ['hello', 'hello'],
    ['what a lovely evening', 'what a lovely evening'],
    ['my dog is called Rex', 'my dog is called Rex'],
    ['happy new year', 'happy new year'],
    ['maybe later', 'maybe later'],
    ['where can I park', 'where can I park'],
    ['green light', 'green light'],
    ['asdf', 'asdf'],
    ['{{7*7}}', '{{7*7}}'],
    ['nothing', ''],
    ['a space', ' '],
    ['🔥🔥🔥', '🔥🔥🔥'],
    ['10,000 letters', 'a'.repeat(10_000)],
  ])('%s', (_, text) => {
    expect(recognizedName(text)).toBeUndefined()
  })

  test('a cigar of the catalogue, unless a drink has exactly that name', () => {
    const taken = catalogue.lines.filter(cigar => catalogue.recognizeDrink(cigarName(cigar)))
    expect(taken.map(cigarName)).toEqual(['Petit Punch'])
  })
})

test('The same words always give the same result', () => {
  const names = (text: string) => catalogue.findDrinks(text).map(({ id }) => id)
  for (const text of ['rum', 'scotch', 'port', 'ginger']) expect(names(text)).toEqual(names(text))
})
