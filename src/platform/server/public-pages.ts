import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type PageMeta,
  type Place,
  type RenderPage,
  type Site,
  type Theme,
  themeCookie,
  themes,
} from '#platform/page.contract.ts'
import { compressBest, decompressText, negotiateEncoding } from './compress-text.ts'
import { callerOf } from './http/callers.ts'
import { matchesEtag } from './http/if-none-match.ts'
import { LruCache } from './lru-cache.ts'
import { type PackedPage, packedRenderer, type RenderPackedPage, withTheme } from './pack-page.ts'

export interface SiteOptions {
  place: Place
  /** If undefined, links use the host of the request. */
  baseUrl: string | undefined
  contactEmail: string
  assets: Site['assets']
  /** Cookies of answered notices; pages vary by them. */
  notices: readonly string[]
  /** Cookies of what members choose on a device, with their values; pages of members vary by them. */
  deviceChoices: Readonly<Record<string, readonly string[]>>
}

export interface PublicPages<Page> {
  /** For absolute links: `https://lounge.example`. */
  originOf(request: FastifyRequest): string
  contactEmail: string
  place: Place
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
    place: facts.place,
    async send(request, reply, page, status = 200) {
      const variant = variantOf(request, facts, page, await isSignedIn(request))
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-encoding')
        // Browsers send `Origin: null` with the forms of a page without referrer, and over plain http nothing else.
        .header('referrer-policy', 'same-origin')
        .header(
          'cache-control',
          variant.site.isSignedIn ? 'private, no-store' : cacheControlOf(request, page, status),
        )
      if (page.cacheKey === undefined)
        return reply.send(withTheme(await render(page, variant.site), variant.theme))
      const key = cacheKeyOf(page.cacheKey, variant)
      return sendCached(request, reply, await cache.getOrSet(key, () => toCachedPage(page, variant)))
    },
  }
}

/**
 * A shared cache may keep what a visitor without any cookie gets: nothing of a member, a theme or a notice is in it. It
 * tells such visitors apart by `vary`.
 */
function cacheControlOf({ headers }: FastifyRequest, { cacheKey }: PageMeta, status: number): string {
  if (status !== 200) return 'no-store'
  const isAnonymous = headers.cookie === undefined && headers.authorization === undefined
  return isAnonymous && cacheKey !== undefined
    ? 'public, max-age=0, s-maxage=300, must-revalidate'
    : 'private, no-cache'
}

function cacheKeyOf(name: string, { site, theme }: Variant): string {
  return [
    site.origin,
    name,
    theme,
    site.isSignedIn,
    ...site.answeredNotices,
    ...Object.entries(site.deviceChoices).flat(),
  ].join(' ')
}

/** While the database is away, everyone gets the page of visitors. */
async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  const caller = await callerOf(request).catch(() => undefined)
  return caller?.memberId !== undefined
}

function variantOf(
  request: FastifyRequest,
  facts: SiteOptions,
  page: PageMeta,
  isSignedIn: boolean,
): Variant {
  const { cookies } = request
  const theme = themes.find(name => name === cookies[themeCookie])
  // Without the query string: the page may be cached and shown to another visitor.
  const path = page.address ?? request.url.split('?')[0]!
  const site: Site = {
    origin: originOf(request, facts),
    path,
    returnPath: page.returnPath ?? path,
    contactEmail: facts.contactEmail,
    place: facts.place,
    assets: facts.assets,
    answeredNotices: facts.notices.filter(notice => cookies[notice] !== undefined),
    isSignedIn,
    deviceChoices: isSignedIn ? choicesIn(cookies, facts.deviceChoices) : {},
  }
  return { site, theme }
}

function choicesIn(
  cookies: FastifyRequest['cookies'],
  known: SiteOptions['deviceChoices'],
): Record<string, string> {
  const given = Object.keys(known).map(name => [name, cookies[name]] as const)
  return Object.fromEntries(
    given.filter((choice): choice is readonly [string, string] =>
      known[choice[0]]!.some(value => value === choice[1]),
    ),
  )
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
