import { describe, expect, test } from 'vitest'
import { tokenizeCigarText } from '#features/catalogue/words/tokenize-cigar-text.rules.ts'
import { inferProfile } from './inferred-profile.rules.ts'
import { readWish } from './wish-words.rules.ts'

const wishIn = (text: string) => readWish(tokenizeCigarText(text).words)

describe('A wish is read with its strength', () => {
  test.each([
    ['something mild for golf', 1, 'Mild cigar'],
    ['anything light and smooth before lunch', 1, 'Mild cigar'],
    ['something strong', 5, 'Full-bodied cigar'],
    ['a medium smoke for the patio', 3, 'Medium cigar'],
    ['something mild to medium', 2, 'Mild to medium cigar'],
    ['something medium to full', 4, 'Medium to full cigar'],
    ['a short strong smoke after dinner', 5, 'Short, full-bodied cigar'],
    ['a long mild cigar', 1, 'Long, mild cigar'],
    ['eine milde Zigarre', 1, 'Mild cigar'],
    ['etwas Leichtes zum Kaffee', 1, 'Mild cigar'],
    ['algo suave para la tarde', 1, 'Mild cigar'],
    ['quelque chose de doux', 1, 'Mild cigar'],
  ])('%s', (text, degree, name) => {
    expect(wishIn(text)).toMatchObject({ degree, name })
    expect(inferProfile(tokenizeCigarText(text))).toMatchObject({
      line: name,
      strength: degree,
      body: degree,
      isWrapperTyped: false,
      isSizeTyped: false,
    })
  })
})

test.each([
  'strong coffee',
  'a mild winter',
  'something for golf',
  'something to eat',
  'full refund',
  'something strong like a bourbon',
  'a mild Connecticut',
  'how do I light a cigar',
  'padron 1964',
])('“%s” is no wish', text => {
  expect(wishIn(text)).toBeUndefined()
})

test('A short one is shorter than a long one', () => {
  const minutesOf = (text: string) => inferProfile(tokenizeCigarText(text))!.minutes
  expect(minutesOf('a short mild smoke')).toBeLessThan(minutesOf('a long mild smoke'))
})
