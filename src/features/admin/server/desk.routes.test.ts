import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo } from '#test/mailbox.ts'
import { createMember, grantAdmin, type TestMember, unlockAdmin } from '#test/members.ts'
import type { AuditEntry } from '../desk.contract.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())

const read = async (path: string) => (await ada.request('GET', `/api/admin/${path}`)).json()
const log = async (query = ''): Promise<AuditEntry[]> => (await read(`audit-log${query}`)).entries

test('The statistics count members, saved pairings and events', async () => {
  const before = await read('statistics')
  expect(before).toMatchObject({ users: 2, pairings: 0 })
  const pairing = {
    cigar_name: 'Padrón 1964',
    pairing_type: 'spirit',
    pairing_name: 'Ron Zacapa 23',
    notes: 'Cocoa.',
  }
  await grace.request('POST', '/api/saved-pairings', pairing)
  await server.database.owner.query("insert into events (title, start_time) values ('Three rums', now())")
  expect(await read('statistics')).toEqual({ users: 2, pairings: 1, events: before.events + 1 })
})

test('What waits is a report, a correction and an account, each until it is decided', async () => {
  expect(await read('waiting')).toEqual({ reports: 0, corrections: 0, accounts: 0 })
  const { owner } = server.database
  const sent = { id: crypto.randomUUID(), content: 'Buy mine' }
  await grace.request('POST', '/api/chat/channels/general/messages', sent)
  const message = `/api/chat/channels/general/messages/${sent.id}`
  await ada.request('POST', `${message}/report`, { reason: 'A sale' })
  await owner.query(
    "insert into catalogue_reports (user_id, kind, name, about, proposal) values ($1, 'cigar', 'Nub', 'wrapper', 'Cameroon')",
    [grace.id],
  )
  const linus = await createMember(server, 'linus')
  await owner.query('update users set awaits_approval = true where id = $1', [linus.id])
  expect(await read('waiting')).toEqual({ reports: 1, corrections: 1, accounts: 1 })
  const [report] = (await ada.request('GET', '/api/chat/reports')).json().reports
  await ada.request('DELETE', `/api/chat/reports/${report.id}`)
  await owner.query("update catalogue_reports set closed_at = now(), outcome = 'declined'")
  await owner.query('delete from users where id = $1', [linus.id])
  expect(await read('waiting')).toEqual({ reports: 0, corrections: 0, accounts: 0 })
})

describe('The audit log', () => {
  beforeEach(() => server.database.owner.query('truncate audit_log'))
  const ban = (id: string) => ada.request('POST', '/api/auth/admin/ban-user', { userId: id, reason: 'Loud' })

  test('says who did what to whom, when and from where, the latest first', async () => {
    await ban(grace.id)
    await ada.request('POST', '/api/auth/admin/unban-user', { userId: grace.id })
    const entries = await log()
    expect(entries.map(({ action }) => action)).toEqual(['account.unban', 'account.ban'])
    expect(entries[1]).toEqual({
      position: expect.any(Number),
      happened_at: expect.stringMatching(/^\d{4}-/),
      actor: { id: ada.id, name: 'ada' },
      action: 'account.ban',
      target: grace.id,
      target_name: 'grace',
      details: { reason: 'Loud' },
      address: '127.0.0.1',
      request_id: expect.any(String),
    })
  })

  test('is filtered by what was done and by who or to whom, and comes in pages', async () => {
    for (let count = 0; count < 60; count += 1) await ban(grace.id)
    expect(await log()).toHaveLength(50)
    const first = await read('audit-log')
    expect(first.more).toBe(true)
    const rest = await read(`audit-log?before=${first.entries.at(-1).position}`)
    expect([rest.entries.length, rest.more]).toEqual([10, false])
    expect(await log('?action=member.')).toEqual([])
    expect(await log('?who=GRACE')).toHaveLength(50)
    expect(await log('?who=nobody')).toEqual([])
    expect((await ada.request('GET', '/api/admin/audit-log?before=0')).statusCode).toBe(422)
  })

  test('names the event that something was done to', async () => {
    const event = { title: 'Four rums', start_time: '2027-03-04T19:00:00Z' }
    const created = await ada.request('POST', '/api/admin/events', event)
    expect(created.statusCode, created.body).toBe(201)
    expect(await log('?who=four%20rums')).toMatchObject([
      { action: 'event.create', target_name: 'Four rums' },
    ])
  })

  test('is downloaded whole, which it says itself', async () => {
    await ban(grace.id)
    const { body } = await ada.request('GET', '/api/admin/audit-log.csv')
    expect(body.trim().split('\r\n')).toHaveLength(3)
    expect(body).toContain('audit-log.export')
  })

  test('can neither be changed nor shortened by the server, and shows when somebody else did', async () => {
    for (let count = 0; count < 3; count += 1) await ban(grace.id)
    const { owner, auth, service, app } = server.database
    for (const pool of [auth, service, app])
      for (const statement of [
        "update audit_log set action = ''",
        'delete from audit_log',
        'truncate audit_log',
      ])
        await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    const auditCheck = async () =>
      (await read('health')).checks.find(({ id }: { id: string }) => id === 'audit-log')
    expect(await auditCheck()).toMatchObject({ state: 'good' })
    const [latest] = await log()
    const middle = latest!.position - 1
    await owner.query("update audit_log set details = '{}' where position = $1", [middle])
    expect(await auditCheck()).toMatchObject({
      state: 'trouble',
      finding: expect.stringContaining(String(middle)),
    })
    await owner.query('delete from audit_log where position = $1', [middle])
    expect(await auditCheck()).toMatchObject({ state: 'trouble' })
  })

  test('holds no password, link or code of anything an admin does', async () => {
    const newAddress = 'grace@new.example'
    await unlockAdmin(ada)
    await ada.request('POST', `/api/admin/members/${grace.id}/reset-link`)
    // Correcting the address ends the link.
    const [letter] = await lettersTo(server, grace.email)
    const token = /token=([\w-]+)/.exec(letter!.text)![1]!
    await ada.request('PUT', `/api/admin/members/${grace.id}/email`, { email: newAddress })
    await ada.request('POST', '/api/admin/test-mail')
    await read('members.csv').catch(() => undefined)
    const secrets = [ada.password, grace.password, token]
    const { rows } = await server.database.owner.query('select audit_log::text as entry from audit_log')
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const { entry } of rows) for (const secret of secrets) expect(entry).not.toContain(secret)
    await ada.request('PUT', `/api/admin/members/${grace.id}/email`, { email: grace.email })
  })
})

test('The numbers count what members did, week by week, and name nobody', async () => {
  const { numbers } = await read('numbers')
  expect(numbers.map(({ id }: { id: string }) => id)).toEqual([
    'active',
    'messages',
    'attendance',
    'helpful',
    'unanswered',
  ])
  const before = numbers[1].now
  const id = '01900000-0000-7000-8000-0000000000bb'
  const posted = await ada.request('POST', '/api/chat/channels/general/messages', {
    id,
    content: 'Good evening.',
  })
  expect(posted.statusCode, posted.body).toBe(201)
  const after = await ada.request('GET', '/api/admin/numbers')
  expect(after.json().numbers[1]).toMatchObject({ now: before + 1, good: 'up' })
  expect(after.json().numbers[1].weeks).toHaveLength(12)
  expect(after.body).not.toContain(ada.id)
  const csv = await ada.request('GET', '/api/admin/numbers.csv')
  expect(csv.body.trim().split('\r\n')).toHaveLength(13)
})

test('The first steps are ticked by what is there', async () => {
  const { steps } = await read('first-steps')
  const done = Object.fromEntries(
    steps.map(({ id, isDone }: { id: string; isDone: boolean }) => [id, isDone]),
  )
  expect(done).toEqual({ name: false, mail: false, event: true, members: true, sensor: false })
})

describe('The health page', () => {
  test('says of each part of the lounge how it is, and what to do', async () => {
    const { checks, version } = await read('health')
    expect(version).toBe('0.0.0-test')
    expect(checks.map(({ id }: { id: string }) => id)).toEqual([
      'mail',
      'jobs',
      'storage',
      'database',
      'backup',
      'sensors',
      'version',
      'audit-log',
    ])
    expect(checks[0]).toEqual({
      id: 'mail',
      title: 'Mail',
      state: 'attention',
      finding: 'No mail server is set: mail stays in the outbox.',
      advice: expect.stringContaining('tab Lounge'),
    })
    const find = (id: string) => checks.find((check: { id: string }) => check.id === id)
    expect(find('database')).toMatchObject({
      state: 'good',
      finding: expect.stringMatching(/^It answers, and takes \d/),
    })
    expect(find('storage').finding).toMatch(/^Uploaded pictures take \d+ MB\. \d/)
    expect(find('version')).toMatchObject({
      state: 'good',
      finding: '0.0.0-test runs, and the database is of this version.',
    })
  })

  test('names the jobs that were given up, and has them run again', async () => {
    const { owner } = server.database
    const { rows } = await owner.query<{ id: string }>(
      "select id from graphile_worker.add_job('send-nothing', '{}'::json, run_at := now() + interval '1 day')",
    )
    await owner.query(
      "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It said no' where id = $1",
      [rows[0]!.id],
    )
    const jobs = async () => (await read('health')).checks[1]
    expect(await jobs()).toMatchObject({
      state: 'trouble',
      finding: '1 job failed for good: send-nothing.',
    })
    expect((await ada.request('POST', '/api/admin/jobs/retry')).json()).toEqual({ retried: 1 })
    expect(await jobs()).toMatchObject({ state: 'good' })
  })

  test('sends a test mail to the admin’s own address', async () => {
    const answer = await ada.request('POST', '/api/admin/test-mail')
    expect(answer.json()).toEqual({ to: ada.email, hasMailServer: false })
    const letters = await lettersTo(server, ada.email)
    expect(letters.some(({ subject }) => subject.startsWith('A test mail from'))).toBe(true)
  })
})
