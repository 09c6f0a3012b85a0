import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
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

/** Every error response is made here. Returns a function that sets the error page, for bugs outside the API. */
export function handleErrors(app: FastifyInstance): (sendPage: SendPage) => void {
  let sendErrorPage: SendPage | undefined
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error)
    if (hasZodFastifySchemaValidationErrors(error)) return sendRefusal(request, reply, invalidInput(error))
    const code = commonRefusalOf(error)
    if (code) return sendRefusal(request, reply, new Refusal(code, commonRefusals[code]))
    if (isDatabaseUnavailable(error)) return sendUnavailable(request, reply, error)
    request.log.error({ err: error }, 'a request failed with an unexpected error')
    if (sendErrorPage && !isApiPath(request.url)) return sendErrorPage(request, reply)
    return sendBug(request, reply)
  })
  return sendPage => {
    sendErrorPage = sendPage
  }
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return sendError(reply, refusal.status, {
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...(refusal.fields && { fields: refusal.fields }),
  })
}

export function sendError(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  if (status === 503) reply.header('retry-after', '1')
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: Error): FastifyReply {
  request.log.warn({ err: error }, 'the database is not available')
  return sendRefusal(request, reply, new Refusal('UNAVAILABLE', commonRefusals.UNAVAILABLE))
}

function commonRefusalOf(error: FastifyError): keyof typeof commonRefusals | undefined {
  if (error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (error.statusCode === 503) return 'UNAVAILABLE'
  const code = codeByFrameworkCode[error.code]
  if (code) return code
  return error.statusCode === 400 ? 'MALFORMED_REQUEST' : undefined
}

function invalidInput(error: FastifyError): Refusal {
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    fields[field] ??= issue.message ?? 'This is not right'
  }
  const first = Object.values(fields)[0] ?? commonRefusals.INVALID_INPUT.error
  const named = Object.entries(fields).filter(([field]) => field)
  return new Refusal(
    'INVALID_INPUT',
    { status: 422, error: first },
    named.length ? Object.fromEntries(named) : undefined,
  )
}

function sendBug(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = 'Something broke on our side. Please try again; if it stays, quote the request number.'
  return sendError(reply, 500, { error: message, code: 'INTERNAL', requestId: request.id })
}
