import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, json } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'
import { networkOf } from './limit-requests.ts'
import { mountContract } from './mount-contract.ts'

const common = { summary: 'A thing.', opensTo: 'everyone', out: json(z.object({})), refusals: {} } as const
const sample = contract({
  readScarce: { ...common, method: 'GET', path: '/api/scarce', limit: { requests: 3, seconds: 60 } },
  readOther: { ...common, method: 'GET', path: '/api/other', limit: { requests: 3, seconds: 60 } },
})
const openServers: { close(): unknown }[] = []
afterAll(() => Promise.all(openServers.map(server => server.close())))

async function startServer(trustProxy: string[] = []) {
  const { app } = await createHttpServer({
    log: createLog({ logLevel: 'silent' }),
    baseUrl: undefined,
    host: '127.0.0.1',
    trustProxy,
    limitsRequests: true,
    hasStrictContentPolicy: true,
  })
  mountContract(app, sample, { readScarce: () => ({}), readOther: () => ({}) })
  app.get('/assets/page.js', () => 'export {}')
  app.get('/page', () => 'a page')
  await app.ready()
  openServers.push(app)
  const request = (remoteAddress: string, headers = {}, url = '/api/scarce') =>
    app.inject({ url, remoteAddress, headers })
  return Object.assign(request, { listen: () => app.listen({ port: 0, host: '127.0.0.1' }) })
}

/** Sends the requests one after the other. */
async function statuses(
  times: number,
  send: (time: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const codes: number[] = []
  for (let time = 0; time < times; time++) codes.push((await send(time)).statusCode)
  return codes
}

test('A request over the limit gets 429 and Retry-After', async () => {
  const request = await startServer()
  expect(await statuses(5, () => request('192.0.2.1'))).toEqual([200, 200, 200, 429, 429])
  const response = await request('192.0.2.1')
  expect(response.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    error: 'Too many attempts. Please try again later.',
  })
  expect(response.json().requestId).toBe(response.headers['x-request-id'])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('Another client and another endpoint are not affected', async () => {
  const request = await startServer()
  await statuses(4, () => request('192.0.2.1'))
  expect((await request('192.0.2.2')).statusCode).toBe(200)
  expect((await request('192.0.2.1', {}, '/api/other')).statusCode).toBe(200)
})

test('Asset files have a limit of their own, so that many people behind one address can load pages', async () => {
  const request = await startServer()
  const file = () => request('192.0.2.1', {}, '/assets/page.js')
  expect(await statuses(1_200, file)).toEqual(Array(1_200).fill(200))
  const pages = await statuses(601, () => request('192.0.2.1', {}, '/page'))
  expect(pages).toEqual([...Array(600).fill(200), 429])
  expect((await file()).statusCode).toBe(200)
})

test('Of fifty concurrent requests exactly as many pass as are allowed', async () => {
  const address = await (await startServer()).listen()
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/api/scarce`)))
  expect(answers.filter(response => response.status === 200)).toHaveLength(3)
  expect(answers.filter(response => response.status === 429)).toHaveLength(47)
})

test('Forged proxy headers do not evade the limit', async () => {
  const request = await startServer()
  const spoofed = (time: number) =>
    request('192.0.2.1', {
      'x-forwarded-for': `203.0.113.${time}`,
      'x-real-ip': `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
    })
  expect((await statuses(50, spoofed)).filter(status => status === 200)).toHaveLength(3)
})

test('Behind a trusted proxy each visitor has a limit, and prepended addresses do not evade it', async () => {
  const request = await startServer(['10.0.0.1'])
  const from = (visitor: string) => request('10.0.0.1', { 'x-forwarded-for': visitor })
  expect(await statuses(4, time => from(`198.51.100.${time}, 203.0.113.1`))).toEqual([200, 200, 200, 429])
  expect((await from('203.0.113.2')).statusCode).toBe(200)
})

test('An IPv6 /64 shares one limit', async () => {
  const request = await startServer()
  expect(await statuses(4, time => request(`2001:db8:0:1::${time + 1}`))).toEqual([200, 200, 200, 429])
  expect((await request('2001:db8:0:2::1')).statusCode).toBe(200)
})

describe('The network of an address', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map(value => value.toString(16))
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    [undefined, 'gone'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is the first half of an IPv6 address', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (net, host, otherHost) => {
        expect(networkOf([...net, ...host].join(':'))).toBe(networkOf([...net, ...otherHost].join(':')))
        expect(networkOf([...net, ...host].join(':'))).toBe(`${net.join(':')}::/64`)
      }),
    )
  })

  test('does not depend on zero compression', () => {
    fc.assert(
      fc.property(groups(4), fc.integer({ min: 1, max: 3 }), group, (net, length, last) => {
        const short = [...net.slice(0, length), '', last].join(':')
        const full = [...net.slice(0, length), ...Array<string>(7 - length).fill('0'), last].join(':')
        expect(networkOf(short)).toBe(networkOf(full))
      }),
    )
  })

  test('is the address itself for IPv4', () => {
    fc.assert(fc.property(fc.ipV4(), address => void expect(networkOf(`::ffff:${address}`)).toBe(address)))
  })
})
