import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeGovee, type GoveeBehavior } from '#test/fake-govee.ts'
import { openGoveeClient } from './govee-client.ts'

const cloud = new FakeGovee()
beforeAll(() => cloud.open())
afterAll(() => cloud.close())

const device = { deviceId: '52:8B:D4:AD:FC:45:5D:FE', model: 'H5179', unit: 'auto' } as const
const open = (timeoutMilliseconds?: number) =>
  openGoveeClient({ goveeApiKey: 'the-key', goveeBaseUrl: `${cloud.url}/` }, timeoutMilliseconds)!

test('The state of the device is asked for with the key in a header', async () => {
  expect(await open().read(device)).toEqual({ temperature: 68.4, humidity: 69.1 })
  expect(cloud.requests.at(-1)).toMatchObject({
    path: '/router/api/v1/device/state',
    key: 'the-key',
    body: { payload: { sku: 'H5179', device: '52:8B:D4:AD:FC:45:5D:FE' } },
  })
})

test('Without a key there is no client', () => {
  expect(openGoveeClient({ goveeApiKey: undefined, goveeBaseUrl: cloud.url })).toBeUndefined()
})

test.each<[string, GoveeBehavior]>([
  ['HTTP error! status: 500', { status: 500 }],
  ['HTTP error! status: 429', { status: 429 }],
  ['HTTP error! status: 401', { status: 401 }],
  ['Failed to fetch environment data', 'not JSON'],
  ['Failed to fetch environment data', 'endless'],
  ['Failed to fetch environment data', 'redirects'],
  ['Failed to fetch environment data', 'hangs'],
])('%s: %o', async (sentence, behavior) => {
  const before = cloud.requests.length
  cloud.behavior = behavior
  await expect(open(behavior === 'hangs' ? 300 : undefined).read(device)).rejects.toThrow(sentence)
  // A redirect is not followed, and nothing is tried again.
  expect(cloud.requests.length).toBe(before + 1)
})

test('A cloud that is away is unreadable', async () => {
  const away = openGoveeClient({ goveeApiKey: 'the-key', goveeBaseUrl: 'http://127.0.0.1:9' })
  await expect(away?.read(device)).rejects.toThrow('Failed to fetch environment data')
})
