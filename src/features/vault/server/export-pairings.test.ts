import { parse } from 'csv/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { vaultContract } from '../vault.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = {
  cigar_name: 'Padrón 1964 Exclusivo',
  pairing_type: 'spirit' as const,
  pairing_name: 'Ron Zacapa 23',
  notes: 'Cocoa meets cane.',
}
const save = async (person: TestMember, changes: object = {}) =>
  (await person.request('POST', vault, { ...pairing, ...changes })).json()

describe('the export', () => {
  const rowsOf = async (person: TestMember) => {
    const { body, headers } = await person.request('GET', vaultContract.exportPairings.path)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="pairings-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body).toMatch(
      /^\uFEFFcigar_name,pairing_type,pairing_name,rating,status,tried_on,created_at,score,own_notes,notes\r\n/,
    )
    return parse(body, { columns: true, bom: true }) as Record<string, string>[]
  }

  it('is the whole vault as CSV, newest first, with formulas escaped', async () => {
    const anna = await createMember(server, 'anna')
    expect(await rowsOf(anna)).toEqual([])
    const written = {
      cigar_name: '=HYPERLINK("x")',
      pairing_name: 'a "quoted", name',
      notes: 'One.\r\n\r\nTwo.',
    }
    const { id, created_at } = await save(anna, written)
    const own = { rating: 4, tried_on: '2026-11-01', own_notes: 'Sweet.' }
    await anna.request('PATCH', `${vault}/${id}`, own)
    const removed = await save(anna, { pairing_name: 'Taken out' })
    await anna.request('DELETE', `${vault}/${removed.id}`)
    expect(await rowsOf(anna)).toEqual([
      {
        ...written,
        cigar_name: `'${written.cigar_name}`,
        pairing_type: 'spirit',
        ...own,
        rating: '4',
        status: 'tried',
        created_at,
        score: '',
      },
    ])
  })

  it('streams every row of the member in several pieces', async () => {
    const vera = await createMember(server, 'vera')
    await server.database.owner.query(
      `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, created_at)
       select $1, 'Cigar', 'wine', 'Drink ' || n, 'Note', timestamptz '2026-01-01' + n / 3 * interval '1 minute'
       from generate_series(1, 1203) n`,
      [vera.id],
    )
    const rows = await rowsOf(vera)
    expect(new Set(rows.map(row => row.pairing_name)).size).toBe(1203)
    const times = rows.map(({ created_at = '' }) => Date.parse(created_at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('is for members only', async () => {
    expect((await server.inject(vaultContract.exportPairings.path)).statusCode).toBe(401)
  })
})
