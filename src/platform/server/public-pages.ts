import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type PageMeta,
  type RenderPage,
  type Site,
  type Theme,
  themeCookie,
  themes,
} from '#platform/page.contract.ts'
import {
  type CompressedText,
  compressBest,
  compressText,
  decompressText,
  negotiateEncoding,
} from './compress-text.ts'
import { matchesEtag } from './http/if-none-match.ts'
import { LruCache } from './lru-cache.ts'

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

interface CachedPage extends CompressedText {
  etag: string
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
): PublicPages<Page> {
  const cache = new LruCache<Promise<CachedPage>>(maxCachedPages)
  return {
    originOf: request => originOf(request, facts),
    contactEmail: facts.contactEmail,
    async send(request, reply, page, status = 200) {
      const variant = variantOf(request, facts, page)
      const html = async () => withTheme(await render(page, variant.site), variant.theme)
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-encoding')
        .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      if (page.cacheKey === undefined) return reply.send(await html())
      const key = cacheKeyOf(page.cacheKey, variant)
      return sendCached(request, reply, await cache.getOrSet(key, async () => toCachedPage(await html())))
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

function withTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html
  const background = theme === 'light' ? '#FFFFFF' : '#0B0B0B'
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('name="theme-color" content="#0B0B0B"', `name="theme-color" content="${background}"`)
}

async function toCachedPage(html: string): Promise<CachedPage> {
  // Weak: compressed and plain responses share it.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...(await compressText(html)), etag, visits: 0 }
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedPage): FastifyReply {
  reply.header('etag', cached.etag)
  if (matchesEtag(cached.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(decompressText(cached))
  if (encoding === 'br') packAgain(cached)
  return reply.header('content-encoding', encoding).send(cached[encoding])
}

/** The first visitor does not wait for the best quality, and a page that nobody else visits does not need it. */
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
