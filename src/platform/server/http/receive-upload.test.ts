import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { measureUpload } from '#test/measure-upload.ts'
import { recognizedMember } from '#test/recognized-member.ts'
import { waitFor } from '#test/wait-for.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const sample = contract({ measure: measureUpload })

const options = {
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
}
const { app, recognizeCallersBy } = await createHttpServer(options)
const cookie = 'member=ada'
beforeAll(async () => {
  recognizeCallersBy(async ({ cookies }) => (cookies.member ? recognizedMember(cookies.member) : undefined))
  mountContract(app, sample, { measure: ({ body }) => ({ bytes: body.length }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

describe('An upload', () => {
  const send = (payload: string | Buffer | Readable, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'PUT',
      url: '/api/measure?unit=bytes',
      headers: { cookie, 'content-type': 'image/png', ...headers },
      payload,
    })

  test('arrives as bytes, an empty one too', async () => {
    expect((await send(Buffer.alloc(1000))).json()).toEqual({ bytes: 1000 })
    expect((await send('')).json()).toEqual({ bytes: 0 })
  })

  test('is refused for its type or its size with the codes of the procedure', async () => {
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'images/png'])
      expect((await send('x', { 'content-type': type })).json().code, type).toBe('NOT_A_PICTURE')
    expect((await send(Buffer.alloc(1001))).json().code).toBe('PICTURE_TOO_LARGE')
    expect((await send(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]))).json().code).toBe(
      'PICTURE_TOO_LARGE',
    )
  })

  /** Over a real connection, which the server reads piece by piece. */
  async function startUpload(member: string, start = 'x') {
    const { port } = app.server.address() as AddressInfo
    const headers = { cookie: `member=${member}`, 'content-type': 'image/png' }
    const client = request({ port, method: 'PUT', path: '/api/measure?unit=bytes', headers })
    let isDone = false
    const response = once(client, 'response').then(async ([message]) => {
      isDone = true
      return JSON.parse(String(await message.toArray()))
    })
    await new Promise(resolve => client.write(start, resolve))
    return {
      isDone: () => isDone,
      end() {
        client.end()
        return response
      },
    }
  }

  test('waits for an earlier one of the same member, and not for those of others', async () => {
    const first = await startUpload('ada')
    const second = await startUpload('ada', 'abc')
    const secondEnded = second.end()
    expect(await (await startUpload('bob', 'abcd')).end()).toEqual({ bytes: 4 })
    expect(second.isDone()).toBe(false)
    expect(await first.end()).toEqual({ bytes: 1 })
    expect(await secondEnded).toEqual({ bytes: 3 })
  })

  test('is refused as busy when all slots are taken', async () => {
    const members = ['ann', 'ben', 'cat']
    const slow = await Promise.all(members.map(member => startUpload(member)))
    await waitFor(async () => {
      // Dan's own upload may have had the last slot for a moment, in which one of these was refused.
      for (const [index, upload] of slow.entries())
        if (upload.isDone()) slow[index] = await startUpload(members[index]!)
      const response = await send('x', { cookie: 'member=dan' })
      expect([response.statusCode, response.json().code]).toEqual([503, 'BUSY'])
    }, 20_000)
    for (const upload of slow) expect(await upload.end()).toEqual({ bytes: 1 })
  })

  test('must declare its refusals', async () => {
    const server = await createHttpServer(options)
    const undeclared = contract({ measure: { ...sample.measure, refusals: {} } })
    mountContract(server.app, undeclared, { measure: () => ({ bytes: 0 }) })
    await expect(server.app.ready()).rejects.toThrow('does not declare the refusal PICTURE_TOO_LARGE')
  })
})
