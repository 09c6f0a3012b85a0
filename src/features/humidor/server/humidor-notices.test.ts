import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { silentLog } from '#test/database.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { runRemindOfRested } from './humidor-notices.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000)
const add = async (member: TestMember, item: object) =>
  (
    await member.request('POST', '/api/humidor/items', {
      brand: 'Oliva',
      cigarName: 'Serie V Melanio',
      ...item,
    })
  ).json()
const titlesOf = async (member: TestMember): Promise<string[]> =>
  (await member.request('GET', '/api/notifications'))
    .json()
    .notifications.map(({ title }: { title: string }) => title)

test('A cigar that has rested is told of once, on its day or soon after', async () => {
  const ada = await createMember(server, 'ada')
  const agingUntil = dayIn(5).toISOString().slice(0, 10)
  await add(ada, { agingUntil })
  await add(ada, { brand: 'Padrón', cigarName: '1964', agingUntil: dayIn(-1).toISOString().slice(0, 10) })
  const told: string[] = []
  const services = {
    database: server.database,
    log: silentLog,
    timeZoneOf: async () => 'UTC',
    recipientsOf: async (ownerId: string) => [ownerId],
    notify: async (memberId: string, { key, title }: { key: string; title: string }) => {
      if (memberId === ada.id) told.push(`${title}: ${key.split(' ').at(-1)}`)
    },
  }
  await runRemindOfRested(services, dayIn(4))
  expect(told).toEqual([])
  await runRemindOfRested(services, dayIn(5))
  await runRemindOfRested(services, dayIn(8))
  const said = `Oliva Serie V Melanio has rested: ${agingUntil}`
  expect(told).toEqual([said, said])
  await runRemindOfRested(services, dayIn(9))
  expect(told).toHaveLength(2)
})

test('The date begins and ends where the member lives', async () => {
  const hedy = await createMember(server, 'hedy')
  const agingUntil = dayIn(20).toISOString().slice(0, 10)
  await add(hedy, { agingUntil })
  const told = async (timeZone: string, time: string) => {
    let count = 0
    const notify = async (memberId: string) => void (memberId === hedy.id && count++)
    const recipientsOf = async (ownerId: string) => [ownerId]
    const timeZoneOf = async () => timeZone
    const services = { database: server.database, log: silentLog, timeZoneOf, recipientsOf, notify }
    await runRemindOfRested(services, new Date(time))
    return count
  }
  const eve = dayIn(19).toISOString().slice(0, 10)
  expect(await told('Pacific/Auckland', `${eve}T14:00:00Z`)).toBe(1)
  expect(await told('UTC', `${eve}T23:55:00Z`)).toBe(0)
  expect(await told('America/Los_Angeles', `${agingUntil}T05:00:00Z`)).toBe(0)
  expect(await told('America/Los_Angeles', `${agingUntil}T09:00:00Z`)).toBe(1)
})

test('A change that leaves few is told of once a day, other changes are not', async () => {
  const grace = await createMember(server, 'grace')
  const { id } = await add(grace, { quantity: 4, lowAt: 2 })
  const smoke = () => grace.request('POST', `/api/humidor/items/${id}/smoke`, {})
  await smoke()
  expect(await titlesOf(grace)).toEqual([])
  await smoke()
  expect(await titlesOf(grace)).toEqual(['Oliva Serie V Melanio is running low'])
  await smoke()
  expect(await titlesOf(grace)).toHaveLength(1)
  const other = await add(grace, { quantity: 1, lowAt: 3 })
  const change = (changes: object) => grace.request('PATCH', `/api/humidor/items/${other.id}`, changes)
  await change({ location: 'Top tray', version: 1 })
  expect(await titlesOf(grace)).toHaveLength(1)
  await change({ quantity: 0, version: 2 })
  expect((await titlesOf(grace))[0]).toBe('The last Oliva Serie V Melanio is gone')
})

test('A gift that leaves few is told of too', async () => {
  const joan = await createMember(server, 'joan')
  const friend = await createMember(server, 'friend')
  const { id } = await add(joan, { quantity: 4, lowAt: 3 })
  await joan.request('POST', `/api/humidor/items/${id}/gifts`, { memberId: friend.id, quantity: 2 })
  expect(await titlesOf(joan)).toEqual(['Oliva Serie V Melanio is running low'])
})
