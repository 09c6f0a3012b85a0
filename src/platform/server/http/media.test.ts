import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, file, json, refuse, stream } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { measureUpload } from '#test/measure-upload.ts'
import { recognizedMember } from '#test/recognized-member.ts'
import { waitFor } from '#test/wait-for.ts'
import { createHttpServer } from './create-http-server.ts'
import { mountContract } from './mount-contract.ts'

const limit = { requests: 100, seconds: 60 }
const sample = contract({
  count: {
    method: 'POST',
    path: '/api/count',
    summary: 'Counts.',
    opensTo: 'members',
    body: json(z.strictObject({ to: z.number() })),
    out: stream(z.object({ n: z.number() })),
    refusals: { TOO_FAR: { status: 409, error: 'That is too far.' } },
    limit,
  },
  readReport: {
    method: 'GET',
    path: '/api/report/:name',
    summary: 'A report.',
    opensTo: 'members',
    params: z.strictObject({ name: z.string() }),
    out: file('text/csv; charset=utf-8', 'text/plain; charset=utf-8'),
    refusals: {},
    limit,
  },
  readPicture: {
    method: 'GET',
    path: '/pictures/:name',
    summary: 'A picture.',
    opensTo: 'everyone',
    params: z.strictObject({ name: z.string() }),
    out: file('image/png'),
    refusals: {},
  },
  measure: { ...measureUpload, limit },
})

const options = {
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: true,
  hasStrictContentPolicy: true,
}
const { app, recognizeCallersBy } = await createHttpServer(options)
const aborted: string[] = []
const cookie = 'member=ada'
beforeAll(async () => {
  recognizeCallersBy(async ({ cookies }) => (cookies.member ? recognizedMember(cookies.member) : undefined))
  mountContract(app, sample, {
    async count({ body: { to } }, { memberId }, { signal }) {
      if (to > 1_000_000) throw refuse(sample.count, 'TOO_FAR')
      signal.addEventListener('abort', () => aborted.push(memberId))
      return countTo(to, signal)
    },
    readReport: ({ params: { name } }, { memberId }) =>
      name === 'none'
        ? undefined
        : {
            name: `${name}.csv`,
            content: Readable.from([`for ${memberId}\n`, '1,2\n']),
            ...(name === 'plain' && { type: 'text/plain; charset=utf-8' as const }),
          },
    readPicture: ({ params: { name } }) => ({
      name: `${name}.png`,
      content: Buffer.from('png'),
      isInline: true,
      headers: { etag: '"one"', 'cache-control': 'private, no-cache' },
    }),
    measure: ({ body }) => ({ bytes: body.length }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  aborted.length = 0
})

/** Endless beyond 1000: waits for the abort. */
async function* countTo(to: number, signal: AbortSignal): AsyncGenerator<{ n: number; secret: string }> {
  for (let n = 1; n <= Math.min(to, 3); n++) yield { n, secret: 'never sent' }
  if (to > 1000) await once(signal, 'abort')
}

const endpoints = [
  ['POST', '/api/count', { to: 1 }],
  ['GET', '/api/report/year', undefined],
  ['PUT', '/api/measure?unit=bytes', 'png'],
] as const

describe('Streams, files and uploads', () => {
  test.each(endpoints)(
    '%s %s has the guard and the limit of every procedure',
    async (method, url, payload) => {
      const send = (headers: Record<string, string>) =>
        app.inject({
          method,
          url,
          headers: { ...(method === 'PUT' && { 'content-type': 'image/png' }), ...headers },
          ...(payload !== undefined && { payload }),
        })
      const anonymous = await send({})
      expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'UNAUTHENTICATED'])
      const allowed = await send({ cookie })
      expect([allowed.statusCode, allowed.headers['x-ratelimit-limit']]).toEqual([200, '100'])
      const fromElsewhere = await send({ cookie, origin: 'https://evil.example' })
      expect(fromElsewhere.statusCode).toBe(method === 'GET' ? 200 : 403)
    },
  )

  test('are described in the OpenAPI document with their content types', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json()
    expect(paths['/api/count'].post.responses['200'].content).toEqual({
      'text/event-stream': {
        schema: expect.objectContaining({ properties: { n: { type: 'number' } } }),
      },
    })
    expect(Object.keys(paths['/api/report/{name}'].get.responses['200'].content)).toEqual(
      sample.readReport.out.types,
    )
    expect(paths['/pictures/{name}'].get.responses['200'].content['image/png'].schema).toMatchObject({
      format: 'binary',
    })
    expect(paths['/api/measure'].put.requestBody.content).toEqual({
      'image/*': { schema: { type: 'string', format: 'binary' } },
    })
    expect(Object.keys(paths['/api/measure'].put.responses)).toEqual(
      expect.arrayContaining(['200', '413', '415', '503']),
    )
    const page = (await app.inject('/api/docs')).body
    for (const [type, kind] of [
      ['text/event-stream', 'events'],
      ['image/png', 'file'],
      ['image/*', 'file'],
    ])
      expect(page).toContain(`<td><code>${type}</code></td><td>${kind}</td>`)
  })
})

describe('A stream', () => {
  const count = (to: unknown) =>
    app.inject({ method: 'POST', url: '/api/count', headers: { cookie }, payload: { to } as object })

  test('sends the declared fields of each event', async () => {
    const { headers, body } = await count(2)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(body).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n')
  })

  test('is refused as JSON before it begins', async () => {
    expect((await count('x')).json().code).toBe('INVALID_INPUT')
    expect((await count(2_000_000)).json().code).toBe('TOO_FAR')
  })

  test('is aborted when the client disconnects', async () => {
    const { port } = app.server.address() as AddressInfo
    const headers = { cookie, 'content-type': 'application/json' }
    const client = request({ port, method: 'POST', path: '/api/count', headers })
    client.end('{"to":2000}')
    const [response] = await once(client, 'response')
    await once(response, 'data')
    client.destroy()
    await waitFor(() => expect(aborted).toEqual(['ada']))
  })
})

describe('A file', () => {
  const read = (url: string, headers = {}) => app.inject({ url, headers: { cookie, ...headers } })

  test('is a download with its name and its declared type', async () => {
    const { headers, body } = await read('/api/report/year')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="year.csv"',
      'cache-control': 'no-store',
    })
    expect(body).toBe('for ada\n1,2\n')
    expect((await read('/api/report/plain')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('can be displayed, and is not sent again to a client that has it', async () => {
    const first = await read('/pictures/me')
    expect(first.headers).toMatchObject({
      'content-disposition': 'inline; filename="me.png"',
      'cache-control': 'private, no-cache',
      etag: '"one"',
    })
    const second = await read('/pictures/me', { 'if-none-match': '"one"' })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  test('that does not exist is a 404', async () => {
    const response = await read('/api/report/none')
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  test('cannot inject a header with its name', async () => {
    expect((await read(`/pictures/${encodeURIComponent('a"\r\nx: y')}`)).statusCode).toBe(500)
  })
})
