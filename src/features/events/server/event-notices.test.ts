import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Notify } from '#features/notifications/server/open-notifications.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { notifyPromoted } from './event-notices.ts'
import { notifyPromotedJob } from './notify-promoted.job.ts'

/** Its jobs wait, so that a test sees them. */
let server: TestApp
let ada: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
})
afterEach(() => server.database.owner.query('delete from events; delete from graphile_worker._private_jobs'))
afterAll(() => server.close())

async function plan(app: TestApp, title = 'Three rums', hoursAhead = 100): Promise<string> {
  const { rows } = await app.database.owner.query<{ id: string }>(
    `insert into events (title, start_time, capacity) values ($1, now() + $2 * interval '1 hour', 1) returning id`,
    [title, hoursAhead],
  )
  return rows[0]!.id
}
const answer = (member: TestMember, event: string, body: object) =>
  member.request('PUT', `/api/events/${event}/answer`, body)
const go = async (member: TestMember, event: string) =>
  (await answer(member, event, { answer: 'going', partySize: 1 })).json().answer
const giveBack = (member: TestMember, event: string) => answer(member, event, { answer: 'notGoing' })
const noticesOf = async (member: TestMember): Promise<string[]> =>
  (await member.request('GET', '/api/notifications'))
    .json()
    .notifications.map(({ title }: { title: string }) => title)

async function storedJobs(): Promise<{ eventId: string; memberId: string }[]> {
  const { rows } = await server.database.owner.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [notifyPromotedJob.name],
  )
  return rows.map(({ payload }) => payload)
}

/** Ada comes, Grace waits. */
async function planFull(): Promise<string> {
  const event = await plan(server)
  expect([await go(ada, event), await go(grace, event)]).toEqual(['going', 'waitlist'])
  return event
}

describe('The notice to a member who gets a place', () => {
  it.each([
    ['an answer', (event: string) => giveBack(ada, event)],
    [
      'a ban',
      async () => {
        await server.database.owner.query('update users set banned = true where id = $1', [ada.id])
        await server.database.owner.query('update users set banned = false where id = $1', [ada.id])
      },
    ],
    [
      'the deletion of an account',
      (event: string) =>
        server.database.owner.query('delete from event_answers where event_id = $1 and user_id = $2', [
          event,
          ada.id,
        ]),
    ],
  ])('is a job that is stored with %s, and only that member gets one', async (_what, free) => {
    const event = await planFull()
    expect(await storedJobs()).toEqual([])
    await free(event)
    expect(await storedJobs()).toEqual([{ eventId: event, memberId: grace.id }])
    expect(await noticesOf(grace)).toEqual([])
  })

  it('is stored in the transaction that frees the place: without the one there is not the other', async () => {
    const event = await planFull()
    const undone = new Error('undone')
    const attempt = server.database.inTransaction(ada.id, async transaction => {
      await transaction.execute(sql`select from answer_event(${event}::uuid, 'notGoing', 1)`)
      throw undone
    })
    await expect(attempt).rejects.toBe(undone)
    expect(await storedJobs()).toEqual([])
    expect(await go(grace, event)).toBe('waitlist')
  })

  it('is sent once, whatever ends the process between sending and noting it', async () => {
    const event = await planFull()
    await giveBack(ada, event)
    const [job] = await storedJobs()
    const sent: string[] = []
    const notify: Notify = async (_memberId, { key }) => void sent.push(key)
    const { database } = server
    const crash = new Error('the process ends here')
    const crashing: Notify = async (memberId, notice) => {
      await notify(memberId, notice)
      throw crash
    }
    await expect(notifyPromoted({ database, notify: crashing }, job!)).rejects.toBe(crash)
    await notifyPromoted({ database, notify }, job!)
    await notifyPromoted({ database, notify }, job!)
    // The bell has one notification for each key.
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
  })

  it('is not sent to a member who has given the place back, or of an event that has begun', async () => {
    const event = await planFull()
    await giveBack(ada, event)
    const notify = vi.fn<Notify>()
    const sendTo = (eventId: string) =>
      notifyPromoted({ database: server.database, notify }, { eventId, memberId: grace.id })
    await giveBack(grace, event)
    await sendTo(event)
    const begun = await planFull()
    await giveBack(ada, begun)
    await server.database.owner.query("update events set start_time = now() - interval '1 minute'")
    await sendTo(begun)
    expect(notify).not.toHaveBeenCalled()
  })

  it('of a second place that was given meanwhile is not taken for the first', async () => {
    const event = await planFull()
    await giveBack(ada, event)
    const keys: string[] = []
    const notify: Notify = async (_memberId, { key }) => {
      keys.push(key)
      if (keys.length > 1) return
      await giveBack(grace, event)
      expect([await go(ada, event), await go(grace, event)]).toEqual(['going', 'waitlist'])
      await giveBack(ada, event)
    }
    for (const job of [...(await storedJobs()), { eventId: event, memberId: grace.id }])
      await notifyPromoted({ database: server.database, notify }, job)
    expect(new Set(keys).size).toBe(2)
  })
})

describe('Where jobs run', () => {
  it('an answer does not wait for notices that are held up, and each member gets theirs once', async () => {
    const busy = await startApp({ isSeeded: false, doesJobs: true })
    const [first, second, third] = [
      await createMember(busy, 'first'),
      await createMember(busy, 'second'),
      await createMember(busy, 'third'),
    ]
    const events = [await plan(busy, 'One'), await plan(busy, 'Two')] as const
    for (const event of events) await go(first, event)
    await go(second, events[0])
    await go(third, events[1])
    const lock = await busy.database.owner.connect()
    await lock.query('begin; lock table notifications in access exclusive mode')
    for (const event of events) {
      const startedAt = performance.now()
      expect((await giveBack(first, event)).json()).toMatchObject({ answer: 'notGoing', event: { going: 1 } })
      // A notice would have waited for the lock until its statement timed out.
      expect(performance.now() - startedAt).toBeLessThan(4_500)
    }
    await lock.query('commit')
    lock.release()
    await waitFor(async () => {
      expect(await noticesOf(second)).toEqual(['You have a place: One'])
      expect(await noticesOf(third)).toEqual(['You have a place: Two'])
    }, 10_000)
    await giveBack(second, events[0])
    expect(await go(first, events[0])).toBe('going')
    expect(await go(second, events[0])).toBe('waitlist')
    await giveBack(first, events[0])
    await waitFor(
      async () => expect(await noticesOf(second)).toEqual(['You have a place: One', 'You have a place: One']),
      10_000,
    )
    expect(await noticesOf(third)).toEqual(['You have a place: Two'])
    expect(await noticesOf(first)).toEqual([])
    await busy.close()
  })
})
