import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, silentLog, type TestDatabase } from '#test/database.ts'
import { FakeSmtp } from '#test/fake-smtp.ts'
import { waitFor } from '#test/wait-for.ts'
import { type Jobs, openJobs } from '../jobs/open-jobs.ts'
import { createLog } from '../log.ts'
import type { EmailMessage } from './email-message.ts'
import { type Mail, openMail } from './open-mail.ts'

const messageTo = (to: string, subject = 'An evening'): EmailMessage => ({
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
  mail = openMail({
    settings: { smtpUrl, mailFrom: 'The Lounge <host@lounge.example>', siteName: 'The Lounge', dataDir },
    jobs,
    log,
  })
  jobs.start()
}

const waitingJobs = async () =>
  (await database.owner.query<{ attempts: number }>('select attempts from graphile_worker.jobs')).rows

/** Retries are hours apart. */
const retryNow = () =>
  database.owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')

describe('Without a mail server', () => {
  test('messages are stored in a folder with private permissions and are listed latest first', async () => {
    open()
    await mail.send(database.app, messageTo('ada@lounge.example', 'First'))
    await waitFor(async () => expect(await mail.readOutbox()).toHaveLength(1), 5_000)
    await mail.send(database.auth, messageTo('grace@lounge.example', 'Second'))
    await waitFor(async () => expect(await mail.readOutbox()).toHaveLength(2), 5_000)
    expect((await mail.readOutbox()).map(message => message.subject)).toEqual(['Second', 'First'])
    const outbox = join(dataDir, 'outbox')
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  })

  test('a message is forgotten after a week', async () => {
    open()
    await mail.send(database.app, messageTo('ada@lounge.example'))
    await waitFor(async () => expect(await mail.readOutbox()).toHaveLength(1), 5_000)
    const outbox = join(dataDir, 'outbox')
    const [name] = readdirSync(outbox)
    const text = readFileSync(join(outbox, name!), 'utf8')
    const old = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000).toISOString()
    writeFileSync(join(outbox, name!), JSON.stringify({ ...JSON.parse(text), writtenAt: old }))
    expect(await mail.readOutbox()).toEqual([])
    await mail.reviseOutbox(async messages => [...messages])
    expect(readdirSync(outbox)).toEqual([])
  })

  test('messages are rewritten or removed one revision after the other', async () => {
    open()
    for (const subject of ['First', 'Second']) {
      await mail.send(database.app, messageTo('ada@lounge.example', subject))
      await waitFor(async () => expect((await mail.readOutbox())[0]?.subject).toBe(subject), 5_000)
    }
    await Promise.all([
      mail.reviseOutbox(async messages =>
        messages.map(message => ({ ...message, subject: `${message.subject}!` })),
      ),
      mail.reviseOutbox(async messages =>
        messages.map(message => (message.subject === 'First!' ? undefined : message)),
      ),
    ])
    expect((await mail.readOutbox()).map(({ subject }) => subject)).toEqual(['Second!'])
  })

  test('a broken file in the folder is skipped', async () => {
    open()
    await mail.send(database.app, messageTo('ada@lounge.example'))
    await waitFor(async () => expect(await mail.readOutbox()).toHaveLength(1), 5_000)
    writeFileSync(join(dataDir, 'outbox', '9999-broken.json'), '{"subject":')
    expect(await mail.readOutbox()).toHaveLength(1)
  })
})

describe('With a mail server', () => {
  let smtp: FakeSmtp
  beforeEach(async () => {
    smtp = await new FakeSmtp().open()
  })
  afterEach(() => smtp.close())

  test('a message is delivered once, from MAIL_FROM, with text, HTML and its own Message-ID', async () => {
    open(smtp.url)
    await mail.send(database.app, messageTo('ada@lounge.example'))
    await waitFor(() => expect(smtp.taken).toHaveLength(1), 5_000)
    const [{ from, to, raw }] = smtp.taken as [(typeof smtp.taken)[0]]
    expect({ from, to }).toEqual({ from: 'host@lounge.example', to: ['ada@lounge.example'] })
    expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@lounge\.example>\r$/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
    expect(await mail.readOutbox()).toEqual([])
    await waitFor(async () => expect(await waitingJobs()).toEqual([]), 5_000)
  })

  test.each(['defers', 'refuses', 'hangs up'] as const)(
    'that %s, no message is lost or duplicated',
    async behavior => {
      smtp.behavior = behavior
      open(smtp.url)
      const names = ['a', 'b', 'c', 'd', 'e']
      for (const name of names) await mail.send(database.app, messageTo(`${name}@lounge.example`))
      await waitFor(
        async () => expect((await waitingJobs()).every(job => job.attempts > 0)).toBe(true),
        5_000,
      )
      expect(smtp.taken).toEqual([])
      smtp.behavior = 'takes'
      await waitFor(async () => {
        await retryNow()
        expect(smtp.taken.flatMap(message => message.to).sort()).toEqual(
          names.map(name => `${name}@lounge.example`),
        )
      }, 10_000)
      expect(lines.join('')).toContain('a job failed and will be retried')
      expect(lines.join('')).not.toContain('lounge.example')
    },
  )

  test('that is away for a while gets every message when it is back', async () => {
    open(smtp.url)
    await smtp.close()
    const startedAt = performance.now()
    await mail.send(database.app, messageTo('ada@lounge.example'))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await waitFor(async () => expect((await waitingJobs())[0]?.attempts).toBe(1), 5_000)
    await smtp.open()
    await waitFor(async () => {
      await retryNow()
      expect(smtp.taken).toHaveLength(1)
    }, 10_000)
  })

  test('that hangs up after the whole message gets it again, with the same Message-ID', async () => {
    smtp.behavior = 'drops'
    open(smtp.url)
    await mail.send(database.app, messageTo('ada@lounge.example'))
    await waitFor(async () => expect((await waitingJobs())[0]?.attempts).toBe(1), 5_000)
    const { rows } = await database.owner.query<{ id: string }>(
      "select payload->>'id' as id from graphile_worker._private_jobs",
    )
    smtp.behavior = 'takes'
    await waitFor(async () => {
      await retryNow()
      expect(smtp.taken).toHaveLength(1)
    }, 10_000)
    expect(smtp.taken[0]!.raw).toContain(`Message-ID: <${rows[0]!.id}@lounge.example>`)
  })

  test('that is away for a day is given up, with a log message', async () => {
    smtp.behavior = 'refuses'
    open(smtp.url)
    await mail.send(database.app, messageTo('ada@lounge.example'))
    await waitFor(async () => {
      // Not during an attempt: its end would overwrite the count.
      const { rowCount } = await database.owner.query(
        'update graphile_worker._private_jobs set attempts = 12, run_at = now() where attempts = 1 and locked_at is null',
      )
      expect(rowCount).toBe(1)
    }, 10_000)
    await waitFor(
      () => expect(lines.join('')).toContain('a job failed for the last time and was given up'),
      10_000,
    )
    smtp.behavior = 'takes'
    await retryNow()
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
  ])('%s is rejected', async (_what, injected) => {
    open(smtp.url)
    await expect(mail.send(database.app, { ...messageTo('a@b.example'), ...injected })).rejects.toThrow()
    expect(await waitingJobs()).toEqual([])
    expect(smtp.connections).toBe(0)
  })
})
