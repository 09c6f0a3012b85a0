import { Refusal } from '#platform/api.contract.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Log } from '#platform/server/log.ts'
import { isLoopbackHost } from '#platform/server/network-addresses.ts'
import { overHttp } from '../../accounts.contract.ts'

/**
 * Where BASE_URL is https, sessions travel in a cookie that a browser drops silently when its page came over http. The
 * page's scheme stands in `Origin`: the connection itself says http behind a proxy, too. Programs send none.
 */
export function openRequireHttps(log: Log): (exchange: HttpExchange) => void {
  let hasWarned = false
  return ({ headers, origin }) => {
    const visited = headers.origin ?? ''
    if (!origin.startsWith('https:') || !visited.startsWith('http:') || isThisMachine(visited)) return
    if (!hasWarned)
      log.warn({ visited, baseUrl: origin }, 'A sign-in came over http, which BASE_URL rules out')
    hasWarned = true
    throw new Refusal('OVER_HTTP', {
      ...overHttp,
      error: `You can sign in at ${origin} only. Please open that address.`,
    })
  }
}

/** Browsers accept cookies for https from there. */
function isThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname)
}
