import { expect, test } from 'vitest'
import { maxPerMember, openAnswerLimits } from './open-answer-limits.ts'

test('A member gets five answers in ten minutes, whichever channel they are in, and then more', () => {
  let now = 0
  const limits = openAnswerLimits(() => now)
  for (let number = 0; number < maxPerMember; number += 1)
    expect(limits.take('grace', `channel ${number}`)).toBeUndefined()
  now = 60_000
  expect(limits.take('grace', 'general')).toMatch(/again in 9 minutes/)
  expect(limits.take('linus', 'general')).toBeUndefined()
  now = 545_000
  expect(limits.take('grace', 'general')).toMatch(/again in a minute/)
  now = 600_001
  expect(limits.take('grace', 'general')).toBeUndefined()
})

test('A channel gets thirty, of however many members', () => {
  const limits = openAnswerLimits(() => 0)
  for (let number = 0; number < 30; number += 1)
    expect(limits.take(`member ${number}`, 'general')).toBeUndefined()
  for (let number = 0; number < maxPerMember; number += 1)
    expect(limits.take('ada', 'general')).toMatch(/^Arturo has said a lot in this channel\./)
  expect(limits.take('ada', 'help')).toBeUndefined()
})
