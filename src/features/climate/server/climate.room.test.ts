import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { watchClimateJob } from './alerts/watch-climate.job.ts'
import { deleteOldReadings } from './delete-old-readings.job.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
})
afterAll(() => server.close())

test('Raw readings are deleted after thirty days, and their hours stay', async () => {
  const { owner, app } = server.database
  const ada = await createMember(server, 'ada')
  const { id } = (await ada.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  await owner.query(
    `insert into sensor_readings (user_id, device_id, at, temperature, humidity)
     select $1, $2, now() - days * interval '1 day', 680, 690 from unnest(array[1, 29, 31, 400]) days`,
    [ada.id, id],
  )
  await owner.query(
    "insert into sensor_hours select $1, $2, now() - interval '400 days', 1, 680, 680, 680, 690, 690, 690",
    [ada.id, id],
  )
  await server.jobs.enqueue(app, deleteOldReadings, {})
  const count = async (table: string) => (await owner.query(`select 1 from ${table}`)).rowCount
  await waitFor(async () => expect(await count('sensor_readings')).toBe(2), 10_000)
  expect(await count('sensor_hours')).toBe(1)
})

test('Air that stays outside the range rings the bell of the member', async () => {
  const { owner, app } = server.database
  const grace = await createMember(server, 'grace')
  const { token } = (await grace.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  const send = (minutesAgo: number) =>
    server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        readings: [
          {
            at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
            temperature: 68,
            humidity: 60,
          },
        ],
      },
    })
  await send(3)
  await server.jobs.enqueue(app, watchClimateJob, {})
  await waitFor(async () => {
    const began = "update climate_alerts set began_at = began_at - interval '1 hour'"
    expect((await owner.query(began)).rowCount).toBe(1)
  }, 10_000)
  await send(0)
  await server.jobs.enqueue(app, watchClimateJob, {})
  await waitFor(async () => {
    const { notifications } = (await grace.request('GET', '/api/notifications')).json()
    expect(notifications).toMatchObject([{ title: 'Cabinet: too dry, 60%', href: '/dashboard/humidor' }])
  }, 10_000)
})
