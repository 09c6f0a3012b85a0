import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
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
    out: z.object({ id: z.string() }),
    refusals: {},
  },
})
const { app, answerMissingPage } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  mountContract(app, sample, { readThing: ({ params }) => params })
  app.get('/', (_, reply) => reply.type('text/html').send('<p>door'))
  app.get('/list', (_, reply) => reply.type('text/html').send('<p>list'))
  app.get<{ Params: { id: string } }>('/list/:id', (request, reply) =>
    request.params.id === 'known' ? reply.type('text/html').send('<p>known') : reply.callNotFound(),
  )
  app.post('/list', (_, reply) => reply.redirect('/list', 303))
  answerMissingPage((_, reply) => reply.code(404).type('text/html').send('<p>nothing here'))
  await app.ready()
})
afterAll(() => app.close())

describe('An address of a page that cannot be decoded is a page that does not exist', () => {
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
    ['a way up', '/list/..%2f..%2fetc'],
    ['5,000 letters', `/list/${'a'.repeat(5000)}`],
    ['5,000 letters with a slash after them', `/list/${'a'.repeat(5000)}/`],
  ])('and so is %s', async (_, url) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body]).toEqual([404, '<p>nothing here'])
  })

  test('and one that decodes to a page that exists still is that page', async () => {
    expect((await app.inject('/list/%6bnown')).body).toBe('<p>known')
    expect((await app.inject('/list?q=%zz')).body).toBe('<p>list')
  })

  test('a name that is not ours is refused there as everywhere', async () => {
    const { statusCode } = await app.inject({ url: '/list/%', headers: { host: 'evil.example' } })
    expect(statusCode).toBe(400)
  })

  test('the API refuses it in the one shape of all errors', async () => {
    for (const id of ['%', '%zz', 'a'.repeat(5000)]) {
      const answer = await app.inject({ url: `/api/things/${id}`, headers: { accept: 'text/html' } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
    }
  })
})

describe('A page has one address, without a slash at its end', () => {
  test.each([
    ['/list/', '/list'],
    ['/list/?q=a/&page=2', '/list?q=a/&page=2'],
    ['/list//', '/list'],
    ['/list/known/', '/list/known'],
    ['/list/kn%6Fwn/?next=//evil.example/', '/list/kn%6Fwn?next=//evil.example/'],
  ])('%s leads to %s for good', async (url, right) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers.location]).toEqual([308, right])
  })

  test('also for HEAD', async () => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/list/' })
    expect([statusCode, headers.location]).toEqual([308, '/list'])
  })

  test.each(['//evil.example/', '//evil.example//', String.raw`/\evil.example/`, '//list/'])(
    '%s leads nowhere',
    async url => {
      const { statusCode, headers } = await app.inject({
        url: `http://localhost${url}`,
        headers: { host: 'localhost' },
      })
      expect([statusCode, headers.location]).toEqual([404, undefined])
    },
  )

  test('The door is that slash and nothing else', async () => {
    expect((await app.inject('/')).body).toBe('<p>door')
    expect((await app.inject('/?utm=1/')).body).toBe('<p>door')
    const { headers } = await app.inject({ url: 'http://localhost//?utm=1', headers: { host: 'localhost' } })
    expect(headers.location).toBe('/?utm=1')
  })

  test('A page that does not exist says so, with or without a slash', async () => {
    expect((await app.inject('/nothing/')).statusCode).toBe(404)
  })

  test('What a form sends is taken where it was sent', async () => {
    expect((await app.inject({ method: 'POST', url: '/list/' })).statusCode).toBe(303)
  })

  test('The API answers with or without it', async () => {
    expect((await app.inject('/api/things/1/')).json()).toEqual({ id: '1' })
  })
})
