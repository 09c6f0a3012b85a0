import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileOutput } from '#platform/api.contract.ts'
import { matchesEtag } from './if-none-match.ts'

export interface FileResponse<Type extends string = string> {
  /** Letters, digits, dots and hyphens. */
  name: string
  content: Uint8Array | AsyncIterable<Uint8Array | string>
  type?: Type
  /** Displayed by the browser instead of saved. */
  isInline?: boolean
  /** With an `etag`, a client that already has the file gets 304. */
  headers?: Readonly<Record<string, string>>
}

/** Without a file the response is the same 404 as for an unknown path. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { types }: FileOutput,
  file: FileResponse | undefined,
): FastifyReply {
  if (!file) {
    reply.callNotFound()
    return reply
  }
  const { name, content, type = types[0]!, isInline = false, headers = {} } = file
  if (!/^[\w.-]+$/.test(name)) throw new Error(`a file cannot be sent under the name ${JSON.stringify(name)}`)
  reply.headers({
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'no-store',
    ...headers,
  })
  if (headers.etag && matchesEtag(headers.etag, request.headers['if-none-match']))
    return reply.code(304).send()
  return reply
    .type(type)
    .send(content instanceof Uint8Array ? content : Readable.from(content, { objectMode: false }))
}
