import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let ada: TestMember
let humidorId: string
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  humidorId = (await ada.request('POST', '/api/humidors', { name: 'Cabinet' })).json().id
})
afterAll(() => server.close())

const address = '/api/humidor/maintenance'
const packs = (fields: object = {}) => ({
  humidorId,
  kind: 'packs',
  doneAt: '2026-10-10T12:00:00.000Z',
  packStrength: 69,
  packCount: 3,
  ...fields,
})

test('What was done is written down, listed with the latest first, changed and deleted', async () => {
  const added = (await ada.request('POST', address, packs({ note: ' Two in the drawer. ' }))).json()
  expect(added).toMatchObject({ ...packs(), note: 'Two in the drawer.', version: 1 })
  const cleaned = { humidorId, kind: 'cleaned', doneAt: '2026-11-01T12:00:00.000Z' }
  const latest = (await ada.request('POST', address, cleaned)).json()
  const list = async () => (await ada.request('GET', address)).json().entries
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([latest.id, added.id])
  const change = { ...packs({ packStrength: 72, doneAt: '2026-11-02T12:00:00.000Z' }), version: 1 }
  const changed = (await ada.request('PATCH', `${address}/${added.id}`, change)).json()
  expect(changed).toMatchObject({ packStrength: 72, note: null, version: 2 })
  const stale = await ada.request('PATCH', `${address}/${added.id}`, change)
  expect([stale.statusCode, stale.json().code, stale.json().current]).toEqual([
    409,
    'CHANGED_MEANWHILE',
    changed,
  ])
  expect((await ada.request('DELETE', `${address}/${latest.id}`)).statusCode).toBe(200)
  expect((await ada.request('DELETE', `${address}/${latest.id}`)).statusCode).toBe(404)
  expect(await list()).toEqual([changed])
})

test.each([
  ['packs without a number', { packCount: null }],
  ['packs of a level that there is not', { packStrength: 70 }],
  ['a cleaning with packs', { kind: 'cleaned' }],
  ['a time to come', { doneAt: '2099-01-01T00:00:00Z' }],
  ['another kind', { kind: 'waxed', packStrength: null, packCount: null }],
])('%s is refused', async (_, fields) => {
  expect((await ada.request('POST', address, packs(fields))).statusCode).toBe(422)
})

test('It stands with a humidor of its own member, and goes with it', async () => {
  const joan = await createMember(server, 'joan')
  const refused = await joan.request('POST', address, packs())
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'NO_SUCH_HUMIDOR'])
  const other = (await ada.request('POST', '/api/humidors', { name: 'Travel case' })).json()
  const { id } = (await ada.request('POST', address, packs({ humidorId: other.id }))).json()
  expect((await ada.request('DELETE', `/api/humidors/${other.id}`)).statusCode).toBe(200)
  const { entries } = (await ada.request('GET', address)).json()
  expect(entries.map((entry: { id: string }) => entry.id)).not.toContain(id)
})
