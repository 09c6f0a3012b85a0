import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isOfApi } from './is-of-api.ts'

/** Longer than any name a route asks for. */
export const longestParameter = 2000
const noPage = '/unreadable'

/**
 * The router refuses what it cannot decode, and names that are too long, before any fence has been passed. Of the API
 * that is right; a visitor should see the page that says that there is nothing. So it is led to where there is nothing.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = pathOf(url)
  return isOfApi(path) || isReadable(path) ? url : noPage
}

function isReadable(path: string): boolean {
  if (path.split('/').some(part => part.length > longestParameter)) return false
  try {
    // Its result is read because the build leaves out a decoding that nobody reads, and the refusal with it.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** `/cigars/` is `/cigars`: a page has one address. What hangs on it stays. */
export function dropTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url)
    if (request.is404 || isOfApi(path) || !['GET', 'HEAD'].includes(request.method)) return
    // As proxies ask (`GET http://…/cigars/ HTTP/1.1`), the path is a whole address.
    if (path === '/' || !path.startsWith('/') || !path.endsWith('/')) return
    // One slash in front, whatever stood there: two, or one and its mirror image, would lead to another site.
    const right = `/${path.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`
    return reply.redirect(right + request.url.slice(path.length), 308)
  })
}

function pathOf(url: string): string {
  return url.split('?')[0]!
}
