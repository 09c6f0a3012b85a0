import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals, type ErrorBody, Refusal } from '#platform/api.contract.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { isApiPath } from './is-api-path.ts'

const codeByFrameworkCode: Record<string, keyof typeof commonRefusals> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_CONTENT',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown
export type SendRefusalPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Pick<Refusal, 'status' | 'message'>,
) => unknown

export interface ErrorPages {
  /** For bugs. */
  setErrorPage(sendPage: SendPage): void
  /** For refusals. */
  setRefusalPage(sendPage: SendRefusalPage): void
}

/** Every error response is made here. Outside the API browsers get pages, as soon as those are set. */
export function handleErrors(app: FastifyInstance): ErrorPages {
  let sendErrorPage: SendPage | undefined
  let sendRefusalPage: SendRefusalPage | undefined
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Set for a file that could not be read.
    reply.removeHeader('content-encoding').removeHeader('content-disposition')
    const refusal = refusalOf(error)
    if (refusal && refusal !== error && refusal.code === 'UNAVAILABLE')
      request.log.warn({ err: error, requestId: request.id }, 'the database is not available')
    if (refusal && sendRefusalPage && isNavigation(request)) {
      setRetryAfter(reply, refusal)
      return sendRefusalPage(request, reply, refusal)
    }
    if (refusal) return sendRefusal(request, reply, refusal)
    request.log.error({ err: error, requestId: request.id }, 'a request failed with an unexpected error')
    if (sendErrorPage && !isApiPath(request.url)) return sendErrorPage(request, reply)
    return sendBug(request, reply)
  })
  return {
    setErrorPage: sendPage => {
      sendErrorPage = sendPage
    },
    setRefusalPage: sendPage => {
      sendRefusalPage = sendPage
    },
  }
}

/** A person looks at the answer; programs and our own scripts ask for anything. */
function isNavigation({ url, headers }: FastifyRequest): boolean {
  return !isApiPath(url) && (headers.accept ?? '').includes('text/html')
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  const code = commonRefusalOf(error) ?? (isDatabaseUnavailable(error) ? 'UNAVAILABLE' : undefined)
  return code && new Refusal(code, commonRefusals[code])
}

function setRetryAfter(reply: FastifyReply, { status, retryAfterSeconds }: Refusal): void {
  const seconds = retryAfterSeconds ?? (status === 503 ? 1 : undefined)
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  setRetryAfter(reply, refusal)
  return sendError(reply, refusal.status, {
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.current !== undefined && { current: refusal.current }),
  })
}

export function sendError(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

function commonRefusalOf(error: FastifyError): keyof typeof commonRefusals | undefined {
  if (error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (error.statusCode === 503) return 'UNAVAILABLE'
  const code = codeByFrameworkCode[error.code]
  if (code) return code
  return error.statusCode === 400 ? 'MALFORMED_REQUEST' : undefined
}

function sendBug(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message =
    'Something broke on our side. Please try again; if it keeps happening, send us the request number.'
  return sendError(reply, 500, { error: message, code: 'INTERNAL', requestId: request.id })
}
