import { hostname } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer, type HttpOptions } from './create-http-server.ts'

type Headers = Record<string, string>
const openServers: { close(): unknown }[] = []
afterAll(() => Promise.all(openServers.map(server => server.close())))

/** A server with one route that returns what Fastify derived from the request. */
async function startServer(options: Partial<HttpOptions> = {}) {
  const { app } = await createHttpServer({
    log: createLog({ logLevel: 'silent' }),
    baseUrl: undefined,
    host: '127.0.0.1',
    trustProxy: [],
    limitsRequests: false,
    hasStrictContentPolicy: true,
    ...options,
  })
  const echo = {
    url: '/api/echo',
    handler: async ({ ip, host, protocol }: { ip: string; host: string; protocol: string }) => ({
      ip,
      host,
      protocol,
    }),
  }
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ...echo })
  await app.ready()
  openServers.push(app)
  return (headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') =>
    app.inject({ method, url: '/api/echo', headers: { host: 'lounge.example', ...headers } })
}
const publicSite = await startServer({ baseUrl: 'https://lounge.example', trustProxy: ['127.0.0.1'] })
const localSite = await startServer()

const foreign = [
  'https://evil.example',
  'null',
  '',
  'http://lounge.example',
  'https://lounge.example:444',
  'https://lounge.example.evil.example',
  'https://evil-lounge.example',
  'https://evillounge.example',
  'https://lounge.example@evil.example',
  'https://sub.lounge.example',
  'HTTPS://LOUNGE.EXAMPLE/',
  'file://',
  'chrome-extension://abc',
]
const overTls: Headers = { 'x-forwarded-proto': 'https' }

describe('A state-changing request is accepted from our own pages or from a program', () => {
  test.each(foreign)('The origin “%s” is rejected', async origin => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await publicSite({ ...overTls, origin }, method)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each(['cross-site', 'same-site', 'nonsense'])(
    'Without an origin, Sec-Fetch-Site: %s is rejected',
    async site => {
      expect((await publicSite({ 'sec-fetch-site': site })).statusCode).toBe(403)
    },
  )

  test.each<[string, Headers]>([
    ['our own origin', { origin: 'https://lounge.example' }],
    [
      'our own origin with a matching Sec-Fetch-Site',
      { origin: 'https://lounge.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['no browser headers', {}],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['Sec-Fetch-Site of our own page alone', { 'sec-fetch-site': 'same-origin' }],
  ])('%s is accepted', async (_, headers) => {
    expect((await publicSite({ ...overTls, ...headers })).statusCode).toBe(200)
  })

  test('Safe methods are accepted from any origin', async () => {
    for (const origin of foreign) {
      const response = await publicSite({ origin, 'sec-fetch-site': 'cross-site' }, 'GET')
      expect(response.statusCode).toBe(200)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect((await publicSite({ origin: 'null' }, 'HEAD')).statusCode).toBe(200)
  })

  test('Without BASE_URL the origin must match the Host header', async () => {
    const statusFor = (host: string, origin: string) =>
      localSite({ host, origin }).then(response => response.statusCode)
    expect(await statusFor('localhost:3000', 'http://localhost:3000')).toBe(200)
    expect(await statusFor('127.0.0.1:3000', 'http://localhost:3000')).toBe(403)
    expect(await statusFor('localhost:3000', 'http://localhost:3001')).toBe(403)
    expect(await statusFor('localhost:3000', 'https://localhost:3000')).toBe(403)
  })
})

describe('Only known host names are accepted', () => {
  const statusOf = async (request: typeof publicSite, host: string) =>
    (await request({ host }, 'GET')).statusCode

  test.each([
    'evil.example',
    'lounge.example.evil.example',
    'evil.example:80',
    'lounge.example@evil.example',
    'localhost.evil.example',
    '192.0.2.7',
    'x y',
    'evil.example/localhost',
    '[::2]',
    'lounge.example,evil.example',
  ])('%s is rejected', async host => {
    const response = await publicSite({ host }, 'GET')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'UNKNOWN_HOST' })
    expect(await statusOf(localSite, host)).toBe(400)
  })

  test.each([
    'lounge.example',
    'LOUNGE.EXAMPLE',
    'lounge.example:443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is accepted', async host => {
    expect(await statusOf(publicSite, host)).toBe(200)
  })

  test('A server on the network also accepts IP addresses and the host name of the machine', async () => {
    const onNetwork = await startServer({ host: '0.0.0.0' })
    for (const host of ['192.168.1.20:3000', '[fe80::1]', hostname()])
      expect(await statusOf(onNetwork, host)).toBe(200)
    for (const host of ['evil.example', '192.168.1.20.evil.example', '1.2.3'])
      expect(await statusOf(onNetwork, host)).toBe(400)
  })
})

describe('X-Forwarded headers', () => {
  const forwarded = {
    host: 'localhost:3000',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'lounge.example',
    'x-forwarded-proto': 'https',
  }

  test('are ignored when no proxy is trusted', async () => {
    const response = await localSite(forwarded, 'GET')
    expect(response.json()).toEqual({ ip: '127.0.0.1', host: 'localhost:3000', protocol: 'http' })
    expect((await localSite({ ...forwarded, 'x-forwarded-host': 'evil.example' }, 'GET')).statusCode).toBe(
      200,
    )
  })

  test('are used when they come from a trusted proxy', async () => {
    expect((await publicSite(forwarded, 'GET')).json()).toEqual({
      ip: '203.0.113.9',
      host: 'lounge.example',
      protocol: 'https',
    })
  })

  test('are ignored when they come from any other address', async () => {
    const otherProxySite = await startServer({ trustProxy: ['10.0.0.1'] })
    expect((await otherProxySite(forwarded, 'GET')).json()).toEqual({
      ip: '127.0.0.1',
      host: 'localhost:3000',
      protocol: 'http',
    })
  })

  test('give the last address that is not a trusted proxy, whatever precedes it', async () => {
    const spoofed = { ...forwarded, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect((await publicSite(spoofed, 'GET')).json().ip).toBe('203.0.113.9')
  })

  test('cannot set an unknown host', async () => {
    expect((await publicSite({ ...forwarded, 'x-forwarded-host': 'evil.example' }, 'GET')).statusCode).toBe(
      400,
    )
  })
})
