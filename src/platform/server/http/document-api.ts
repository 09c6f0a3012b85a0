import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { commonRefusals, type DeclaredRefusals, type Procedure } from '#platform/api.contract.ts'
import { forbidden } from './callers.ts'
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
    transform: ({ schema, url, route: { config } }) => ({
      url,
      schema: config?.procedure ? describeProcedure(schema, config.procedure) : schema,
    }),
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async () =>
    app.swagger(),
  )
  app.get('/api/docs', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(app.swagger())),
  )
}

function describeProcedure(
  { params, querystring, ...rest }: FastifySchema,
  procedure: Procedure,
): FastifySchema {
  return {
    ...rest,
    ...(params !== undefined && { params: toJsonSchema(params, 'input') }),
    ...(querystring !== undefined && { querystring: toJsonSchema(querystring, 'input') }),
    ...(procedure.body && { body: describeBody(procedure.body) }),
    response: { [successOf(procedure)]: describeOutput(procedure), ...describeRefusals(procedure) },
  }
}

const successOf = ({ out }: Procedure) => (out.kind === 'json' && out.status) || 200

function toJsonSchema(schema: unknown, io: 'input' | 'output') {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema as z.ZodMiniType, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // In the text of a response a moment is a string.
    override: ({ zodSchema, jsonSchema: described }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(described, { type: 'string', format: 'date-time' })
    },
  })
  return jsonSchema
}

function describeBody(body: NonNullable<Procedure['body']>) {
  if (body.kind === 'json') return toJsonSchema(body.schema, 'input')
  const bytes = { schema: { type: 'string', format: 'binary' } }
  return { content: Object.fromEntries(body.types.map(type => [type, bytes])) }
}

function describeOutput({ out }: Procedure) {
  if (out.kind === 'json') return toJsonSchema(out.schema, 'output')
  if (out.kind === 'stream') {
    const schema = toJsonSchema(out.event, 'output')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema } } }
  }
  if (out.kind === 'pieces') {
    const whole = toJsonSchema(out.whole, 'output')
    const event = toJsonSchema(z.union([out.piece, out.whole]), 'output')
    return {
      description: 'Whole, or in pieces as server-sent events of which the last one is the whole',
      content: { 'application/json': { schema: whole }, 'text/event-stream': { schema: event } },
    }
  }
  const schema = toJsonSchema(z.file(), 'output')
  return { description: 'A file', content: Object.fromEntries(out.types.map(type => [type, { schema }])) }
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
function describeRefusals(procedure: Procedure): Record<string, object> {
  const all = Object.entries({ ...commonRefusalsOf(procedure), ...procedure.refusals })
  const byStatus = new Map<number, string[]>()
  for (const [code, { status, error }] of all)
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${error}`])
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [status, { ...errorBody, description: sentences.join(' ') }]),
  )
}

function commonRefusalsOf({ method, opensTo, params }: Procedure): DeclaredRefusals {
  const { MALFORMED_REQUEST, UNSUPPORTED_CONTENT, INVALID_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE } =
    commonRefusals
  const { UNAUTHENTICATED, FOREIGN_ORIGIN, LOCKED, NOT_FOUND, TOO_LARGE } = commonRefusals
  return {
    MALFORMED_REQUEST,
    UNSUPPORTED_CONTENT,
    INVALID_INPUT,
    TOO_MANY_REQUESTS,
    UNAVAILABLE,
    ...(opensTo !== 'everyone' && { UNAUTHENTICATED }),
    ...(params && { NOT_FOUND }),
    ...(opensTo !== 'everyone' && opensTo !== 'members' && { FORBIDDEN: forbidden(opensTo) }),
    ...(opensTo === 'unlocked-admins' && { LOCKED }),
    ...(method !== 'GET' && { FOREIGN_ORIGIN, TOO_LARGE }),
  }
}
