import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const sample = contract({
  readThing: {
    method: 'GET',
    path: '/api/things/:id',
    summary: 'A thing.',
    opensTo: 'everyone',
    params: z.object({ id: z.string() }),
    out: json(z.object({ id: z.string() })),
    refusals: {},
  },
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
  mountContract(app, sample, { readThing: ({ params }) => params })
  app.get('/', (_, reply) => reply.type('text/html').send('<p>home'))
  app.get('/list', (_, reply) => reply.type('text/html').send('<p>list'))
  app.get<{ Params: { id: string } }>('/list/:id', (request, reply) =>
    request.params.id === 'known' ? reply.type('text/html').send('<p>known') : reply.callNotFound(),
  )
  app.post('/list', (_, reply) => reply.redirect('/list', 303))
  setNotFoundPage((_, reply) => reply.code(404).type('text/html').send('<p>nothing here'))
  await app.ready()
})
afterAll(() => app.close())

describe('A page path that cannot be decoded gets the not-found page', () => {
  test.each([
    '/%',
    '/%zz',
    '/list/%',
    '/list/%E0%A4%A',
    '/list/%ff',
    '/list/padr%C3',
    '/list/known%',
    '/list/%c0%af..%c0%afetc',
    '/list/%?utm=%25',
    '/a/b/%/c',
  ])('%s', async url => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, body]).toEqual([404, '<p>nothing here'])
  })

  test.each([
    ['NUL', '/list/%00'],
    ['a known name with NUL', '/list/known%00'],
    ['a path traversal', '/list/..%2f..%2fetc'],
    ['5,000 letters', `/list/${'a'.repeat(5000)}`],
    ['5,000 letters with a trailing slash', `/list/${'a'.repeat(5000)}/`],
  ])('and so does %s', async (_, url) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body]).toEqual([404, '<p>nothing here'])
  })

  test('but an encoded path of an existing page gets that page', async () => {
    expect((await app.inject('/list/%6bnown')).body).toBe('<p>known')
    expect((await app.inject('/list?q=%zz')).body).toBe('<p>list')
  })

  test('an unknown host is rejected there too', async () => {
    const { statusCode } = await app.inject({ url: '/list/%', headers: { host: 'evil.example' } })
    expect(statusCode).toBe(400)
  })

  test('the API rejects it in the common error shape', async () => {
    for (const id of ['%', '%zz', 'a'.repeat(5000)]) {
      const response = await app.inject({ url: `/api/things/${id}`, headers: { accept: 'text/html' } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
    }
  })
})

describe('A page has one canonical path, without a trailing slash', () => {
  test.each([
    ['/list/', '/list'],
    ['/list/?q=a/&page=2', '/list?q=a/&page=2'],
    ['/list//', '/list'],
    ['/list/known/', '/list/known'],
    ['/list/kn%6Fwn/?next=//evil.example/', '/list/kn%6Fwn?next=//evil.example/'],
  ])('%s redirects permanently to %s', async (url, target) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers.location]).toEqual([308, target])
  })

  test('also for HEAD', async () => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/list/' })
    expect([statusCode, headers.location]).toEqual([308, '/list'])
  })

  test.each(['//evil.example/', '//evil.example//', String.raw`/\evil.example/`, '//list/'])(
    '%s does not redirect',
    async url => {
      const { statusCode, headers } = await app.inject({
        url: `http://localhost${url}`,
        headers: { host: 'localhost' },
      })
      expect([statusCode, headers.location]).toEqual([404, undefined])
    },
  )

  test('The home page keeps its slash', async () => {
    expect((await app.inject('/')).body).toBe('<p>home')
    expect((await app.inject('/?utm=1/')).body).toBe('<p>home')
    const { headers } = await app.inject({ url: 'http://localhost//?utm=1', headers: { host: 'localhost' } })
    expect(headers.location).toBe('/?utm=1')
  })

  test('A page that does not exist gets 404, with or without a slash', async () => {
    expect((await app.inject('/nothing/')).statusCode).toBe(404)
  })

  test('A form post to a path with a trailing slash is not redirected', async () => {
    expect((await app.inject({ method: 'POST', url: '/list/' })).statusCode).toBe(303)
  })

  test('The API ignores a trailing slash', async () => {
    expect((await app.inject('/api/things/1/')).json()).toEqual({ id: '1' })
  })
})
