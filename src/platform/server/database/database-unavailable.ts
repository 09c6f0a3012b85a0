/** SQLSTATE classes: connection exceptions, insufficient resources, operator intervention (shutdown, time-out). */
const unavailableStates = /^(?:08|53|57)[0-9A-Z]{3}$/
/** Disk errors, read-only after a failover, too many connections for a role, lock and idle time-outs. */
const otherStates = new Set(['58030', '25006', '55P03', '25P03'])
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** The driver and its pool throw these as plain errors, without a code. */
const driverMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])
const maxCauses = 4

/** Why the database could not answer (a fixed text), or undefined if the error is about something else. */
export function unavailabilityOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (driverMessages.has(message)) return message
  if (typeof code !== 'string') return undefined
  if (unavailableStates.test(code) || otherStates.has(code)) return `the database answered ${code}`
  return socketCodes.has(code) && isSocketCall(syscall) ? `${syscall} ${code}` : undefined
}

/** Also for an error that wraps one of the database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < maxCauses && current instanceof Error; depth += 1) {
    if (unavailabilityOf(current) !== undefined) return true
    current = current.cause
  }
  return false
}

function isSocketCall(syscall: string | undefined): boolean {
  return syscall === undefined || ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall)
}
