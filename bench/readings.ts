// Of the built server: what the history of a sensor costs after two years of one reading a minute, beside a member's small request in the same
// run, and how many readings are taken a second. npx tsx bench/readings.ts
import { performance } from 'node:perf_hooks'
import { maxHistoryPoints, maxReadingsPerCall } from '#features/climate/climate.contract.ts'
import { rawDays } from '#features/climate/reading.rules.ts'
import { type BenchRequest, headersFrom, send } from './built-server.ts'
import { type BenchMember, openInstallation } from './installation.ts'
import { percentile } from './percentile.ts'

const days = 730
const times = 150
const warmUp = 40
/** Milliseconds for the slowest in twenty. */
const aim = 15
const spans = { day: 1, week: 7, month: 30, season: 90, 'two years': days }
const millisecondsPerDay = 86_400_000
/** As many as one device may send in a minute. */
const callsToTake = 120
let asked = 0

const { server, owner, signUp, close } = await openInstallation()
try {
  const member = await signUp('reader')
  const { id, token } = await addDevice(member)
  await fill(member, id)
  const neighbor = await signUp('neighbor')
  await fill(neighbor, (await addDevice(neighbor)).id)
  await owner.query('vacuum analyze sensor_readings, sensor_hours, sensor_days')
  await printSpans(member, id)
  await printIngest(token)
} finally {
  await close()
}

async function addDevice({ cookie }: BenchMember): Promise<{ id: string; token: string }> {
  const body = { name: 'Cabinet', kind: 'push' }
  const headers = { cookie, origin: server.address }
  return JSON.parse((await ask({ method: 'POST', path: '/api/devices', body, headers })).body)
}

async function fill({ id: memberId }: BenchMember, deviceId: string) {
  await owner.query(
    `insert into sensor_readings (user_id, device_id, at, temperature, humidity)
     select $1, $2, at, 680 + 20 * sin(extract(epoch from at) / 10000), 690 + 15 * cos(extract(epoch from at) / 9000)
     from generate_series(now() - $3 * interval '1 day', now(), interval '1 minute') at`,
    [memberId, deviceId, rawDays],
  )
  await owner.query(
    `insert into sensor_hours select $1, $2, hour, 60, 60 * 680, 660, 700, 60 * 690, 675, 705
     from generate_series(date_trunc('hour', now()) - $3 * interval '1 day', now(), interval '1 hour') hour`,
    [memberId, deviceId, days],
  )
  await owner.query(
    `insert into sensor_days select $1, $2, day, 1440, 1440 * 680, 660, 700, 1440 * 690, 675, 705
     from generate_series(date_trunc('day', now()) - $3 * interval '1 day', now(), interval '1 day') day`,
    [memberId, deviceId, days],
  )
}

async function printSpans(member: BenchMember, id: string): Promise<void> {
  const small = await measure(() => read('/api/me', member))
  console.log(`a member's small request (/api/me): p50 ${small.p50} ms, p95 ${small.p95} ms`)
  for (const [name, length] of Object.entries(spans)) {
    const from = new Date(Date.now() - length * millisecondsPerDay).toISOString()
    const url = `/api/devices/${id}/history?from=${from}`
    const { points } = JSON.parse(await read(url, member)) as { points: unknown[] }
    const taken = await measure(() => read(url, member))
    const isFast = taken.p95 <= aim && points.length <= maxHistoryPoints
    console.log(
      `${name}: ${points.length} points, p50 ${taken.p50} ms, p95 ${taken.p95} ms (aim p95 <= ${aim}: ${isFast ? 'met' : 'MISSED'}), ratio ${(taken.p50 / small.p50).toFixed(2)} to the small request`,
    )
  }
}

/** Calls one after another, as a gateway that catches up. */
async function printIngest(token: string): Promise<void> {
  const now = Date.now()
  const bodies = Array.from({ length: callsToTake }, (_, call) => ({
    readings: Array.from({ length: maxReadingsPerCall }, (_, index) => ({
      at: now - (call * maxReadingsPerCall + index + 1) * 1_000 - 500,
      temperature: 68,
      humidity: 69,
    })),
  }))
  const began = performance.now()
  let taken = 0
  for (const body of bodies) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await ask({ method: 'POST', path: '/api/sensors/readings', headers, body })
    taken += (JSON.parse(answer.body) as { taken: number }).taken
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `taken: ${Math.round(taken / seconds)} readings a second, ${callsToTake} calls of ${maxReadingsPerCall}`,
  )
}

async function measure(request: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let time = 0; time < warmUp; time += 1) await request()
  const milliseconds: number[] = []
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    await request()
    milliseconds.push(performance.now() - began)
  }
  return { p50: percentile(milliseconds, 50), p95: percentile(milliseconds, 95) }
}

async function read(path: string, { cookie }: BenchMember): Promise<string> {
  asked += 1
  return (await ask({ path, headers: headersFrom(asked, cookie) })).body
}

async function ask(request: BenchRequest) {
  const answer = await send(server.address, request)
  if (answer.status >= 300) throw new Error(`${request.path}: ${answer.status} ${answer.body}`)
  return answer
}
