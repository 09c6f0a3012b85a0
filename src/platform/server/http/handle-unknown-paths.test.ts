import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const out = json(z.object({ done: z.boolean() }))
const common = { summary: 'A thing.', opensTo: 'everyone', out, refusals: {} } as const
const sample = contract({
  readThing: { ...common, method: 'GET', path: '/api/things/:id', params: z.object({ id: z.string() }) },
  changeThing: { ...common, method: 'PATCH', path: '/api/things/:id', params: z.object({ id: z.string() }) },
  addThing: { ...common, method: 'POST', path: '/api/things' },
})
const { app, setNotFoundPage } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  const handle = () => ({ done: true })
  mountContract(app, sample, { readThing: handle, changeThing: handle, addThing: handle })
  app.get('/a+page', (_, reply) => reply.type('text/html').send('<p>here'))
  setNotFoundPage((_, reply) => reply.code(404).type('text/html').send('<p>nothing here'))
  await app.ready()
})
afterAll(() => app.close())

describe('An unknown API path gets 404 in the common error shape', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/things/1/more',
    '/api//things',
    '/api/things%2F1%2Fmore',
    '/api/__proto__',
    '/API/things',
  ])('%s', async url => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(404)
    if (url.startsWith('/api')) expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('also for %s', async method => {
    expect((await app.inject({ method, url: '/api/nothing' })).json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('A path with other methods gets 405 and lists them', () => {
  test.each([
    ['DELETE', '/api/things/1', 'GET, HEAD, PATCH'],
    ['POST', '/api/things/1?x=1', 'GET, HEAD, PATCH'],
    ['GET', '/api/things', 'POST'],
    ['GET', '/api/things/', 'POST'],
    ['HEAD', '/api/things', 'POST'],
    ['OPTIONS', '/api/things', 'POST'],
    ['TRACE', '/api/things', 'POST'],
    ['PUT', '/a+page', 'GET, HEAD'],
    ['OPTIONS', '/a+page', 'GET, HEAD'],
    ['TRACE', '/a+page', 'GET, HEAD'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ] as const)('%s %s: %s', async (method, url, allowed) => {
    const response = await app.inject({ method: method as 'GET', url })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe(allowed)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    if (method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })
})

test('Special characters in a path are not treated as a pattern', async () => {
  expect((await app.inject({ url: '/a+page' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'PUT', url: '/aaapage' })).statusCode).toBe(404)
})

test('An unknown page gets the not-found page', async () => {
  const response = await app.inject({ url: '/nothing' })
  expect([response.statusCode, response.body]).toEqual([404, '<p>nothing here'])
})

test('/apiary is a page, not part of the API', async () => {
  expect((await app.inject({ url: '/apiary' })).headers['content-type']).toContain('text/html')
})

test('HEAD is GET without the body', async () => {
  const [get, head] = [
    await app.inject({ url: '/api/things/1' }),
    await app.inject({ method: 'HEAD', url: '/api/things/1' }),
  ]
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
})
