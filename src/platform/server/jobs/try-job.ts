import type { JobHelpers } from 'graphile-worker'
import type { Log } from '../log.ts'
import type { JobKind, Work } from './job-kind.ts'

/** Longer than this no single try may take; `tidy-queue.ts` relies on it. */
export const tryMilliseconds = 60_000

/** A try that failed, told without anything that may be about a person. */
class TryFailed extends Error {
  override name = 'TryFailed'
}

/** One try of one job. What goes wrong is logged and tried again later, up to the last attempt. */
export function tryJob<Input>(kind: JobKind<Input>, work: Work<Input>, log: Log) {
  return async (payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
    const { id, attempts: attempt, max_attempts: attempts } = job
    try {
      const signal = AbortSignal.any([
        AbortSignal.timeout(tryMilliseconds),
        ...(abortSignal ? [abortSignal] : []),
      ])
      const input = kind.input.parse(payload ?? {})
      await Promise.race([work(input, { id, attempt, signal }), endOf(signal)])
    } catch (failure) {
      const about = { job: kind.name, id, attempt, attempts, failure: describeFailure(failure) }
      if (attempt < attempts) log.warn(about, 'a job failed and will be tried again')
      else log.error(about, 'a job was given up')
      // Kept beside the job in the database, so it says as little as the log.
      throw new TryFailed(JSON.stringify(about.failure))
    }
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** What kind of failure, and where. Messages may quote a mail address or a row, so they stay out. */
function describeFailure(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { name: typeof failure }
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown }
  const frames = failure.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  return { name: failure.name, code, responseCode, at: frames.slice(0, 3).map(line => line.trim()) }
}
