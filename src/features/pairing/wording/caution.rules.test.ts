import { describe, expect, test } from 'vitest'
import type { Drink } from '#features/catalogue/catalogue.contract.ts'
import type { CigarProfile } from '#features/pairing/engine/profile.rules.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { composeCaution } from './caution.rules.ts'

const caution = (cigar: Partial<CigarProfile>, drink: Partial<Drink>) => {
  const text = composeCaution(inventedPair(cigar, drink), keyPicker())
  return text && /^\(cautions (\S+) /.exec(text)?.[1]
}

test('An ordinary pair needs no caution', () => {
  expect(composeCaution(inventedPair({}, {}), keyPicker())).toBeNull()
})

describe('A caution belongs to', () => {
  test.each<[string, Partial<CigarProfile>, Partial<Drink>, Partial<Drink>]>([
    ['cask-strength', {}, { proof: 111 }, { proof: 110 }],
    ['peat', {}, { smoke: 3, family: 'scotch-peated' }, { smoke: 2, family: 'scotch-peated' }],
    ['smoke', {}, { smoke: 3, family: 'agave' }, { smoke: 2 }],
    ['sweet-drink', {}, { sweetness: 5 }, { sweetness: 4 }],
    ['mixed-and-cold', {}, { recipe: ['rum'], serve: 'Shaken over ice' }, { recipe: [], serve: 'Over ice' }],
    ['cup-too-short', { minutes: 75 }, { family: 'coffee' }, { family: 'rum' }],
    ['cup-too-short', { minutes: 75 }, { family: 'tea' }, { family: 'fruit' }],
    [
      'cup-too-short',
      { minutes: 75 },
      { family: 'tea', serve: 'Hot' },
      { family: 'tea', serve: '8 oz over ice' },
    ],
    ['bubbles', { minutes: 75 }, { bubbles: 3 }, { bubbles: 2 }],
  ])('%s', (expected, cigar, cautioned, plain) => {
    expect(caution(cigar, cautioned)).toBe(expected)
    expect(caution(cigar, plain)).toBeNull()
  })

  test('the strongest cigars, unless the answer has called them less than full', () => {
    expect(caution({ strength: 5, body: 5 }, {})).toBe('strong-cigar')
    expect(caution({ strength: 4, body: 5 }, {})).toBeNull()
    expect(caution({ strength: 5, body: 4 }, {})).toBeNull()
  })

  test('cask strength of a spirit only', () => {
    expect(caution({}, { kind: 'wine', proof: 120 })).toBeNull()
    expect(composeCaution(inventedPair({}, { proof: 120 }), keyPicker())).toBe(
      '(cautions cask-strength it=the bourbon)',
    )
  })

  test('a cup or bubbles only with a cigar of more than 70 minutes', () => {
    expect(caution({ minutes: 70 }, { family: 'coffee', bubbles: 5 })).toBeNull()
  })

  test('a mixed drink that is served cold, not hot', () => {
    const recipe = ['rum', 'lime']
    for (const serve of ['Stirred with a large cube', 'Blended with ice'])
      expect(caution({}, { recipe, serve })).toBe('mixed-and-cold')
    // Nothing melts in a drink without ice.
    for (const serve of ['In a chilled coupe', 'Shaken hard with ice, strained up', 'Frosted mug'])
      expect(caution({}, { recipe, serve })).toBe('served-up')
    for (const serve of [
      'Hot, without ice',
      'Hot, or over ice',
      'Cold, at once',
      'In a warm cup',
      'Spiced, with a slice',
    ])
      expect(caution({}, { recipe, serve })).toBeNull()
  })
})

test('Of several cautions the one that matters most is given', () => {
  const everything: Partial<Drink> = {
    proof: 120,
    smoke: 5,
    sweetness: 5,
    recipe: ['rum'],
    serve: 'over ice',
    family: 'coffee',
    bubbles: 5,
  }
  const cigar: Partial<CigarProfile> = { strength: 5, body: 5, minutes: 90 }
  expect(caution(cigar, everything)).toBe('cask-strength')
  expect(caution(cigar, { ...everything, proof: 80 })).toBe('smoke')
  expect(caution(cigar, { ...everything, proof: 80, smoke: 0 })).toBe('strong-cigar')
  expect(caution({ minutes: 90 }, { ...everything, proof: 80, smoke: 0 })).toBe('sweet-drink')
  expect(caution({ minutes: 90 }, { family: 'coffee', bubbles: 5 })).toBe('cup-too-short')
})
