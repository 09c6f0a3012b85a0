import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const add = async (person: TestMember, cigarName: string) =>
  (await person.request('POST', '/api/humidor/items', { brand: 'Oliva', cigarName, price: 9 })).json()
const list = async (person: TestMember) => (await person.request('GET', '/api/humidor/items')).json()
const change = (person: TestMember, body: object) => person.request('PATCH', '/api/humidor/items', body)
const rule = { strength: 5, restDays: 30, primeFromDays: 400, primeUntilDays: 2000 }

it('what several cigars have in common is set at once, and those that are gone are left out', async () => {
  const [one, two, three] = [await add(ada, 'One'), await add(ada, 'Two'), await add(ada, 'Three')]
  const cabinet = (await ada.request('POST', '/api/humidors', { name: 'Cabinet' })).json()
  const ids = [one.id, two.id, '00000000-0000-4000-8000-000000000000']
  const changes = { humidorId: cabinet.id, location: 'Top shelf', price: null }
  const { items } = (await change(ada, { ids, changes })).json()
  const after = { humidorId: cabinet.id, location: 'Top shelf', price: null, version: 2 }
  expect(items).toEqual([
    { ...two, ...after },
    { ...one, ...after },
  ])
  expect((await list(ada)).items).toEqual([three, ...items])
  expect((await ada.request('POST', '/api/humidor/items/delete', { ids })).json()).toEqual({ deleted: 2 })
  expect((await list(ada)).items).toEqual([three])
})

it('cigars and humidors of others are not touched', async () => {
  const [ben, cora] = [await createMember(server, 'ben'), await createMember(server, 'cora')]
  const theirs = await add(ben, 'Theirs')
  const own = await add(cora, 'Own')
  expect((await change(cora, { ids: [theirs.id], changes: { location: 'Mine' } })).json()).toEqual({
    items: [],
  })
  const refused = await change(cora, { ids: [own.id], changes: { humidorId: theirs.humidorId } })
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'NO_SUCH_HUMIDOR'])
  expect((await cora.request('POST', '/api/humidor/items/delete', { ids: [theirs.id] })).json()).toEqual({
    deleted: 0,
  })
  expect((await list(ben)).items).toEqual([theirs])
})

it.each([
  ['nothing to change', { ids: ['00000000-0000-4000-8000-000000000000'], changes: {} }],
  ['no cigars', { ids: [], changes: { location: 'A' } }],
  ['a field of one cigar only', { ids: ['00000000-0000-4000-8000-000000000000'], changes: { boxCode: 'A' } }],
])('%s is refused', async (_name, body) => {
  expect((await change(ada, body)).statusCode).toBe(422)
})

it('own rules of when a cigar is at its best replace those of the product, and can be dropped', async () => {
  const put = (rules: object[]) => ada.request('PUT', '/api/humidor/readiness-rules', { rules })
  expect((await put([rule])).json()).toEqual({ rules: [rule] })
  expect((await list(ada)).rules).toEqual([rule])
  expect((await put([{ ...rule, strength: 1 }])).json().rules).toHaveLength(1)
  expect((await list(ada)).rules).toEqual([{ ...rule, strength: 1 }])
  for (const wrong of [[rule, rule], [{ ...rule, restDays: 401 }], [{ ...rule, primeUntilDays: 400 }]])
    expect((await put(wrong)).statusCode).toBe(422)
  expect((await put([])).json()).toEqual({ rules: [] })
  expect((await list(ada)).rules).toEqual([])
})
