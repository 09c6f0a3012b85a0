import {
  type Answer,
  commonRefusals,
  type ErrorBody,
  type Procedure,
  type Request,
} from '#platform/api.contract.ts'

/** The server said no; `message` is the sentence for people. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>

  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
  }
}

/** The answer never came: no network, or the server is down. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('Network error. Please check your internet connection and try again.', { cause })
    this.name = 'NoConnection'
  }
}

interface CallOptions {
  signal?: AbortSignal
}

/**
 * Calls one procedure of a contract. Throws `ApiError`, `NoConnection`, or the signal's AbortError. Where the session
 * is gone, whoever is set to do it asks to sign in, and the call is made once more.
 */
export async function call<P extends Procedure>(
  procedure: P,
  request: Request<P>,
  options: CallOptions = {},
): Promise<Answer<P>> {
  try {
    const signInsBefore = signIns
    const answer = await send(procedure, request, options)
    if (!isSessionMissing(procedure, answer)) return await readAnswer<P>(answer)
    // Somebody else's call may have led to a new session in the meantime.
    const isSignedIn = signIns > signInsBefore || (await signInAgain())
    options.signal?.throwIfAborted()
    return await readAnswer<P>(isSignedIn ? await send(procedure, request, options) : answer)
  } catch (failure) {
    if (failure instanceof Error) for (const hear of failureListeners) hear(failure)
    throw failure
  }
}

/** Hears of every call that failed, after everything that could be done about it. */
export function hearFailures(hear: (failure: Error) => void): () => void {
  failureListeners.add(hear)
  return () => failureListeners.delete(hear)
}
const failureListeners = new Set<(failure: Error) => void>()

let ask: (() => Promise<boolean>) | undefined
let asking: Promise<boolean> | undefined
let signIns = 0

/** Sets who asks to sign in when a session is missing; `true` when somebody did. */
export function askToSignInBy(asks: () => Promise<boolean>): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/** Settles when nobody is being asked to sign in any more. */
export async function whenNobodyIsAsked(): Promise<void> {
  await asking
}

/** One question for all calls that wait. */
async function signInAgain(): Promise<boolean> {
  if (!ask) return false
  asking ??= ask().finally(() => {
    asking = undefined
  })
  const before = signIns
  const isSignedIn = await asking
  if (isSignedIn && signIns === before) signIns += 1
  return isSignedIn
}

function isSessionMissing(procedure: Procedure, { status }: Response): boolean {
  // A door that opens to everyone has other reasons for its 401.
  return procedure.opensTo !== 'everyone' && status === commonRefusals.UNAUTHENTICATED.status
}

async function send<P extends Procedure>(
  procedure: P,
  request: Request<P>,
  { signal }: CallOptions,
): Promise<Response> {
  const { params, query, body } = request as Sent
  return fetch(addressOf(procedure.path, params, query), {
    method: procedure.method,
    // A file says itself what it is.
    headers: body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new NoConnection(cause)
  })
}

async function readAnswer<P extends Procedure>(answer: Response): Promise<Answer<P>> {
  if (!answer.ok) throw new ApiError(answer.status, await errorBodyOf(answer))
  return (await answer.json()) as Answer<P>
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

function addressOf(path: string, params: Sent['params'], query: Sent['query']): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A proxy in between may answer with a page of its own instead of our error body. */
async function errorBodyOf(answer: Response): Promise<ErrorBody> {
  try {
    return (await answer.json()) as ErrorBody
  } catch {
    return { error: `The house did not answer (${answer.status}).`, code: 'NO_ANSWER', requestId: '' }
  }
}
