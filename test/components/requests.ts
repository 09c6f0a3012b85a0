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

const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

/** Each request to such an address waits until its own function is called; they come in the order of the requests. */
export function holdEach(address: RegExp): (() => void)[] {
  const send = window.fetch.bind(window)
  const releases: (() => void)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (address.test(addressOf(request[0]))) await new Promise<void>(release => releases.push(release))
    return send(...request)
  })
  return releases
}

/** Says what a browser says once it is connected again: until then what waits is sent every 20 seconds. */
function reconnect(spy: { mockRestore: () => void }): void {
  spy.mockRestore()
  dispatchEvent(new Event('online'))
}

/** The server gets what is posted to such an address and answers, but the answer never arrives. */
export function loseAnswers(address: RegExp): { restore: () => void } {
  const send = window.fetch.bind(window)
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request)
    if (request[1]?.method === 'POST' && address.test(addressOf(request[0])))
      throw new TypeError('Failed to fetch')
    return answer
  })
  return { restore: () => reconnect(spy) }
}

/** Only what is posted to such an address fails, as without a network. */
export function failPosts(address: RegExp): { restore: () => void } {
  const send = window.fetch.bind(window)
  const spy = vi
    .spyOn(window, 'fetch')
    .mockImplementation((...request) =>
      request[1]?.method === 'POST' && address.test(addressOf(request[0]))
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(...request),
    )
  return { restore: () => reconnect(spy) }
}
