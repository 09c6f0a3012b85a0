import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { createMember, grantAdmin, type TestMember } from './members.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ drawPairCard: async () => new Uint8Array([1]) })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
})
afterAll(() => server.close())

const decide = async (what: 'ban-user' | 'unban-user', { id }: TestMember) => {
  const answer = await ada.request('POST', `/api/auth/admin/${what}`, { userId: id })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** What opens by an address or a token alone, each with the answer of today. */
async function openDoors(grace: TestMember) {
  const sensor = (await grace.request('POST', '/api/devices', { name: 'Cabinet', kind: 'push' })).json()
  const feed = (await grace.request('POST', '/api/calendar')).json()
  const pairing = { cigar_name: 'Padrón 1964', pairing_type: 'spirit', pairing_name: 'Rum', notes: 'Kept.' }
  const { id } = (await grace.request('POST', '/api/saved-pairings', pairing)).json()
  const shared = (await grace.request('POST', `/api/saved-pairings/${id}/share`, {})).json().shared_path
  const get = async (url: string) => (await server.inject(url)).statusCode
  const push = async () => {
    const readings = [{ at: Date.now(), temperature: 68, humidity: 69 }]
    const headers = { authorization: `Bearer ${sensor.token}` }
    return (
      await server.inject({ method: 'POST', url: '/api/sensors/readings', headers, payload: { readings } })
    ).statusCode
  }
  return async () => ({
    sensor: await push(),
    page: await get(shared),
    card: await get(`${shared}/card.png`),
    calendar: await get(new URL(feed.address, 'http://localhost').pathname),
  })
}

const open = { sensor: 200, page: 200, card: 200, calendar: 200 }
const closed = { sensor: 401, page: 404, card: 404, calendar: 404 }

test('A ban closes every door that opens without a session, and lifting it opens them again', async () => {
  const grace = await createMember(server, 'grace')
  const doors = await openDoors(grace)
  expect(await doors()).toEqual(open)
  await decide('ban-user', grace)
  expect(await doors()).toEqual(closed)
  // Once more: what is known of a token must not outlive the ban.
  expect(await doors()).toEqual(closed)
  await decide('unban-user', grace)
  expect(await doors()).toEqual(open)
})

test('A ban that has run out closes nothing', async () => {
  const linus = await createMember(server, 'linus')
  const doors = await openDoors(linus)
  await decide('ban-user', linus)
  await server.database.owner.query(
    "update users set ban_expires = now() - interval '1 second' where id = $1",
    [linus.id],
  )
  expect(await doors()).toEqual(open)
})

test('The deletion of an account closes them for good', async () => {
  const joan = await createMember(server, 'joan')
  const doors = await openDoors(joan)
  expect(await doors()).toEqual(open)
  const deleted = await joan.request('POST', '/api/account/delete', { password: joan.password })
  expect(deleted.statusCode, deleted.body).toBe(200)
  expect(await doors()).toEqual(closed)
})
