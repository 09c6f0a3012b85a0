import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer, type HttpOptions } from './create-http-server.ts'
import { withMicrophone } from './security-headers.ts'
import { serveBuiltFiles } from './serve-built-files.ts'

const files = mkdtempSync(join(tmpdir(), 'headers-'))
mkdirSync(join(files, 'assets'))
writeFileSync(join(files, 'assets/page-abc123.js'), 'export {}')
const openServers: { close(): unknown }[] = []
afterAll(async () => {
  await Promise.all(openServers.map(server => server.close()))
  rmSync(files, { recursive: true })
})

async function startServer(options: Partial<HttpOptions> = {}) {
  const { app, setNotFoundPage } = await createHttpServer({
    log: createLog({ logLevel: 'silent' }),
    baseUrl: undefined,
    host: '127.0.0.1',
    trustProxy: [],
    limitsRequests: true,
    hasStrictContentPolicy: true,
    ...options,
  })
  app.get('/', (_, reply) => reply.type('text/html').send('<p>page'))
  app.get('/same', (_, reply) => reply.code(304).send())
  app.get('/elsewhere', (_, reply) => reply.redirect('/', 303))
  app.get('/api/thing', async () => ({ done: true }))
  app.post('/api/thing', async () => ({ done: true }))
  app.get('/api/bug', async () => {
    throw new Error('a bug')
  })
  app.get('/api/scarce', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => ({
    done: true,
  }))
  serveBuiltFiles(app, files)
  setNotFoundPage((_, reply) => reply.code(404).type('text/html').send('<p>nothing here'))
  openServers.push(app)
  return app
}
const app = await startServer()

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob:;font-src 'self';connect-src 'self';media-src 'self' blob:;manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';require-trusted-types-for 'script';trusted-types app dompurify"

const requests: [string, number, InjectOptions][] = [
  ['a page', 200, { url: '/' }],
  ['an unchanged page', 304, { url: '/same' }],
  ['a redirect', 303, { url: '/elsewhere' }],
  ['a missing page', 404, { url: '/nothing' }],
  ['an API response', 200, { url: '/api/thing' }],
  ['HEAD', 200, { method: 'HEAD', url: '/api/thing' }],
  ['an unknown API path', 404, { url: '/api/nothing' }],
  ['a wrong method', 405, { method: 'DELETE', url: '/api/thing' }],
  ['OPTIONS', 405, { method: 'OPTIONS', url: '/api/thing' }],
  [
    'a wrong content type',
    415,
    { method: 'POST', url: '/api/thing', payload: 'a', headers: { 'content-type': 'text/plain' } },
  ],
  ['too large a body', 413, { method: 'POST', url: '/api/thing', payload: { text: 'a'.repeat(300_000) } }],
  [
    'a foreign origin',
    403,
    { method: 'POST', url: '/api/thing', headers: { origin: 'https://evil.example' } },
  ],
  ['an unknown host', 400, { url: '/', headers: { host: 'evil.example' } }],
  ['a page path that cannot be decoded', 404, { url: '/%zz' }],
  ['an API path that cannot be decoded', 400, { url: '/api/%zz' }],
  ['a bug', 500, { url: '/api/bug' }],
  ['a built file', 200, { url: '/assets/page-abc123.js' }],
  ['the documentation', 200, { url: '/api/docs' }],
  ['the OpenAPI document', 200, { url: '/api/openapi.json' }],
]

describe('Every kind of response has the security headers', () => {
  test.each(requests)('%s', async (_, status, request) => {
    const { statusCode, headers } = await app.inject(request)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=()',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    for (const revealing of [
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'strict-transport-security',
    ])
      expect(headers[revealing]).toBeUndefined()
    if (request.url?.toString().startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
  })

  test('a request over the limit', async () => {
    await app.inject({ url: '/api/scarce' })
    const { statusCode, headers } = await app.inject({ url: '/api/scarce' })
    expect([statusCode, headers['content-security-policy']]).toEqual([429, policy])
  })
})

test('A page in which people dictate allows the microphone to itself, and nothing else that the others do not', () => {
  expect(withMicrophone).toEqual({
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  })
})

test('HSTS is sent with an https BASE_URL, and upgrade-insecure-requests only over https', async () => {
  const secure = await startServer({ baseUrl: 'https://lounge.example', trustProxy: ['127.0.0.1'] })
  const policyOver = async (protocol: string) => {
    const { headers } = await secure.inject({
      url: '/',
      headers: { host: 'lounge.example', 'x-forwarded-proto': protocol },
    })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    return headers['content-security-policy']
  }
  expect(await policyOver('https')).toBe(`${policy};upgrade-insecure-requests`)
  expect(await policyOver('http')).toBe(policy)
})

test('In development only the content security policy is omitted', async () => {
  const { headers } = await (await startServer({ hasStrictContentPolicy: false })).inject({ url: '/' })
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
})
