import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { recognizeCallers } from './callers.ts'
import { mountContract } from './mount-contract.ts'
import { serializeResponses } from './serialize-responses.ts'

const person = z.object({ name: z.string(), nickname: z.nullable(z.string()), last: z.optional(z.string()) })
const sample = contract({
  readPerson: {
    method: 'GET',
    path: '/api/person',
    summary: 'One person, or null.',
    opensTo: 'everyone',
    query: z.object({ which: z.string() }),
    out: json(z.nullable(z.object({ person, inner: z.nullable(person) }))),
    refusals: {},
  },
})
const secret = { hash: 'never sent', born: new Date(0) }
const ada = { name: 'Ada', nickname: null, ...secret }

/** As in production; the route tests use the validating serializer. */
let app: FastifyInstance
beforeAll(() => {
  app = Fastify() as unknown as FastifyInstance
  recognizeCallers(app)
  app.decorate('originOf', () => 'http://localhost')
  app.setValidatorCompiler(() => value => ({ value }))
  serializeResponses(app, { isChecked: false })
  mountContract(app, sample, {
    readPerson: ({ query }) => {
      if (query.which === 'none') return null
      return { person: ada, inner: query.which === 'both' ? ada : null, ...secret }
    },
  })
})
afterAll(() => app.close())

const read = async (which: string) => (await app.inject(`/api/person?which=${which}`)).json()

test('Unknown fields are removed inside a nullable schema too', async () => {
  const publicFields = { name: 'Ada', nickname: null }
  expect(await read('both')).toEqual({ person: publicFields, inner: publicFields })
  expect(await read('one')).toEqual({ person: publicFields, inner: null })
})

test('Null is serialized as null', async () => {
  expect(await read('none')).toBeNull()
})
