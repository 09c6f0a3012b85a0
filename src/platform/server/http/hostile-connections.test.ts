import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'

const { app } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  app.post('/api/thing', async () => ({ done: true }))
  app.get('/api/thing', async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Everything that comes back for these bytes until the server hangs up. */
function say(...lines: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket
      .on('data', part => (heard += part))
      .on('close', () => resolve(heard))
      .on('error', reject)
    socket.setTimeout(3_000, () => socket.destroy(new Error(`The server still listens after: ${heard}`)))
  })
}
const post = 'POST /api/thing HTTP/1.1'
const host = 'Host: localhost'
const json = 'Content-Type: application/json'

describe('Two ways to say where a message ends are one too many: refused, and the connection is closed', () => {
  test.each([
    [
      'a length and chunks',
      [
        post,
        host,
        json,
        'Content-Length: 2',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        'GET /api/thing HTTP/1.1',
        host,
        '',
        '',
      ],
    ],
    [
      'two lengths',
      [
        post,
        host,
        json,
        'Content-Length: 2',
        'Content-Length: 30',
        '',
        '{}GET /api/thing HTTP/1.1',
        host,
        '',
        '',
      ],
    ],
    [
      'an encoding that is nearly chunked',
      [post, host, json, 'Transfer-Encoding: xchunked', '', '0', '', 'GET /api/thing HTTP/1.1', host, '', ''],
    ],
    ['chunks that are not last', [post, host, json, 'Transfer-Encoding: chunked, identity', '', '0', '', '']],
    [
      'a chunk that is too long to count',
      [post, host, json, 'Transfer-Encoding: chunked', '', 'fffffffffffffffff', '', ''],
    ],
    ['a negative length', [post, host, json, 'Content-Length: -1', '', '']],
    ['a header folded over two lines', ['GET /api/thing HTTP/1.1', host, 'X-One: a', ' b\x01', '', '']],
    ['a line feed inside a name', ['GET /api/thing HTTP/1.1', host, 'X One : a', '', '']],
    ['no HTTP at all', ['robusto', '', '']],
  ])('%s', async (_, lines) => {
    const heard = await say(...lines)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
  })
})

test.each([
  ['no HTTP at all', ['robusto', '', '']],
  ['a request that names no host', ['GET / HTTP/1.1', '', '']],
])(
  'Even the answer to %s has the one shape of all errors and tells nothing of the inside',
  async (_, lines) => {
    const [head = '', body = ''] = (await say(...lines)).split('\r\n\r\n')
    expect(head).toMatch(/^content-type: application\/json/im)
    expect(JSON.parse(body)).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    })
    expect(body).not.toMatch(/HPE_|FST_|stack/)
  },
)

test('More headers than anybody needs are refused with 431', async () => {
  expect(await say('GET /api/thing HTTP/1.1', host, `X-Much: ${'a'.repeat(70_000)}`, '', '')).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

test('The body of a refused request is never taken for the next request', async () => {
  const inside = `GET /api/thing HTTP/1.1\r\n${host}\r\n\r\n`
  const heard = await say(
    post,
    host,
    'Content-Type: text/plain',
    `Content-Length: ${inside.length}`,
    'Connection: close',
    '',
    inside,
  )
  expect([...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(found => found[1])).toEqual(['415'])
})
