import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { FakeGovee } from '#test/fake-govee.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { openClimate } from '../open-climate.ts'
import { openGoveeClient } from './govee-client.ts'
import { type GoveeServices, goveeCallsPerDay, pollGovee, pollInterval } from './poll-govee.ts'

const cloud = new FakeGovee()
const govee = { deviceId: '52:8B:D4:AD:FC:45:5D:FE', model: 'H5179' }
let server: TestApp
let ada: TestMember
let services: GoveeServices
beforeAll(async () => {
  await cloud.open()
  const sensors = { goveeApiKey: 'the-key', goveeBaseUrl: cloud.url, mqttUrl: undefined }
  server = await startApp({ isSeeded: false, sensors })
  ada = await createMember(server, 'ada')
  const climate = openClimate(server)
  const client = openGoveeClient(sensors)
  services = { ...climate, client, calls: climate.goveeCalls, onChange: () => undefined }
})
afterAll(async () => {
  await server.close()
  await cloud.close()
})
afterEach(async () => {
  cloud.behavior = { temperature: 68.4, humidity: 69.1 }
  await server.database.owner.query('delete from devices; delete from govee_calls')
})

const add = async (person: TestMember = ada, fields: object = {}) =>
  (
    await person.request('POST', '/api/devices', {
      name: 'Cabinet',
      kind: 'govee',
      govee: { ...govee, ...fields },
    })
  ).json()
const list = async () => (await ada.request('GET', '/api/devices')).json()
const ask = (person: TestMember = ada, device = govee.deviceId) =>
  person.request('GET', `/api/govee?device=${device}&model=${govee.model}`)
/** As if so many minutes had gone by. */
async function pass(minutes: number): Promise<void> {
  const { owner } = server.database
  await owner.query('delete from sensor_readings')
  await owner.query(
    `update devices set checked_at = checked_at - $1 * interval '1 minute',
       latest_at = latest_at - $1 * interval '1 minute', unchanged_since = unchanged_since - $1 * interval '1 minute'`,
    [minutes],
  )
}
const callsMade = async () => 10_000 - (await list()).goveeCalls.left

describe('the poll of every minute', () => {
  it('stores what each device measures, and shows the budget', async () => {
    expect((await list()).goveeCalls).toEqual({ left: 10_000, perDay: 10_000 })
    await add()
    await add(ada, { deviceId: 'other' })
    await pollGovee(services)
    const { devices, goveeCalls } = await list()
    expect(devices).toMatchObject([
      { govee: { ...govee, unit: 'auto' }, latest: { temperature: 68.4, humidity: 69.1 }, problem: null },
      { govee: { deviceId: 'other' }, latest: { temperature: 68.4 } },
    ])
    expect(goveeCalls.left).toBe(9_998)
  })

  it('asks for a device once a minute, whoever polls', async () => {
    await add()
    await Promise.all([pollGovee(services), pollGovee(services), pollGovee(services)])
    expect(await callsMade()).toBe(1)
    await pass(1)
    await pollGovee(services)
    expect(await callsMade()).toBe(2)
  })

  it('keeps the last values when the cloud fails, says why, and waits longer each time', async () => {
    await add()
    await pollGovee(services)
    cloud.behavior = { status: 500 }
    for (const minutes of [1, 1, 1, 1]) {
      await pass(minutes)
      await pollGovee(services)
    }
    expect(await callsMade()).toBe(3)
    const [device] = (await list()).devices
    expect(device).toMatchObject({ problem: 'HTTP error! status: 500', latest: { temperature: 68.4 } })
    cloud.behavior = { temperature: 70, humidity: 70 }
    await pass(10)
    await pollGovee(services)
    expect((await list()).devices).toMatchObject([{ problem: null, latest: { temperature: 70 } }])
  })

  it('drops and counts an impossible value', async () => {
    await add()
    cloud.behavior = { temperature: 99_999_999, humidity: 69 }
    await pollGovee(services)
    expect((await list()).devices).toMatchObject([
      { dropped: 1, latest: null, problem: 'Govee sent an impossible value, which was dropped.' },
    ])
  })

  it('says since when a cloud repeats the same values', async () => {
    await add()
    await pollGovee(services)
    await pass(24 * 60 - 5)
    await pollGovee(services)
    expect((await list()).devices).toMatchObject([{ frozenSince: null }])
    await pass(10)
    await pollGovee(services)
    const [device] = (await list()).devices
    expect(Date.now() - Date.parse(device.frozenSince)).toBeGreaterThan(86_400_000)
    cloud.behavior = { temperature: 68.5, humidity: 69.1 }
    await pass(2)
    await pollGovee(services)
    expect((await list()).devices).toMatchObject([{ frozenSince: null, latest: { temperature: 68.5 } }])
  })

  it('stays within the budget of the day', async () => {
    expect(pollInterval(1)).toBe(60)
    for (const devices of [6, 40, 1_000])
      expect((devices * 86_400) / pollInterval(devices)).toBeLessThanOrEqual(8_000)
    await add()
    await server.database.owner.query('insert into govee_calls values ($1, 8000)', [today()])
    const before = cloud.requests.length
    await pollGovee(services)
    expect(cloud.requests.length).toBe(before)
    expect((await list()).devices[0].problem).toMatch(/^The calls of today to Govee are used up/)
    await pass(2)
    expect((await ask()).json()).toMatchObject({ temperature: 68.4, error: null })
    await server.database.owner.query('update govee_calls set calls = $1', [goveeCallsPerDay])
    await pass(2)
    expect((await ask()).json().error).toMatch(/^The calls of today/)
    expect((await list()).goveeCalls.left).toBe(0)
  })
})

describe('GET /api/govee', () => {
  it('answers with the values of now, and from the store within the minute', async () => {
    await add()
    const { temperature, humidity, timestamp, error } = (await ask()).json()
    expect([temperature, humidity, error]).toEqual([68.4, 69.1, null])
    expect(Math.abs(Date.now() - Date.parse(timestamp))).toBeLessThan(10_000)
    await ask()
    await ask()
    expect(await callsMade()).toBe(1)
  })

  it('answers with the last values and what failed', async () => {
    await add()
    cloud.behavior = { status: 429 }
    expect((await ask()).json()).toEqual({
      temperature: null,
      humidity: null,
      timestamp: null,
      error: 'HTTP error! status: 429',
      frozenSince: null,
    })
    await pass(2)
    cloud.behavior = 'not JSON'
    expect((await ask()).json().error).toBe('Failed to fetch environment data')
  })

  it('knows the devices of the member only', async () => {
    await add()
    const grace = await createMember(server, 'grace')
    const before = cloud.requests.length
    for (const answer of [await ask(grace), await ask(ada, 'another')]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error).toBe('Device configuration not found')
    }
    expect((await ada.request('GET', '/api/govee')).statusCode).toBe(404)
    expect(cloud.requests.length).toBe(before)
  })

  it('never tells the key', async () => {
    await add()
    expect((await ask()).body + JSON.stringify(await list())).not.toContain('the-key')
  })
})

const today = () => new Date().toISOString().slice(0, 10)
