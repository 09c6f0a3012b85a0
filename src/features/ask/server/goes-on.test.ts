import { expect, test } from 'vitest'
import { goesOn } from './goes-on.ts'

test.each([
  'and one with a pointy head?',
  'ok but without alcohol',
  'what about the lighter',
  'would blowing out through it have helped',
  'way too long. half of that?',
  'why?',
])('%s goes on from the question before', question => expect(goesOn(question)).toBe(true))

test.each(['How do I cut a torpedo?', 'what should I drink with a Padron 1964', 'dark mode'])(
  '%s stands alone',
  question => expect(goesOn(question)).toBe(false),
)
