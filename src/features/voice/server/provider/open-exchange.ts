import { SpeechError } from './speech-error.ts'

/** A request to the provider and its answer. */
export interface Exchange {
  /** Aborted when the caller has left, the provider is silent for too long, or keeps the caller waiting for too long in all. */
  signal: AbortSignal
  /** What `work` resolves with. Only this time counts, not the time in which nothing is asked for. */
  inTime<Value>(work: Promise<Value>): Promise<Value>
  /** Closes the connection, if the answer has not ended. */
  end(): void
}

interface Limits {
  idleMilliseconds: number
  totalMilliseconds: number
}

export function openExchange(caller: AbortSignal | undefined, limits: Limits): Exchange {
  const own = new AbortController()
  const { signal } = own
  const leave = () => own.abort(caller?.reason)
  const expire = () => own.abort(new SpeechError('slow'))
  let left = limits.totalMilliseconds
  if (caller?.aborted) leave()
  caller?.addEventListener('abort', leave, { once: true })
  const aborted = rejectionOf(signal)
  return {
    signal,
    async inTime(work) {
      const begin = performance.now()
      const timer = setTimeout(expire, Math.min(limits.idleMilliseconds, left))
      try {
        return await Promise.race([work, aborted])
      } finally {
        clearTimeout(timer)
        left -= performance.now() - begin
      }
    },
    end() {
      caller?.removeEventListener('abort', leave)
      own.abort()
    },
  }
}

/** Needed because under load `fetch` sometimes keeps waiting after an abort. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })
  aborted.catch(() => undefined)
  return aborted
}
