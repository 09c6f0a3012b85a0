import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { type Jobs, openJobs } from '../jobs/open-jobs.ts'
import { createLog } from '../log.ts'
import type { Letter } from './letter.ts'
import { type Mail, openMail } from './open-mail.ts'

const letterTo = (to: string, subject = 'An evening'): Letter => ({
  to,
  subject,
  text: 'Come in.',
  html: '<p>Come in.</p>',
})

let database: TestDatabase
let dataDir: string
let jobs: Jobs
let mail: Mail
const lines: string[] = []

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'smoke-deck-mail-'))
  lines.length = 0
  await database.owner.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await jobs.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function open(smtpUrl?: string): void {
  const log = smtpUrl ? createLog({ logLevel: 'info' }, { write: line => lines.push(line) }) : silentLog
  jobs = openJobs({ address: database.address, log })
  mail = openMail({ settings: { smtpUrl, mailFrom: 'The House <house@lounge.example>', dataDir }, jobs, log })
  jobs.start()
}

const waiting = async () =>
  (await database.owner.query<{ attempts: number }>('select attempts from graphile_worker.jobs')).rows

/** The queue's patience is hours; the test has none. */
const tryAgainNow = () =>
  database.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')

describe('Without a mail server', () => {
  test('letters stay in a folder that only the house can open, and are read back latest first', async () => {
    open()
    await mail.send(database.app, letterTo('ada@lounge.example', 'First'))
    await vi.waitFor(async () => expect(await mail.readOutbox(50)).toHaveLength(1), 5_000)
    await mail.send(database.auth, letterTo('grace@lounge.example', 'Second'))
    await vi.waitFor(async () => expect(await mail.readOutbox(50)).toHaveLength(2), 5_000)
    expect((await mail.readOutbox(50)).map(one => one.subject)).toEqual(['Second', 'First'])
    expect(await mail.readOutbox(1)).toHaveLength(1)
    const outbox = join(dataDir, 'outbox')
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  })

  test('a broken file in the folder hides nothing else', async () => {
    open()
    await mail.send(database.app, letterTo('ada@lounge.example'))
    await vi.waitFor(async () => expect(await mail.readOutbox(50)).toHaveLength(1), 5_000)
    writeFileSync(join(dataDir, 'outbox', '9999-broken.json'), '{"subject":')
    expect(await mail.readOutbox(50)).toHaveLength(1)
  })
})

describe('With a mail server', () => {
  let smtp: FakeSmtp
  beforeEach(async () => {
    smtp = await new FakeSmtp().open()
  })
  afterEach(() => smtp.close())

  test('a letter arrives once, from the house, with text, page and a Message-ID of its own', async () => {
    open(smtp.url)
    await mail.send(database.app, letterTo('ada@lounge.example'))
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), 5_000)
    const [{ from, to, raw }] = smtp.taken as [(typeof smtp.taken)[0]]
    expect({ from, to }).toEqual({ from: 'house@lounge.example', to: ['ada@lounge.example'] })
    expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@lounge\.example>\r$/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
    expect(await mail.readOutbox(50)).toEqual([])
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5_000)
  })

  test.each(['defers', 'refuses', 'hangs up'] as const)(
    'that %s, no letter is lost or doubled',
    async manners => {
      smtp.manners = manners
      open(smtp.url)
      const names = ['a', 'b', 'c', 'd', 'e']
      for (const name of names) await mail.send(database.app, letterTo(`${name}@lounge.example`))
      await vi.waitFor(async () => expect((await waiting()).every(job => job.attempts > 0)).toBe(true), 5_000)
      expect(smtp.taken).toEqual([])
      smtp.manners = 'takes'
      await vi.waitFor(async () => {
        await tryAgainNow()
        expect(smtp.taken.flatMap(one => one.to).sort()).toEqual(names.map(name => `${name}@lounge.example`))
      }, 10_000)
      expect(lines.join('')).toContain('a job failed and will be tried again')
      expect(lines.join('')).not.toContain('lounge.example')
    },
  )

  test('that is away for a while gets every letter when it is back', async () => {
    open(smtp.url)
    await smtp.close()
    const began = performance.now()
    await mail.send(database.app, letterTo('ada@lounge.example'))
    expect(performance.now() - began).toBeLessThan(1_000)
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1), 5_000)
    await smtp.open()
    await vi.waitFor(async () => {
      await tryAgainNow()
      expect(smtp.taken).toHaveLength(1)
    }, 10_000)
  })

  test('that hangs up after the whole letter gets it again, under the same Message-ID', async () => {
    smtp.manners = 'drops'
    open(smtp.url)
    await mail.send(database.app, letterTo('ada@lounge.example'))
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1), 5_000)
    const { rows } = await database.owner.query<{ id: string }>(
      "select payload->>'id' as id from graphile_worker._private_jobs",
    )
    smtp.manners = 'takes'
    await vi.waitFor(async () => {
      await tryAgainNow()
      expect(smtp.taken).toHaveLength(1)
    }, 10_000)
    expect(smtp.taken[0]!.raw).toContain(`Message-ID: <${rows[0]!.id}@lounge.example>`)
  })

  test('that is away for a day is given up on, which the log says', async () => {
    smtp.manners = 'refuses'
    open(smtp.url)
    await mail.send(database.app, letterTo('ada@lounge.example'))
    await vi.waitFor(async () => {
      // Not while a try is under way: its end would write the count of its own.
      const { rowCount } = await database.owner.query(
        'update graphile_worker._private_jobs set attempts = 12, run_at = now() where attempts = 1 and locked_at is null',
      )
      expect(rowCount).toBe(1)
    }, 10_000)
    await vi.waitFor(() => expect(lines.join('')).toContain('a job was given up'), 10_000)
    smtp.manners = 'takes'
    await tryAgainNow()
    await jobs.stop()
    expect(smtp.taken).toEqual([])
  })

  test.each([
    ['another header in the address', { to: 'a@b.example\r\nBcc: x@y.example' }],
    ['a second recipient', { to: 'a@b.example,x@y.example' }],
    ['a name around the address', { to: 'x@y.example <a@b.example>' }],
    ['another header in the subject', { subject: 'Hello\r\nBcc: x@y.example' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: x@y.example' }],
    ['a zero byte', { subject: 'Hello\u0000' }],
  ])('%s is no letter', async (_what, spoiled) => {
    open(smtp.url)
    await expect(mail.send(database.app, { ...letterTo('a@b.example'), ...spoiled })).rejects.toThrow()
    expect(await waiting()).toEqual([])
    expect(smtp.connections).toBe(0)
  })
})
