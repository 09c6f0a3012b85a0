import type { Answer, ErrorBody, Procedure, Request } from '#platform/api.contract.ts'

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

/** Calls one procedure of a contract. Throws `ApiError`, `NoConnection`, or the signal's AbortError. */
export async function call<P extends Procedure>(
  procedure: P,
  request: Request<P>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Answer<P>> {
  const { params, query, body } = request as Sent
  const answer = await fetch(addressOf(procedure.path, params, query), {
    method: procedure.method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new NoConnection(cause)
  })
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
