import type { JobHelpers } from 'graphile-worker'
import type { Log } from '../log.ts'
import type { JobHandler, JobKind } from './job-kind.ts'

/** Timeout of one attempt; `cleanUpQueue` relies on it. */
export const attemptMilliseconds = 60_000

/** Its message contains no personal data. */
class AttemptFailed extends Error {
  override name = 'AttemptFailed'
}

export function createTask<Input>(kind: JobKind<Input>, work: JobHandler<Input>, log: Log) {
  return async (payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    const { id, attempts: attempt, max_attempts: maxAttempts } = job
    try {
      const signal = AbortSignal.any([
        AbortSignal.timeout(attemptMilliseconds),
        ...(abortSignal ? [abortSignal] : []),
      ])
      const input = kind.input.parse(payload ?? {})
      await Promise.race([work(input, { id, attempt, signal }), rejectOnAbort(signal)])
    } catch (failure) {
      const details = { job: kind.name, id, attempt, maxAttempts, failure: describeFailure(failure) }
      if (attempt < maxAttempts) log.warn(details, 'a job failed and will be retried')
      else log.error(details, 'a job failed for the last time and was given up')
      // Stored with the job in the database, so it holds no more than the log.
      throw new AttemptFailed(JSON.stringify(details.failure))
    }
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Without the message, which may quote an email address or a row. */
function describeFailure(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { name: typeof failure }
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown }
  const frames = failure.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  return { name: failure.name, code, responseCode, at: frames.slice(0, 3).map(line => line.trim()) }
}
