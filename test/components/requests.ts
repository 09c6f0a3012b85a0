import { vi } from 'vitest'
// Before `fetch` is kept.
import './requests-under-way.ts'

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

/** Each such request waits until its own function is called; they come in the order of the requests. */
export function holdEach(line: RegExp): (() => void)[] {
  const releases: (() => void)[] = []
  interceptRequests(async (request, real) => {
    if (line.test(request.line)) await new Promise<void>(release => releases.push(release))
    return real()
  })
  return releases
}

/** The server gets such a request and answers, but the answer never arrives. */
export function loseAnswers(line: RegExp): { restore: () => void } {
  interceptRequests(async (request, real) => {
    const answer = await real()
    return line.test(request.line) ? connectionLost() : answer
  })
  return { restore: reconnect }
}

/** Such a request never reaches the server. Unlike `commands.failRequests` it can take those of one method only. */
export function loseRequests(line: RegExp): { restore: () => void } {
  interceptRequests((request, real) => (line.test(request.line) ? connectionLost() : real()))
  return { restore: reconnect }
}

function connectionLost(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Says what a browser says once it is connected again: until then what waits is sent every 20 seconds. */
function reconnect(): void {
  vi.mocked(window.fetch).mockRestore()
  dispatchEvent(new Event('online'))
}
