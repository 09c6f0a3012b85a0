import { type Model, ModelFailure } from './model.ts'

export interface Rest {
  failuresInARow: number
  milliseconds: number
  /** However long the provider asks to be left alone. */
  longestMilliseconds: number
  /** Milliseconds that only go forward. */
  now(): number
}

/**
 * Leaves a provider alone that fails again and again, or as long as it asks for. Afterwards one asking tries whether it is
 * back, the others still wait. Who stops listening has found out nothing.
 */
export function restAfterFailures(model: Model, rest: Rest): Model {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  const fail = (failure: unknown) => {
    if (!(failure instanceof ModelFailure)) return
    failures += 1
    const asked = Math.min(failure.restMilliseconds ?? 0, rest.longestMilliseconds)
    const own = failures >= rest.failuresInARow ? rest.milliseconds : 0
    restsUntil = Math.max(restsUntil, rest.now() + Math.max(asked, own))
  }
  return {
    async *stream(asked) {
      if (rest.now() < restsUntil) throw new ModelFailure('resting')
      if (failures >= rest.failuresInARow) restsUntil = rest.now() + rest.milliseconds
      try {
        yield* model.stream(asked)
        failures = 0
        restsUntil = Number.NEGATIVE_INFINITY
      } catch (failure) {
        fail(failure)
        throw failure
      }
    },
  }
}
