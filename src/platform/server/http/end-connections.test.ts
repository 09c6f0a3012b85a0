import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { recognizedMember } from '#test/recognized-member.ts'
import { waitFor } from '#test/wait-for.ts'
import { liveRoutes } from '../live/live.routes.ts'
import { openLive } from '../live/open-live.ts'
import { createHttpServer } from './create-http-server.ts'

const log = createLog({ logLevel: 'silent' })
const closeMilliseconds = 1_500
/** Together more than the buffers of a connection hold. */
const parts = Array.from({ length: 400 }, () => Buffer.alloc(64 * 1024, 'a'))

async function listen(closesAfter = closeMilliseconds): Promise<FastifyInstance> {
  const { app, recognizeCallersBy } = await createHttpServer({
    log,
    baseUrl: undefined,
    host: '127.0.0.1',
    trustProxy: [],
    limitsRequests: false,
    hasStrictContentPolicy: true,
    closeMilliseconds: closesAfter,
  })
  recognizeCallersBy(async () => {
    await wait(100)
    return recognizedMember('ada')
  })
  await liveRoutes(
    app,
    openLive({ log, findSessionStates: async ids => new Map(ids.map(id => [id, 'good'])) }),
  )
  app.get('/answer', async request => {
    await wait(Number((request.query as { after: string }).after))
    return { done: true }
  })
  app.get('/long', (_request, reply) => reply.type('application/octet-stream').send(Readable.from(parts)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const hostOf = (app: FastifyInstance) => `127.0.0.1:${(app.server.address() as AddressInfo).port}`

/** Without this module Node or `ws` waits 30 seconds, or for ever. */
async function closeSoon(app: FastifyInstance, bound = 15_000): Promise<void> {
  const startedAt = performance.now()
  await app.close()
  expect(performance.now() - startedAt).toBeLessThan(bound)
}

interface Connection {
  /** Of a client that never closes by itself. */
  client: Socket
  /** The same connection on the side of the server. */
  accepted: Socket
  received: string
}

async function openConnection(app: FastifyInstance): Promise<Connection> {
  const accepting = once(app.server, 'connection')
  const client = connect({
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    allowHalfOpen: true,
  })
  const [accepted] = await accepting
  const connection = { client, accepted, received: '' }
  client.on('error', () => undefined)
  client.on('data', part => {
    connection.received += part
  })
  return connection
}

const request = (app: FastifyInstance, path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, `Host: ${hostOf(app)}`, ...headers].join('\r\n')}\r\n\r\n`

const upgrade = (app: FastifyInstance) =>
  request(
    app,
    '/api/live',
    `Origin: http://${hostOf(app)}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Cookie: member=ada',
  )

describe.concurrent('A server that closes does not wait for', () => {
  test('a spare connection that has sent nothing, which is ended at once', async () => {
    const app = await listen()
    const { client } = await openConnection(app)
    await closeSoon(app, closeMilliseconds)
    client.destroy()
  })

  test('a request that never ends', async () => {
    const app = await listen()
    const { client, accepted } = await openConnection(app)
    client.write('GET / HTTP/1.1\r\nHost: half')
    await waitFor(() => expect(accepted.bytesRead).toBeGreaterThan(0))
    await closeSoon(app)
    client.destroy()
  })

  test('an answer that takes too long', async () => {
    const app = await listen()
    const { client } = await openConnection(app)
    const arriving = once(app.server, 'request')
    client.write(request(app, '/answer?after=60000'))
    await arriving
    await closeSoon(app)
    client.destroy()
  })

  test('a tab that does not answer the close', async () => {
    const app = await listen()
    const connection = await openConnection(app)
    connection.client.write(upgrade(app))
    await waitFor(() => expect(connection.received).toContain('101 Switching Protocols'))
    await closeSoon(app)
    connection.client.destroy()
  })

  test('a tab that was just being connected', async () => {
    const app = await listen()
    const connection = await openConnection(app)
    const upgrading = once(app.server, 'upgrade')
    connection.client.write(upgrade(app))
    await upgrading
    expect(connection.received).toBe('')
    await closeSoon(app)
    connection.client.destroy()
  })

  test('a tab that asks too late, and keeps the refused connection', async () => {
    const app = await listen()
    const connection = await openConnection(app)
    const [start, end] = [upgrade(app).slice(0, 40), upgrade(app).slice(40)]
    connection.client.write(start)
    await waitFor(() => expect(connection.accepted.bytesRead).toBe(start.length))
    const closing = closeSoon(app)
    connection.client.write(end)
    await closing
    expect(connection.received).toContain('503 Service Unavailable')
    connection.client.destroy()
  })
})

test('A server that closes finishes the answers it is working on, and then waits for nothing', async () => {
  const app = await listen()
  const connection = await openConnection(app)
  const arriving = once(app.server, 'request')
  connection.client.write(request(app, '/answer?after=200'))
  await arriving
  await closeSoon(app, closeMilliseconds)
  await waitFor(() => expect(connection.received).toContain('{"done":true}'))
  connection.client.destroy()
})

test('A server that closes sends a long answer to its end, however slowly it is read', async () => {
  // Reading it takes a busy machine seconds, which the server has to wait for.
  const app = await listen(60_000)
  const { client } = await openConnection(app)
  client.removeAllListeners('data').pause()
  const arriving = once(app.server, 'request')
  client.write(request(app, '/long'))
  await arriving
  const closing = closeSoon(app, 45_000)
  await wait(400)
  let bytes = 0
  client.on('data', part => {
    bytes += part.length
  })
  client.resume()
  await closing
  await waitFor(() => expect(bytes).toBeGreaterThan(parts.length * 64 * 1024))
  client.destroy()
})
