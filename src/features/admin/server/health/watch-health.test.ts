import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { openAuditLog } from '../audit-log.store.ts'
import { readAppliedMigrations } from './database-state.store.ts'
import { openTroubles } from './troubles.store.ts'
import { watchHealth } from './watch-health.ts'

let server: TestApp
let ada: TestMember
const sent: { to: string; subject: string; text: string }[] = []
let failed = 0
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await createMember(server, 'grace')
})
afterAll(() => server.close())

const failure = { name: 'send-mail', lastFailure: 'The mail server said no', lastFailedAt: new Date() }
const watch = async (minutesLater = 0) =>
  watchHealth({
    database: server.database,
    auditLog: openAuditLog(server.database),
    troubles: openTroubles(server.database),
    dataDir: '/',
    storage: server.storage,
    countSensors: async () => ({ reporting: 0, silent: 1, unheard: 0 }),
    readModelUse: async () => undefined,
    readSpeechUse: async () => undefined,
    readCertificate: undefined,
    version: '0.0.0-test',
    migrations: await readAppliedMigrations(server.database),
    log: silentLog,
    baseUrl: 'https://lounge.example',
    jobs: {
      readQueue: async () => ({
        waiting: 0,
        retrying: 0,
        failed: failed ? [{ ...failure, count: failed }] : [],
      }),
    },
    mail: {
      isConfigured: true,
      siteName: 'The Cedar Room',
      deliver: async message => void sent.push(message),
    },
    now: () => new Date(Date.now() + minutesLater * 60_000),
  })

test('The admins who are told are those who can sign in, also after a ban that has run out', async () => {
  const [banned, late] = [await createMember(server, 'banned'), await createMember(server, 'late')]
  for (const member of [banned, late]) await grantAdmin(server, member)
  const { owner } = server.database
  await owner.query('update users set banned = true where id = $1', [banned.id])
  await owner.query(
    "update users set banned = true, ban_expires = now() - interval '1 second' where id = $1",
    [late.id],
  )
  const found = await openTroubles(server.database).findAdminAddresses()
  expect(found.map(({ email }) => email).sort()).toEqual([ada.email, late.email])
  await owner.query('delete from users where id = any($1)', [[banned.id, late.id]])
})

test('Admins get one mail when something stays in trouble, and another one when it breaks again', async () => {
  await watch()
  await watch(60)
  expect(sent, 'what only needs a look is no reason for a mail').toEqual([])
  failed = 3
  await watch()
  expect(sent, 'it may heal by itself').toEqual([])
  await watch(16)
  expect(sent.map(({ to }) => to)).toEqual([ada.email])
  expect(sent[0]!.subject).toBe('Mail, Background jobs: something needs you at The Cedar Room')
  expect(sent[0]!.text).toContain('3 mails could not be sent.')
  expect(sent[0]!.text).toContain('https://lounge.example/dashboard/admin?tab=health')
  await watch(26)
  expect(sent).toHaveLength(1)
  failed = 0
  await watch(36)
  failed = 1
  await watch(36)
  await watch(60)
  expect(sent).toHaveLength(2)
})
