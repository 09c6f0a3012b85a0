import { describe, expect, test } from 'vitest'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { plainCigar, plainDrink } from '#test/invented-pair.ts'
import { drawPair } from './pair-drawing.rules.ts'

const cigar: Cigar = {
  ...plainCigar,
  id: 'invented-medium',
  shade: 'maduro',
  aliases: [],
  binder: '',
  filler: '',
  vitolas: [
    { name: 'Gran Largo', lengthInches: 9, ringGauge: 60, shape: 'parejo' },
    { name: 'Robusto', lengthInches: 5, ringGauge: 50, shape: 'torpedo' },
  ],
  thirds: undefined,
  make: 'handmade',
  status: undefined,
  year: undefined,
  price: undefined,
  sourceUrl: undefined,
  checked: undefined,
  confidence: 'high',
}

describe('The drawing of a pair', () => {
  test('shows the cigar in its default size and color, with the drink', () => {
    expect(drawPair(cigar, plainDrink, 'A name')).toEqual({
      cigar: {
        brand: cigar.brand,
        line: cigar.line,
        drawing: { lengthInches: 5, ringGauge: 50, shape: 'torpedo', shade: 'maduro' },
      },
      drink: plainDrink,
    })
  })

  test('has no cigar where only its name is known', () => {
    const { brand, line } = cigar
    const named = { ...cigar, confidence: 'low' } as const
    expect(drawPair(named, plainDrink, 'A name')?.cigar).toEqual({ brand, line, drawing: null })
  })

  test('has the drink, and the name of the cigar, where the catalogue lacks the cigar', () => {
    const unlisted = { brand: 'Unlisted', line: 'Strong Nicaraguan', drawing: null }
    expect(drawPair(undefined, plainDrink, 'Strong Nicaraguan')).toEqual({
      cigar: unlisted,
      drink: plainDrink,
    })
  })

  test('is missing where the catalogue lacks the drink', () => {
    expect([drawPair(cigar, undefined, 'A name'), drawPair(undefined, undefined, 'A name')]).toEqual([
      null,
      null,
    ])
  })
})
