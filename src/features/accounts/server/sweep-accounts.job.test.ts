import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { sweepAccounts } from './sweep-accounts.job.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ doesJobs: true, isSeeded: false })
})
afterAll(() => server.close())

test('Expired rows are deleted, the others stay', async () => {
  const [grace, ada] = [await createMember(server, 'grace'), await createMember(server, 'ada')]
  const { owner, app } = server.database
  await owner.query('update sessions set expires_at = now() where user_id = $1', [grace.id])
  await owner.query(`
    insert into verifications (identifier, value, expires_at)
    values ('old', '1', now() - interval '1 minute'), ('good', '2', now() + interval '1 minute')`)
  await owner.query(`insert into audit_log (action, target) values ('old', 'x'), ('good', 'y')`)
  await owner.query("update audit_log set happened_at = now() - interval '13 months' where action = 'old'")
  await owner.query("insert into attempts values ('old', 1, now() - interval '1 minute')")
  await server.jobs.enqueue(app, sweepAccounts, {})
  const left = async (table: string) =>
    (await owner.query<{ row: string }>(`select t::text as row from ${table} t`)).rows
  await waitFor(async () => expect(await left('sessions')).toHaveLength(1), 5_000)
  await waitFor(async () => {
    expect((await left('verifications')).map(({ row }) => row).join()).toMatch(/good/)
    expect((await left('verifications')).map(({ row }) => row).join()).not.toMatch(/old/)
    expect((await left('audit_log')).map(({ row }) => row).join()).toMatch(/good/)
    expect((await left('audit_log')).map(({ row }) => row).join()).not.toMatch(/old/)
    expect((await left('attempts')).map(({ row }) => row).join()).not.toMatch(/old/)
  }, 5_000)
  expect((await ada.request('GET', '/api/auth/get-session')).json()).not.toBeNull()
})
