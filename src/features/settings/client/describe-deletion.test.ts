import { expect, test } from 'vitest'
import { describeDeletion } from './describe-deletion.ts'

test('Lists what a deletion removes, without empty tables and without those every member has', () => {
  const tables = [
    { name: 'profiles', rows: 1 },
    { name: 'humidor_items', rows: 1 },
    { name: 'saved_pairings', rows: 12 },
    { name: 'tasting_journal', rows: 0 },
    { name: 'lesson_progress', rows: 2 },
  ]
  expect(describeDeletion({ tables, pictures: 1 })).toEqual([
    'Your profile, your settings and your way in',
    'Your picture',
    '1 entry in your humidor',
    '12 pairings in your vault',
    '2 records in lesson progress',
  ])
})
