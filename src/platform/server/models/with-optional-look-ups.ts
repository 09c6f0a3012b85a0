import { ModelError, type ModelRequest } from './model.ts'

type Call = (request: ModelRequest) => AsyncIterable<string>

/** A server may load another model meanwhile, and a refusal may have had another reason. */
const rememberedMilliseconds = 3_600_000

/** A model that cannot look anything up refuses every request that offers it: then it is asked once more without. */
export function withOptionalLookUps(call: Call, now: () => number = () => performance.now()): Call {
  let refusedUntil = Number.NEGATIVE_INFINITY
  return async function* (request) {
    const without = { ...request, lookUps: [] }
    if (!request.lookUps?.length || now() < refusedUntil) {
      yield* call(without)
      return
    }
    let hasBegun = false
    try {
      for await (const text of call(request)) {
        hasBegun = true
        yield text
      }
    } catch (failure) {
      if (hasBegun || !mayBeForLookUps(failure)) throw failure
      yield* call(without)
      // Not before: what is refused both ways was refused for another reason.
      refusedUntil = now() + rememberedMilliseconds
    }
  }
}

/** Of a key, of payment, of access. */
const otherReasons: ReadonlySet<number | undefined> = new Set([401, 402, 403])

function mayBeForLookUps(failure: unknown): boolean {
  return failure instanceof ModelError && failure.kind === 'refused' && !otherReasons.has(failure.status)
}
