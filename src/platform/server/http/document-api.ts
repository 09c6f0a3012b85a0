import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeApi } from './describe-api.ts'

/** `/api/openapi.json` and a page to read, both made from the contracts. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Smoke Deck',
        version: '1',
        description:
          'One surface for the browser and for programs. Every error has the shape { error, code, requestId, fields? }.',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async () =>
    app.swagger(),
  )
  app.get('/api/docs', { schema: { hide: true }, config: { opensTo: 'everyone' } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(describeApi(app.swagger())),
  )
}
