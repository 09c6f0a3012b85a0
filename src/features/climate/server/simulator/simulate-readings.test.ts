import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { openClimate } from '../open-climate.ts'
import { simulateReadings } from './simulate-readings.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

test('Each simulator gets one reading a minute, however many servers simulate', async () => {
  const ada = await createMember(server, 'ada')
  const { id } = (await ada.request('POST', '/api/devices', { name: 'Try', kind: 'simulator' })).json()
  await ada.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })
  const count = async () => (await server.database.owner.query('select 1 from sensor_readings')).rowCount ?? 0
  const before = await count()
  const changed: string[] = []
  const next = Date.now() + 60_000
  const run = () => simulateReadings(openClimate(server), memberId => changed.push(memberId), next)
  await Promise.all([run(), run()])
  expect(await count()).toBe(before + 1)
  expect(changed).toEqual([ada.id])
  const { rows } = await server.database.owner.query('select latest_at from devices where id = $1', [id])
  expect(rows[0].latest_at.getTime()).toBe(Math.floor(next / 60_000) * 60_000)
})
