import { type CircuitBreakerOptions, defaultBreaker } from '../circuit-breaker.ts'
import { openProviderOutcome, type ProviderOutcome } from '../provider-outcome.ts'
import { type Model, ModelError, type ModelRequest } from './model.ts'
import type { ModelSettings } from './model-settings.ts'
import { withCircuitBreaker } from './with-circuit-breaker.ts'
import { withOptionalLookUps } from './with-optional-look-ups.ts'

export interface ModelTimeouts {
  /** Until the first text of a request that somebody waits for, however the model shows that it is at work. */
  firstTextMilliseconds: number
  /** Until the first sign of the model, and between two. */
  idleMilliseconds: number
  totalMilliseconds: number
}

export interface Models {
  /** Undefined without AI_PROVIDER. */
  model: Model | undefined
  narrationsPerMember: number
  /** Across all members. */
  narrationsInTotal: number
  /** The latest failure of the provider since the server started. */
  readFailure: ProviderOutcome['readFailure']
}

const defaultTimeouts: ModelTimeouts = {
  firstTextMilliseconds: 10_000,
  idleMilliseconds: 10_000,
  totalMilliseconds: 30_000,
}

/** The provider libraries are loaded only if there is a model. */
export async function openModels(
  settings: ModelSettings,
  timeouts: ModelTimeouts = defaultTimeouts,
  breaker: CircuitBreakerOptions = defaultBreaker,
): Promise<Models> {
  const { aiProvider, aiModel, aiDailyBudget, aiTotalBudget } = settings
  const outcome = openProviderOutcome()
  const budgets: Omit<Models, 'model'> = {
    narrationsPerMember: aiDailyBudget,
    narrationsInTotal: aiTotalBudget,
    readFailure: outcome.readFailure,
  }
  if (!aiProvider || !aiModel) return { model: undefined, ...budgets }
  const { streamFromProvider, createLanguageModel } = await import('./stream-from-provider.ts')
  const provider = createLanguageModel({ ...settings, aiProvider, aiModel })
  // Within the timeouts: whoever waits does not wait twice.
  const call = withOptionalLookUps(request => streamFromProvider(provider, request))
  return { model: withCircuitBreaker(withTimeouts(timeouts, call), breaker, outcome), ...budgets }
}

/** Also aborts the HTTP request on timeout. */
function withTimeouts(
  timeouts: ModelTimeouts,
  call: (request: ModelRequest) => AsyncIterable<string>,
): Model {
  return {
    async *stream(request) {
      const timeout = new AbortController()
      const onTimeout = () => timeout.abort(new ModelError('slow'))
      const totalTimer = setTimeout(onTimeout, timeouts.totalMilliseconds)
      const onLate = () => timeout.abort(new ModelError('late'))
      const firstTextTimer = request.isAwaited && setTimeout(onLate, timeouts.firstTextMilliseconds)
      let silenceTimer = setTimeout(onTimeout, timeouts.idleMilliseconds)
      try {
        const signal = AbortSignal.any([request.signal, timeout.signal])
        for await (const text of untilAborted(call({ ...request, signal }), signal)) {
          clearTimeout(silenceTimer)
          if (text) {
            // A line break is nothing to read.
            if (firstTextTimer && text.trim() !== '') clearTimeout(firstTextTimer)
            yield text
          }
          silenceTimer = setTimeout(onTimeout, timeouts.idleMilliseconds)
        }
      } finally {
        clearTimeout(totalTimer)
        if (firstTextTimer) clearTimeout(firstTextTimer)
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
