import { expect, test } from 'vitest'
import { unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { whyUnscored } from './why-unscored.ts'

const cigar = {
  brand: 'Padrón',
  line: '1964 Anniversary',
  drawing: { lengthInches: 6, ringGauge: 52, shape: 'parejo', shade: 'maduro' },
} as NonNullable<SavedPairing['cigar_alone']>
const drink = {} as NonNullable<SavedPairing['drawing']>['drink']

test.each([
  [
    'the drink is missing',
    { drawing: null, cigar_alone: cigar },
    /^No score: the drink is not in the catalog\.$/,
  ],
  [
    'both are missing',
    { drawing: null, cigar_alone: null },
    /^No score: neither of them is in the catalog\.$/,
  ],
  [
    'the cigar is missing',
    { drawing: { cigar: { ...cigar, brand: unlistedBrand, drawing: null }, drink }, cigar_alone: null },
    /^No score: the cigar is not/,
  ],
  [
    'only its name is known',
    { drawing: { cigar: { ...cigar, drawing: null }, drink }, cigar_alone: null },
    /by name only/,
  ],
  ['no result was kept', { drawing: { cigar, drink }, cigar_alone: null }, /^Saved without a score/],
])('a row says why it has no score: %s', (_, pairing, reason) => {
  expect(whyUnscored(pairing)).toMatch(reason)
})
