import { describe, expect, test } from 'vitest'
import type { Degree } from '#features/catalogue/catalogue.contract.ts'
import type { CigarProfile } from '#features/pairing/engine/profile.rules.ts'
import { inventedPair } from '#test/invented-pair.ts'
import { keyPicker } from '#test/key-picker.ts'
import { bodyText, composeOpening } from './opening.rules.ts'

const open = (cigar: Partial<CigarProfile>, drink: Parameters<typeof inventedPair>[1] = {}) => {
  const picker = keyPicker()
  return { text: composeOpening(inventedPair(cigar, drink), picker), picked: picker.picked[0]! }
}

describe('A cigar of the catalogue', () => {
  test('is named in full with the drink, which is then described', () => {
    const { text } = open(
      { brand: 'Padrón', line: '1964' },
      { name: 'Zacapa', kind: 'spirit', sentence: 'A rum.' },
    )
    expect(text).toMatch(/^\(openings spirit\|any cigar=Padrón 1964 drink=Zacapa\) .* A rum\.$/)
  })

  test('gets no sentence about a small pour where the glass is tall', () => {
    const suits = (glass: 'highball' | 'rocks') => open({}, { glass }).picked.suits!
    for (const phrase of ['Pour a measure of it', 'Add it with a light hand', 'Begin with a little of it']) {
      expect(suits('highball')(phrase)).toBe(false)
      expect(suits('rocks')(phrase)).toBe(true)
    }
    expect(suits('highball')('Pour a measured and little-known one')).toBe(true)
  })
})

describe('A cigar outside the catalogue', () => {
  const key = (cigar: Partial<CigarProfile>) => open({ isInferred: true, ...cigar }).picked.keys

  test('is opened by what is known of it', () => {
    expect(key({ brand: 'Padrón', line: '' })).toBe('maker-only')
    expect(key({ brand: 'Padrón', line: 'Unknown' })).toBe('maker')
    expect(key({ brand: 'Unlisted', wrapper: 'natural' })).toBe('plain')
    expect(key({ brand: 'Unlisted', wrapper: 'broadleaf' })).toBe('words')
  })

  test('is described by maker, body and wrapper, never by a name', () => {
    const { text } = open({
      isInferred: true,
      brand: 'Cohiba (Dominican)',
      line: 'X',
      body: 4,
      wrapper: 'corojo',
    })
    expect(text).toContain('maker=Cohiba body=medium to full wrapper=corojo')
    expect(text).not.toContain('cigar=')
  })
})

test('The body goes from mild to full', () => {
  const texts = ([1, 2, 3, 4, 5] satisfies Degree[]).map(body => bodyText({ body }))
  expect([texts[0], texts[2], texts[4]]).toEqual(['mild', 'medium', 'full'])
  expect([texts[1], texts[3]]).toEqual(['mild to medium', 'medium to full'])
})
