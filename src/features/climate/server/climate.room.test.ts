import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, grantDuties, type TestMember } from '#test/members.ts'
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

/** Sends two readings of dry air, between which an hour passes, and has each judged. */
async function dryOut(token: string, values: object = { temperature: 68, humidity: 60 }): Promise<void> {
  const { owner, app } = server.database
  const send = (minutesAgo: number) =>
    server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        readings: [{ at: new Date(Date.now() - minutesAgo * 60_000).toISOString(), ...values }],
      },
    })
  await owner.query('delete from climate_alerts')
  await send(3)
  await server.jobs.enqueue(app, watchClimateJob, {})
  await waitFor(async () => {
    const began = "update climate_alerts set began_at = began_at - interval '1 hour'"
    expect((await owner.query(began)).rowCount).toBeGreaterThan(0)
  }, 10_000)
  await send(0)
  await server.jobs.enqueue(app, watchClimateJob, {})
}

const noticesOf = async (who: TestMember) =>
  (await who.request('GET', '/api/notifications')).json().notifications

test('Air that stays outside the range rings the bell of the member', async () => {
  const grace = await createMember(server, 'grace')
  const { token } = (await grace.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  await dryOut(token)
  await waitFor(async () => {
    expect(await noticesOf(grace)).toMatchObject([
      { title: 'Cabinet: too dry, 60%', href: '/dashboard/humidor' },
    ])
  }, 10_000)
})

test('Air of the lounge rings the bell of all staff, each in their own unit, and of nobody else', async () => {
  const [rosa, omar, hedy] = [
    await createMember(server, 'rosa'),
    await createMember(server, 'omar'),
    await createMember(server, 'hedy'),
  ]
  await grantDuties(server, rosa, 'door')
  await grantAdmin(server, omar)
  await omar.request('PATCH', '/api/settings', { temperature_unit: 'C' })
  const walkIn = { name: 'Walk-in', kind: 'push' }
  const { token } = (await rosa.request('POST', '/api/staff/devices', walkIn)).json()
  await dryOut(token, { temperature: 77, humidity: 69 })
  const href = '/dashboard/lounge-humidor'
  await waitFor(async () => {
    expect(await noticesOf(rosa)).toMatchObject([{ title: 'Walk-in: too warm, 77 °F', href }])
    expect(await noticesOf(omar)).toMatchObject([{ title: 'Walk-in: too warm, 25 °C', href }])
  }, 10_000)
  expect(await noticesOf(hedy)).toEqual([])
  await server.database.owner.query(
    "update devices set latest_at = now() - interval '1 hour' where name = 'Walk-in'",
  )
  await server.jobs.enqueue(server.database.app, watchClimateJob, {})
  await waitFor(async () => {
    expect(await noticesOf(rosa)).toMatchObject([{ title: 'Walk-in is silent', href }, {}])
  }, 10_000)
  expect(await noticesOf(hedy)).toEqual([])
})
