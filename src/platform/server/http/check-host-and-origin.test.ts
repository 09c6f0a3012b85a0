import { hostname } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer, type HttpOptions } from './create-http-server.ts'

type Headers = Record<string, string>
const open: { close(): unknown }[] = []
afterAll(() => Promise.all(open.map(each => each.close())))

/** A surface with one address that says what it believes of the request. */
async function surface(options: Partial<HttpOptions> = {}) {
  const { app } = await createHttpServer({
    log: createLog({ logLevel: 'silent' }),
    baseUrl: undefined,
    host: '127.0.0.1',
    trustProxy: [],
    limitsRequests: false,
    hasStrictContentPolicy: true,
    ...options,
  })
  const believe = {
    url: '/api/belief',
    handler: async ({ ip, host, protocol }: { ip: string; host: string; protocol: string }) => ({
      ip,
      host,
      protocol,
    }),
  }
  app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ...believe })
  await app.ready()
  open.push(app)
  return (headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') =>
    app.inject({ method, url: '/api/belief', headers: { host: 'lounge.example', ...headers } })
}
const lounge = await surface({ baseUrl: 'https://lounge.example', trustProxy: ['127.0.0.1'] })
const atHome = await surface()

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

describe('What changes something comes from our own pages or from no page', () => {
  test.each(foreign)('The origin “%s” may not', async origin => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await lounge({ ...overTls, origin }, method)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each(['cross-site', 'same-site', 'nonsense'])(
    'Without an origin, Sec-Fetch-Site: %s may not',
    async site => {
      expect((await lounge({ 'sec-fetch-site': site })).statusCode).toBe(403)
    },
  )

  test.each<[string, Headers]>([
    ['our own origin', { origin: 'https://lounge.example' }],
    [
      'our own origin, and the browser agrees',
      { origin: 'https://lounge.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a program', {}],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['our page, told by the browser alone', { 'sec-fetch-site': 'same-origin' }],
  ])('%s may', async (_, headers) => {
    expect((await lounge({ ...overTls, ...headers })).statusCode).toBe(200)
  })

  test('Reading is free for everybody', async () => {
    for (const origin of foreign) {
      const answer = await lounge({ origin, 'sec-fetch-site': 'cross-site' }, 'GET')
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect((await lounge({ origin: 'null' }, 'HEAD')).statusCode).toBe(200)
  })

  test('A house without an address of its own takes the one it is spoken to by', async () => {
    const by = (host: string, origin: string) => atHome({ host, origin }).then(answer => answer.statusCode)
    expect(await by('localhost:3000', 'http://localhost:3000')).toBe(200)
    expect(await by('127.0.0.1:3000', 'http://localhost:3000')).toBe(403)
    expect(await by('localhost:3000', 'http://localhost:3001')).toBe(403)
    expect(await by('localhost:3000', 'https://localhost:3000')).toBe(403)
  })
})

describe('Only names that the house goes by are answered', () => {
  const statusOf = async (ask: typeof lounge, host: string) => (await ask({ host }, 'GET')).statusCode

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
  ])('%s is refused by a house with an address', async host => {
    const answer = await lounge({ host }, 'GET')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'UNKNOWN_HOST' })
    expect(await statusOf(atHome, host)).toBe(400)
  })

  test.each([
    'lounge.example',
    'LOUNGE.EXAMPLE',
    'lounge.example:443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is answered', async host => {
    expect(await statusOf(lounge, host)).toBe(200)
  })

  test('A house that is open to the network also goes by its numbers and the name of its machine', async () => {
    const onNetwork = await surface({ host: '0.0.0.0' })
    for (const host of ['192.168.1.20:3000', '[fe80::1]', hostname()])
      expect(await statusOf(onNetwork, host)).toBe(200)
    for (const host of ['evil.example', '192.168.1.20.evil.example', '1.2.3'])
      expect(await statusOf(onNetwork, host)).toBe(400)
  })
})

describe('What a proxy is said to have forwarded', () => {
  const forwarded = {
    host: 'localhost:3000',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'lounge.example',
    'x-forwarded-proto': 'https',
  }

  test('is ignored when no proxy is trusted', async () => {
    const answer = await atHome(forwarded, 'GET')
    expect(answer.json()).toEqual({ ip: '127.0.0.1', host: 'localhost:3000', protocol: 'http' })
    expect((await atHome({ ...forwarded, 'x-forwarded-host': 'evil.example' }, 'GET')).statusCode).toBe(200)
  })

  test('is believed when it comes from the trusted proxy', async () => {
    expect((await lounge(forwarded, 'GET')).json()).toEqual({
      ip: '203.0.113.9',
      host: 'lounge.example',
      protocol: 'https',
    })
  })

  test('is ignored when it comes from anybody else', async () => {
    const elsewhere = await surface({ trustProxy: ['10.0.0.1'] })
    expect((await elsewhere(forwarded, 'GET')).json()).toEqual({
      ip: '127.0.0.1',
      host: 'localhost:3000',
      protocol: 'http',
    })
  })

  test('names the last address that is not a proxy of ours, whatever stands before it', async () => {
    const spoofed = { ...forwarded, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    expect((await lounge(spoofed, 'GET')).json().ip).toBe('203.0.113.9')
  })

  test('does not open the door to a foreign name', async () => {
    expect((await lounge({ ...forwarded, 'x-forwarded-host': 'evil.example' }, 'GET')).statusCode).toBe(400)
  })
})
