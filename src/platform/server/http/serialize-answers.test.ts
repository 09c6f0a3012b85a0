import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { recognizeCallers } from './callers.ts'
import { mountContract } from './mount-contract.ts'
import { serializeAnswers } from './serialize-answers.ts'

const person = z.object({ name: z.string(), nickname: z.nullable(z.string()), last: z.optional(z.string()) })
const sample = contract({
  readPerson: {
    method: 'GET',
    path: '/api/person',
    summary: 'One person, or nobody.',
    opensTo: 'everyone',
    query: z.object({ which: z.string() }),
    out: z.nullable(z.object({ person, inner: z.nullable(person) })),
    refusals: {},
  },
})
const secret = { hash: 'never told', born: new Date(0) }
const ada = { name: 'Ada', nickname: null, ...secret }

/** The way production serializes; the tests of routes use the checked one. */
let app: FastifyInstance
beforeAll(() => {
  app = Fastify() as unknown as FastifyInstance
  recognizeCallers(app)
  app.decorate('originOf', () => 'http://localhost')
  app.setValidatorCompiler(() => value => ({ value }))
  serializeAnswers(app, { isChecked: false })
  mountContract(app, sample, {
    readPerson: ({ query }) => {
      if (query.which === 'nobody') return null
      return { person: ada, inner: query.which === 'both' ? ada : null, ...secret }
    },
  })
})
afterAll(() => app.close())

const read = async (which: string) => (await app.inject(`/api/person?which=${which}`)).json()

test('What an answer may be instead of null loses its unnamed fields as well', async () => {
  const told = { name: 'Ada', nickname: null }
  expect(await read('both')).toEqual({ person: told, inner: told })
  expect(await read('one')).toEqual({ person: told, inner: null })
})

test('Nobody is null', async () => {
  expect(await read('nobody')).toBeNull()
})
