import { LoggableError } from '#platform/server/serialize-error.ts'
import type { Settings } from '#platform/server/settings.ts'

/** A failed start that the operator can fix; the message says how. */
export class StartupError extends LoggableError {
  override name = 'StartupError'
}

const listenErrors: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Another program already listens at ${host}:${port}. Choose another PORT, or stop that program.`,
  EACCES: ({ port }) => `This user may not listen at port ${port}. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", but this machine has no such address.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", but that name cannot be resolved.`,
}

/** Names the setting that is to blame, if there is one. */
export function explainListenError(failure: unknown, settings: Settings): unknown {
  const explain = listenErrors[codeOf(failure)]
  return explain ? new StartupError(explain(settings), { cause: failure }) : failure
}

/** Only for DATABASE_URL; other errors pass unchanged. */
export function explainDatabaseError(failure: unknown, settings: Settings): unknown {
  if (!settings.databaseUrl || !(failure instanceof Error)) return failure
  if (failure.name !== 'Error' && failure.name !== 'AggregateError' && failure.name !== 'error')
    return failure
  const reason = failure.message || codeOf(failure)
  return new StartupError(`The database in DATABASE_URL cannot be used: ${reason}.`, {
    cause: failure,
  })
}

function codeOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : ''
}
