import {
  type CircuitBreaker,
  type CircuitBreakerOptions,
  openCircuitBreaker,
} from '#platform/server/circuit-breaker.ts'
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

/** One breaker for each method: a provider that has stopped listing its voices may still read, and the other way round. */
export function withSpeechBreaker(provider: SpeechProvider, options: CircuitBreakerOptions): SpeechProvider {
  const listBreaker = openCircuitBreaker(options)
  const breaker = openCircuitBreaker(options)
  return {
    name: provider.name,
    listVoices: signal =>
      attempt(listBreaker, async () => {
        const voices = await provider.listVoices(signal)
        listBreaker.succeed()
        return voices
      }),
    speak: request =>
      attempt(breaker, async () => {
        const { type, bytes } = await provider.speak(request)
        return { type, bytes: countOutcome(bytes, breaker) }
      }),
  }
}

async function attempt<Value>(breaker: CircuitBreaker, work: () => Promise<Value>): Promise<Value> {
  if (!breaker.admits()) throw new SpeechError('unavailable')
  try {
    return await work()
  } catch (failure) {
    countFailure(failure, breaker)
    throw failure
  }
}

async function* countOutcome(
  bytes: AsyncGenerator<Uint8Array>,
  breaker: CircuitBreaker,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
    breaker.succeed()
  } catch (failure) {
    countFailure(failure, breaker)
    throw failure
  }
}

function countFailure(failure: unknown, breaker: CircuitBreaker): void {
  if (!(failure instanceof SpeechError)) return
  const { kind, status, retryAfterMilliseconds } = failure
  if (countedKinds.includes(kind) || refusesTheKey.includes(status ?? 0)) breaker.fail(retryAfterMilliseconds)
}
