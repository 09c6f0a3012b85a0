import type { Settings } from '#platform/server/settings.ts'

/** A start that failed on something the operator can mend; the message says on what. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

const listenFaults: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Another program already listens at ${host}:${port}. Choose another PORT, or stop that program.`,
  EACCES: ({ port }) => `This user may not listen at port ${port}. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", but this machine has no such address.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", but that is no address this machine knows.`,
}

/** Listening failed: says which setting is to blame, where one is. */
export function explainListening(failure: unknown, settings: Settings): unknown {
  const explain = listenFaults[codeOf(failure)]
  return explain ? new CannotStart(explain(settings), { cause: failure }) : failure
}

/** The operator's own database does not let us in. */
export function explainDatabase(failure: unknown, settings: Settings): unknown {
  if (!settings.databaseUrl || !(failure instanceof Error)) return failure
  if (failure.name !== 'Error' && failure.name !== 'AggregateError' && failure.name !== 'error')
    return failure
  const reason = failure.message || codeOf(failure)
  return new CannotStart(`The database that DATABASE_URL names cannot be used: ${reason}.`, {
    cause: failure,
  })
}

function codeOf(failure: unknown): string {
  return failure instanceof Error && 'code' in failure ? String(failure.code) : ''
}
