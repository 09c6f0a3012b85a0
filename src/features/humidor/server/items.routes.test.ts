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

const melanio = { brand: 'Oliva', cigarName: 'Serie V Melanio' }
const add = async (person: TestMember, fields: object = {}) =>
  (await person.request('POST', '/api/humidor/items', { ...melanio, quantity: 3, ...fields })).json()
const list = async (person: TestMember) => (await person.request('GET', '/api/humidor/items')).json()
const smoke = (person: TestMember, id: string) => person.request('POST', `/api/humidor/items/${id}/smoke`, {})

describe('an inventory', () => {
  it('starts empty, and lists the latest cigar first, in a humidor that is made with it', async () => {
    const grace = await createMember(server, 'grace')
    expect(await list(grace)).toEqual({ items: [], humidors: [], rules: [] })
    const first = await add(grace, { size: '6 × 52', purchasedOn: '2026-10-01', price: 11.999, notes: '' })
    const second = await add(grace, { cigarName: 'A gift without a band', brand: 'Nobody' })
    expect(first).toMatchObject({
      ...melanio,
      quantity: 3,
      size: '6 × 52',
      purchasedOn: '2026-10-01',
      agingUntil: null,
      price: 12,
      notes: null,
      version: 1,
      drawing: { lengthInches: 6, ringGauge: 52 },
    })
    expect(second).toMatchObject({ lineId: null, strength: null, drawing: null })
    const { items, humidors } = await list(grace)
    expect(items).toEqual([second, first])
    expect(humidors).toMatchObject([{ id: first.humidorId, name: 'My Humidor', capacity: null }])
  })

  it('refuses what cannot be a cigar in a box, and says why for each field', async () => {
    for (const [fields, field, sentence] of [
      [{ brand: ' ' }, 'brand', 'Please enter a brand'],
      [{ cigarName: '' }, 'cigarName', 'Please enter a cigar name'],
      [{ quantity: 0 }, 'quantity', 'Please give a whole number from 1 to 9,999'],
      [{ quantity: 1.5 }, 'quantity', 'Please give a whole number from 1 to 9,999'],
      [{ price: -1 }, 'price', 'Please give the price of one cigar, 0 to 99,999.99'],
      [{ purchasedOn: '2026-02-30' }, 'purchasedOn', 'Please enter a date'],
      [{ agingUntil: 'soon' }, 'agingUntil', 'Please enter a date'],
    ] as const) {
      const refused = await ada.request('POST', '/api/humidor/items', { ...melanio, quantity: 1, ...fields })
      expect(refused.statusCode, field).toBe(422)
      expect(refused.json().fields[field]).toBe(sentence)
    }
    expect((await list(ada)).items).toEqual([])
  })

  it('changes only a row that is as the member saw it, and shows the other version', async () => {
    const item = await add(ada)
    const change = (body: object) => ada.request('PATCH', `/api/humidor/items/${item.id}`, body)
    const changed = (await change({ quantity: 5, version: 1 })).json()
    expect(changed).toMatchObject({ quantity: 5, version: 2, cigarName: 'Serie V Melanio' })
    const refused = await change({ notes: 'Typed on the phone', version: 1 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refused.json().current).toEqual(changed)
    const merged = await change({ notes: 'Typed on the phone', version: 2 })
    expect(merged.json()).toMatchObject({ quantity: 5, notes: 'Typed on the phone', version: 3 })
    expect((await change({ version: 3 })).statusCode).toBe(422)
  })

  it('draws the wrapper that the member typed, also of a cigar that the catalogue lacks', async () => {
    const catalogued = await add(ada)
    const [maduro, candela, odd] = await Promise.all(
      ['Maduro', 'Candela', 'Secret'].map(wrapper => add(ada, { wrapper })),
    )
    expect([maduro, candela].map(({ drawing }) => drawing.shade)).toEqual(['maduro', 'candela'])
    expect(odd.drawing).toEqual(catalogued.drawing)
    const unknown = { brand: 'Nobody', cigarName: 'A gift without a band', size: '5 × 50' }
    expect((await add(ada, { ...unknown, wrapper: 'Connecticut' })).drawing).toEqual({
      lengthInches: 5,
      ringGauge: 50,
      shape: 'parejo',
      shade: 'connecticut',
    })
    expect((await add(ada, { ...unknown, wrapper: 'Secret' })).drawing).toBeNull()
  })

  it('follows a new name to another line of the catalogue', async () => {
    const item = await add(ada)
    expect(item.lineId).not.toBeNull()
    const renamed = await ada.request('PATCH', `/api/humidor/items/${item.id}`, {
      cigarName: 'Box pressed by hand in our garage',
      version: 1,
    })
    expect(renamed.json()).toMatchObject({ lineId: null, drawing: null })
  })

  it('deletes a row of the expected version, and one without asking', async () => {
    const item = await add(ada)
    await ada.request('PATCH', `/api/humidor/items/${item.id}`, { quantity: 9, version: 1 })
    const stale = await ada.request('DELETE', `/api/humidor/items/${item.id}?version=1`)
    expect([stale.statusCode, stale.json().current.quantity]).toEqual([409, 9])
    const deleted = await ada.request('DELETE', `/api/humidor/items/${item.id}?version=2`)
    expect(deleted.json()).toEqual({ done: true })
    expect((await ada.request('DELETE', `/api/humidor/items/${item.id}`)).statusCode).toBe(404)
  })
})

describe('smoking a cigar', () => {
  it('takes one out each time, and never below none, even if twenty ask at once', async () => {
    const item = await add(ada, { quantity: 7 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => smoke(ada, item.id)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([...Array(7).fill(200), ...Array(13).fill(409)])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json()).toMatchObject({ code: 'NONE_LEFT', error: 'None of these are left.' })
    const { items } = await list(ada)
    expect(items.find(({ id }: { id: string }) => id === item.id)).toMatchObject({ quantity: 0, version: 8 })
  })

  it('can be undone once', async () => {
    const item = await add(ada, { quantity: 2 })
    const { smokeId, item: smoked } = (await smoke(ada, item.id)).json()
    expect(smoked).toMatchObject({ quantity: 1 })
    const undo = async () => (await ada.request('DELETE', `/api/humidor/smokes/${smokeId}`)).json()
    expect(await undo()).toMatchObject({ item: { quantity: 2, version: 3 } })
    expect(await undo()).toEqual({ item: null })
    const { items } = await list(ada)
    expect(items.find(({ id }: { id: string }) => id === item.id)).toMatchObject({ quantity: 2 })
  })
})

it('An export has every field of every cigar, with formulas made harmless', async () => {
  const joan = await createMember(server, 'joan')
  await add(joan, { notes: '=HYPERLINK("evil")', price: 12.5, purchasedOn: '2026-01-05', size: '6 × 52' })
  const { headers, body } = await joan.request('GET', '/api/humidor/export.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/filename="humidor-\d{4}-\d\d-\d\d\.csv"/)
  const [header, row] = body.slice(1).split('\r\n')
  expect(header).toBe(
    'brand,cigarName,vitola,wrapper,size,quantity,purchasedOn,agingUntil,location,boxCode,price,lowAt,notes,humidor',
  )
  expect(row).toBe(`Oliva,Serie V Melanio,,,6 × 52,3,2026-01-05,,,,12.5,,"'=HYPERLINK(""evil"")",My Humidor`)
})

it('A humidor belongs to one member', async () => {
  const hedy = await createMember(server, 'hedy')
  const item = await add(ada)
  expect((await smoke(hedy, item.id)).statusCode).toBe(404)
  const change = { quantity: 1, version: 1 }
  expect((await hedy.request('PATCH', `/api/humidor/items/${item.id}`, change)).statusCode).toBe(404)
  expect((await hedy.request('DELETE', `/api/humidor/items/${item.id}`)).statusCode).toBe(404)
  const intoAdas = { ...melanio, quantity: 1, humidorId: item.humidorId }
  expect((await hedy.request('POST', '/api/humidor/items', intoAdas)).statusCode).toBe(404)
  expect((await list(hedy)).items).toEqual([])
})
