import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { commonRefusals, type DeclaredRefusals, type Procedure } from '#platform/api.contract.ts'
import { renderApiDocs } from './render-api-docs.ts'

export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Smoke Deck',
        version: '1',
        description:
          'One API for the browser and for other clients. Every error has the shape { error, code, requestId, fields? }.',
      },
    },
    transform: input => {
      const procedure = input.route.config?.procedure
      if (!procedure) return jsonSchemaTransform(input)
      const { schema, url } = jsonSchemaTransform({ ...input, schema: withResponse(input.schema, procedure) })
      return { url, schema: withUpload(withRefusals(schema, procedure), procedure) }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async () =>
    app.swagger(),
  )
  app.get('/api/docs', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(app.swagger())),
  )
}

/** Streams and files, which no serializer of the route describes. */
function withResponse(schema: FastifySchema, { out }: Procedure): FastifySchema {
  if (out.kind === 'json') return schema
  const response =
    out.kind === 'stream'
      ? { description: 'Server-sent events', content: { 'text/event-stream': { schema: out.event } } }
      : {
          description: 'A file',
          content: Object.fromEntries(out.types.map(type => [type, { schema: z.file() }])),
        }
  return { ...schema, response: { 200: response } }
}

function withUpload(schema: FastifySchema, { body }: Procedure): FastifySchema {
  if (body?.kind !== 'upload') return schema
  const bytes = { schema: { type: 'string', format: 'binary' } }
  return { ...schema, body: { content: Object.fromEntries(body.types.map(type => [type, bytes])) } }
}

const errorBody = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** The errors of the contract and those that the platform may answer with. */
function withRefusals(schema: FastifySchema, procedure: Procedure): FastifySchema {
  const all = Object.entries({ ...commonRefusalsOf(procedure), ...procedure.refusals })
  const byStatus = new Map<number, string[]>()
  for (const [code, { status, error }] of all)
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${error}`])
  const refusals = [...byStatus].map(([status, sentences]) => [
    status,
    { ...errorBody, description: sentences.join(' ') },
  ])
  return { ...schema, response: { ...(schema.response as object), ...Object.fromEntries(refusals) } }
}

function commonRefusalsOf({ method, opensTo, params }: Procedure): DeclaredRefusals {
  const { MALFORMED_REQUEST, UNSUPPORTED_CONTENT, INVALID_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE } =
    commonRefusals
  const { UNAUTHENTICATED, FOREIGN_ORIGIN, FORBIDDEN, NOT_FOUND, TOO_LARGE } = commonRefusals
  return {
    MALFORMED_REQUEST,
    UNSUPPORTED_CONTENT,
    INVALID_INPUT,
    TOO_MANY_REQUESTS,
    UNAVAILABLE,
    ...(opensTo !== 'everyone' && { UNAUTHENTICATED }),
    ...(params && { NOT_FOUND }),
    ...(opensTo === 'admins' && { FORBIDDEN }),
    ...(method !== 'GET' && { FOREIGN_ORIGIN, TOO_LARGE }),
  }
}
