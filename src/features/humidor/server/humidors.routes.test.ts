import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxHumidors } from '../humidor.contract.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())

const add = (person: TestMember, name: string, capacity?: number) =>
  person.request('POST', '/api/humidors', { name, ...(capacity && { capacity }) })

it('A humidor is added, renamed and resized, and deleted when it is empty', async () => {
  const cabinet = (await add(ada, 'Cedar cabinet', 150)).json()
  expect(cabinet).toMatchObject({ name: 'Cedar cabinet', capacity: 150, version: 1 })
  const change = (body: object) => ada.request('PATCH', `/api/humidors/${cabinet.id}`, body)
  expect((await change({ name: 'Walnut cabinet', version: 1 })).json()).toMatchObject({
    name: 'Walnut cabinet',
    capacity: 150,
    version: 2,
  })
  const stale = await change({ capacity: 10, version: 1 })
  expect([stale.statusCode, stale.json().current.name]).toEqual([409, 'Walnut cabinet'])

  const cigar = { brand: 'Oliva', cigarName: 'Serie V Melanio', humidorId: cabinet.id }
  const item = (await ada.request('POST', '/api/humidor/items', cigar)).json()
  expect(item.humidorId).toBe(cabinet.id)
  const refused = await ada.request('DELETE', `/api/humidors/${cabinet.id}`)
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'Move or delete the cigars in it first.'])

  const travel = (await add(ada, 'Travel case')).json()
  await ada.request('PATCH', `/api/humidor/items/${item.id}`, { humidorId: travel.id, version: 1 })
  expect((await ada.request('DELETE', `/api/humidors/${cabinet.id}`)).json()).toEqual({ done: true })
  expect((await ada.request('DELETE', `/api/humidors/${cabinet.id}`)).statusCode).toBe(404)
})

it('Two first cigars at once make one humidor', async () => {
  const grace = await createMember(server, 'grace')
  const cigar = { brand: 'Oliva', cigarName: 'Serie V Melanio' }
  await Promise.all(Array.from({ length: 6 }, () => grace.request('POST', '/api/humidor/items', cigar)))
  const { items, humidors } = (await grace.request('GET', '/api/humidor/items')).json()
  expect([items.length, humidors.length]).toEqual([6, 1])
})

it('There is a limit, also for several requests at once', async () => {
  const hedy = await createMember(server, 'hedy')
  // One after another: on a busy machine some of so many at once find no free connection.
  for (let box = 1; box < maxHumidors; box += 1) expect((await add(hedy, `Box ${box}`)).statusCode).toBe(200)
  const answers = await Promise.all(['one', 'two', 'three'].map(name => add(hedy, name)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})
