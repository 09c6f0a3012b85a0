import { expect, test } from 'vitest'
import { light, pause, putOut } from '#platform/client/ui/journal/session-time.ts'
import { draftOfSession, newSession, shownCigar, thirdOf } from './session.ts'

const minute = 60_000
const litAt = Date.parse('2026-11-24T20:00:00Z')

test('A session passes its thirds by the minutes that it burns', () => {
  const session = { ...newSession, time: light(litAt) }
  expect([1, 21, 41, 90].map(after => thirdOf(session, litAt + after * minute))).toEqual([0, 1, 2, 2])
  const paused = { ...session, time: pause(session.time, litAt + 10 * minute) }
  expect(thirdOf(paused, litAt + 50 * minute)).toBe(0)
})

test('A session becomes an entry with what was noted and the minutes that it burned', () => {
  const time = putOut(light(litAt), litAt + 47 * minute)
  const session = { ...newSession, cigar: 'A gift', thirds: ['Cedar', '', ''] as const, time }
  expect(draftOfSession(session, litAt + 80 * minute)).toMatchObject({
    cigar: 'A gift',
    thirds: ['Cedar', '', ''],
    durationMinutes: 47,
    rating: 3,
  })
})

test('The lounge sees the cigar of a session while it burns and is shown', () => {
  const lit = { ...newSession, cigar: 'A gift', isShown: true, time: light(litAt) }
  expect(shownCigar(lit)).toBe('A gift')
  for (const hidden of [
    undefined,
    { ...lit, isShown: false },
    { ...newSession, cigar: 'A gift', isShown: true },
    { ...lit, isWritten: true },
    { ...lit, time: putOut(lit.time, litAt + minute) },
    { ...lit, cigar: ' ' },
  ])
    expect(shownCigar(hidden)).toBeNull()
})
