import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './is-api-path.ts'

/** Longer than any valid parameter. */
export const maxParameterLength = 2000
const unknownPath = '/unreadable'

/**
 * The router rejects paths that it cannot decode, and parameters that are too long, before any hook runs. That is right
 * for the API; for pages the path is replaced by an unknown one, so that the visitor gets the not-found page.
 */
export function rewriteUndecodablePath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = pathOf(url)
  return isApiPath(path) || isDecodable(path) ? url : unknownPath
}

function isDecodable(path: string): boolean {
  if (path.split('/').some(part => part.length > maxParameterLength)) return false
  try {
    // The result is used, or the bundler would remove the call and its exception.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** `/about/` redirects to `/about`; the query string stays. */
export function redirectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url)
    if (path === '/' || !path.startsWith('/') || !path.endsWith('/')) return done()
    if (request.is404 || isApiPath(path) || !['GET', 'HEAD'].includes(request.method)) return done()
    // Exactly one leading slash: `//` or `/\` would redirect to another site.
    const target = `/${path.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`
    reply.redirect(target + request.url.slice(path.length), 308)
  })
}

function pathOf(url: string): string {
  return url.split('?')[0]!
}
