import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const melanio = { cigar: 'Oliva Serie V Melanio', notes: 'Cocoa, then cedar.' }
const post = (person: TestMember, fields: object = {}) =>
  person.request('POST', '/api/journal/entries', { ...melanio, ...fields })
const add = async (person: TestMember, fields: object = {}) => (await post(person, fields)).json()
const list = async (person: TestMember, query = '') =>
  (await person.request('GET', `/api/journal/entries${query}`)).json()

describe('a journal', () => {
  it('starts empty, and lists the latest evening first', async () => {
    const grace = await createMember(server, 'grace')
    expect(await list(grace)).toEqual({ entries: [], next: null, total: 0, years: [] })
    const now = await add(grace)
    const earlier = await add(grace, { smokedAt: '2025-03-02', rating: 5, drink: ' Lagavulin 16 Year ' })
    expect(now).toMatchObject({ ...melanio, rating: 3, drink: null, version: 1, climate: null })
    expect(now.drawing).not.toBeNull()
    expect(earlier).toMatchObject({ smokedAt: '2025-03-02T12:00:00.000Z', drink: 'Lagavulin 16 Year' })
    const { entries, years } = await list(grace)
    expect(entries).toEqual([now, earlier])
    expect(years).toEqual([new Date().getUTCFullYear(), 2025])
    const read = await grace.request('GET', `/api/journal/entries/${now.id}`)
    expect(read.json()).toEqual(now)
  })

  it('keeps all that can be said about an evening', async () => {
    const grace = await createMember(server, 'helen')
    const whole = {
      vitola: 'Robusto',
      drink: 'Tawny Port',
      thirds: ['Cocoa.', null, 'Espresso.'],
      draw: 'easy',
      burn: 'wavy',
      appearance: 'rustic',
      flavors: ['cocoa', 'cedar', 'cocoa'],
      durationMinutes: 62,
    }
    const kept = { ...whole, flavors: ['cocoa', 'cedar'] }
    expect(await add(grace, whole)).toMatchObject(kept)
    expect((await list(grace)).entries[0]).toMatchObject(kept)
  })

  it('refuses what is no entry, and says why for each field', async () => {
    for (const [fields, field, sentence] of [
      [{ cigar: ' ' }, 'cigar', 'Please enter a cigar name'],
      [{ notes: '' }, 'notes', 'Please enter your tasting notes'],
      [{ rating: 0 }, 'rating', 'Please give a rating from 1 to 5'],
      [{ rating: 2.5 }, 'rating', 'Please give a rating from 1 to 5'],
      [{ smokedAt: '2125-01-01' }, 'smokedAt', 'Please choose today or an earlier day'],
      [{ smokedAt: '1000-01-01' }, 'smokedAt', 'Please choose a day since 1900'],
      [{ durationMinutes: 0 }, 'durationMinutes', 'Please give whole minutes from 1 to 600'],
    ] as const) {
      const refused = await post(ada, fields)
      expect(refused.statusCode, field).toBe(422)
      expect(refused.json().fields[field]).toBe(sentence)
    }
    for (const fields of [{ flavors: ['soap'] }, { draw: 'odd' }, { version: 3 }, { user_id: ada.id }])
      expect((await post(ada, fields)).statusCode, JSON.stringify(fields)).toBe(422)
    expect((await list(ada)).entries).toEqual([])
  })

  it('makes one entry of one id, however often and at whatever moment it is sent', async () => {
    const joan = await createMember(server, 'joan')
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(joan, { id })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(answer => answer.json().id))).toEqual(new Set([id]))
    expect((await list(joan)).total).toBe(1)
    const other = await add(ada, { id, notes: 'Another member may choose the same.' })
    expect(other.notes).toBe('Another member may choose the same.')
    expect((await list(joan)).entries).toMatchObject([melanio])
  })
})

describe('an entry', () => {
  it('changes only if it is as the member saw it, and the refusal shows the other version', async () => {
    const entry = await add(ada)
    const change = (body: object) => ada.request('PATCH', `/api/journal/entries/${entry.id}`, body)
    const changed = (await change({ rating: 5, version: 1 })).json()
    expect(changed).toMatchObject({ ...melanio, rating: 5, version: 2 })
    const refused = await change({ notes: 'Typed on the phone', version: 1 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refused.json().current).toEqual(changed)
    const merged = await change({ notes: 'Typed on the phone', version: 2 })
    expect(merged.json()).toMatchObject({ rating: 5, notes: 'Typed on the phone', version: 3 })
    expect((await change({ version: 3 })).statusCode).toBe(422)
  })

  it('follows a new name to another line of the catalogue', async () => {
    const entry = await add(ada)
    expect(entry.lineId).not.toBeNull()
    const renamed = await ada.request('PATCH', `/api/journal/entries/${entry.id}`, {
      cigar: 'Box pressed by hand in our garage',
      version: 1,
    })
    expect(renamed.json()).toMatchObject({ lineId: null, drawing: null, version: 2 })
  })

  it('is deleted in the expected version, or whatever it is', async () => {
    const entry = await add(ada)
    await ada.request('PATCH', `/api/journal/entries/${entry.id}`, { rating: 1, version: 1 })
    const stale = await ada.request('DELETE', `/api/journal/entries/${entry.id}?version=1`)
    expect([stale.statusCode, stale.json().current.rating]).toEqual([409, 1])
    const deleted = await ada.request('DELETE', `/api/journal/entries/${entry.id}`)
    expect(deleted.json()).toEqual({ done: true })
    expect((await ada.request('DELETE', `/api/journal/entries/${entry.id}`)).statusCode).toBe(404)
  })

  it('refers to a pairing and a cigar of the member, and survives both', async () => {
    const eve = await createMember(server, 'eve')
    const box = { brand: 'Oliva', cigarName: 'Serie V Melanio' }
    const own = (await eve.request('POST', '/api/humidor/items', box)).json()
    const others = (await ada.request('POST', '/api/humidor/items', box)).json()
    const pairing = { cigar_name: 'A', pairing_type: 'wine', pairing_name: 'Port', notes: '.' }
    const saved = (await eve.request('POST', '/api/saved-pairings', pairing)).json()
    const entry = await add(eve, { humidorItemId: own.id, pairingId: saved.id })
    expect(entry).toMatchObject({ humidorItemId: own.id, pairingId: saved.id })
    expect((await post(eve, { humidorItemId: others.id })).json().code).toBe('NO_SUCH_ITEM')
    expect((await post(eve, { pairingId: randomUUID() })).json().code).toBe('NO_SUCH_PAIRING')
    await eve.request('DELETE', `/api/humidor/items/${own.id}`)
    expect((await list(eve)).entries).toMatchObject([{ id: entry.id, humidorItemId: null }])
  })

  it('notes the climate of its moment by itself, of a sensor that has measured it', async () => {
    const rosa = await createMember(server, 'rosa')
    // Older, and without a reading.
    await rosa.request('POST', '/api/devices', { name: 'Silent', kind: 'push' })
    const device = { name: 'Cabinet', kind: 'push' }
    const { token } = (await rosa.request('POST', '/api/devices', device)).json()
    const at = new Date(Date.now() - 60_000).toISOString()
    const sent = await server.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      headers: { authorization: `Bearer ${token}` },
      payload: { readings: [{ at, temperature: 68.4, humidity: 69.2 }] },
    })
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await add(rosa)).toMatchObject({ climate: { temperature: 68.4, humidity: 69.2 } })
    expect(await add(rosa, { smokedAt: '2025-01-01' })).toMatchObject({ climate: null })
    const twentyMinutesBefore = new Date(Date.parse(at) - 20 * 60_000).toISOString()
    expect(await add(rosa, { smokedAt: twentyMinutesBefore })).toMatchObject({ climate: null })
  })
})

describe('the list', () => {
  it('is read page by page without gap or repetition, also of one moment', async () => {
    const mary = await createMember(server, 'mary')
    for (let count = 0; count < 53; count += 1)
      await add(mary, { notes: `Evening ${count}`, smokedAt: '2025-06-01T20:00:00Z' })
    const seen: string[] = []
    let next: string | null = null
    do {
      const page = await list(mary, next === null ? '' : `?after=${next}`)
      expect(page.total).toBe(next === null ? 53 : null)
      seen.push(...page.entries.map(({ notes }: { notes: string }) => notes))
      next = page.next
    } while (next)
    expect(seen).toEqual(Array.from({ length: 53 }, (_, count) => `Evening ${52 - count}`))
    expect((await mary.request('GET', '/api/journal/entries?after=no-cursor')).statusCode).toBe(422)
  })

  it('is filtered by stars, by year and by what is written, whatever the accents', async () => {
    const lena = await createMember(server, 'lena')
    await add(lena, { cigar: 'Padrón 1964', rating: 5, smokedAt: '2024-05-01', flavors: ['black-pepper'] })
    await add(lena, { drink: 'Rye', rating: 2, smokedAt: '2025-05-01', thirds: ['100% plum', null, null] })
    const cigars = async (query: string) =>
      (await list(lena, query)).entries.map(({ cigar }: { cigar: string }) => cigar)
    expect(await cigars('?q=padron')).toEqual(['Padrón 1964'])
    expect(await cigars('?q=black%20pepper')).toEqual(['Padrón 1964'])
    expect(await cigars('?q=100%25%20plum')).toEqual([melanio.cigar])
    expect(await cigars('?q=10_%25')).toEqual([])
    expect(await cigars('?rating=5')).toEqual(['Padrón 1964'])
    expect(await cigars('?year=2025')).toEqual([melanio.cigar])
    expect(await cigars('?year=2025&rating=5')).toEqual([])
    expect((await list(lena, '?rating=5')).years).toEqual([2025, 2024])
  })
})

it('An export has every field of every entry, with formulas made harmless', async () => {
  const nora = await createMember(server, 'nora')
  await add(nora, { notes: '=HYPERLINK("evil")', smokedAt: '2026-01-05', flavors: ['cedar', 'cocoa'] })
  const csv = await nora.request('GET', '/api/journal/export.csv')
  expect(csv.headers['content-disposition']).toMatch(/filename="journal-\d{4}-\d\d-\d\d\.csv"/)
  const [header, row] = csv.body.slice(1).split('\r\n')
  expect(header).toBe(
    'smokedAt,cigar,vitola,drink,rating,notes,firstThird,secondThird,lastThird,draw,burn,appearance,flavors,durationMinutes,temperature,humidity',
  )
  expect(row).toContain(`"'=HYPERLINK(""evil"")"`)
  expect(row).toContain('cedar; cocoa')
  const json = (await nora.request('GET', '/api/journal/export.json')).json()
  expect(json.entries).toMatchObject([
    { ...melanio, notes: '=HYPERLINK("evil")', flavors: ['cedar', 'cocoa'] },
  ])
})

it('The export and the deletion of an account take the journal along', async () => {
  const ida = await createMember(server, 'ida')
  await add(ida)
  const { tables } = (await ida.request('GET', '/api/account/summary')).json()
  expect(tables).toContainEqual({ name: 'tasting_journal', rows: 1, label: 'entry in your journal' })
  await ida.request('POST', '/api/account/delete', { password: 'a long evening for ida' })
  const { rows } = await server.database.owner.query('select 1 from tasting_journal where user_id = $1', [
    ida.id,
  ])
  expect(rows).toEqual([])
})
