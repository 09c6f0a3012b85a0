import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { openExchange } from './open-exchange.ts'
import { sendRequest } from './send-request.ts'
import { SpeechError } from './speech-error.ts'

const limits = { idleMilliseconds: 60_000, totalMilliseconds: 60_000 }

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function send(url: string): Promise<unknown> {
  const exchange = openExchange(undefined, limits)
  try {
    return await sendRequest({ url, headers: {}, body: { text: 'Hi' } }, exchange)
  } catch (failure) {
    return failure
  } finally {
    exchange.end()
  }
}

test('A provider that takes no connection is unreachable: it was sent nothing', async () => {
  const server = createServer()
  const url = await listen(server)
  await new Promise(resolve => server.close(resolve))
  expect(await send(url)).toEqual(new SpeechError('unreachable'))
})

test('A provider that closes the connection instead of an answer is failing: it may have read the text', async () => {
  const server = createServer(socket => socket.once('data', () => socket.destroy()))
  expect(await send(await listen(server))).toEqual(new SpeechError('failing'))
  server.close()
})
