import { type Model, ModelFailure, type ModelQuestion } from './model.ts'
import type { ModelSettings } from './model-settings.ts'
import { type Rest, restAfterFailures } from './rest-after-failures.ts'

export interface Patience {
  /** Until the first word, and from each to the next. */
  silenceMilliseconds: number
  wholeMilliseconds: number
}

/** The language models of the house, and how much of them a member may have. */
export interface Models {
  /** Undefined where the operator named none. */
  model: Model | undefined
  tellingsPerDay: number
  /** To all members together. */
  tellingsOfHouse: number
}

const usual: Patience = { silenceMilliseconds: 10_000, wholeMilliseconds: 30_000 }
const usualRest: Rest = {
  failuresInARow: 5,
  milliseconds: 30_000,
  longestMilliseconds: 600_000,
  now: () => performance.now(),
}

/** A house without a model does not even load the libraries. */
export async function openModels(
  settings: ModelSettings,
  patience: Patience = usual,
  rest: Rest = usualRest,
): Promise<Models> {
  const { aiProvider, aiModel, aiDailyBudget, aiHouseBudget } = settings
  const budgets = { tellingsPerDay: aiDailyBudget, tellingsOfHouse: aiHouseBudget }
  if (!aiProvider || !aiModel) return { model: undefined, ...budgets }
  const { askProvider, knowProvider } = await import('./ask-provider.ts')
  const known = knowProvider({ ...settings, aiProvider, aiModel })
  const patient = withPatience(patience, asked => askProvider(known, asked))
  return { model: restAfterFailures(patient, rest), ...budgets }
}

/** Ends an asking that takes too long, so that the provider hears of it as well. */
function withPatience(patience: Patience, ask: (asked: ModelQuestion) => AsyncIterable<string>): Model {
  return {
    async *stream(asked) {
      const slow = new AbortController()
      const giveUp = () => slow.abort(new ModelFailure('slow'))
      const whole = setTimeout(giveUp, patience.wholeMilliseconds)
      let silence = setTimeout(giveUp, patience.silenceMilliseconds)
      try {
        const signal = AbortSignal.any([asked.signal, slow.signal])
        for await (const text of untilAborted(ask({ ...asked, signal }), signal)) {
          clearTimeout(silence)
          if (text) yield text
          silence = setTimeout(giveUp, patience.silenceMilliseconds)
        }
      } finally {
        clearTimeout(whole)
        clearTimeout(silence)
        // Whoever stopped listening in the middle has not aborted anything.
        slow.abort()
      }
    },
  }
}

/** Whatever becomes of the work: under load the library was seen to wait on after an abort. */
async function* untilAborted(work: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
  const pieces = work[Symbol.asyncIterator]()
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
