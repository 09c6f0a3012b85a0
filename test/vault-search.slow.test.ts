import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pageSize } from '#features/vault/vault.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { createMember, type TestMember } from './members.ts'

const rows = 10_000

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  member = await createMember(server, 'grace')
  const neighbor = await createMember(server, 'ada')
  for (const [{ id }, count] of [
    [member, rows],
    [neighbor, 9 * rows],
  ] as const)
    await server.database.owner.query(
      `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, created_at)
       select $1, 'Cigar in common ' || n % 900, 'spirit', 'Drink in common ' || n, repeat(md5(n::text), 30),
         timestamptz '2023-01-01' + n * interval '15 minutes'
       from generate_series(1, $2::int) n`,
      [id, count],
    )
  await server.database.owner.query('vacuum analyze saved_pairings')
})
afterAll(() => server.close())

/** Of the last statement of the request, as the role of requests. */
async function planOf(url: string): Promise<string> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode, body } = await member.request('GET', url)
  const [statement, values] = query.mock.calls.at(-1)! as unknown as [{ text: string }, unknown[]]
  query.mockRestore()
  expect(statusCode, body).toBe(200)
  expect(JSON.parse(body).pairings).toHaveLength(pageSize)
  const { rows: lines } = await server.database.app.query(`explain ${statement.text}`, values)
  return lines.map(line => line['QUERY PLAN']).join('\n')
}

it.each(['newest', 'oldest', 'best'])(
  'A search that finds much in a large vault reads one page of it, in the order %s',
  async order => {
    const plan = await planOf(`/api/saved-pairings?q=common&order=${order}`)
    expect(plan).toContain('Index Scan')
    expect(plan).not.toContain('Seq Scan')
  },
)
