import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** Warnings of the queue itself. What it says about a failed job holds the job's own words, so we say that ourselves. */
export function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const isOfQueue = !meta?.job
    if (isOfQueue && (level === 'error' || level === 'warning')) log.warn({ told: message }, 'job queue')
  })
}
