import { expect, test } from 'vitest'
import { askedAgainNote } from './asked-again-note.ts'

const now = Date.parse('2026-11-27T20:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

test.each([
  [inDays(1), 'It comes back in a day.'],
  [inDays(1.999), 'It comes back in two days.'],
  [inDays(7), 'It comes back in a week.'],
  [inDays(21), 'It comes back in three weeks.'],
  [null, 'It won’t come back.'],
])('%s: %s', (at, note) => expect(askedAgainNote(at, now)).toBe(note))
