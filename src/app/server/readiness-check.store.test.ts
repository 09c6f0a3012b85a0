import { afterAll, expect, test, vi } from 'vitest'
import { startApp } from '#test/app.ts'
import { waitFor } from '#test/wait-for.ts'
import { openReadinessCheck } from './readiness-check.store.ts'

const { inject, database, close } = await startApp()
afterAll(close)

test('The server is not ready while the database takes no write, and ready again afterwards', async () => {
  const status = async () => (await inject('/api/ready')).statusCode
  await database.owner.query('revoke update on readiness_check from smoke_deck_app')
  const refused = await inject('/api/ready')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'NOT_READY',
    '1',
  ])
  await database.owner.query('grant update on readiness_check to smoke_deck_app')
  await waitFor(async () => expect(await status()).toBe(200), { timeout: 5000 })
})

test('Callers within a second share one write', async () => {
  const checkReadiness = openReadinessCheck(database)
  const spy = vi.spyOn(database.app, 'query')
  const [first, second] = await Promise.all([checkReadiness(), checkReadiness()])
  expect(first).toBeGreaterThan(10)
  expect([second, await checkReadiness(), spy.mock.calls.length]).toEqual([first, first, 1])
  spy.mockRestore()
})

test('A write that hangs is not waited for', async () => {
  const blocker = await database.owner.connect()
  try {
    await blocker.query('begin')
    await blocker.query('lock table readiness_check')
    await expect(openReadinessCheck(database)()).rejects.toThrow('too long')
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})
