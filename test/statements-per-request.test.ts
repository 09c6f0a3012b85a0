import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { createMember, type TestMember } from './members.ts'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  member = await createMember(server, 'grace')
})
afterAll(() => server.close())

/** Everything that is sent to PostgreSQL, with `begin`, `commit` and settings. */
async function statementsOf(
  method: 'GET' | 'POST',
  url: string,
  body?: object,
): Promise<{ count: number; atOnce: number }> {
  await member.request(method, url, body)
  let [open, atOnce] = [0, 0]
  const { app } = server.database
  const acquire = () => {
    open += 1
    atOnce = Math.max(atOnce, open)
  }
  const release = () => {
    open -= 1
  }
  app.on('acquire', acquire).on('release', release)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { statusCode, body: text } = await member.request(method, url, body)
    expect(statusCode, text).toBe(200)
    return { count: query.mock.calls.length, atOnce }
  } finally {
    query.mockRestore()
    app.off('acquire', acquire).off('release', release)
  }
}

it.each([
  ['GET', '/api/me', undefined, 2],
  ['GET', '/api/saved-pairings', undefined, 2],
  ['GET', '/api/bar', undefined, 2],
  ['GET', '/api/marks', undefined, 3],
  ['GET', '/api/humidor/kept?drink=lagavulin-16-year', undefined, 2],
  ['GET', '/api/humidor/kept?drink=lagavulin-16-year&advice=true', undefined, 3],
  ['GET', '/api/humidor/summary', undefined, 2],
  ['GET', '/api/account/summary', undefined, 4],
  ['POST', '/api/arturo', { cigar: 'Padron 1964', pairingType: 'spirit' }, 6],
  ['POST', '/api/arturo', { cigar: 'Padron 1964', pairingType: 'mocktail' }, 6],
  // The taste is read from the vault and from the journal.
  ['POST', '/api/tonight', { minutes: 60 }, 9],
] as const)('%s %s with %j takes at most %i statements', async (method, url, body, max) => {
  const { count } = await statementsOf(method, url, body)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(max)
})

it('Tonight takes one connection of the pool at a time', async () => {
  expect((await statementsOf('POST', '/api/tonight', { minutes: 90 })).atOnce).toBe(1)
})
