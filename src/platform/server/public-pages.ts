import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type PageMeta,
  type RenderPage,
  type Site,
  type Theme,
  themeCookie,
  themes,
} from '#platform/page.contract.ts'
import { compressBest, decompressText, negotiateEncoding } from './compress-text.ts'
import { matchesEtag } from './http/if-none-match.ts'
import { LruCache } from './lru-cache.ts'
import { type PackedPage, packedRenderer, type RenderPackedPage, withTheme } from './pack-page.ts'

export interface SiteOptions {
  /** If undefined, links use the host of the request. */
  baseUrl: string | undefined
  contactEmail: string
  assets: Site['assets']
  /** Cookies of answered notices; pages vary by them. */
  notices: readonly string[]
}

export interface PublicPages<Page> {
  /** For absolute links: `https://lounge.example`. */
  originOf(request: FastifyRequest): string
  contactEmail: string
  send(request: FastifyRequest, reply: FastifyReply, page: Page, status?: number): Promise<FastifyReply>
}

interface CachedPage extends PackedPage {
  visits: number
}

interface Variant {
  site: Site
  theme: Theme | undefined
}

/** Some 50 KB each. Crawlers visit thousands of pages; the cache holds the latest. */
const maxCachedPages = 400

export function openPublicPages<Page extends PageMeta>(
  render: RenderPage<Page>,
  facts: SiteOptions,
  renderPacked: RenderPackedPage<Page> = packedRenderer(render),
): PublicPages<Page> {
  const toCachedPage = async (page: Page, { site, theme }: Variant) => ({
    ...(await renderPacked(page, site, theme)),
    visits: 0,
  })
  const cache = new LruCache<Promise<CachedPage>>(maxCachedPages)
  return {
    originOf: request => originOf(request, facts),
    contactEmail: facts.contactEmail,
    async send(request, reply, page, status = 200) {
      const variant = variantOf(request, facts, page)
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-encoding')
        .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      if (page.cacheKey === undefined)
        return reply.send(withTheme(await render(page, variant.site), variant.theme))
      const key = cacheKeyOf(page.cacheKey, variant)
      return sendCached(request, reply, await cache.getOrSet(key, () => toCachedPage(page, variant)))
    },
  }
}

function cacheKeyOf(name: string, { site, theme }: Variant): string {
  return [site.origin, name, theme, ...site.answeredNotices].join(' ')
}

function variantOf(request: FastifyRequest, facts: SiteOptions, page: PageMeta): Variant {
  const { cookies } = request
  const theme = themes.find(name => name === cookies[themeCookie])
  const site: Site = {
    origin: originOf(request, facts),
    // Without the query string: the page may be cached and shown to another visitor.
    path: page.address ?? request.url.split('?')[0]!,
    contactEmail: facts.contactEmail,
    assets: facts.assets,
    answeredNotices: facts.notices.filter(notice => cookies[notice] !== undefined),
  }
  return { site, theme }
}

function originOf(request: FastifyRequest, { baseUrl }: SiteOptions): string {
  return baseUrl ?? `${request.protocol}://${request.host}`
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedPage): FastifyReply {
  reply.header('etag', cached.etag)
  if (matchesEtag(cached.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(decompressText(cached))
  if (encoding === 'br') packAgain(cached)
  return reply.header('content-encoding', encoding).send(cached[encoding])
}

/** The first visitor does not wait for the best quality, and a page with one visit does not need it. */
function packAgain(cached: CachedPage): void {
  cached.visits += 1
  if (cached.visits !== 2) return
  compressBest(decompressText(cached)).then(
    br => {
      cached.br = br
    },
    // The page stays as it is.
    () => undefined,
  )
}
