import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** Fastify decodes every body as UTF-8, whatever its charset, and replaces what is not valid. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!hasUtf8Charset(request.headers['content-type']))
      return done(new Refusal('UNSUPPORTED_CONTENT', commonRefusals.UNSUPPORTED_CONTENT))
    if (!isUtf8(body)) return done(new Refusal('MALFORMED_REQUEST', commonRefusals.MALFORMED_REQUEST))
    return parse(request, body.toString(), done)
  })
}

function hasUtf8Charset(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}
