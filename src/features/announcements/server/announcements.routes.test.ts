import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo } from '#test/mailbox.ts'
import { createMember, grantAdmin, grantDuties, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import type { Announcement, Delivery } from '../announcements.contract.ts'

let server: TestApp
let rosa: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  rosa = await createMember(server, 'rosa')
  grace = await createMember(server, 'grace')
  await grantDuties(server, rosa, 'host')
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('delete from announcements'))

const text = { title: 'Closed tonight', body: 'The boiler is out.\nWe open again tomorrow at five.' }
const announce = (who: TestMember, body: object = text) => who.request('POST', '/api/announcements', body)
const list = async (who: TestMember): Promise<Announcement[]> =>
  (await who.request('GET', '/api/announcements')).json().announcements
const deliveryOf = async (id: string): Promise<Delivery> =>
  (await rosa.request('GET', `/api/announcements/${id}/delivery`)).json()
const noticesOf = async (who: TestMember) =>
  (await who.request('GET', '/api/notifications'))
    .json()
    .notifications.filter(({ kind }: { kind: string }) => kind === 'announcements')

describe('An announcement', () => {
  test('reaches every member once, by bell and mail, and stands on the page', async () => {
    const answer = await announce(rosa)
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json()
    await waitFor(async () => expect(await deliveryOf(id)).toMatchObject({ mailed: 2 }))
    expect(await deliveryOf(id)).toEqual({
      hasMailServer: false,
      total: 2,
      told: 2,
      mailed: 2,
      withoutMail: 0,
      failed: 0,
      waiting: 0,
    })
    expect(await noticesOf(grace)).toMatchObject([{ ...text, href: '/lounge/announcements' }])
    const letters = (await lettersTo(server, grace.email)).filter(({ subject }) => subject === text.title)
    expect(letters).toHaveLength(1)
    expect(letters[0]!.text).toContain('The boiler is out.')
    expect(await list(grace)).toEqual([{ id, ...text, writtenAt: expect.any(String), writtenBy: 'rosa' }])
  })

  test('is the same when it is sent again with its ID', async () => {
    const id = '01900000-0000-7000-8000-0000000000aa'
    const answers = await Promise.all(Array.from({ length: 5 }, () => announce(rosa, { id, ...text })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    await waitFor(async () => expect(await deliveryOf(id)).toMatchObject({ mailed: 2 }))
    expect(await list(grace)).toHaveLength(1)
  })

  test('is not mailed to whom has switched that off, or whose account is closed', async () => {
    const [linus, alan] = [await createMember(server, 'linus'), await createMember(server, 'alan')]
    await linus.request('PATCH', '/api/notifications/settings', {
      channels: { announcements: { mail: false } },
    })
    await server.database.owner.query('update users set banned = true where id = $1', [alan.id])
    const { id } = (await announce(rosa)).json()
    await waitFor(async () =>
      expect(await deliveryOf(id)).toMatchObject({
        total: 3,
        told: 3,
        mailed: 2,
        withoutMail: 1,
        waiting: 0,
      }),
    )
    await server.database.owner.query('delete from users where id = any($1)', [[linus.id, alan.id]])
  })

  test('is taken back from the page and from the bell', async () => {
    const title = 'Boxes have arrived'
    const { id } = (await announce(rosa, { ...text, title })).json()
    await waitFor(async () => expect(await deliveryOf(id)).toMatchObject({ told: 2 }))
    expect((await noticesOf(grace)).map((notice: { title: string }) => notice.title)).toContain(title)
    expect((await rosa.request('DELETE', `/api/announcements/${id}`)).json()).toEqual({ done: true })
    expect(await list(grace)).toEqual([])
    expect((await noticesOf(grace)).map((notice: { title: string }) => notice.title)).not.toContain(title)
    expect((await rosa.request('DELETE', `/api/announcements/${id}`)).statusCode).toBe(404)
  })

  test('is written by hosts and admins alone, and says what is missing', async () => {
    const [omar, ada] = [await createMember(server, 'omar'), await createMember(server, 'ada')]
    await grantDuties(server, omar, 'door', 'moderator')
    await grantAdmin(server, ada)
    expect((await announce(grace)).statusCode).toBe(403)
    expect((await announce(omar)).statusCode).toBe(403)
    expect((await announce(ada)).statusCode).toBe(201)
    for (const body of [
      { title: '', body: 'x' },
      { title: 'x', body: ' ' },
      { title: 'x'.repeat(121), body: 'x' },
      { title: 'x', body: 'x'.repeat(1001) },
    ])
      expect((await announce(rosa, body)).statusCode).toBe(422)
    expect(
      (await grace.request('GET', '/api/announcements/01900000-0000-7000-8000-0000000000aa/delivery'))
        .statusCode,
    ).toBe(403)
  })

  test('stands in the audit log without its text', async () => {
    await server.database.owner.query('truncate audit_log')
    const { id } = (await announce(rosa)).json()
    const { rows } = await server.database.owner.query(
      'select actor_id, action, target, details from audit_log',
    )
    expect(rows).toEqual([{ actor_id: rosa.id, action: 'announcement.write', target: id, details: {} }])
  })
})
