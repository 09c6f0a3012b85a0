import { gzipSync } from 'node:zlib'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, refuse } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { typedText } from '#platform/text.contract.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const text = typedText({ missing: 'Please enter a text', most: 10_000 })
const sample = contract({
  keepThing: {
    method: 'POST',
    path: '/api/things',
    summary: 'Keeps a thing.',
    opensTo: 'everyone',
    body: z.strictObject({ text }),
    out: z.object({ text: z.string() }),
    refusals: { TAKEN: { status: 409, error: 'Somebody was quicker.' } },
  },
  findThings: {
    method: 'GET',
    path: '/api/things',
    summary: 'Finds things.',
    opensTo: 'everyone',
    query: z.strictObject({
      q: z.string(),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 8),
    }),
    out: z.object({ found: z.number() }),
    refusals: {},
  },
  readSecrets: {
    method: 'GET',
    path: '/api/secrets',
    summary: 'Needs a session.',
    opensTo: 'members',
    out: z.object({}),
    refusals: {},
  },
})
const logged: string[] = []
const { app } = await createHttpServer({
  log: createLog({ logLevel: 'warn' }, { write: line => void logged.push(line) }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: true,
  hasStrictContentPolicy: true,
})

beforeAll(async () => {
  mountContract(app, sample, {
    keepThing: ({ body }) => {
      if (body.text === 'taken') throw refuse(sample.keepThing, 'TAKEN', { text: 'Choose another' })
      if (body.text === 'bug')
        throw new TypeError('relation "things" at /srv/house/store.ts is broken, password=hunter2')
      if (body.text === 'odd') throw 'a text and no error'
      return body
    },
    findThings: ({ query }) => ({ found: query.limit }),
    readSecrets: () => ({}),
  })
  await app.ready()
})
afterAll(() => app.close())

const send = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  })
const ask = (options: InjectOptions) => app.inject(options)

/** The promise of every error: one shape, never kept by anybody, nothing of the inside. */
function expectRefusal(answer: LightMyRequestResponse, status: number | number[], code?: string) {
  const body = answer.json()
  expect([status].flat(), answer.body).toContain(answer.statusCode)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(
    Object.keys(body)
      .filter(key => key !== 'fields')
      .sort(),
  ).toEqual(['code', 'error', 'requestId'])
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers['x-request-id']).toBe(body.requestId)
  expect(answer.body).not.toMatch(/FST_|stack|node_modules|\.ts\b|Error:|hunter2/)
  if (code) expect(body.code).toBe(code)
  return body
}

describe('What cannot be read is refused in the one shape of all errors', () => {
  test.each([
    ['broken JSON', '{"text":', 400],
    ['an empty body', '', 400],
    ['words', 'robusto', 400],
    ['two documents', '{"text":"a"}{"text":"b"}', 400],
    ['__proto__ in JSON', '{"text":"a","__proto__":{"isAdmin":true}}', [400, 422]],
    [
      'constructor.prototype in JSON',
      '{"text":"a","constructor":{"prototype":{"isAdmin":true}}}',
      [400, 422],
    ],
    ['a list inside lists without end', '['.repeat(100_000), 400],
    ['lists in lists', `{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, [400, 422]],
  ])('%s', async (_, payload, status) => {
    const began = performance.now()
    expectRefusal(await send(payload), status)
    expect(performance.now() - began).toBeLessThan(500)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch',
    '',
  ])('the content type “%s” at the API', async type => {
    expectRefusal(await send('{"text":"a"}', { 'content-type': type }), 415, 'UNSUPPORTED_CONTENT')
  })

  test.each(['zstd', 'nonsense', 'gzip, gzip'])('the content encoding %s', async encoding => {
    expectRefusal(await send('{"text":"a"}', { 'content-encoding': encoding }), [400, 415])
  })

  test('a body that says it is packed and is not', async () => {
    expectRefusal(await send('{"text":"a"}', { 'content-encoding': 'gzip' }), [400, 415])
  })

  test('a small packet that unpacks to more than is taken', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    expectRefusal(await send(bomb, { 'content-encoding': 'gzip' }), [400, 413, 415])
  })

  test('more than 256 KiB', async () => {
    expectRefusal(await send({ text: 'a'.repeat(256 * 1024) }), 413, 'TOO_LARGE')
  })

  test('a path that is no text', async () => {
    expectRefusal(await ask({ method: 'GET', url: '/api/%zz' }), 400, 'MALFORMED_REQUEST')
  })
})

describe('What can be read and is not right says what is wrong, beside its field', () => {
  test.each([
    ['nothing', {}],
    ['null', null],
    ['a list', ['a']],
    ['a list for a text', { text: ['a'] }],
    ['a number for a text', { text: 1 }],
    ['an object for a text', { text: { $gt: '' } }],
    ['blanks', { text: ' \t\n' }],
    ['NUL', { text: 'a\u0000b' }],
    ['a lone surrogate', { text: 'a\ud800b' }],
    ['10,001 characters', { text: 'a'.repeat(10_001) }],
    ['a field that nobody asked for', { text: 'a', role: 'admin' }],
  ])('%s', async (_, payload) => {
    expectRefusal(await send(payload), 422, 'INVALID_INPUT')
  })

  test('A missing text has its sentence at the top and beside the field', async () => {
    const sentence = 'Please enter a text'
    expect(expectRefusal(await send({ text: '' }), 422)).toMatchObject({
      error: sentence,
      fields: { text: sentence },
    })
  })

  test('10,000 characters are fine, and so are emoji and signs of any script', async () => {
    for (const typed of [
      'a'.repeat(10_000),
      '🔥 Añejo № 77 שלום',
      '<script>alert(1)</script>',
      '%s%n{{7*7}}',
    ])
      expect((await send({ text: typed })).json()).toEqual({ text: typed })
  })

  test.each([
    'q=a&q=b',
    'q[]=a',
    '',
    'q=a&role=admin',
    ...['0', '51', '-1', '1.5', '1e309', '', 'x', '9007199254740993', '1&limit=2'].map(
      limit => `q=a&limit=${limit}`,
    ),
  ])('The query ?%s', async query => {
    expectRefusal(await ask({ method: 'GET', url: `/api/things?${query}` }), [400, 422])
  })
})

test('A refusal of the product keeps its own status, code, sentence and fields', async () => {
  const body = expectRefusal(await send({ text: 'taken' }), 409, 'TAKEN')
  expect(body).toMatchObject({ error: 'Somebody was quicker.', fields: { text: 'Choose another' } })
})

test('A stranger at a member’s door is asked to sign in', async () => {
  expectRefusal(await ask({ method: 'GET', url: '/api/secrets' }), 401, 'UNAUTHENTICATED')
})

test('A bug answers 500 with the number of the request and nothing else, and is written down once', async () => {
  logged.length = 0
  const body = expectRefusal(await send({ text: 'bug' }), 500, 'INTERNAL')
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'requestId'])
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 'error', requestId: body.requestId })
})

test('Something thrown that is no error is a bug like any other', async () => {
  logged.length = 0
  expectRefusal(await send({ text: 'odd' }), 500, 'INTERNAL')
  expect(logged).toHaveLength(1)
})

test('A number of a request that the caller made up is not believed', async () => {
  const answer = await send({}, { 'x-request-id': 'made-up', 'request-id': 'made-up' })
  expect(answer.body + JSON.stringify(answer.headers)).not.toContain('made-up')
})

test('No two requests share their number', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({})))
  expect(new Set(answers.map(answer => answer.json().requestId)).size).toBe(20)
})
