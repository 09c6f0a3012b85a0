import { expect, test } from 'vitest'
import { openProviderOutcome } from './provider-outcome.ts'

test('The latest failure is kept, and is over after a success', () => {
  const at = new Date('2026-12-02T20:00:00Z')
  const outcome = openProviderOutcome(() => at)
  outcome.succeed()
  expect(outcome.readFailure()).toBeUndefined()
  outcome.fail({ kind: 'busy', status: 429 })
  outcome.fail({ kind: 'slow', status: undefined })
  expect(outcome.readFailure()).toEqual({ kind: 'slow', status: undefined, at, isOver: false })
  outcome.succeed()
  expect(outcome.readFailure()).toEqual({ kind: 'slow', status: undefined, at, isOver: true })
})
