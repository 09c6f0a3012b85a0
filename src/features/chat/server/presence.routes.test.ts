import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  await ada.request('PATCH', '/api/profile', { full_name: 'Ada Lovelace' })
})
afterAll(() => server.close())

const presence = async () => (await grace.request('GET', '/api/lounge/presence')).json()

it('Presence counts the members with an open tab, once each, and names the first five', async () => {
  expect(await presence()).toEqual({ online: 0, members: [], smoking: [] })
  const tabs = [await openTabOf(server, ada), await openTabOf(server, ada), await openTabOf(server, grace)]
  expect(await presence()).toEqual({
    online: 2,
    members: [
      { id: ada.id, name: 'Ada Lovelace', pictureUrl: null },
      { id: grace.id, name: expect.any(String), pictureUrl: null },
    ],
    smoking: [],
  })
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => openTabOf(server, await createMember(server, `guest${at}`))),
  )
  const many = await presence()
  expect([many.online, many.members.length]).toEqual([7, 5])
  for (const { socket } of [...tabs.slice(0, 2), ...others]) socket.terminate()
  await waitFor(
    async () => expect(await presence()).toMatchObject({ online: 1, members: [{ id: grace.id }] }),
    5000,
  )
  tabs[2]!.socket.terminate()
})

it('A member who comes is announced to everybody, and many who come at once are announced once', async () => {
  const tab = await openTabOf(server, ada)
  const told: string[] = []
  tab.socket.on('message', frame => told.push(JSON.parse(String(frame)).kind))
  // What the tab itself has caused is told by then.
  await new Promise(resolve => setTimeout(resolve, 2_500))
  told.length = 0
  const guests = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => openTabOf(server, await createMember(server, `late${at}`))),
  )
  await waitFor(() => expect(told).toEqual(['lounge.presence']), 10_000)
  for (const { socket } of [tab, ...guests]) socket.terminate()
})

it('A member shows the lounge what they smoke, while they are there, until they hide it', async () => {
  const cigar = 'Padrón 1964 Anniversary'
  const show = await ada.request('PUT', '/api/lounge/smoking', { cigar, minutes: 60 })
  expect(show.statusCode, show.body).toBe(200)
  expect((await presence()).smoking).toEqual([])
  const tab = await openTabOf(server, ada)
  expect((await presence()).smoking).toEqual([{ id: ada.id, name: 'Ada Lovelace', pictureUrl: null, cigar }])
  await ada.request('DELETE', '/api/lounge/smoking')
  expect((await presence()).smoking).toEqual([])
  for (const body of [{ cigar: '', minutes: 60 }, { cigar, minutes: 0 }, { cigar }])
    expect((await ada.request('PUT', '/api/lounge/smoking', body)).statusCode).toBe(422)
  tab.socket.terminate()
})

it('Presence is for members', async () => {
  expect((await server.inject({ url: '/api/lounge/presence' })).statusCode).toBe(401)
})
