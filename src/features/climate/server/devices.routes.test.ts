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

const add = (body: object) => ada.request('POST', '/api/devices', { name: 'Cabinet', ...body })
const mqtt = {
  temperatureTopic: 'zigbee2mqtt/humidor',
  temperaturePath: 'temperature',
  humidityTopic: 'zigbee2mqtt/humidor',
  humidityPath: 'humidity',
  unit: 'C',
}
const govee = { deviceId: '52:8B', model: 'H5179', unit: 'F' }

test('Each kind has its own settings, and only a push device has a token', async () => {
  expect((await add({ kind: 'push' })).json()).toMatchObject({ hasToken: true, govee: null, mqtt: null })
  for (const [kind, config] of [
    ['govee', { govee }],
    ['mqtt', { mqtt }],
    ['simulator', {}],
  ] as const) {
    const added = (await add({ kind, ...config })).json()
    expect(added).toMatchObject({ kind, hasToken: false, govee: null, mqtt: null, ...config })
    expect(added).not.toHaveProperty('token')
  }
})

test('A Govee or MQTT sensor can wait for its settings, and says so', async () => {
  for (const [kind, config] of [
    ['govee', { govee }],
    ['mqtt', { mqtt }],
  ] as const) {
    const { id, problem } = (await add({ kind })).json()
    expect(problem).toBe('Its settings are still missing.')
    const changed = await ada.request('PATCH', `/api/devices/${id}`, { ...config, version: 1 })
    expect(changed.json()).toMatchObject({ problem: null, ...config })
  }
})

test('A simulator has a week of readings at once', async () => {
  const { id, latest } = (await add({ kind: 'simulator' })).json()
  expect(latest.temperature).toBeGreaterThan(65)
  const { points } = (await ada.request('GET', `/api/devices/${id}/history`)).json()
  expect(points.length).toBeGreaterThan(280)
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString()
  const week = (await ada.request('GET', `/api/devices/${id}/history?from=${from}`)).json().points
  expect(Date.parse(week[0].at)).toBeLessThan(Date.parse(from) + 3 * 3_600_000)
})

test.each<[object, number, string]>([
  [{ kind: 'radio' }, 400, 'Please choose a kind: push, govee, mqtt, simulator'],
  [{}, 422, 'Please choose a kind'],
  [{ kind: 'govee', mqtt }, 422, 'These are settings of another kind of sensor.'],
  [{ kind: 'push', mqtt }, 422, 'These are settings of another kind of sensor.'],
  [{ kind: 'govee', govee: { ...govee, deviceId: ' ' } }, 422, 'Please give the device ID'],
  [{ kind: 'mqtt', mqtt: { ...mqtt, humidityTopic: '' } }, 422, 'Please give the topic'],
  [
    { kind: 'mqtt', mqtt: { ...mqtt, temperatureTopic: 'home/#' } },
    422,
    'Please give one topic, without + and #',
  ],
  [
    { kind: 'mqtt', mqtt: { ...mqtt, temperatureTopic: '$SYS/load' } },
    422,
    'Please give one topic, without + and #',
  ],
  [
    { kind: 'mqtt', mqtt: { ...mqtt, humidityPath: 'a..b' } },
    422,
    'Please give names with dots between them, such as climate.temperature',
  ],
])('%o is refused', async (body, status, sentence) => {
  const refused = await add(body)
  expect([refused.statusCode, refused.json().error]).toEqual([status, sentence])
})

test('The settings of a kind are changed, and what was found out with the former ones is forgotten', async () => {
  const { id } = (await add({ kind: 'govee', govee })).json()
  await server.database.owner.query(
    "update devices set problem = 'HTTP error! status: 400', failures = 3, checked_at = now() where id = $1",
    [id],
  )
  const change = (body: object) => ada.request('PATCH', `/api/devices/${id}`, body)
  const changed = await change({ govee: { ...govee, deviceId: 'other' }, version: 1 })
  expect(changed.json()).toMatchObject({ govee: { deviceId: 'other' }, problem: null, version: 2 })
  const { rows } = await server.database.owner.query(
    'select failures, checked_at from devices where id = $1',
    [id],
  )
  expect(rows).toEqual([{ failures: 0, checked_at: null }])
  expect((await change({ mqtt, version: 2 })).statusCode).toBe(422)
  expect((await change({ name: 'Renamed', version: 2 })).json()).toMatchObject({
    name: 'Renamed',
    govee: { deviceId: 'other' },
  })
})
