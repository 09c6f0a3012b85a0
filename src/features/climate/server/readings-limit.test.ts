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

async function statuses(token: string, remoteAddress: string, times = 1): Promise<number[]> {
  const codes: number[] = []
  for (let time = 0; time < times; time++) {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      payload: { readings: [{ at: Date.now() - time * 1000, temperature: 68, humidity: 69 }] },
    })
    codes.push(answer.statusCode)
  }
  return codes
}

test('each sensor behind one address has a limit of its own, wherever it sends from', async () => {
  const [first, second] = [await addSensor('First'), await addSensor('Second')]
  // One call under the address, until the token is known to be right.
  expect(await statuses(first.token, '192.0.2.1', requests + 1)).toEqual(Array(requests + 1).fill(200))
  expect(await statuses(first.token, '192.0.2.1')).toEqual([429])
  expect(await statuses(first.token, '192.0.2.9')).toEqual([429])
  expect(await statuses(second.token, '192.0.2.1', 3)).toEqual([200, 200, 200])
})

test('tokens that are of no device are counted by address, also one that was revoked', async () => {
  const { id, token } = await addSensor('Third')
  expect(await statuses(token, '192.0.2.2', 2)).toEqual([200, 200])
  for (let time = 1; time < requests; time++)
    expect(await statuses(createDeviceToken().token, '192.0.2.2')).toEqual([401])
  expect(await statuses(createDeviceToken().token, '192.0.2.2')).toEqual([429])
  expect(await statuses(token, '192.0.2.2')).toEqual([200])
  expect((await ada.request('DELETE', `/api/devices/${id}/token`)).statusCode).toBe(200)
  expect(await statuses(token, '192.0.2.2', 2)).toEqual([401, 429])
})
