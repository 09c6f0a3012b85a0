import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Notice } from '#features/notifications/notifications.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { openClimate } from '../open-climate.ts'
import { watchClimate } from './watch-climate.ts'

let server: TestApp
let ada: TestMember
let told: string[]
let quiet = false
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())
afterEach(async () => {
  quiet = false
  await server.database.owner.query('delete from devices; delete from notifications')
})

const minute = 60_000
/** Readings may lie up to thirty days back, so a day of them can be sent within the test. */
const morning = Date.now() - 2 * 86_400_000

async function addSensor(fields: object = {}) {
  told = []
  const added = await ada.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push', ...fields })
  return added.json() as { id: string; token: string }
}

const watch = (at: number, notify?: (memberId: string, notice: Notice) => Promise<void>) =>
  watchClimate(
    {
      alerts: openClimate(server).alerts,
      notify: notify ?? (async (_memberId, { title }) => void told.push(title)),
      recipientsOf: async ownerId => [ownerId],
      isQuiet: async () => quiet,
      temperatureUnitOf: async () => 'F',
      log: silentLog,
    },
    new Date(at),
  )

async function send(token: string, at: number, values: { temperature?: number; humidity?: number }) {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/sensors/readings',
    headers: { authorization: `Bearer ${token}` },
    payload: { readings: [{ at: new Date(at).toISOString(), temperature: 68, humidity: 69, ...values }] },
  })
  expect(answer.json()).toMatchObject({ taken: 1 })
}

/** A reading every ten minutes, each looked at. */
async function live(token: string, from: number, minutes: number, values: object) {
  for (let at = from; at <= from + minutes * minute; at += 10 * minute) {
    await send(token, at, values)
    await watch(at)
  }
}

test('Air outside the range causes one notification, another after six hours, and a new one after a return', async () => {
  const { token } = await addSensor()
  await live(token, morning, 30, {})
  await live(token, morning + 40 * minute, 7 * 60, { humidity: 60 })
  expect(told).toEqual(['Cabinet: too dry, 60%', 'Cabinet: still too dry, 60%'])
  await live(token, morning + 8 * 60 * minute, 10, {})
  await live(token, morning + 9 * 60 * minute, 30, { humidity: 60, temperature: 76 })
  expect(told.slice(2)).toEqual(['Cabinet: too warm, 76 °F', 'Cabinet: too dry, 60%'])
})

test('Readings that come together, or late, are judged in the order of their times, and told once', async () => {
  const { token } = await addSensor()
  const hot = (at: number) => ({ at: new Date(at).toISOString(), temperature: 80, humidity: 69 })
  const post = (readings: object[]) =>
    server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      headers: { authorization: `Bearer ${token}` },
      payload: { readings },
    })
  await post(Array.from({ length: 51 }, (_, index) => hot(morning + index * minute)))
  await watch(morning + 51 * minute)
  expect(told).toEqual(['Cabinet: too warm, 80 °F'])
  await post([hot(morning - 60 * minute)])
  await send(token, morning + 52 * minute, { temperature: 80 })
  await watch(morning + 52 * minute)
  await watch(morning + 53 * minute)
  expect(told).toHaveLength(1)
})

test('Calls of one reading each, sent after the event, are told once as well', async () => {
  const { token } = await addSensor()
  for (let at = 0; at <= 50; at += 5) await send(token, morning + at * minute, { humidity: 55 })
  await watch(morning + 51 * minute)
  expect(told).toEqual(['Cabinet: too dry, 55%'])
})

test('The beginning of an upload that is judged before its end counts', async () => {
  const { token } = await addSensor()
  for (let at = 0; at <= 30; at += 5) await send(token, morning + at * minute, { temperature: 80 })
  await watch(morning + 50 * minute)
  expect(told).toEqual(['Cabinet is silent'])
  for (let at = 35; at <= 50; at += 5) await send(token, morning + at * minute, { temperature: 80 })
  await watch(morning + 51 * minute)
  expect(told).toEqual(['Cabinet is silent', 'Cabinet: too warm, 80 °F'])
})

test('A calibrated sensor is judged by what it really measures', async () => {
  const { id, token } = await addSensor()
  await ada.request('PATCH', `/api/devices/${id}`, { humidityOffset: 5, version: 1 })
  await live(token, morning, 60, { humidity: 62 })
  expect(told).toEqual([])
})

test('In quiet hours alerts wait, and one that still lasts is sent afterwards', async () => {
  const { token } = await addSensor()
  quiet = true
  await live(token, morning, 60, { humidity: 60 })
  expect(told).toEqual([])
  quiet = false
  await live(token, morning + 70 * minute, 0, { humidity: 60 })
  expect(told).toEqual(['Cabinet: too dry, 60%'])
})

test('What the quiet hours withheld is told when they end, without another reading and once', async () => {
  const { token } = await addSensor()
  quiet = true
  await live(token, morning, 60, { humidity: 60 })
  await watch(morning + 61 * minute)
  expect(told).toEqual([])
  quiet = false
  await watch(morning + 62 * minute)
  await watch(morning + 63 * minute)
  expect(told).toEqual(['Cabinet: too dry, 60%'])
})

test('What the quiet hours withheld is not told of a sensor that is silent when they end', async () => {
  const { token } = await addSensor()
  quiet = true
  await live(token, morning, 60, { humidity: 60 })
  quiet = false
  await watch(morning + 80 * minute)
  expect(told).toEqual(['Cabinet is silent'])
})

test('What was withheld before a salt test is not told by the air over salt', async () => {
  const { id, token } = await addSensor()
  quiet = true
  await live(token, morning, 60, { humidity: 75 })
  await ada.request('POST', `/api/devices/${id}/salt-test`, {})
  await live(token, morning + 70 * minute, 10, { humidity: 76 })
  await ada.request('DELETE', `/api/devices/${id}/salt-test`)
  quiet = false
  await watch(morning + 81 * minute)
  expect(told).toEqual([])
})

test('A silent sensor causes one notification, until it sends again', async () => {
  const { token } = await addSensor()
  await live(token, morning, 0, {})
  await watch(morning + 14 * minute)
  expect(told).toEqual([])
  await watch(morning + 16 * minute)
  await watch(morning + 17 * minute)
  expect(told).toEqual(['Cabinet is silent'])
  await live(token, morning + 60 * minute, 0, {})
  await watch(morning + 80 * minute)
  expect(told).toHaveLength(2)
})

test('A sensor that was put away days ago and a simulator cause no alert', async () => {
  const { token } = await addSensor()
  await live(token, morning, 0, {})
  await addSensor({ kind: 'simulator' })
  await watch(morning + 25 * 60 * minute)
  expect(told).toEqual([])
})

test('An alert that could not be sent is tried again, and holds up no other', async () => {
  const first = await addSensor({ name: 'First' })
  const second = await addSensor({ name: 'Second' })
  const dry = { humidity: 60 }
  for (const { token } of [first, second]) await live(token, morning, 10, dry)
  for (const { token } of [first, second]) await send(token, morning + 20 * minute, dry)
  await watch(morning + 20 * minute, async (_memberId, { title }) => {
    if (title.startsWith('First')) throw new Error('no connection')
    told.push(title)
  })
  expect(told).toEqual(['Second: too dry, 60%'])
  await watch(morning + 21 * minute)
  expect(told).toEqual(['Second: too dry, 60%', 'First: too dry, 60%'])
})

test('A sensor in a salt test causes no alert', async () => {
  const { id, token } = await addSensor()
  await ada.request('POST', `/api/devices/${id}/salt-test`, {})
  await live(token, morning, 60, { humidity: 75 })
  expect(told).toEqual([])
  // Sent after the alerts were last looked at.
  for (let at = 61; at <= 69; at++) await send(token, morning + at * minute, { humidity: 75 })
  await ada.request('DELETE', `/api/devices/${id}/salt-test`)
  await live(token, morning + 70 * minute, 0, { humidity: 75 })
  await live(token, morning + 80 * minute, 0, { humidity: 75 })
  expect(told).toEqual([])
  await live(token, morning + 90 * minute, 10, { humidity: 75 })
  expect(told).toEqual(['Cabinet: too humid, 75%'])
})
