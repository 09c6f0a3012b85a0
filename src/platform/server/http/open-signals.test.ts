import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openSignals } from './open-signals.ts'

/** A server whose handler authorizes first, as long as the test wants, and then opens the signal. */
async function listen() {
  const app = Fastify()
  const steps = new EventEmitter()
  const signalOf = openSignals(app)
  app.addHook('preClose', async () => void steps.emit('closing'))
  app.get('/', async (_, reply) => {
    const closed = once(reply.raw, 'close')
    const closing = once(steps, 'closing')
    steps.emit('authorizing')
    await Promise.race([closed, closing])
    steps.emit('signal', signalOf(reply))
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = () => {
    const sent = request({ port, agent: false }, answer => answer.resume())
    sent.on('error', () => undefined).end()
    return sent
  }
  return { app, steps, send }
}

test('The signal of a client that left while it was authorized is aborted from the beginning', async () => {
  const { app, steps, send } = await listen()
  const authorizing = once(steps, 'authorizing')
  const opened = once(steps, 'signal')
  const sent = send()
  await authorizing
  sent.destroy()
  const [signal] = (await opened) as [AbortSignal]
  expect(signal.aborted).toBe(true)
  await app.close()
})

test('The signal of an answer that begins while the server stops is aborted from the beginning', async () => {
  const { app, steps, send } = await listen()
  const authorizing = once(steps, 'authorizing')
  const opened = once(steps, 'signal')
  send()
  await authorizing
  const end = app.close()
  const [signal] = (await opened) as [AbortSignal]
  expect(signal.aborted).toBe(true)
  await end
})
