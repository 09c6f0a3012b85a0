import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Cigar } from '#features/catalogue/catalogue.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { keptRow } from '../kept.contract.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const answer = z.object({ kept: z.array(keptRow), offered: z.array(z.string()) })
async function listOf(member: TestMember, drink = ''): Promise<z.output<typeof answer>> {
  const { statusCode, body } = await member.request('GET', `/api/humidor/kept${drink && `?drink=${drink}`}`)
  expect(statusCode, body).toBe(200)
  return z.parse(answer, JSON.parse(body))
}
async function keep(member: TestMember, fields: object): Promise<{ id: string; humidorId: string }> {
  const { statusCode, body } = await member.request('POST', '/api/humidor/items', fields)
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const padron = { brand: 'Padrón', cigarName: '1964 Anniversary' }
const melanio = { brand: 'Oliva', cigarName: 'Serie V Melanio' }

it('lists what a member has at least one of, with the humidor and how far it is', async () => {
  expect(await listOf(ada)).toEqual({ kept: [], offered: [] })
  const box = JSON.parse((await ada.request('POST', '/api/humidors', { name: 'Main box' })).body)
  const item = await keep(ada, { ...padron, quantity: 3, humidorId: box.id, purchasedOn: daysAgo(500) })
  const last = await keep(ada, { ...melanio, quantity: 1 })
  await ada.request('POST', `/api/humidor/items/${last.id}/smoke`, {})
  await keep(ada, { brand: 'Nobody', cigarName: 'A gift', quantity: 2 })
  const { kept } = await listOf(ada)
  expect(kept).toEqual([
    expect.objectContaining({ name: 'Nobody A gift', lineId: null, state: null, drawing: null }),
    {
      itemId: item.id,
      humidorId: box.id,
      humidor: 'Main box',
      lineId: 'padron-1964-anniversary',
      name: 'Padrón 1964 Anniversary',
      quantity: 3,
      state: 'prime',
      drawing: expect.objectContaining({ ringGauge: expect.any(Number) }),
    },
  ])
  const grace = await createMember(server, 'grace')
  expect(await listOf(grace)).toEqual({ kept: [], offered: [] })
})

it('says nothing beside an answer once the memory is off, and still finds the cigars', async () => {
  const noor = await createMember(server, 'noor')
  await keep(noor, { ...padron, quantity: 2 })
  const beside = async () => {
    const { body } = await noor.request('GET', '/api/humidor/kept?drink=lagavulin-16-year&advice=true')
    return z.parse(answer, JSON.parse(body))
  }
  expect((await beside()).kept).toHaveLength(1)
  await noor.request('PATCH', '/api/settings', { memory_enabled: false })
  expect(await beside()).toEqual({ kept: [], offered: [] })
  expect((await listOf(noor)).kept).toHaveLength(1)
})

it('counts cigars by how far they are, without those that are gone', async () => {
  const mae = await createMember(server, 'mae')
  const none = { resting: 0, ready: 0, prime: 0, past: 0, unknown: 0 }
  const summary = async () => JSON.parse((await mae.request('GET', '/api/humidor/summary')).body)
  expect(await summary()).toEqual({ cigars: 0, states: none })
  await keep(mae, { ...padron, quantity: 3, purchasedOn: daysAgo(500) })
  await keep(mae, { ...padron, quantity: 2, purchasedOn: daysAgo(1) })
  await keep(mae, { brand: 'Nobody', cigarName: 'A gift', quantity: 4 })
  const last = await keep(mae, { ...melanio, quantity: 1 })
  await mae.request('POST', `/api/humidor/items/${last.id}/smoke`, {})
  expect(await summary()).toEqual({ cigars: 9, states: { ...none, prime: 3, resting: 2, unknown: 4 } })
})

it('offers what goes with a drink, at most three, and never what rests', async () => {
  const joan = await createMember(server, 'joan')
  const { drinksById, cigars } = server.catalogue
  const drink = drinksById.get('lagavulin-16-year')!
  const full = cigars.filter(({ body, shade }) => body === 5 && shade === 'maduro').slice(0, 12)
  const asItem = ({ brand, line }: Cigar) => ({ brand, cigarName: line, quantity: 1 })
  const resting = await keep(joan, { ...asItem(full[0]!), agingUntil: daysAgo(-30) })
  for (const cigar of full.slice(1)) await keep(joan, asItem(cigar))
  await keep(joan, { brand: 'Nobody', cigarName: 'A gift' })
  const { kept, offered } = await listOf(joan, drink.id)
  expect(kept).toHaveLength(13)
  expect(offered).toHaveLength(3)
  expect(offered).not.toContain(resting.id)
  expect((await listOf(joan, 'no-such-drink')).offered).toEqual([])
})
