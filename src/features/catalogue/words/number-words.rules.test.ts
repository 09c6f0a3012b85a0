import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberWordsToDigits } from './number-words.rules.ts'

const read = (text: string) => numberWordsToDigits(text.split(' ')).join(' ')

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** 0 to 99 as they are said. */
const spoken = [...small, ...tens.flatMap(ten => [ten, ...small.slice(1, 10).map(unit => `${ten} ${unit}`)])]
const below = (limit: number, from = 0) => fc.integer({ min: from, max: limit - 1 })

describe('A spoken number is read as its digits', () => {
  test('from zero to ninety-nine', () => {
    expect(spoken.map(read)).toEqual(spoken.map((_, number) => String(number)))
  })

  test('in hundreds and thousands, with and without "and"', () => {
    fc.assert(
      fc.property(
        below(20, 1),
        below(100),
        fc.constantFrom('', 'and '),
        fc.constantFrom(['hundred', 100] as const, ['thousand', 1000] as const),
        (count, rest, and, [scale, factor]) => {
          expect(read(`${small[count]} ${scale} ${and}${spoken[rest]}`)).toBe(String(count * factor + rest))
          expect(read(`${small[count]} ${scale}`)).toBe(String(count * factor))
        },
      ),
    )
  })

  test('as a year in two halves', () => {
    fc.assert(
      fc.property(below(21, 10), below(100, 10), (century, year) => {
        expect(read(`${spoken[century]} ${spoken[year]}`)).toBe(`${century}${year}`)
      }),
    )
  })

  test('as a year with a zero, which has three names', () => {
    fc.assert(
      fc.property(below(21, 10), below(10, 1), fc.constantFrom('oh', 'o', 'zero'), (century, year, zero) => {
        expect(read(`${spoken[century]} ${zero} ${spoken[year]}`)).toBe(`${century}0${year}`)
      }),
    )
  })

  test('as three digits, one by one, a leading zero included', () => {
    fc.assert(
      fc.property(below(10), below(10), below(10), (a, b, c) => {
        expect(read(`${small[a]} ${small[b]} ${small[c]}`)).toBe(`${a}${b}${c}`)
      }),
    )
  })

  test('as people say a street number: one digit, then the two others as a number', () => {
    fc.assert(
      fc.property(below(10, 1), below(100, 10), (hundreds, rest) => {
        fc.pre(rest % 10 !== 0)
        expect(read(`${small[hundreds]} ${spoken[rest]}`)).toBe(`${hundreds}${rest}`)
      }),
    )
  })
})

test.each([
  ['a digit and a round number', 'five fifty', '5 50'],
  ['numbers above twenty', 'fifty sixty', '50 60'],
  ['twenty-one and a year', 'twenty one twelve', '21 12'],
  ['zero and a number', 'zero twelve', '0 12'],
  ['two digits', 'five six', '5 6'],
  ['two digits and a name', 'five six toro', '5 6 toro'],
  ['a number and a zero that nothing follows', 'nineteen oh', '19 oh'],
  ['a zero before a number of two digits', 'nineteen oh twelve', '19 oh 12'],
  ['a ten and a teen', 'sixty fourteen', '60 14'],
  ['a ten and another ten', 'ten ten ten', '1010 10'],
])('Numbers that do not belong together stay apart: %s', (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

describe('A number among the words of a name', () => {
  test.each([
    ['at the beginning', 'nineteen sixty four anniversary', '1964 anniversary'],
    ['in the middle', 'padron nineteen twenty six maduro', 'padron 1926 maduro'],
    ['at the end', 'siglo six', 'siglo 6'],
    ['with a zero, before another word', 'padron nineteen oh three maduro', 'padron 1903 maduro'],
    ['twice', 'nineteen sixty four and nineteen twenty six', '1964 and 1926'],
    ['with "and" that belongs to the name', 'three hundred and hands', '300 and hands'],
    ['after a hundred', 'three hundred hands', '300 hands'],
    ['that is spoken digit by digit', 'fuente eight five eight sungrown', 'fuente 858 sungrown'],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('never swallows a word that is no number', () => {
    const names = ['padron', 'maduro', 'de', 'hundred', 'and', 'oh', 'v8', '1964']
    const word = fc.constantFrom(...names, 'one', 'nineteen', 'sixty', 'zero')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), words => {
        const kept = (name: string, list: readonly string[]) => list.filter(each => each === name).length
        const digits = numberWordsToDigits(words)
        for (const name of ['padron', 'maduro', 'de', 'v8'])
          expect(kept(name, digits)).toBe(kept(name, words))
        expect(digits.length).toBeLessThanOrEqual(words.length)
      }),
    )
  })
})

describe('A word that counts or ranks is read as its number', () => {
  test.each([
    ['first', '1'],
    ['second', '2'],
    ['fifteenth', '15'],
    ['twentieth', '20'],
    ['ninetieth', '90'],
    ['twenty fifth', '25'],
    ['forty first', '41'],
    ['uno', '1'],
    ['diez', '10'],
    ['ii', '2'],
    ['viii', '8'],
  ])('%s is %s', (word, digits) => {
    expect(read(word)).toBe(digits)
  })

  test.each([
    ['henry i', 'henry 1', 'the number of a name'],
    ['i like it', 'i like it', 'the pronoun at the beginning'],
    ['may i smoke', 'may i smoke', 'the pronoun in the middle'],
    ['i', 'i', 'a single letter'],
    ['world war ii edition', 'world war 2 edition', 'a longer numeral in the middle'],
  ])('%s is %s: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})
