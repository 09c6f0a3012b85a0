import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, signIn, type TestMember, unlockAdmin } from '#test/members.ts'

let server: TestApp
let owner: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  owner = await createMember(server, 'owner')
  await grantAdmin(server, owner)
  await unlockAdmin(owner)
})
afterAll(() => server.close())

type Call = readonly [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object]

async function send(who: TestMember, ...[method, path, body]: Call) {
  const answer = await who.request(method, path, body)
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300)
  return answer.body === '' ? undefined : answer.json()
}
const read = async (who: TestMember, path: string) => (await who.request('GET', path)).json()
const leave = (who: TestMember) => who.request('POST', '/api/account/delete', { password: who.password })
const messages = '/api/chat/channels/general/messages'

async function say(who: TestMember, content: string): Promise<string> {
  const id = randomUUID()
  await send(who, 'POST', messages, { id, content })
  return id
}

test('What an admin has made and decided stays when the admin leaves', async () => {
  const [leaver, ada, eve] = [
    await createMember(server, 'leaver'),
    await createMember(server, 'ada'),
    await createMember(server, 'eve'),
  ]
  await grantAdmin(server, leaver)
  await unlockAdmin(leaver)
  const start_time = '2099-10-22T19:00Z'
  const event = await send(leaver, 'POST', '/api/admin/events', { title: 'Three rums', start_time })
  await send(ada, 'PUT', `/api/events/${event.id}/answer`, { answer: 'going', partySize: 2 })
  await send(leaver, 'PUT', `/api/events/${event.id}/answer`, { answer: 'going' })
  await send(leaver, 'POST', '/api/announcements', { title: 'Closed', body: 'The boiler is out.' })
  await send(leaver, 'POST', '/api/admin/invitations', { list: 'new@lounge.example' })
  await send(leaver, 'POST', '/api/admin/invitation-links', { label: 'Counter' })
  await send(leaver, 'PATCH', `/api/admin/members/${ada.id}`, { note: 'Likes rum', membership_tier: 'vip' })
  await send(leaver, 'POST', '/api/chat/channels', { name: 'rum', topic: 'Rum' })
  const [sale, hours, own] = [
    await say(eve, 'Cubans, half price.'),
    await say(ada, 'Open until two.'),
    await say(leaver, 'Good evening.'),
  ]
  await send(leaver, 'DELETE', `${messages}/${sale}`)
  await send(leaver, 'PUT', `${messages}/${hours}/pin`)
  await send(leaver, 'PUT', `/api/lounge/members/${eve.id}/silence`, { for: 'week' })

  expect((await leave(leaver)).json()).toEqual({ done: true })

  const [listed] = (await read(ada, '/api/events')).events
  expect(listed).toMatchObject({ id: event.id, cancelled_at: null, going: 2, own: { answer: 'going' } })
  expect((await read(ada, '/api/announcements')).announcements).toMatchObject([
    { title: 'Closed', writtenBy: null },
  ])
  expect(await read(owner, '/api/admin/invitations')).toMatchObject({
    invitations: [{ email: 'new@lounge.example' }],
    links: [{ label: 'Counter' }],
  })
  expect(await read(owner, `/api/admin/members/${ada.id}`)).toMatchObject({
    note: 'Likes rum',
    membership_tier: 'vip',
  })
  expect((await read(ada, '/api/chat/channels')).channels).toContainEqual(
    expect.objectContaining({ name: 'rum' }),
  )
  const byId = new Map<string, object>(
    (await read(ada, messages)).messages.map((message: { id: string }) => [message.id, message]),
  )
  expect(byId.get(sale)).toMatchObject({ content: '', deletedAt: expect.any(String) })
  expect(byId.get(hours)).toMatchObject({ content: 'Open until two.', pinnedAt: expect.any(String) })
  // What the admin said is a member's own, and goes.
  expect(byId.get(own)).toMatchObject({ content: '', authorId: null, authorName: 'A former member' })
  const silenced = await eve.request('POST', messages, { id: randomUUID(), content: 'Half price' })
  expect(silenced.statusCode).toBe(403)
})

test('What an admin did stays in the audit log, whose chain holds, under an ID that names nobody', async () => {
  const leaver = await createMember(server, 'second-leaver')
  await grantAdmin(server, leaver)
  await unlockAdmin(leaver)
  await send(leaver, 'POST', '/api/admin/events', { title: 'Port', start_time: '2099-10-22T19:00Z' })
  await leave(leaver)
  const log: { action: string; actor: { id: string } | null }[] = (await read(owner, '/api/admin/audit-log'))
    .entries
  const entries = log.filter(({ actor }) => actor?.id === leaver.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'account.delete',
    'event.create',
    'admin.unlock',
    'account.sign-in',
  ])
  for (const { actor } of entries) expect(actor).toEqual({ id: leaver.id, name: 'A former member' })
  expect(JSON.stringify(entries)).not.toContain('second-leaver')
  const { rows } = await server.database.service.query('select first_broken_audit_entry() as broken')
  expect(rows).toEqual([{ broken: null }])
})

test('An admin does not leave while no other one can sign in', async () => {
  const [banned, invited] = [await createMember(server, 'banned'), await createMember(server, 'invited')]
  for (const member of [banned, invited]) await grantAdmin(server, member)
  await server.database.owner.query('update users set banned = true where id = $1', [banned.id])
  await server.database.owner.query('delete from identities where user_id = $1', [invited.id])
  const refused = await leave(owner)
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'You are the only admin of this lounge. Please appoint another one first.',
  ])
  const { rows } = await server.database.owner.query(
    "select from audit_log where action = 'account.delete' and target = $1",
    [owner.id],
  )
  expect(rows).toEqual([])
  await signIn(owner)
  expect(await read(owner, '/api/me')).toMatchObject({ role: 'admin' })
})
