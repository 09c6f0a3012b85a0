import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** Only messages of the queue itself: those about a job may quote its payload, so the job runner logs those. */
export function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const isAboutQueue = !meta?.job
    if (isAboutQueue && (level === 'error' || level === 'warning')) log.warn({ detail: message }, 'job queue')
  })
}
