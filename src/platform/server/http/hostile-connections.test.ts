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

/** Sends raw lines and resolves with everything received until the server closes the connection. */
function sendRaw(...lines: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket
      .on('data', part => (received += part))
      .on('close', () => resolve(received))
      .on('error', reject)
    socket.setTimeout(3_000, () =>
      socket.destroy(new Error(`The connection is still open after: ${received}`)),
    )
  })
}
const post = 'POST /api/thing HTTP/1.1'
const host = 'Host: localhost'
const json = 'Content-Type: application/json'

describe('Ambiguous message framing is rejected and the connection is closed', () => {
  test.each([
    [
      'a content length and chunks',
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
      'two content lengths',
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
    [
      'chunked that is not the last encoding',
      [post, host, json, 'Transfer-Encoding: chunked, identity', '', '0', '', ''],
    ],
    [
      'a chunk size that overflows',
      [post, host, json, 'Transfer-Encoding: chunked', '', 'fffffffffffffffff', '', ''],
    ],
    ['a negative content length', [post, host, json, 'Content-Length: -1', '', '']],
    ['a header folded over two lines', ['GET /api/thing HTTP/1.1', host, 'X-One: a', ' b\x01', '', '']],
    ['a space in a header name', ['GET /api/thing HTTP/1.1', host, 'X One : a', '', '']],
    ['no HTTP at all', ['robusto', '', '']],
    ['two hosts', ['GET /api/thing HTTP/1.1', host, 'Host: evil.example', '', '']],
    ['the same host twice', ['GET /api/thing HTTP/1.1', host, host, '', '']],
    ['the target of another host', ['GET http://evil.example/api/thing HTTP/1.1', host, '', '']],
  ])('%s', async (_, lines) => {
    const received = await sendRaw(...lines)
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
  })
})

test.each([
  ['no HTTP at all', ['robusto', '', '']],
  ['a request without a host', ['GET / HTTP/1.1', '', '']],
])('The response to %s has the common error shape and reveals no internals', async (_, lines) => {
  const [head = '', body = ''] = (await sendRaw(...lines)).split('\r\n\r\n')
  expect(head).toMatch(/^content-type: application\/json/im)
  expect(JSON.parse(body)).toEqual({
    error: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  })
  expect(body).not.toMatch(/HPE_|FST_|stack/)
})

test('Oversized headers get 431', async () => {
  expect(await sendRaw('GET /api/thing HTTP/1.1', host, `X-Much: ${'a'.repeat(70_000)}`, '', '')).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

test('The body of a rejected request is not parsed as the next request', async () => {
  const smuggled = `GET /api/thing HTTP/1.1\r\n${host}\r\n\r\n`
  const received = await sendRaw(
    post,
    host,
    'Content-Type: text/plain',
    `Content-Length: ${smuggled.length}`,
    'Connection: close',
    '',
    smuggled,
  )
  expect([...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(match => match[1])).toEqual(['415'])
})
