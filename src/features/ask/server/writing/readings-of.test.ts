import { expect, test } from 'vitest'
import { readFacts } from '#features/narration/fact-check/fact-check.rules.ts'
import { readingsOf } from './readings-of.ts'

const facts = readFacts('Michter’s US*1 Kentucky Straight Rye is dry.')

test.each([
  ['Take **Michter’s US*1** instead.', ['Take Michter’s US 1 instead.']],
  ['**Bag it, and *then', ['Bag it, and then']],
  ['A Be*hike.', ['A Be hike.', 'A Behike.']],
  ['A Be**hik**e.', ['A Behike.']],
  ['A Be*hik*e.', ['A Be hik e.', 'A Behike.']],
  ['Cohiba*Lagavulin.', ['Cohiba Lagavulin.', 'CohibaLagavulin.']],
  ['5 * 60, in [a list](/a).', ['5  60, in a list.']],
])('%s is read as %j', (sentence, readings) => {
  expect(readingsOf(sentence, facts)).toEqual(readings)
})
