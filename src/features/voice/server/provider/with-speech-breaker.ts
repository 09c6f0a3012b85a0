import {
  type CircuitBreaker,
  type CircuitBreakerOptions,
  openCircuitBreaker,
} from '#platform/server/circuit-breaker.ts'
import { openProviderOutcome, type ProviderOutcome } from '#platform/server/provider-outcome.ts'
import { SpeechError, type SpeechErrorKind } from './speech-error.ts'
import type { SpeechProvider } from './speech-provider.ts'

/** Failures of the provider. One text or one voice that it refuses must not silence it for all members. */
const countedKinds: readonly SpeechErrorKind[] = [
  'slow',
  'busy',
  'out-of-credit',
  'failing',
  'unreachable',
  'cut',
  'not-audio',
]
const refusesTheKey = [401, 403]

/** Of one method of the provider. */
interface Watch {
  breaker: CircuitBreaker
  outcome: ProviderOutcome
}

export interface WatchedSpeechProvider extends SpeechProvider {
  /** The latest failure since the server started; one that lasts comes first. */
  readFailure: ProviderOutcome['readFailure']
}

/** One breaker for each method: a provider that has stopped listing its voices may still read, and the other way round. */
export function withSpeechBreaker(
  provider: SpeechProvider,
  options: CircuitBreakerOptions,
): WatchedSpeechProvider {
  const watch = (): Watch => ({ breaker: openCircuitBreaker(options), outcome: openProviderOutcome() })
  const [list, speech] = [watch(), watch()]
  return {
    name: provider.name,
    listVoices: signal =>
      attempt(list, async () => {
        const voices = await provider.listVoices(signal)
        countSuccess(list)
        return voices
      }),
    speak: request =>
      attempt(speech, async () => {
        const { type, bytes } = await provider.speak(request)
        return { type, bytes: countOutcome(bytes, speech) }
      }),
    readFailure() {
      const failures = [speech, list].map(({ outcome }) => outcome.readFailure())
      return failures.find(failure => failure?.isOver === false) ?? failures.find(Boolean)
    },
  }
}

async function attempt<Value>(watch: Watch, work: () => Promise<Value>): Promise<Value> {
  if (!watch.breaker.admits()) throw new SpeechError('unavailable')
  try {
    return await work()
  } catch (failure) {
    countFailure(failure, watch)
    throw failure
  }
}

async function* countOutcome(bytes: AsyncGenerator<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
    countSuccess(watch)
  } catch (failure) {
    countFailure(failure, watch)
    throw failure
  }
}

function countSuccess({ breaker, outcome }: Watch): void {
  breaker.succeed()
  outcome.succeed()
}

function countFailure(failure: unknown, { breaker, outcome }: Watch): void {
  if (!(failure instanceof SpeechError)) return
  const { kind, status, retryAfterMilliseconds } = failure
  if (!countedKinds.includes(kind) && !refusesTheKey.includes(status ?? 0)) return
  breaker.fail(retryAfterMilliseconds)
  outcome.fail(failure)
}
