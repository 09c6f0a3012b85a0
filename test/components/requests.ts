import { vi } from 'vitest'

const realFetch = window.fetch.bind(window)

export interface SentRequest {
  /** Such as `GET /api/bar?kind=rum`. */
  line: string
  body: unknown
}
type Answer = (request: SentRequest, real: () => Promise<Response>) => Promise<Response>

/** Notes what the page asks the server from now on, and lets the test answer instead. A second call replaces the first. */
export function interceptRequests(answer: Answer = (_, real) => real()): SentRequest[] {
  const requests: SentRequest[] = []
  vi.spyOn(window, 'fetch').mockImplementation((place, options) => {
    const { pathname, search } = new URL(place instanceof Request ? place.url : place, location.href)
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : undefined
    const request = { line: `${options?.method ?? 'GET'} ${pathname}${search}`, body }
    requests.push(request)
    return answer(request, () => realFetch(place, options))
  })
  return requests
}

/** The real answer with changes. */
export async function changed<Body extends object>(
  answer: Promise<Response>,
  change: (body: Body) => Body,
): Promise<Response> {
  const response = await answer
  return Response.json(change((await response.json()) as Body), { status: response.status })
}
