import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type RenderPage,
  type SentPage,
  type Site,
  type Theme,
  themeCookie,
  themes,
} from '#platform/page.contract.ts'
import { isKnown } from './http/if-none-match.ts'
import { chooseEncoding, type Packed, packText, unpackText } from './packed-text.ts'
import { Recent } from './recent.ts'

/** Everything about the site but the one request. */
export interface SiteFacts {
  /** Undefined when the operator named no address: links then follow the name the visitor used. */
  baseUrl: string | undefined
  contactEmail: string
  assets: Site['assets']
  /** Cookies that say that a notice has been answered; pages may differ by them. */
  notices: readonly string[]
}

export interface PublicPages<Page> {
  /** `https://lounge.example`: what absolute links on this site begin with. */
  originOf(request: FastifyRequest): string
  send(request: FastifyRequest, reply: FastifyReply, page: Page, status?: number): Promise<FastifyReply>
}

interface Kept extends Packed {
  etag: string
}

interface Look {
  site: Site
  theme: Theme | undefined
}

/** Some 50 KB each, packed twice. Readers and search engines walk through thousands; the latest are at hand. */
const mostKept = 400

export function openPublicPages<Page extends SentPage>(
  render: RenderPage<Page>,
  facts: SiteFacts,
): PublicPages<Page> {
  const kept = new Recent<Promise<Kept>>(mostKept)
  return {
    originOf: request => originOf(request, facts),
    async send(request, reply, page, status = 200) {
      const look = lookOf(request, facts, page)
      const html = () => withTheme(render(page, look.site), look.theme)
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-encoding')
        .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      if (page.keptAs === undefined) return reply.send(html())
      return sendKept(request, reply, await kept.recall(keyOf(page.keptAs, look), () => keep(html())))
    },
  }
}

function keyOf(name: string, { site, theme }: Look): string {
  return [site.origin, name, theme, ...site.answeredNotices].join(' ')
}

function lookOf(request: FastifyRequest, facts: SiteFacts, page: SentPage): Look {
  const cookies = cookiesOf(request)
  const theme = themes.find(name => name === cookies.get(themeCookie))
  const site: Site = {
    origin: originOf(request, facts),
    // Never what a visitor hung on the address: the page may be kept and shown to the next one.
    path: page.address ?? request.url.split('?')[0]!,
    contactEmail: facts.contactEmail,
    assets: facts.assets,
    answeredNotices: facts.notices.filter(notice => cookies.has(notice)),
  }
  return { site, theme }
}

function originOf(request: FastifyRequest, { baseUrl }: SiteFacts): string {
  return baseUrl ?? `${request.protocol}://${request.host}`
}

function cookiesOf(request: FastifyRequest): Map<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('='))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

function withTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html
  const ground = theme === 'light' ? '#FFFFFF' : '#0B0B0B'
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('name="theme-color" content="#0B0B0B"', `name="theme-color" content="${ground}"`)
}

async function keep(html: string): Promise<Kept> {
  // Weak: packed and plain are the same page, not the same bytes.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...(await packText(html)), etag }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  reply.header('etag', kept.etag)
  if (isKnown(kept.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(unpackText(kept))
  return reply.header('content-encoding', encoding).send(kept[encoding])
}
