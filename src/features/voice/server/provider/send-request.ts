import type { Exchange } from './open-exchange.ts'
import { readFailure } from './read-failure.ts'
import { toSpeechError } from './to-speech-error.ts'

export interface ProviderRequest {
  url: string
  headers: Readonly<Record<string, string>>
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: object
}

/** A successful response. */
export async function sendRequest(
  { url, headers, body }: ProviderRequest,
  exchange: Exchange,
): Promise<Response> {
  try {
    const sent = fetch(url, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      // The key must not travel to another address.
      redirect: 'error',
      signal: exchange.signal,
    })
    const response = await exchange.inTime(sent)
    if (!response.ok) throw await readFailure(response, exchange)
    return response
  } catch (failure) {
    throw toSpeechError(failure, isUnreachable(failure) ? 'unreachable' : 'failing', exchange)
  }
}

/** Of `fetch`, if it had no connection to send anything over. */
const connectionErrors = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]

function isUnreachable(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined
  return cause instanceof Error && 'code' in cause && connectionErrors.includes(String(cause.code))
}
