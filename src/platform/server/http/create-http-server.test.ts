import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'

const logged: string[] = []
const { app } = await createHttpServer({
  log: createLog({ logLevel: 'info' }, { write: line => void logged.push(line) }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
const longBody = { text: 'a smoke and a drink '.repeat(200) }
const csvRows = Array.from({ length: 2000 }, (_, row) => `${row},a smoke and a drink\r\n`)
async function* brokenRows() {
  yield 'first row\r\n'
  throw new Error('the database is away')
}
beforeAll(async () => {
  app.get('/api/things/:name', async () => ({ done: true }))
  app.get('/api/long', async () => longBody)
  app.get('/api/export', (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(Readable.from(csvRows)),
  )
  app.get('/api/broken-export', (_request, reply) =>
    reply.type('text/csv').header('content-disposition', 'attachment').send(Readable.from(brokenRows())),
  )
  await app.ready()
})
afterAll(() => app.close())

test('Each request is one log line with its ID, route and status', async () => {
  logged.length = 0
  const response = await app.inject({ url: '/api/things/1' })
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({
    level: 'info',
    requestId: response.headers['x-request-id'],
    method: 'GET',
    route: '/api/things/:name',
    status: 200,
    milliseconds: expect.any(Number),
  })
})

test('Query, body and headers are not logged', async () => {
  logged.length = 0
  const secret = 'hunter2'
  await app.inject({
    method: 'POST',
    url: `/api/things/1?token=${secret}`,
    headers: { cookie: `session=${secret}`, authorization: secret, referer: `http://x/${secret}` },
    payload: { password: secret },
  })
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain(secret)
})

test.each(['/api/things/hunter2', '/api/nothing/hunter2', '/hunter2'])(
  'The path %s is not logged',
  async url => {
    logged.length = 0
    await app.inject({ url })
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toContain('hunter2')
  },
)

test('A path cannot forge a log line', async () => {
  logged.length = 0
  await app.inject({ url: `/api/things/${encodeURIComponent('x\n{"level":"fatal"}%d%s')}` })
  expect(logged).toHaveLength(1)
  expect(logged[0]!.trimEnd()).not.toContain('\n')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('A long response for Accept-Encoding “%s” is compressed as %s', async (acceptEncoding, encoding) => {
  const { headers } = await app.inject({ url: '/api/long', headers: { 'accept-encoding': acceptEncoding } })
  expect(headers['content-encoding']).toBe(encoding)
  if (encoding) expect(String(headers.vary)).toContain('accept-encoding')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('An export is compressed as %s while it is read, and is whole', async (encoding, decompress) => {
  const { headers, rawPayload } = await app.inject({
    url: '/api/export',
    headers: { 'accept-encoding': encoding },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect(decompress(rawPayload).toString()).toBe(csvRows.join(''))
})

test('An export that fails before its first byte is an error, not a damaged file', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: '/api/broken-export',
    headers: { 'accept-encoding': 'br' },
  })
  expect(statusCode).toBe(500)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('content-disposition')
  expect(JSON.parse(body)).toMatchObject({ code: 'INTERNAL' })
})

test('A short response is not compressed', async () => {
  const { headers, body } = await app.inject({ url: '/api/things/1', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"done":true}'])
})
