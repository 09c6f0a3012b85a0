import {
  commonRefusals,
  type ErrorBody,
  type FileProcedure,
  type JsonProcedure,
  type Procedure,
  type ProcedureAddress,
  type ProcedureInput,
  type ProcedureOutput,
} from '#platform/api.contract.ts'
import { inTime } from './call-timeout.ts'

/** The server refused; `message` can be shown to the user. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** With a conflict: what is stored now. */
  readonly current: unknown
  /** When to try again, if the server said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: ErrorBody, retryAfterSeconds?: number) {
    super(body.error)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.current = body.current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const noConnectionText = 'Network error. Please check your internet connection and try again.'

/** No response: no network, or the server is down or too slow. */
export class NoConnection extends Error {
  constructor(cause: unknown, message = noConnectionText) {
    super(message, { cause })
    this.name = 'NoConnection'
  }
}

const timeoutMilliseconds = 10_000
/** Uploads and downloads, which carry as much as a slow connection can take. */
const fileTimeoutMilliseconds = 120_000

export interface CallOptions {
  signal?: AbortSignal
  /** Also after `endCalls`: for the call that ends the session of a page that is being left. */
  outlivesEnd?: boolean
}

/**
 * Calls one procedure of a contract. Throws `ApiError`, `NoConnection`, or the signal's AbortError. If the session is
 * missing, the sign-in prompt opens and the call is made once more after a successful sign-in.
 */
export function call<P extends JsonProcedure>(
  procedure: P,
  request: ProcedureInput<P>,
  options: CallOptions = {},
): Promise<ProcedureOutput<P>> {
  return fetchAnswer(procedure, request as RequestParts, options, response => response.json())
}

/** Downloads a file into memory. A page that only links to it uses `addressOf`. */
export function callFile<P extends FileProcedure>(
  procedure: P,
  request: ProcedureInput<P>,
  options: CallOptions = {},
): Promise<Blob> {
  return fetchAnswer(procedure, request as RequestParts, options, response => response.blob())
}

/** The request behind every kind of call. `read` gets a successful response. */
export async function fetchAnswer<Answer>(
  procedure: Procedure,
  request: RequestParts,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  if (hasEnded(options)) return neverSettled()
  try {
    const signInsBefore = signIns
    const ask = () => exchange(procedure, request, options, read)
    const answer = await ask().catch(async (failure: unknown) => {
      if (!isSessionMissing(procedure, failure)) throw failure
      // A concurrent call may have led to a new session in the meantime.
      const isSignedIn = signIns > signInsBefore || (await signInAgain())
      options.signal?.throwIfAborted()
      if (!isSignedIn) throw failure
      return ask()
    })
    return hasEnded(options) ? await neverSettled() : answer
  } catch (failure) {
    if (failure instanceof Error && !hasEnded(options))
      for (const listener of failureListeners) listener(failure)
    if (hasEnded(options)) return neverSettled()
    throw failure
  }
}

function hasEnded({ outlivesEnd }: CallOptions): boolean {
  return areCallsEnded && !outlivesEnd
}

let areCallsEnded = false

/**
 * From now on no call is made and none settles, also of those under way: the page is being left, and neither a late
 * answer nor its failure may change what is shown or stored.
 */
export function endCalls(): void {
  areCallsEnded = true
}

function neverSettled(): Promise<never> {
  return new Promise(() => undefined)
}

/** Calls back for every call that finally failed, after the retry. */
export function onCallFailure(listener: (failure: Error) => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}
const failureListeners = new Set<(failure: Error) => void>()

let promptSignIn: (() => Promise<boolean>) | undefined
let openPrompt: Promise<boolean> | undefined
let signIns = 0

/**
 * Sets the prompt for a missing session. It resolves to `true` after a successful sign-in. The function that is returned
 * removes it; calls that still wait for it then fail.
 */
export function setSignInPrompt(prompt: () => Promise<boolean>): () => void {
  let noteRemoval = () => {}
  const removed = new Promise<boolean>(resolve => {
    noteRemoval = () => resolve(false)
  })
  const ownPrompt = () => Promise.race([prompt(), removed])
  promptSignIn = ownPrompt
  return () => {
    if (promptSignIn === ownPrompt) promptSignIn = undefined
    noteRemoval()
  }
}

export async function whenSignInPromptCloses(): Promise<void> {
  await openPrompt
}

/** All waiting calls share one prompt. */
async function signInAgain(): Promise<boolean> {
  if (!promptSignIn || areCallsEnded) return false
  openPrompt ??= promptSignIn().finally(() => {
    openPrompt = undefined
  })
  const before = signIns
  const isSignedIn = await openPrompt
  if (isSignedIn && signIns === before) signIns += 1
  return isSignedIn
}

function isSessionMissing(procedure: Procedure, failure: unknown): boolean {
  // A public endpoint answers 401 for other reasons, such as a wrong password.
  return (
    procedure.opensTo !== 'everyone' &&
    failure instanceof ApiError &&
    failure.status === commonRefusals.UNAUTHENTICATED.status &&
    // A member's own password, asked for again, may be wrong.
    failure.code === 'UNAUTHENTICATED'
  )
}

/** One request and the reading of its answer; of a stream, its beginning. */
async function exchange<Answer>(
  procedure: Procedure,
  request: RequestParts,
  { signal }: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { path, method, out } = procedure
  const { body } = request
  const isFile = body instanceof Blob || out.kind === 'file'
  const ending = new AbortController()
  const end = () => ending.abort()
  signal?.throwIfAborted()
  signal?.addEventListener('abort', end)
  try {
    return await inTime(isFile ? fileTimeoutMilliseconds : timeoutMilliseconds, end, async () => {
      const response = await fetch(fillAddress(path, request), {
        method,
        // The browser sends a Blob's own type.
        headers: {
          ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
          ...(out.kind === 'pieces' && { accept: 'text/event-stream' }),
        },
        ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
        signal: ending.signal,
      })
      if (!response.ok)
        throw new ApiError(response.status, await errorBodyOf(response), retryAfterOf(response))
      return read(response)
    })
  } catch (failure) {
    signal?.throwIfAborted()
    if (ending.signal.aborted)
      throw new NoConnection(failure, 'Smoke Deck is taking too long to answer. Please try again.')
    // Not ours: a hotspot or a proxy has answered.
    if (failure instanceof SyntaxError) throw new Error(noConnectionText, { cause: failure })
    throw failure instanceof ApiError ? failure : new NoConnection(failure)
  }
}

export interface RequestParts {
  params?: object
  query?: object
  body?: unknown
}

/** For links and pictures. */
export function addressOf<P extends FileProcedure>(procedure: P, request: ProcedureAddress<P>): string {
  return fillAddress(procedure.path, request as RequestParts)
}

function fillAddress(path: string, { params = {}, query = {} }: RequestParts): string {
  const parameters = new Map(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters.get(name) ?? ''))
  const queryEntries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A proxy may send a date, which is left out. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) : undefined
}

/** A proxy may answer with its own page instead of our error body. */
async function errorBodyOf(response: Response): Promise<ErrorBody> {
  try {
    return (await response.json()) as ErrorBody
  } catch {
    return { error: `Smoke Deck failed to answer (${response.status}).`, code: 'NO_ANSWER', requestId: '' }
  }
}
