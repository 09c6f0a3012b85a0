import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { LruCache } from '../lru-cache.ts'
import { isAddress, isLoopbackHost } from '../network-addresses.ts'

export interface SiteAddress {
  /** BASE_URL, such as `https://lounge.example`. */
  baseUrl: string | undefined
  /** The address the server binds to. */
  host: string
}

const unknownHost = 'Unknown host. The operator can set BASE_URL to the address that visitors use.'
const maxCachedHosts = 100
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Host check: a forged Host would end up in links and allow DNS rebinding. Origin check: a state-changing request must
 * come from our own pages or from a program, judged by Origin and Sec-Fetch-Site.
 */
export function checkHostAndOrigin(app: FastifyInstance, site: SiteAddress): void {
  const isOurHost = createHostCheck(site)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOurHost(request.host) || hasSeveralHosts(request)) {
      reply.header('connection', 'close')
      return done(new Refusal('UNKNOWN_HOST', { status: 400, error: unknownHost }))
    }
    if (safeMethods.has(request.method) || isSameOrigin(request, site)) return done()
    done(new Refusal('FOREIGN_ORIGIN', commonRefusals.FOREIGN_ORIGIN))
  })
}

function createHostCheck(site: SiteAddress): (host: string) => boolean {
  const siteName = site.baseUrl && new URL(site.baseUrl).hostname
  const machineName = hostname().toLowerCase()
  const isLocal = isLoopbackHost(site.host)
  const cache = new LruCache<boolean>(maxCachedHosts)
  const isOurs = (name: string) =>
    name === siteName || isLoopbackHost(name) || (!isLocal && (name === machineName || isAddress(name)))
  return host => cache.getOrSet(host, () => isOurs(host.replace(/:\d+$/, '').toLowerCase()))
}

/** A proxy and this server could read different ones. The host of an absolute target counts as well. */
function hasSeveralHosts({ raw }: FastifyRequest): boolean {
  let hosts = 0
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]!.length === 4 && raw.rawHeaders[at]!.toLowerCase() === 'host') hosts += 1
  if (hosts > 1) return true
  return !raw.url!.startsWith('/') && hostOfTarget(raw.url!) !== raw.headers.host?.toLowerCase()
}

function hostOfTarget(target: string): string | undefined {
  return URL.canParse(target) ? new URL(target).host : undefined
}

function isSameOrigin(request: FastifyRequest, site: SiteAddress): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  // Our own forms send "null", because of the no-referrer policy; Sec-Fetch-Site, which no page can set, decides.
  if (origin === 'null') return fetchSite === 'same-origin'
  if (origin !== undefined) return ourOrigins(request, site).has(origin)
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** For WebSockets: browsers always send Origin, and a page cannot set it. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return (
    origin !== undefined &&
    [`${request.protocol}://${request.host}`, request.server.originOf(request)].includes(origin)
  )
}

function ourOrigins(request: FastifyRequest, site: SiteAddress): Set<string> {
  const requestOrigin = `${request.protocol}://${request.host}`
  return new Set(site.baseUrl ? [requestOrigin, site.baseUrl] : [requestOrigin])
}
