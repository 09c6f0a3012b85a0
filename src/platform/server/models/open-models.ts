import { type Model, ModelFailure, type ModelQuestion } from './model.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Rest, restAfterFailures } from './rest-after-failures.ts'

export interface Patience {
  /** Until the first text, and between two texts. */
  silenceMilliseconds: number
  wholeMilliseconds: number
}

export interface Models {
  /** Undefined without AI_PROVIDER. */
  model: Model | undefined
  tellingsPerDay: number
  /** Across all members. */
  tellingsOfHouse: number
}

const defaultTimeouts: Patience = { silenceMilliseconds: 10_000, wholeMilliseconds: 30_000 }
const defaultBreaker: Rest = {
  failuresInARow: 5,
  milliseconds: 30_000,
  longestMilliseconds: 600_000,
  now: () => performance.now(),
}

/** The provider libraries are loaded only if there is a model. */
export async function openModels(
  settings: ModelSettings,
  timeouts: Patience = defaultTimeouts,
  breaker: Rest = defaultBreaker,
): Promise<Models> {
  const { aiProvider, aiModel, aiDailyBudget, aiHouseBudget } = settings
  const budgets: Omit<Models, 'model'> = { tellingsPerDay: aiDailyBudget, tellingsOfHouse: aiHouseBudget }
  if (!aiProvider || !aiModel) return { model: undefined, ...budgets }
  const { askProvider, knowProvider } = await import('./ask-provider.ts')
  const provider = knowProvider({ ...settings, aiProvider, aiModel })
  const limited = withTimeouts(timeouts, request => askProvider(provider, request))
  return { model: restAfterFailures(limited, breaker), ...budgets }
}

/** Also aborts the HTTP request on timeout. */
function withTimeouts(timeouts: Patience, call: (request: ModelQuestion) => AsyncIterable<string>): Model {
  return {
    async *stream(request) {
      const timeout = new AbortController()
      const onTimeout = () => timeout.abort(new ModelFailure('slow'))
      const totalTimer = setTimeout(onTimeout, timeouts.wholeMilliseconds)
      let silenceTimer = setTimeout(onTimeout, timeouts.silenceMilliseconds)
      try {
        const signal = AbortSignal.any([request.signal, timeout.signal])
        for await (const text of untilAborted(call({ ...request, signal }), signal)) {
          clearTimeout(silenceTimer)
          if (text) yield text
          silenceTimer = setTimeout(onTimeout, timeouts.silenceMilliseconds)
        }
      } finally {
        clearTimeout(totalTimer)
        clearTimeout(silenceTimer)
        // A consumer that stopped reading has not aborted the request.
        timeout.abort()
      }
    },
  }
}

/** Needed because under load the library sometimes keeps waiting after an abort. */
async function* untilAborted(stream: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  const pieces = stream[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })
  aborted.catch(() => undefined)
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    pieces.return?.().catch(() => undefined)
  }
}
