import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const addDevice = async (person: TestMember, fields: object = {}) =>
  (await person.request('POST', '/api/devices', { name: 'Cedar cabinet', kind: 'push', ...fields })).json()
/** As a script would, without a session. */
const push = (token: string, readings: readonly object[]) =>
  server.inject({
    method: 'POST',
    url: '/api/sensors/readings',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ readings }),
  })
const reading = (minutesAgo: number, temperature = 68, humidity = 69) => ({
  at: new Date(Date.now() - minutesAgo * minute).toISOString(),
  temperature,
  humidity,
})
const devicesOf = async (person: TestMember) => (await person.request('GET', '/api/devices')).json().devices
const historyOf = async (person: TestMember, id: string, query = '') =>
  (await person.request('GET', `/api/devices/${id}/history${query}`)).json()

describe('a push device', () => {
  it('shows its token once, and takes readings under it', async () => {
    const { token, ...device } = await addDevice(ada)
    expect(token).toMatch(/^sd_[\w-]{32}$/)
    const readings = [reading(2, 67.5, 68.2), reading(1, 67.7, 68.4), reading(0, 67.9, 68.6)]
    expect((await push(token, readings)).json()).toEqual({ taken: 3, repeated: 0, refused: [] })
    const again = [...readings, reading(3, 67.3, 68)]
    expect((await push(token, again)).json()).toEqual({ taken: 1, repeated: 3, refused: [] })
    const [listed] = await devicesOf(ada)
    expect(listed).toMatchObject({ id: device.id, hasToken: true, dropped: 0 })
    expect(listed.latest).toMatchObject({ temperature: 67.9, humidity: 68.6 })
    expect(JSON.stringify(listed)).not.toContain(token)
  })

  it('stands in a humidor of its own member', async () => {
    const cabinet = (await ada.request('POST', '/api/humidors', { name: 'Cabinet' })).json()
    expect(await addDevice(ada, { humidorId: cabinet.id })).toMatchObject({ humidorId: cabinet.id })
    const joan = await createMember(server, 'joan')
    const body = { name: 'Cabinet', kind: 'push', humidorId: cabinet.id }
    const refused = await joan.request('POST', '/api/devices', body)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'NO_SUCH_HUMIDOR'])
    const { id } = await addDevice(joan)
    const change = { humidorId: cabinet.id, version: 1 }
    expect((await joan.request('PATCH', `/api/devices/${id}`, change)).statusCode).toBe(404)
  })

  it('refuses what no room can have, and says which and why', async () => {
    const { token, id } = await addDevice(ada)
    const readings = [reading(5), reading(4, 680), reading(3, 68, 690), reading(-30), reading(60 * 24 * 40)]
    expect((await push(token, readings)).json()).toEqual({
      taken: 1,
      repeated: 0,
      refused: [
        { index: 1, reason: 'impossible' },
        { index: 2, reason: 'impossible' },
        { index: 3, reason: 'from the future' },
        { index: 4, reason: 'too old' },
      ],
    })
    const device = (await devicesOf(ada)).find((each: { id: string }) => each.id === id)
    expect(device).toMatchObject({ dropped: 2, latest: { temperature: 68, humidity: 69 } })
  })

  it('is told which readings are none, and the others are taken', async () => {
    const { token } = await addDevice(ada)
    const good = reading(5)
    const malformed = [
      { ...reading(4), temperature: null },
      { ...reading(3), humidity: '69' },
      { ...reading(2), at: 'yesterday' },
      { ...reading(1), at: '2026-11-26T20:15:00' },
      null,
      'warm',
    ]
    const answer = await push(token, [good, ...malformed] as ReturnType<typeof reading>[])
    expect(answer.json()).toEqual({
      taken: 1,
      repeated: 0,
      refused: malformed.map((_, index) => ({ index: index + 1, reason: 'malformed' })),
    })
  })

  it('keeps its latest reading when an older one arrives late', async () => {
    const { token, id } = await addDevice(ada)
    await push(token, [reading(1, 70)])
    await push(token, [reading(10, 60)])
    const device = (await devicesOf(ada)).find((each: { id: string }) => each.id === id)
    expect(device.latest.temperature).toBe(70)
  })

  it('is refused without its token, with one that was revoked or renewed, and with too much or nothing', async () => {
    const { token, id } = await addDevice(ada)
    expect((await push('sd_00000000000000000000000000000000', [reading(0)])).statusCode).toBe(401)
    expect((await push(token, [])).statusCode).toBe(422)
    const many = Array.from({ length: 501 }, (_, index) => reading(index))
    expect((await push(token, many)).statusCode).toBe(422)
    expect((await push(token, many.slice(0, 500))).json()).toMatchObject({ taken: 500 })
    const renewed = (await ada.request('POST', `/api/devices/${id}/token`, {})).json()
    expect((await push(token, [reading(0)])).statusCode).toBe(401)
    expect((await push(renewed.token, [reading(0)])).statusCode).toBe(200)
    await ada.request('DELETE', `/api/devices/${id}/token`)
    const refused = await push(renewed.token, [reading(0)])
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'WRONG_TOKEN'])
  })
})

describe('a history', () => {
  it('has at most as many points as were asked for, with the lowest and the highest of each', async () => {
    const { token, id } = await addDevice(ada)
    const readings = Array.from({ length: 400 }, (_, ago) => reading(ago, 68 + (ago % 3), 69 - (ago % 2)))
    await push(token, readings)
    const { points } = await historyOf(ada, id, '?points=20')
    expect(points.length).toBeGreaterThan(4)
    expect(points.length).toBeLessThanOrEqual(20)
    expect(points.at(-2)).toMatchObject({
      temperatureLowest: 68,
      temperatureHighest: 70,
      humidityLowest: 68,
      humidityHighest: 69,
    })
    const moments = points.map(({ at }: { at: string }) => at)
    expect(moments).toEqual(moments.toSorted())
  })

  it('sums up hours for a long time, and tells the same as the raw readings', async () => {
    const { token, id } = await addDevice(ada)
    const readings = Array.from({ length: 500 }, (_, index) => reading(index * 80, 60 + (index % 11)))
    await push(token, readings.slice(0, 250))
    await push(token, readings.slice(100))
    const to = new Date().toISOString()
    const from = new Date(Date.now() - 29 * 86_400_000).toISOString()
    const { points } = await historyOf(ada, id, `?from=${from}&to=${to}&points=2`)
    const mean = readings.reduce((sum, { temperature }) => sum + temperature, 0) / readings.length
    for (const table of ['sensor_hours', 'sensor_days']) {
      const { rows } = await server.database.owner.query(
        `select sum(readings)::int as count, sum(temperature_sum)::float / sum(readings) / 10 as mean from ${table} where device_id = $1`,
        [id],
      )
      expect(rows[0].count).toBe(500)
      expect(rows[0].mean).toBeCloseTo(mean, 6)
    }
    expect(points).toHaveLength(2)
    expect(points[0]).toMatchObject({ temperatureLowest: 60, temperatureHighest: 70 })
  })

  it('is calibrated, like the latest reading', async () => {
    const { token, id } = await addDevice(ada)
    await push(token, [reading(5, 68, 70)])
    const changed = await ada.request('PATCH', `/api/devices/${id}`, { humidityOffset: -2.5, version: 1 })
    expect(changed.json()).toMatchObject({ humidityOffset: -2.5, latest: { humidity: 67.5 }, version: 2 })
    expect((await historyOf(ada, id)).points).toMatchObject([{ humidity: 67.5, humidityLowest: 67.5 }])
    const stale = await ada.request('PATCH', `/api/devices/${id}`, { name: 'Other', version: 1 })
    expect([stale.statusCode, stale.json().current.version]).toEqual([409, 2])
  })

  it('belongs to one member, and ends after it begins', async () => {
    const { id } = await addDevice(ada)
    const hedy = await createMember(server, 'hedy')
    expect((await hedy.request('GET', `/api/devices/${id}/history`)).statusCode).toBe(404)
    expect((await hedy.request('DELETE', `/api/devices/${id}`)).statusCode).toBe(404)
    const backwards = '?from=2026-11-26T12:00:00Z&to=2026-11-26T11:00:00Z'
    expect((await ada.request('GET', `/api/devices/${id}/history${backwards}`)).statusCode).toBe(422)
    expect((await ada.request('DELETE', `/api/devices/${id}`)).json()).toEqual({ done: true })
    expect((await ada.request('GET', `/api/devices/${id}/history`)).statusCode).toBe(404)
  })
})
