import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#platform/api.contract.ts'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'
import { networkOf } from './limit-requests.ts'
import { mountContract } from './mount-contract.ts'

const common = { summary: 'A thing.', opensTo: 'everyone', out: z.object({}), refusals: {} } as const
const sample = contract({
  readScarce: { ...common, method: 'GET', path: '/api/scarce', limit: { requests: 3, seconds: 60 } },
  readOther: { ...common, method: 'GET', path: '/api/other', limit: { requests: 3, seconds: 60 } },
})
const open: { close(): unknown }[] = []
afterAll(() => Promise.all(open.map(each => each.close())))

async function surface(trustProxy: string[] = []) {
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
  open.push(app)
  const ask = (remoteAddress: string, headers = {}, url = '/api/scarce') =>
    app.inject({ url, remoteAddress, headers })
  return Object.assign(ask, { listen: () => app.listen({ port: 0, host: '127.0.0.1' }) })
}

/** The statuses of so many requests, one after the other. */
async function statuses(
  times: number,
  ask: (time: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const seen: number[] = []
  for (let time = 0; time < times; time++) seen.push((await ask(time)).statusCode)
  return seen
}

test('The one that is too many is told so, and when to come back', async () => {
  const ask = await surface()
  expect(await statuses(5, () => ask('192.0.2.1'))).toEqual([200, 200, 200, 429, 429])
  const answer = await ask('192.0.2.1')
  expect(answer.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    error: 'Too many attempts. Please try again later.',
  })
  expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('Somebody else, and another address of the house, are not affected', async () => {
  const ask = await surface()
  await statuses(4, () => ask('192.0.2.1'))
  expect((await ask('192.0.2.2')).statusCode).toBe(200)
  expect((await ask('192.0.2.1', {}, '/api/other')).statusCode).toBe(200)
})

test('A lounge full of people behind one address gets the files of its pages, and asks no more often for it', async () => {
  const ask = await surface()
  const file = () => ask('192.0.2.1', {}, '/assets/page.js')
  expect(await statuses(1_200, file)).toEqual(Array(1_200).fill(200))
  const pages = await statuses(601, () => ask('192.0.2.1', {}, '/page'))
  expect(pages).toEqual([...Array(600).fill(200), 429])
  expect((await file()).statusCode).toBe(200)
})

test('Of fifty at once exactly as many pass as are allowed', async () => {
  const address = await (await surface()).listen()
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/api/scarce`)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(47)
})

test('Made-up headers of a proxy do not help', async () => {
  const ask = await surface()
  const spoofed = (time: number) =>
    ask('192.0.2.1', {
      'x-forwarded-for': `203.0.113.${time}`,
      'x-real-ip': `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
    })
  expect((await statuses(50, spoofed)).filter(status => status === 200)).toHaveLength(3)
})

test('Behind a trusted proxy each visitor has a limit, and what a visitor adds in front does not help', async () => {
  const ask = await surface(['10.0.0.1'])
  const from = (visitor: string) => ask('10.0.0.1', { 'x-forwarded-for': visitor })
  expect(await statuses(4, time => from(`198.51.100.${time}, 203.0.113.1`))).toEqual([200, 200, 200, 429])
  expect((await from('203.0.113.2')).statusCode).toBe(200)
})

test('A whole household of IPv6 shares one limit', async () => {
  const ask = await surface()
  expect(await statuses(4, time => ask(`2001:db8:0:1::${time + 1}`))).toEqual([200, 200, 200, 429])
  expect((await ask('2001:db8:0:2::1')).statusCode).toBe(200)
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

  test('is the first half of a full IPv6 address, and of nothing else', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (net, one, other) => {
        expect(networkOf([...net, ...one].join(':'))).toBe(networkOf([...net, ...other].join(':')))
        expect(networkOf([...net, ...one].join(':'))).toBe(`${net.join(':')}::/64`)
      }),
    )
  })

  test('does not depend on whether zeros are left out', () => {
    fc.assert(
      fc.property(groups(4), fc.integer({ min: 1, max: 3 }), group, (net, kept, last) => {
        const short = [...net.slice(0, kept), '', last].join(':')
        const full = [...net.slice(0, kept), ...Array<string>(7 - kept).fill('0'), last].join(':')
        expect(networkOf(short)).toBe(networkOf(full))
      }),
    )
  })

  test('is its own for every IPv4 address', () => {
    fc.assert(fc.property(fc.ipV4(), address => void expect(networkOf(`::ffff:${address}`)).toBe(address)))
  })
})
