import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Recent } from '#platform/server/recent.ts'
import {
  deviceCookies,
  type PublicPage,
  type RenderPublicPage,
  type Site,
  type Theme,
  themes,
} from '../landing.contract.ts'

/** Everything about the site but the one request. */
export interface SiteFacts {
  /** Undefined when the operator named no address: links then follow the name the visitor used. */
  baseUrl: string | undefined
  contactEmail: string
  assets: Site['assets']
}

export interface PublicPages {
  /** `https://lounge.example`: what absolute links on this site begin with. */
  originOf(request: FastifyRequest): string
  send(request: FastifyRequest, reply: FastifyReply, page: PublicPage, status?: number): FastifyReply
}

interface Rendered {
  html: string
  brotli: Buffer
  gzip: Buffer
  etag: string
}

/** Pages that are the same for everybody are rendered and packed once for each look. */
const mostRemembered = 64
const alwaysTheSame = new Set(['landing', 'terms', 'privacy', 'press-kit', 'sign-in', 'under-age'])

export function openPublicPages(render: RenderPublicPage, facts: SiteFacts): PublicPages {
  const remembered = new Recent<Rendered>(mostRemembered)
  return {
    originOf: request => originOf(request, facts),
    send(request, reply, page, status = 200) {
      const look = lookOf(request, facts, page)
      const html = () => withTheme(render(page, look.site), look.theme)
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-encoding')
        .header('cache-control', status === 200 ? 'private, no-cache' : 'no-store')
      if (!alwaysTheSame.has(page.page)) return reply.send(html())
      const key = `${look.site.origin} ${page.page} ${look.theme} ${look.site.showsAgeNotice}`
      return sendPacked(
        request,
        reply,
        remembered.recall(key, () => pack(html())),
      )
    },
  }
}

function lookOf(
  request: FastifyRequest,
  facts: SiteFacts,
  page: PublicPage,
): { site: Site; theme: Theme | undefined } {
  const cookies = cookiesOf(request)
  const theme = themes.find(name => name === cookies.get(deviceCookies.theme))
  const site: Site = {
    origin: originOf(request, facts),
    // Never what a visitor hung on the address: the page may be kept and shown to the next one.
    path: page.page === 'result' ? page.pairing.address : request.url.split('?')[0]!,
    contactEmail: facts.contactEmail,
    assets: facts.assets,
    showsAgeNotice: !cookies.has(deviceCookies.ageNotice),
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

function pack(html: string): Rendered {
  return {
    html,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(html),
    // Weak: packed and plain are the same page, not the same bytes.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): FastifyReply {
  reply.header('etag', rendered.etag)
  if (isKnown(rendered.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const accepts = encodingsOf(request.headers['accept-encoding'])
  if (accepts('br')) return reply.header('content-encoding', 'br').send(rendered.brotli)
  if (accepts('gzip')) return reply.header('content-encoding', 'gzip').send(rendered.gzip)
  return reply.send(rendered.html)
}

/** `If-None-Match` may list several marks, weak ones, or say `*`. */
function isKnown(etag: string, header: string | undefined): boolean {
  const marks = (header ?? '').split(',').map(mark => mark.trim().replace(/^W\//, ''))
  return marks.includes('*') || marks.includes(etag.replace(/^W\//, ''))
}

/** `br;q=0, gzip` takes gzip and refuses brotli. */
function encodingsOf(header = ''): (encoding: string) => boolean {
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  return encoding => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
