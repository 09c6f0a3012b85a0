import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenizeCigarText } from './tokenize-cigar-text.rules.ts'

const words = (text: string) => tokenizeCigarText(text).words.join(' ')

describe('Different spellings of a name give the same words', () => {
  test.each([
    ['accents and capitals', 'PADRÓN Añejo Estelí', 'padron anejo esteli'],
    ['wide and joined letters', 'Ｐａｄｒｏｎ １９６４', 'padron 1964'],
    ['apostrophes of any kind', 'L’Atelier l`atelier', 'latelier latelier'],
    ['No. before a number', 'Montecristo No. 2', 'montecristo 2'],
    ['No. without a space', 'Montecristo No.2', 'montecristo 2'],
    ['a hash', 'Añejo #77', 'anejo 77'],
    ['the numero sign', 'Añejo № 77', 'anejo 77'],
    ['nº as in Spanish', 'Montecristo Nº 2', 'montecristo 2'],
    ['N° with a degree sign', 'Montecristo N° 2', 'montecristo 2'],
    ['the word number', 'Montecristo number two', 'montecristo 2'],
    ['número', 'Montecristo Número 2', 'montecristo 2'],
    ['a Roman numeral', 'Cohiba Siglo VI', 'cohiba siglo 6'],
    ['a Roman numeral of four letters', 'Henry VIII', 'henry 8'],
    ['Serie V', 'Oliva Serie V Melanio', 'oliva serie 5 melanio'],
    ['a letter that is not a numeral', 'Partagás Serie D No. 4', 'partagas serie d 4'],
    ['the pronoun I', 'I like it', 'i like it'],
    ['a spoken number', 'Siglo six', 'siglo 6'],
    ['a spoken number of two words', 'Añejo seventy seven', 'anejo 77'],
    ['a spoken year', 'Padrón nineteen sixty four', 'padron 1964'],
    ['another spoken year', 'Padrón nineteen twenty-six', 'padron 1926'],
    ['a year after 2000', 'twenty twelve', '2012'],
    ['an ordinal in digits', 'Camacho 10th', 'camacho 10'],
    ['an ordinal in words', 'tenth anniversary', '10 anniversary'],
    ['an ordinal of two words', 'twenty-fifth anniversary', '25 anniversary'],
    ['a spoken number with a zero', 'Room one oh one', 'room 101'],
    ['spoken hundreds', 'three hundred hands', '300 hands'],
    ['spoken thousands', 'two thousand twelve', '2012'],
    ['spoken digits', 'eight five eight', '858'],
    ['a spoken year with a zero', 'nineteen oh three', '1903'],
    ['a number in Spanish', 'Montecristo número dos', 'montecristo 2'],
    ['the word one that is not a number', 'having one after Padron', 'having after padron'],
    ['that word where a sentence begins', 'One of the Padrons', 'of the padrons'],
    ['that word at the end of a name', 'smoking an Acid One tonight', 'smoking an acid 1 tonight'],
    ['packaging', 'Padron 1964 box of 25', 'padron 1964'],
    ['markup', '<p class="x">Padron</p>&amp; <br>1964', 'padron 1964'],
    ['a script', 'Padron <script>alert(1)</script> 1964', 'padron 1964'],
    ['non-Cuban', 'non-Cuban Cohiba', 'noncuban cohiba'],
    ['underscores', 'Villiger_135th_Anniversary', 'villiger 135 anniversary'],
    ['8-5-8', 'Fuente 8-5-8', 'fuente 858'],
    ['T-52', 'Liga Privada T-52', 'liga privada t52'],
    ['T52', 'Liga Privada T52', 'liga privada t52'],
    ['numbers that are names', '1502 and 5 Vegas', '1502 and 5 vegas'],
    ['signs, dots and commas', 'H. Upmann, "Vintage" (Cameroon)!', 'h upmann vintage cameroon'],
    ['nothing but signs', ' #!? … ', ''],
    ['nothing', '', ''],
  ])('%s: %s', (_, text, expected) => {
    expect(words(text)).toBe(expected)
  })
})

describe('A size is taken out of the words', () => {
  test.each([
    ['Padron 1964 5x50', 'padron 1964', 5, 50],
    ['Padron 6 1/2 x 52', 'padron', 6.5, 52],
    ['6.5 by 52 Padron', 'padron', 6.5, 52],
    ['Padron 6 × 60', 'padron', 6, 60],
    ['Padron 6*54', 'padron', 6, 54],
    ['Padron 6 1/8 x 52', 'padron', 6.125, 52],
    ['Padron 6" x 52', 'padron', 6, 52],
    ['Padron 5.5in x 50', 'padron', 5.5, 50],
  ])('%s', (text, rest, lengthInches, ringGauge) => {
    const read = tokenizeCigarText(text)
    expect(read.words.join(' ')).toBe(rest)
    expect(read.size).toEqual({ lengthInches, ringGauge })
  })

  test.each(['9 x 99', '60 x 6', '1 x 50', '5 50', 'Padron 1964'])('%s is not a cigar size', text => {
    expect(tokenizeCigarText(text).size).toBeUndefined()
  })

  test('A fraction with denominator 0 does not break the size', () => {
    expect(tokenizeCigarText('5 1/0 x 50').size).toEqual({ lengthInches: 5, ringGauge: 50 })
  })
})

test('Tokenizing is idempotent', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Padrón', '1964', 'No.', '#2', 'VI', 'T-52', 'toro')), parts => {
      const once = words(parts.join(' '))
      expect(words(once)).toBe(once)
    }),
  )
})

test('Any text gives words without spaces or capitals, and only plausible sizes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      const read = tokenizeCigarText(text)
      for (const word of read.words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      if (read.size) expect(read.size.lengthInches).toBeLessThanOrEqual(10)
    }),
    { numRuns: 500 },
  )
})
