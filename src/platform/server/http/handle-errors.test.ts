import { gzipSync } from 'node:zlib'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, json, refuse } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { typedText } from '#platform/text.contract.ts'
import { measureProcessorTime } from '#test/processor-time.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const text = typedText({ missing: 'Please enter a text', maxLength: 10_000 })
const sample = contract({
  saveThing: {
    method: 'POST',
    path: '/api/things',
    summary: 'Saves a thing.',
    opensTo: 'everyone',
    body: json(z.strictObject({ text })),
    out: json(z.object({ text: z.string() })),
    refusals: { TAKEN: { status: 409, error: 'That is taken already.' } },
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
    out: json(z.object({ found: z.number() })),
    refusals: {},
  },
  readSecrets: {
    method: 'GET',
    path: '/api/secrets',
    summary: 'Needs a session.',
    opensTo: 'members',
    out: json(z.object({})),
    refusals: {},
  },
})
/** As the driver, its pool and the query builder throw them. */
const failures: Record<string, Error> = {
  'pool exhausted': new Error('timeout exceeded when trying to connect'),
  'connection lost': new Error('Connection terminated unexpectedly'),
  'query timed out': new Error('Query read timeout'),
  'disk full': withFields({ code: '53100' }),
  'server shut down': withFields({ code: '57P01' }),
  'statement timed out': withFields({ code: '57014' }),
  'no connection': withFields({ code: 'ECONNREFUSED', syscall: 'connect' }),
  wrapped: new Error('Failed query: update x params: hunter2', { cause: withFields({ code: '08006' }) }),
}

function withFields(fields: object): Error {
  return Object.assign(new Error('hunter2'), fields)
}

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
    saveThing: ({ body }) => {
      if (body.text === 'taken') throw refuse(sample.saveThing, 'TAKEN', { text: 'Choose another' })
      if (body.text === 'bug')
        throw new TypeError('relation "things" at /srv/app/store.ts is broken, password=hunter2')
      if (body.text in failures) throw failures[body.text]
      if (body.text === 'odd') throw 'a string, not an Error'
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
const request = (options: InjectOptions) => app.inject(options)

/** Every error has the same shape, is not cached and reveals no internals. */
function expectRefusal(response: LightMyRequestResponse, status: number | number[], code?: string) {
  const body = response.json()
  expect([status].flat(), response.body).toContain(response.statusCode)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(
    Object.keys(body)
      .filter(key => key !== 'fields')
      .sort(),
  ).toEqual(['code', 'error', 'requestId'])
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers['x-request-id']).toBe(body.requestId)
  expect(response.body).not.toMatch(/FST_|stack|node_modules|\.ts\b|Error:|hunter2/)
  if (code) expect(body.code).toBe(code)
  return body
}

describe('A request that cannot be parsed is rejected in the common error shape', () => {
  test.each([
    ['broken JSON', '{"text":', 400],
    ['an empty body', '', 400],
    ['plain words', 'robusto', 400],
    ['two documents', '{"text":"a"}{"text":"b"}', 400],
    ['__proto__ in JSON', '{"text":"a","__proto__":{"isAdmin":true}}', [400, 422]],
    [
      'constructor.prototype in JSON',
      '{"text":"a","constructor":{"prototype":{"isAdmin":true}}}',
      [400, 422],
    ],
    ['an unclosed nested array', '['.repeat(100_000), 400],
    ['a deeply nested array', `{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, [400, 422]],
  ])('%s', async (_, payload, status) => {
    const busy = measureProcessorTime()
    expectRefusal(await send(payload), status)
    expect(busy()).toBeLessThan(500)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch',
    '',
  ])('the content type “%s”', async type => {
    expectRefusal(await send('{"text":"a"}', { 'content-type': type }), 415, 'UNSUPPORTED_CONTENT')
  })

  test.each(['utf-16', 'latin1', 'bogus'])('the charset %s', async charset => {
    const type = `application/json; charset=${charset}`
    expectRefusal(await send('{"text":"a"}', { 'content-type': type }), 415, 'UNSUPPORTED_CONTENT')
  })

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('but the charset %s is accepted', async charset => {
    const type = `application/json; charset=${charset}`
    expect((await send('{"text":"é"}', { 'content-type': type })).json()).toEqual({ text: 'é' })
  })

  test.each([
    ['a byte that is never UTF-8', [0xff]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['half a character', [0xc3]],
  ])('invalid UTF-8: %s', async (_, bytes) => {
    const body = Buffer.concat([Buffer.from('{"text":"a'), Buffer.from(bytes), Buffer.from('"}')])
    expectRefusal(await send(body), 400, 'MALFORMED_REQUEST')
  })

  test.each(['zstd', 'nonsense', 'gzip, gzip'])('the content encoding %s', async encoding => {
    expectRefusal(await send('{"text":"a"}', { 'content-encoding': encoding }), [400, 415])
  })

  test('a body that claims to be compressed and is not', async () => {
    expectRefusal(await send('{"text":"a"}', { 'content-encoding': 'gzip' }), [400, 415])
  })

  test('a compressed body that expands beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    expectRefusal(await send(bomb, { 'content-encoding': 'gzip' }), [400, 413, 415])
  })

  test('more than 256 KiB', async () => {
    expectRefusal(await send({ text: 'a'.repeat(256 * 1024) }), 413, 'TOO_LARGE')
  })

  test('a path that cannot be decoded', async () => {
    expectRefusal(await request({ method: 'GET', url: '/api/%zz' }), 400, 'MALFORMED_REQUEST')
  })
})

describe('Invalid input is rejected with a sentence for its field', () => {
  test.each([
    ['nothing', {}],
    ['null', null],
    ['an array', ['a']],
    ['an array for a string', { text: ['a'] }],
    ['a number for a string', { text: 1 }],
    ['an object for a string', { text: { $gt: '' } }],
    ['whitespace', { text: ' \t\n' }],
    ['NUL', { text: 'a\u0000b' }],
    ['a lone surrogate', { text: 'a\ud800b' }],
    ['10,001 characters', { text: 'a'.repeat(10_001) }],
    ['an unknown field', { text: 'a', role: 'admin' }],
  ])('%s', async (_, payload) => {
    expectRefusal(await send(payload), 422, 'INVALID_INPUT')
  })

  test('The sentence for a missing text is the error and is listed under its field', async () => {
    const sentence = 'Please enter a text'
    expect(expectRefusal(await send({ text: '' }), 422)).toMatchObject({
      error: sentence,
      fields: { text: sentence },
    })
  })

  test('10,000 characters are accepted, and so are emoji and any script', async () => {
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
    expectRefusal(await request({ method: 'GET', url: `/api/things?${query}` }), [400, 422])
  })
})

test('A refusal keeps its own status, code, sentence and fields', async () => {
  const body = expectRefusal(await send({ text: 'taken' }), 409, 'TAKEN')
  expect(body).toMatchObject({ error: 'That is taken already.', fields: { text: 'Choose another' } })
})

test('A members’ endpoint asks an anonymous caller to sign in', async () => {
  expectRefusal(await request({ method: 'GET', url: '/api/secrets' }), 401, 'UNAUTHENTICATED')
})

test('A bug answers 500 with the request ID and nothing else, and is logged once', async () => {
  logged.length = 0
  const body = expectRefusal(await send({ text: 'bug' }), 500, 'INTERNAL')
  expect(Object.keys(body).sort()).toEqual(['code', 'error', 'requestId'])
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 'error', requestId: body.requestId })
})

test('A thrown value that is not an Error is handled like any other bug', async () => {
  logged.length = 0
  expectRefusal(await send({ text: 'odd' }), 500, 'INTERNAL')
  expect(logged).toHaveLength(1)
})

test('A request ID sent by the client is ignored', async () => {
  const response = await send({}, { 'x-request-id': 'made-up', 'request-id': 'made-up' })
  expect(response.body + JSON.stringify(response.headers)).not.toContain('made-up')
})

test('Every request has its own ID', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => send({})))
  expect(new Set(responses.map(response => response.json().requestId)).size).toBe(20)
})

describe('A database that is away, full or busy', () => {
  test.each(Object.keys(failures))('is 503 with Retry-After: %s', async text => {
    logged.length = 0
    const response = await send({ text })
    expectRefusal(response, 503, 'UNAVAILABLE')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(logged.join()).toContain('the database is not available')
    expect(logged.join()).not.toContain('hunter2')
  })
})
