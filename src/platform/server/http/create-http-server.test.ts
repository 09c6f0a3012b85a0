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
beforeAll(async () => {
  app.get('/api/things/:name', async () => ({ done: true }))
  app.get('/api/long', async () => longBody)
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

test('A short response is not compressed', async () => {
  const { headers, body } = await app.inject({ url: '/api/things/1', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"done":true}'])
})
