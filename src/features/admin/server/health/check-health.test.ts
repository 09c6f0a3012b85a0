import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { checkHealth } from './check-health.ts'
import { readAppliedMigrations } from './database-state.store.ts'
import type { HealthServices } from './health-services.ts'
import { CertificateUnreachable } from './read-certificate.ts'

let database: TestDatabase
let migrations: string[]
const logged: unknown[] = []
beforeAll(async () => {
  database = await freshDatabase('empty')
  migrations = await readAppliedMigrations(database)
})
afterAll(() => database.close())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day + 60_000)

function services(changes: Partial<HealthServices> = {}): HealthServices {
  return {
    database,
    migrations,
    jobs: { readQueue: async () => ({ waiting: 0, retrying: 0, failed: [] }) },
    mail: { isConfigured: true },
    auditLog: { findBroken: async () => null },
    storage: { countBytes: async () => 3 * 1024 ** 2 },
    dataDir: '/',
    countSensors: async () => ({ reporting: 0, silent: 0, unheard: 0 }),
    readModelUse: async () => undefined,
    readSpeechUse: async () => undefined,
    readCertificate: undefined,
    version: '1.2.3',
    log: { error: (...line: unknown[]) => void logged.push(line) },
    ...changes,
  }
}

async function find(id: string, changes: Partial<HealthServices>, timeout?: number) {
  return (await checkHealth(services(changes), timeout)).find(check => check.id === id)
}

test('What is not set up has no check, and no backup is known, which is no trouble', async () => {
  const checks = await checkHealth(services())
  expect(checks.map(({ id, state }) => [id, state])).toEqual([
    ['mail', 'good'],
    ['jobs', 'good'],
    ['storage', 'good'],
    ['database', 'good'],
    ['backup', 'attention'],
    ['sensors', 'good'],
    ['version', 'good'],
    ['audit-log', 'good'],
  ])
  const { finding, advice } = checks.find(({ id }) => id === 'backup')!
  expect([finding, advice]).toEqual([
    'No backup is known.',
    expect.stringContaining('copy its whole data directory'),
  ])
})

test('One that hangs or fails holds up no other, and says so', async () => {
  const never = new Promise<never>(() => undefined)
  const hangs = await checkHealth(services({ countSensors: () => never }), 1_000)
  expect(hangs.find(({ id }) => id === 'sensors')).toMatchObject({
    state: 'attention',
    finding: expect.stringContaining('did not answer within'),
  })
  expect(hangs.filter(({ state }) => state === 'good')).toHaveLength(6)
  const failure = new Error('no such disk')
  const fails = await find('storage', { storage: { countBytes: () => Promise.reject(failure) } })
  expect(fails).toMatchObject({ state: 'trouble', finding: 'It could not be checked.' })
  expect(logged).toEqual([[{ err: failure, check: 'storage' }, 'a health check failed']])
})

test('Sensors are counted, and those that are silent need a look', async () => {
  const sensors = (reporting: number, silent: number, unheard: number) =>
    find('sensors', { countSensors: async () => ({ reporting, silent, unheard }) })
  expect(await sensors(0, 0, 0)).toMatchObject({
    state: 'good',
    finding: 'None is connected. Simulators are not counted.',
  })
  expect(await sensors(1, 0, 1)).toMatchObject({
    state: 'good',
    finding: '1 sensor reports, 1 has never reported.',
  })
  expect(await sensors(4, 2, 0)).toMatchObject({
    state: 'attention',
    finding: '4 sensors report, 2 are silent.',
  })
})

describe('The certificate', () => {
  const certificate = (days: number, distrust: string | null = null) =>
    find('certificate', {
      readCertificate: async () => ({ host: 'lounge.example', endsAt: inDays(days), distrust }),
    })

  test('needs a look three weeks before its end, and is in trouble in the last one and after it', async () => {
    expect(await certificate(21)).toMatchObject({ state: 'good', advice: null })
    expect(await certificate(20)).toMatchObject({
      state: 'attention',
      finding: expect.stringContaining('good for 20 days'),
    })
    expect(await certificate(7)).toMatchObject({ state: 'attention' })
    expect(await certificate(6)).toMatchObject({ state: 'trouble' })
    expect(await certificate(-1)).toMatchObject({
      state: 'trouble',
      finding: expect.stringContaining('expired on'),
    })
  })

  test('is told apart from one that nobody trusts, and from an address that does not answer', async () => {
    expect(await certificate(90, 'SELF_SIGNED')).toMatchObject({
      state: 'attention',
      finding: expect.stringContaining('may not trust it (SELF_SIGNED)'),
    })
    const unreachable = new CertificateUnreachable(
      'lounge.example, port 443, did not answer within 3 seconds.',
    )
    expect(await find('certificate', { readCertificate: () => Promise.reject(unreachable) })).toMatchObject({
      state: 'trouble',
      finding: unreachable.message,
    })
  })
})

describe('A provider', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const model = (use: Partial<NonNullable<Awaited<ReturnType<HealthServices['readModelUse']>>>>) =>
    find('model', { readModelUse: async () => ({ used: 12, limit: 400, ...use }) })

  test('shows what it has done today, of how much', async () => {
    expect(await model({})).toMatchObject({ state: 'good', finding: '12 of 400 texts written today.' })
    expect(await model({ used: 400 })).toMatchObject({
      state: 'attention',
      advice: expect.stringContaining('AI_HOUSE_BUDGET'),
    })
    const speech = await find('speech', {
      readSpeechUse: async () => ({ characters: 12_400, members: 3, limit: 10_000 }),
    })
    expect(speech).toMatchObject({
      state: 'good',
      finding: '12,400 characters read aloud to 3 members today, of at most 10,000 for each.',
    })
  })

  test('shows its last failure, which needs a look until it answers, and the operator where it turns us away', async () => {
    const busy = { kind: 'busy', status: 429, at: ago(20), isOver: false }
    expect(await model({ failure: busy })).toMatchObject({
      state: 'attention',
      finding: '12 of 400 texts written today. Last failure 20 minutes ago: it was busy (429).',
    })
    expect(await model({ failure: { ...busy, isOver: true } })).toMatchObject({
      state: 'good',
      finding: expect.stringContaining('and it has answered since.'),
    })
    const refused = { kind: 'refused', status: 401, at: ago(1), isOver: false }
    expect(await model({ failure: refused })).toMatchObject({
      state: 'trouble',
      advice: expect.stringContaining('AI_API_KEY'),
    })
  })
})

test('A database of a later version is noticed', async () => {
  expect(await find('version', {})).toMatchObject({
    finding: '1.2.3 runs, and the database is of this version.',
  })
  expect(await find('version', { migrations: migrations.slice(0, -1) })).toMatchObject({
    state: 'trouble',
    finding: expect.stringContaining(migrations.at(-1)!),
  })
})
