import { expect, test } from 'vitest'
import { describeDeletion } from './describe-deletion.ts'

test('Lists what a deletion removes, without empty tables and without those every member has', () => {
  const tables = [
    { rows: 1, label: null },
    { rows: 1, label: 'passkey' },
    { rows: 12, label: 'pairings in your vault' },
    { rows: 0, label: 'drinks in your bar' },
  ]
  expect(describeDeletion({ tables, pictures: 1 })).toEqual([
    'Your profile, your settings and your sign-in',
    'Your picture',
    '1 passkey',
    '12 pairings in your vault',
  ])
})
