import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { pageSize } from '../vault.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const padron = {
  cigar_name: 'Padrón 1964 Exclusivo',
  pairing_type: 'spirit',
  pairing_name: 'Ron Zacapa 23',
  notes: 'Cocoa meets cane.',
}

const save = async (person: TestMember, changes: Partial<typeof padron> = {}) =>
  (await person.request('POST', vault, { ...padron, ...changes })).json()
const list = async (person: TestMember, query: Record<string, string> = {}) =>
  (await person.request('GET', `${vault}?${new URLSearchParams(query)}`)).json()
const namesIn = async (person: TestMember, query: Record<string, string>) =>
  (await list(person, query)).pairings.map((row: typeof padron) => row.pairing_name).sort()

describe('saving a pairing', () => {
  it('stores names and notes, unrated', async () => {
    const grace = await createMember(server, 'grace')
    const nothing = { pairings: [], next: null, total: 0, oldLookUps: 0, types: [], isEmpty: true }
    expect(await list(grace)).toEqual(nothing)
    const row = await save(grace)
    expect(row).toEqual({
      ...padron,
      id: expect.any(String),
      rating: null,
      status: 'looked up',
      tried_on: null,
      own_notes: null,
      score: null,
      created_at: expect.any(String),
      drawing: null,
      cigar_alone: null,
      shared_path: null,
      isNew: true,
    })
    expect(Math.abs(Date.parse(row.created_at) - Date.now())).toBeLessThan(10_000)
    const { isNew: _, ...listed } = row
    expect(await list(grace)).toMatchObject({
      pairings: [listed],
      total: 1,
      types: ['spirit'],
      isEmpty: false,
    })
  })

  it('creates one row a day for the same pairing, even if it is saved twenty times at once', async () => {
    const ada = await createMember(server, 'ada')
    const rows = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(ada, { notes: `Time ${index}.` })),
    )
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    expect(rows.filter(({ isNew }) => isNew)).toHaveLength(1)
    await ada.request('PATCH', `${vault}/${rows[0].id}`, { rating: 4 })
    await save(ada, { notes: 'The last time.' })
    expect((await list(ada)).pairings).toMatchObject([{ id: rows[0].id, notes: 'The last time.', rating: 4 }])

    await server.database.owner.query(
      "update saved_pairings set created_at = created_at - interval '1 day' where id = $1",
      [rows[0].id],
    )
    const today = await save(ada)
    expect((await list(ada)).pairings.map(({ id }: { id: string }) => id)).toEqual([today.id, rows[0].id])
  })

  it('distinguishes a spirit and a wine of one name, also on restore', async () => {
    const mary = await createMember(server, 'mary')
    const spirit = await save(mary, { pairing_name: 'Pedro Ximénez' })
    const wine = await save(mary, { pairing_name: 'Pedro Ximénez', pairing_type: 'wine', notes: 'Raisins.' })
    expect((await list(mary)).pairings).toMatchObject([
      { id: wine.id, pairing_type: 'wine', notes: 'Raisins.' },
      { id: spirit.id, pairing_type: 'spirit', notes: padron.notes },
    ])
    await mary.request('DELETE', `${vault}/${spirit.id}`)
    expect((await mary.request('POST', `${vault}/${spirit.id}/restore`, {})).json().id).toBe(spirit.id)
    expect((await list(mary)).pairings).toHaveLength(2)
  })

  it('asks an anonymous visitor to sign in, with a message of its own', async () => {
    for (const url of [vault, `/api/shared-pairings/${'a'.repeat(24)}/keep`]) {
      const answer = await server.inject({ method: 'POST', url, payload: padron })
      expect([answer.statusCode, answer.json()], url).toMatchObject([
        401,
        { code: 'UNAUTHENTICATED', error: 'Please sign in to save pairings' },
      ])
    }
    expect((await server.inject(vault)).json().error).toBe('Please sign in to use this feature')
  })

  it('refuses invalid and unknown fields', async () => {
    const hedy = await createMember(server, 'hedy')
    for (const changes of [
      { cigar_name: '  ' },
      { pairing_name: '' },
      { notes: 'x'.repeat(10_001) },
      { cigar_name: 'nul \u0000' },
      { cigar_name: 'Pad\u0001ron' },
      { pairing_name: 'Pad\uffffron' },
      { drink_id: 'x'.repeat(201) },
      { pairing_type: 'beer' },
      { rating: 5 },
      { user_id: hedy.id },
      { created_at: '2000-01-01T00:00:00Z' },
    ])
      expect(
        (await hedy.request('POST', vault, { ...padron, ...changes })).statusCode,
        JSON.stringify(changes),
      ).toBe(422)
    const longest = {
      cigar_name: '한'.repeat(300),
      pairing_name: '字'.repeat(300),
      notes: 'x'.repeat(10_000),
    }
    expect((await hedy.request('POST', vault, { ...padron, ...longest })).json()).toMatchObject(longest)
    expect((await list(hedy)).pairings).toHaveLength(1)
  })
})

describe('finding pairings', () => {
  let finder: TestMember
  beforeAll(async () => {
    finder = await createMember(server, 'finder')
    await save(finder)
    await save(finder, { cigar_name: '100% Nicaragua', pairing_name: 'Verdejo', pairing_type: 'wine' })
    await save(finder, { cigar_name: 'Under_score', pairing_name: 'C:\\Port', pairing_type: 'wine' })
  })

  it('matches any part of either name, ignoring case and accents', async () => {
    expect(await namesIn(finder, { q: 'padron' })).toEqual(['Ron Zacapa 23'])
    expect(await namesIn(finder, { q: '  PADRÓN 19 ' })).toEqual(['Ron Zacapa 23'])
    expect(await namesIn(finder, { q: 'ACAPA' })).toEqual(['Ron Zacapa 23'])
    expect(await namesIn(finder, { q: 'Exclusivo Ron' })).toEqual([])
    expect(await list(finder, { q: 'nothing like it' })).toMatchObject({
      pairings: [],
      next: null,
      types: ['spirit', 'wine'],
      isEmpty: false,
    })
  })

  it('matches pattern characters literally', async () => {
    expect(await namesIn(finder, { q: '%' })).toEqual(['Verdejo'])
    expect(await namesIn(finder, { q: '_' })).toEqual(['C:\\Port'])
    expect(await namesIn(finder, { q: '\\' })).toEqual(['C:\\Port'])
    expect(await namesIn(finder, { q: "'" })).toEqual([])
    expect((await finder.request('GET', `${vault}?q=%00`)).statusCode).toBe(422)
  })

  it('filters by type', async () => {
    expect(await namesIn(finder, { type: 'wine' })).toEqual(['C:\\Port', 'Verdejo'])
    expect(await namesIn(finder, { type: 'wine', q: 'nica' })).toEqual(['Verdejo'])
    expect(await namesIn(finder, { type: 'mocktail' })).toEqual([])
    expect((await finder.request('GET', `${vault}?type=beer`)).statusCode).toBe(422)
  })
})

describe('paging through a vault', () => {
  let reader: TestMember
  beforeAll(async () => {
    reader = await createMember(server, 'reader')
    // Four rows per timestamp, so that a page ends within a tie.
    await server.database.owner.query(
      `insert into saved_pairings (user_id, cigar_name, pairing_type, pairing_name, notes, rating, created_at)
       select $1, 'Cigar ' || n, case n % 2 when 0 then 'wine' else 'spirit' end, 'Drink ' || n, 'Notes', nullif(n % 4, 0),
         timestamptz '2026-03-01 12:00:00.123456Z' + (n / 4) * interval '1 hour'
       from generate_series(1, 60) n`,
      [reader.id],
    )
  })

  interface Row {
    id: string
    created_at: string
    rating: number | null
  }

  async function readAllPages(query: Record<string, string>): Promise<Row[]> {
    const rows: Row[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await list(reader, after ? { ...query, after } : query)
      rows.push(...page.pairings)
      expect(page.pairings.length).toBeLessThanOrEqual(pageSize)
      expect(rows.length).toBeLessThanOrEqual(60)
      after = page.next
    }
    return rows
  }

  const time = ({ created_at }: Row) => Date.parse(created_at)
  const orders: [string, (a: Row, b: Row) => number][] = [
    ['newest', (a, b) => time(b) - time(a)],
    ['oldest', (a, b) => time(a) - time(b)],
    ['best', (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || time(b) - time(a)],
  ]

  it.each(orders)('shows every pairing once, with the %s first', async (order, compare) => {
    for (const [narrowed, count] of [
      [{}, 60],
      [{ type: 'wine' }, 30],
      [{ q: 'drink' }, 60],
    ] as const) {
      const rows = await readAllPages({ ...narrowed, order })
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
      expect(rows).toHaveLength(count)
      for (const [index, row] of rows.slice(1).entries())
        expect(compare(rows[index]!, row)).toBeLessThanOrEqual(0)
    }
  })

  it('has no gaps and no duplicates if rows come or go between two pages', async () => {
    const allRows = await readAllPages({})
    const first = await list(reader)
    const last = first.pairings.at(-1).id
    await reader.request('DELETE', `${vault}/${last}`)
    const { id: fresh } = await save(reader)
    const second = await list(reader, { after: first.next })
    const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
    expect(idsOf(second.pairings)).toEqual(idsOf(allRows.slice(pageSize, 2 * pageSize)))
    await reader.request('POST', `${vault}/${last}/restore`)
    await reader.request('DELETE', `${vault}/${fresh}`)
    expect(await readAllPages({})).toEqual(allRows)
  })

  it('refuses an invalid cursor', async () => {
    const { next } = await list(reader)
    const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
    const id = '00000000-0000-7000-8000-00000000000a'
    for (const [order, after] of [
      ['oldest', next],
      ['newest', ''],
      ['newest', 'nonsense'],
      ['newest', next.slice(0, -6)],
      ['newest', encode(null)],
      ['newest', encode(['newest', 0, 8.64e15, id])],
      ['newest', encode(['newest', 0, -1, id])],
      ['newest', encode(['newest', 0, 1, "' or true --"])],
      ['newest', encode(['newest', 0, '2026-01-01', id])],
      ['best', encode(['best', 6, 1, id])],
      ['newest', 'x'.repeat(201)],
    ]) {
      const answer = await reader.request('GET', `${vault}?order=${order}&after=${encodeURIComponent(after)}`)
      expect([answer.statusCode, answer.json().code], after).toEqual([422, 'INVALID_INPUT'])
    }
    expect((await reader.request('GET', `${vault}?order=created_at;drop table`)).statusCode).toBe(422)
  })
})
