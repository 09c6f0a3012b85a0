import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

export interface SiteAddress {
  /** Origin the operator gave (`https://lounge.example`), or undefined when only host and port are known. */
  baseUrl: string | undefined
  /** Address the server listens on. */
  host: string
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Two fences. Only names this site really has are answered (a forged Host would end up in links and
 * lets other sites rebind their name to us); and what changes something must come from our own pages
 * or from no page at all (a program), judged by Origin and by Sec-Fetch-Site.
 */
export function checkHostAndOrigin(app: FastifyInstance, site: SiteAddress): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurHost(request.host, site)) {
      reply.header('connection', 'close')
      throw new Refusal('UNKNOWN_HOST', { status: 400, error: 'This house does not go by that name.' })
    }
    if (safeMethods.has(request.method)) return
    if (!comesFromOurselves(request, site)) throw new Refusal('FOREIGN_ORIGIN', commonRefusals.FOREIGN_ORIGIN)
  })
}

function isOurHost(host: string, site: SiteAddress): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (loopbackNames.has(name)) return true
  if (site.baseUrl && new URL(site.baseUrl).hostname === name) return true
  if (loopbackNames.has(site.host)) return false
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === hostname().toLowerCase()
}

function comesFromOurselves(request: FastifyRequest, site: SiteAddress): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  // Our own forms say "null", since no page of ours sends a referrer; which site they stand on is said elsewhere,
  // in a header that no page can write itself.
  if (origin === 'null') return fetchSite === 'same-origin'
  if (origin !== undefined) return ourOrigins(request, site).has(origin)
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** Whether a page of ours asks, by a header that browsers always send with a socket and no page can write. */
export function comesFromOurPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return (
    origin !== undefined &&
    [`${request.protocol}://${request.host}`, request.server.originOf(request)].includes(origin)
  )
}

function ourOrigins(request: FastifyRequest, site: SiteAddress): Set<string> {
  const seen = `${request.protocol}://${request.host}`
  return new Set(site.baseUrl ? [seen, site.baseUrl] : [seen])
}
