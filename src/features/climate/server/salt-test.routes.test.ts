import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const minute = 60_000
const addDevice = async (kind = 'push') =>
  (await ada.request('POST', '/api/devices', { name: 'Cabinet', kind })).json() as {
    id: string
    token: string
  }
const send = (method: 'GET' | 'POST' | 'DELETE', id: string, path = '') =>
  ada.request(method, `/api/devices/${id}/salt-test${path}`, ...(method === 'POST' ? [{}] : []))
const codeOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().code]
}
/** As if the test had begun so many hours ago. */
const beginAgo = (id: string, hours: number) =>
  server.database.owner.query(
    "update devices set salt_test_started_at = now() - $2 * interval '1 hour' where id = $1",
    [id, hours],
  )
const push = async (token: string, humidityOf: (minutesAgo: number) => number | undefined) => {
  const readings = Array.from({ length: 400 }, (_, place) => place * 5).flatMap(minutesAgo => {
    const humidity = humidityOf(minutesAgo)
    return humidity === undefined ? [] : [{ at: Date.now() - minutesAgo * minute, temperature: 70, humidity }]
  })
  return server.inject({
    method: 'POST',
    url: '/api/sensors/readings',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ readings }),
  })
}

test('A test of a day corrects what is shown, the history and its file', async () => {
  const { id, token } = await addDevice()
  expect((await send('POST', id)).json().saltTestStartedAt).toMatch(/^\d{4}-/)
  expect((await send('GET', id)).json()).toMatchObject({ state: 'running', correction: null })
  expect(await codeOf(send('POST', id, '/confirm'))).toEqual([409, 'TOO_EARLY'])
  await beginAgo(id, 25)
  // It was taken out of the box half an hour ago, which does not count.
  await push(token, ago => (ago < 30 ? 62 : 73.4))
  expect((await send('GET', id)).json()).toMatchObject({
    state: 'ready',
    measured: 73.4,
    swing: 0,
    correction: 1.6,
  })
  const confirmed = (await send('POST', id, '/confirm')).json()
  expect(confirmed).toMatchObject({
    humidityOffset: 1.6,
    saltTestStartedAt: null,
    latest: { humidity: 63.6 },
  })
  expect(Date.parse(confirmed.calibratedAt)).toBeGreaterThan(Date.now() - 60_000)
  const history = await ada.request('GET', `/api/devices/${id}/history`)
  expect(history.json().points[10].humidity).toBe(75)
  expect((await ada.request('GET', `/api/devices/${id}/history.csv`)).body).toContain(',75,75,75')
  expect(await codeOf(send('POST', id, '/confirm'))).toEqual([409, 'NO_SALT_TEST'])
})

test('A second test measures without the correction of the first', async () => {
  const { id, token } = await addDevice()
  await ada.request('PATCH', `/api/devices/${id}`, { humidityOffset: 5, version: 1 })
  await send('POST', id)
  await beginAgo(id, 25)
  await push(token, () => 74)
  expect((await send('GET', id)).json()).toMatchObject({ measured: 74, correction: 1 })
  expect((await send('POST', id, '/confirm')).json().humidityOffset).toBe(1)
})

test.each<[string, (minutesAgo: number) => number | undefined]>([
  ['silent', ago => (ago > 200 && ago < 300 ? undefined : 74)],
  ['unsettled', ago => 60 + ago / 60],
  ['implausible', () => 41],
])('A test that is %s gives no correction, and can begin again', async (state, humidityOf) => {
  const { id, token } = await addDevice()
  await send('POST', id)
  await beginAgo(id, 25)
  await push(token, humidityOf)
  expect((await send('GET', id)).json()).toMatchObject({ state, correction: null })
  expect(await codeOf(send('POST', id, '/confirm'))).toEqual([409, 'NOT_USABLE'])
  expect(await codeOf(send('POST', id))).toEqual([409, 'TESTED_ALREADY'])
  expect((await send('DELETE', id)).json()).toMatchObject({ saltTestStartedAt: null, humidityOffset: 0 })
  expect((await send('POST', id)).statusCode).toBe(200)
})

test('Only a sensor that measures is tested, and only by its member', async () => {
  const { id } = await addDevice('simulator')
  expect(await codeOf(send('POST', id))).toEqual([409, 'INVENTED'])
  expect(await codeOf(send('GET', id))).toEqual([409, 'NO_SALT_TEST'])
  expect(await codeOf(send('DELETE', id))).toEqual([409, 'NO_SALT_TEST'])
  const unknown = '00000000-0000-7000-8000-000000000000'
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect(await codeOf(send(method, unknown))).toEqual([404, 'NO_SUCH_DEVICE'])
})
