import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { createStaff } from '#test/staff.ts'
import { waitFor } from '#test/wait-for.ts'
import { openRemovalsStore } from './removals.store.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let linus: TestMember
let moderator: TestMember
let door: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
  moderator = await createStaff(server, 'moderator', ['moderator'])
  door = await createStaff(server, 'door', ['door'])
  await grantAdmin(server, ada)
})
afterAll(() => server.close())

const post = async (member: TestMember, content: string, channel = 'general') =>
  (
    await member.request('POST', `/api/chat/channels/${channel}/messages`, { id: randomUUID(), content })
  ).json()
const read = async (channel = 'general') =>
  (await grace.request('GET', `/api/chat/channels/${channel}/messages`)).json().messages
const removalsOf = (id: string) => `/api/lounge/members/${id}/messages/removal`
const removeAll = (by: TestMember, id: string, since = new Date(0).toISOString()) =>
  by.request('POST', removalsOf(id), { since })
const entriesOf = async (by: TestMember) =>
  (
    await server.database.owner.query(
      "select action, target, details from audit_log where actor_id = $1 and action <> 'account.sign-in' order by position",
      [by.id],
    )
  ).rows

describe('What a member has written', () => {
  it('is removed at once over all channels since a moment, and restored exactly', async () => {
    const before = await post(linus, 'Good evening.')
    const since = new Date().toISOString()
    const sold = await post(linus, 'Cubans for @grace, half price')
    const again = await post(linus, 'Write me about Cubans', 'help')
    const own = await post(linus, 'Deleted before')
    await linus.request('DELETE', `/api/chat/channels/general/messages/${own.id}`)
    await grace.request('PUT', `/api/chat/channels/general/messages/${sold.id}/reactions/fire`)
    await moderator.request('PUT', `/api/chat/channels/general/messages/${sold.id}/pin`)
    const bell = async () => (await grace.request('GET', '/api/notifications')).json().notifications
    await waitFor(async () => expect(await bell()).toHaveLength(1))
    const stored = [...(await read()), ...(await read('help'))]
    const tab = await openTabOf(server, grace)
    const removal = (await removeAll(moderator, linus.id, since)).json()
    expect(removal).toEqual({ id: expect.any(String), removed: 2 })
    await waitFor(() =>
      expect(tab.events).toContainEqual({ kind: 'chat.changes', data: { channel: 'help' } }),
    )
    tab.socket.close()
    const general = await read()
    expect(general.find(({ id }: { id: string }) => id === before.id)).toEqual(before)
    expect(general.find(({ id }: { id: string }) => id === sold.id)).toMatchObject({
      content: '',
      reactions: {},
      mentions: [],
      pinnedAt: null,
      deletedAt: expect.any(String),
    })
    expect((await read('help')).find(({ id }: { id: string }) => id === again.id).content).toBe('')
    expect((await grace.request('GET', '/api/chat/search?q=Cubans')).json().found).toEqual([])
    expect(await bell()).toEqual([])
    const restored = await moderator.request('DELETE', `${removalsOf(linus.id)}/${removal.id}`)
    expect(restored.json()).toEqual({ restored: 2 })
    const withoutChange = (messages: { change: number }[]) => messages.map(each => ({ ...each, change: 0 }))
    expect(withoutChange([...(await read()), ...(await read('help'))])).toEqual(withoutChange(stored))
    expect((await grace.request('GET', '/api/chat/search?q=Cubans')).json().found).toHaveLength(2)
    expect(await bell()).toHaveLength(1)
    const repeated = await moderator.request('DELETE', `${removalsOf(linus.id)}/${removal.id}`)
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'TOO_LATE'])
  })

  it('is gone for good after ten minutes, also from the database', async () => {
    await post(linus, 'A secret of ten minutes')
    const removal = (await removeAll(moderator, linus.id)).json()
    const { owner } = server.database
    const kept = async () =>
      (await owner.query("select from chat_removed_messages where content = 'A secret of ten minutes'"))
        .rowCount
    expect(await kept()).toBe(1)
    const listed = async () =>
      (await moderator.request('GET', '/api/lounge/moderated')).json().removals.length
    expect(await listed()).toBe(1)
    await owner.query("update chat_removals set removed_at = removed_at - interval '10 minutes'")
    const late = await moderator.request('DELETE', `${removalsOf(linus.id)}/${removal.id}`)
    expect(late.statusCode).toBe(409)
    expect(late.json().error).toContain('for 10 minutes')
    expect(await listed()).toBe(0)
    await openRemovalsStore(server.database).deleteOld()
    expect(await kept()).toBe(0)
    const { rowCount } = await owner.query("select from chat_messages where content like '%secret of ten%'")
    expect(rowCount).toBe(0)
  })

  it('goes with the account, and is nothing if there is nothing', async () => {
    const leaving = await createMember(server, 'leaving')
    expect((await removeAll(moderator, leaving.id)).json()).toMatchObject({ removed: 0 })
    await post(leaving, 'Soon gone')
    await removeAll(moderator, leaving.id)
    await server.database.owner.query('delete from users where id = $1', [leaving.id])
    const { rowCount } = await server.database.owner.query('select from chat_removals where author_id = $1', [
      leaving.id,
    ])
    expect(rowCount).toBe(0)
  })

  it('leaves entries without a text in the audit log', async () => {
    const entries = await entriesOf(moderator)
    expect(entries.map(({ action }) => action)).toEqual([
      'message.pin',
      'messages.remove-since',
      'messages.restore',
      'messages.remove-since',
      'messages.remove-since',
    ])
    expect(entries[1]).toMatchObject({ target: linus.id, details: { removal: expect.any(String) } })
    expect(JSON.stringify(entries)).not.toContain('Cubans')
  })
})

describe('Ranks', () => {
  it('a moderator who is no admin can do nothing to staff, admins or themselves', async () => {
    const other = await createStaff(server, 'other', ['moderator'])
    for (const target of [ada, other, door, moderator]) {
      const message = await post(target, 'Last orders.')
      const address = `/api/chat/channels/general/messages/${message.id}`
      await ada.request('PUT', `${address}/pin`)
      const answers = [
        await moderator.request('PUT', `/api/lounge/members/${target.id}/silence`, { for: 'hour' }),
        await removeAll(moderator, target.id),
        await moderator.request('DELETE', `${removalsOf(target.id)}/${randomUUID()}`),
        ...(target === moderator
          ? []
          : [
              await moderator.request('DELETE', address),
              await moderator.request('DELETE', `${address}/pin`),
            ]),
        await moderator.request('POST', '/api/auth/admin/ban-user', { userId: target.id }),
        await moderator.request('POST', '/api/auth/admin/revoke-user-sessions', { userId: target.id }),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json().error]).toEqual([
          403,
          'Only an admin can do this to a member of the staff.',
        ])
      const refused = (await entriesOf(moderator)).filter(
        entry => entry.action === 'role.refused' && entry.target === target.id,
      )
      expect(refused).toHaveLength(answers.length)
    }
    expect((await read()).at(-1)).toMatchObject({ content: 'Last orders.', authorRole: 'staff' })
  })

  it('a moderator deletes their own messages as everybody does, and an admin those of anybody', async () => {
    const own = await post(moderator, 'Never mind.')
    const address = (id: string) => `/api/chat/channels/general/messages/${id}`
    expect((await moderator.request('DELETE', address(own.id))).statusCode).toBe(200)
    const theirs = await post(moderator, 'Hm.')
    expect((await ada.request('DELETE', address(theirs.id))).statusCode).toBe(200)
    expect((await entriesOf(ada)).at(-1)).toMatchObject({
      action: 'message.remove',
      target: `general/${theirs.seq}`,
    })
  })

  it('the door alone moderates nothing', async () => {
    const message = await post(linus, 'Hello.')
    const address = `/api/chat/channels/general/messages/${message.id}`
    const answers = [
      await door.request('DELETE', address),
      await door.request('PUT', `${address}/pin`),
      await door.request('DELETE', `${address}/pin`),
      await door.request('PUT', `/api/lounge/members/${linus.id}/silence`, { for: 'hour' }),
      await removeAll(door, linus.id),
      await door.request('DELETE', `${removalsOf(linus.id)}/${randomUUID()}`),
      await door.request('GET', '/api/chat/reports'),
      await door.request('GET', '/api/lounge/moderated'),
      await door.request('POST', '/api/auth/admin/ban-user', { userId: linus.id }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
    await waitFor(async () => expect(await entriesOf(door)).toHaveLength(answers.length))
    expect((await entriesOf(door)).every(({ action }) => action === 'role.refused')).toBe(true)
  })
})
