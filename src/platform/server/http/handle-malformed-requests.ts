import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'
import { sendRefusal } from './handle-errors.ts'

type Headers = Readonly<Record<string, string>>

/** A path that cannot be decoded never reaches a route or a hook. */
export function handleUndecodablePath(headers: Headers) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header('x-request-id', request.id)
    sendRefusal(request, reply, new Refusal('MALFORMED_REQUEST', commonRefusals.MALFORMED_REQUEST))
  }
}

const statusByCode: Record<string, readonly [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Malformed HTTP has no request object, so the response is written to the socket. */
export function handleMalformedHttp(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, reason] = statusByCode[error.code ?? ''] ?? [400, 'Bad Request']
    const body = JSON.stringify({
      error: commonRefusals.MALFORMED_REQUEST.error,
      code: 'MALFORMED_REQUEST',
      requestId: randomUUID(),
    })
    const head = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'))
  }
}
