import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { climateContract } from '../climate.contract.ts'
import { createDeviceToken } from './device-token.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, limitsRequests: true })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const { requests } = climateContract.takeReadings.limit
const addSensor = async (name: string): Promise<{ id: string; token: string }> =>
  (await ada.request('POST', '/api/devices', { name, kind: 'push' })).json()

async function statuses(
  token: string,
  remoteAddress: string,
  times = 1,
  readingAt = (at: number): object => ({ at, temperature: 68, humidity: 69 }),
): Promise<number[]> {
  const codes: number[] = []
  for (let time = 0; time < times; time++) {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      payload: { readings: [readingAt(Date.now() - time * 1000)] },
    })
    codes.push(answer.statusCode)
  }
  return codes
}

test('each sensor behind one address has a limit of its own, wherever it sends from', async () => {
  const [first, second] = [await addSensor('First'), await addSensor('Second')]
  expect(await statuses(first.token, '192.0.2.1', requests)).toEqual(Array(requests).fill(200))
  expect(await statuses(first.token, '192.0.2.1')).toEqual([429])
  expect(await statuses(first.token, '192.0.2.9')).toEqual([429])
  expect(await statuses(second.token, '192.0.2.1', 3)).toEqual([200, 200, 200])
  const renewed = (await ada.request('POST', `/api/devices/${first.id}/token`)).json()
  expect(await statuses(renewed.token, '192.0.2.1')).toEqual([429])
})

test('tokens that are of no device are counted by address, also one that was revoked', async () => {
  const { id, token } = await addSensor('Third')
  expect(await statuses(token, '192.0.2.2', 2)).toEqual([200, 200])
  for (let time = 0; time < requests; time++)
    expect(await statuses(createDeviceToken().token, '192.0.2.2')).toEqual([401])
  expect(await statuses(createDeviceToken().token, '192.0.2.2')).toEqual([429])
  expect(await statuses(token, '192.0.2.2')).toEqual([200])
  expect((await ada.request('DELETE', `/api/devices/${id}/token`)).statusCode).toBe(200)
  expect(await statuses(token, '192.0.2.2', 2)).toEqual([401, 429])
})

test('a sensor with a right token is known although a broken one at its address has used up the limit', async () => {
  const { token } = await addSensor('Fourth')
  const broken = createDeviceToken().token
  expect(await statuses(broken, '192.0.2.3', requests)).toEqual(Array(requests).fill(401))
  expect(await statuses(broken, '192.0.2.3')).toEqual([429])
  // As after a restart, this is the first call with the token.
  expect(await statuses(token, '192.0.2.3')).toEqual([200])
})

test('all sensors of a member share a wider limit, to which malformed readings count as well', async () => {
  const joan = await createMember(server, 'joan')
  const codes: number[] = []
  for (let sensor = 0; sensor < 11; sensor++) {
    const added = await joan.request('POST', '/api/devices', { name: `Shelf ${sensor}`, kind: 'push' })
    // Nothing is stored: also on a busy machine, all are sent within the minute of the limit.
    codes.push(...(await statuses(added.json().token, '192.0.2.4', sensor < 10 ? requests : 1, () => ({}))))
  }
  expect(codes.slice(0, -1)).toEqual(Array(10 * requests).fill(200))
  expect(codes.at(-1)).toBe(429)
})
