import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

let server: TestApp
let host: TestMember
let ada: TestMember
let grace: TestMember
let alan: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  host = await createMember(server, 'host')
  await grantAdmin(server, host)
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  alan = await createMember(server, 'alan')
})
afterAll(() => server.close())

const events = '/api/admin/events'
async function plan(fields: object): Promise<string[]> {
  const answer = await host.request('POST', events, {
    start_time: '2027-10-21T19:00',
    time_zone: 'America/New_York',
    ...fields,
  })
  const { id, series } = answer.json()
  return series.length > 0 ? series.map((each: { id: string }) => each.id) : [id]
}
const answerTo = (member: TestMember, id: string, answer = 'going') =>
  member.request('PUT', `/api/events/${id}/answer`, { answer, partySize: 1 })
async function toldOf(member: TestMember, title: string): Promise<string[]> {
  const { notifications } = (await member.request('GET', '/api/notifications')).json()
  return notifications
    .filter((each: { title: string }) => each.title.includes(title))
    .map((each: { title: string; body: string }) => `${each.title}. ${each.body}`.replaceAll('\u202f', ' '))
    .reverse()
}
/** Jobs run in the order in which they were stored. */
async function jobsAreDone(): Promise<void> {
  await waitFor(async () => {
    const { rows } = await server.database.owner.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notify-of-event-change'`,
    )
    expect(rows).toEqual([])
  }, 20_000)
}

it('Those who come and those who wait are told once of a cancellation and of a restoration, the others of nothing', async () => {
  const [id] = await plan({ title: 'One rum', capacity: 1, location: 'The roof' })
  await answerTo(ada, id!)
  await answerTo(grace, id!)
  await answerTo(alan, id!, 'notGoing')
  for (const _time of ['once', 'twice']) await host.request('DELETE', `${events}/${id}`)
  await jobsAreDone()
  const canceled = 'Canceled: One rum. It would have been Thursday, October 21 at 7:00 PM EDT, The roof.'
  for (const member of [ada, grace]) expect(await toldOf(member, 'One rum')).toEqual([canceled])
  await host.request('POST', `${events}/${id}/restoration`, {})
  await jobsAreDone()
  const restored = 'On again: One rum. Thursday, October 21 at 7:00 PM EDT, The roof. Your answer stands.'
  expect(await toldOf(ada, 'One rum')).toEqual([canceled, restored])
  expect(await toldOf(alan, 'One rum')).toEqual([])
})

it('They are told once of a new time or place, and not of a new description', async () => {
  const [id] = await plan({ title: 'Two rums' })
  await answerTo(ada, id!)
  await host.request('PATCH', `${events}/${id}`, { description: 'Dark ones.' })
  await host.request('PATCH', `${events}/${id}`, { start_time: '2027-10-21T20:00', location: 'The roof' })
  await jobsAreDone()
  expect(await toldOf(ada, 'Two rums')).toEqual([
    'Moved: Two rums. Now Thursday, October 21 at 8:00 PM EDT, The roof. Tell the lounge if you cannot come.',
  ])
})

it('Of several evenings of a series each member is told once, of their own evenings', async () => {
  const ids = await plan({ title: 'Rum week', repeats: { count: 4 } })
  for (const id of ids) await answerTo(ada, id)
  await answerTo(grace, ids[3]!)
  await host.request('DELETE', `${events}/${ids[2]}?scope=later`)
  await jobsAreDone()
  expect(await toldOf(ada, 'Rum week')).toEqual([
    'Canceled: Rum week, two evenings. Thu, November 4 at 7:00 PM; Thu, November 11 at 7:00 PM.',
  ])
  expect(await toldOf(grace, 'Rum week')).toEqual([
    'Canceled: Rum week. It would have been Thursday, November 11 at 7:00 PM EST.',
  ])
})

it('Only the third evening is canceled: who comes to it is told, who comes to others is not', async () => {
  const ids = await plan({ title: 'Port', repeats: { count: 5 } })
  await answerTo(ada, ids[2]!)
  await answerTo(grace, ids[1]!)
  await host.request('DELETE', `${events}/${ids[2]}`)
  await jobsAreDone()
  expect(await toldOf(ada, 'Port')).toHaveLength(1)
  expect(await toldOf(grace, 'Port')).toEqual([])
})
