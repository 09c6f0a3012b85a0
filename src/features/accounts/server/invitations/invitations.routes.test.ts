import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo } from '#test/mailbox.ts'
import { browser, createMember, grantAdmin, signIn, type TestMember, unlockAdmin } from '#test/members.ts'
import type { InvitationsOverview } from '../../invitations.contract.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.owner.query('delete from invitations')
  await server.database.owner.query('delete from attempts')
  await rule('open')
})

const rule = (signUp: string) => ada.request('PUT', '/api/admin/sign-up', { signUp })
const overview = async (): Promise<InvitationsOverview> =>
  (await ada.request('GET', '/api/admin/invitations')).json()
const invite = async (list: string) => (await ada.request('POST', '/api/admin/invitations', { list })).json()
const password = 'a long evening in the lounge'
const pathIn = (text: string) => /https?:\/\/[^/\s]+(\/join\/[\w-]{43})/.exec(text)![1]!
const signUp = async (guest: Pick<TestMember, 'request'>, email: string) => {
  const answer = await guest.request('POST', '/api/auth/sign-up/email', { email, password, name: '' })
  return { status: answer.statusCode, ...answer.json() }
}
/** The path in the latest mail to an address. */
async function mailedPath(email: string): Promise<string> {
  const letters = await lettersTo(server, email)
  return pathIn(letters[0]!.text)
}

describe('An invitation by mail', () => {
  test('opens an account where only invited guests may sign up, once, and shows that the address is theirs', async () => {
    await rule('invitation')
    const stranger = browser(server)
    expect(await signUp(stranger, 'eve@example.org')).toMatchObject({
      status: 403,
      code: 'INVITATION_NEEDED',
    })
    expect(await invite('Anna.B@Example.org')).toEqual({ invited: 1, skipped: [] })
    const path = await mailedPath('anna.b@example.org')
    const anna = browser(server)
    const opened = await anna.request('GET', path)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/login?mode=sign-up'])
    expect(await signUp(anna, 'anna.b@example.org')).toMatchObject({ status: 200 })
    const { rows } = await server.database.owner.query('select email_verified from users where email = $1', [
      'anna.b@example.org',
    ])
    expect(rows).toEqual([{ email_verified: true }])
    expect((await overview()).invitations).toMatchObject([{ email: 'anna.b@example.org', state: 'accepted' }])
    const other = browser(server)
    await other.request('GET', path)
    expect(await signUp(other, 'bob@example.org')).toMatchObject({ status: 403 })
    expect(await invite(' ANNA.B@example.ORG ')).toEqual({
      invited: 0,
      skipped: [{ line: 1, text: 'ANNA.B@example.ORG', reason: 'Already a member' }],
    })
    expect(await lettersTo(server, 'anna.b@example.org')).toHaveLength(1)
  })

  test('is still good after programs have opened its link', async () => {
    await rule('invitation')
    await invite('carl@example.org')
    const path = await mailedPath('carl@example.org')
    for (const method of ['HEAD', 'GET', 'GET', 'HEAD', 'GET'] as const)
      await server.inject({ method, url: path })
    const carl = browser(server)
    await carl.request('GET', path)
    expect(await signUp(carl, 'carl@example.org')).toMatchObject({ status: 200 })
  })

  test('is for its address alone', async () => {
    await rule('invitation')
    await invite('dora@example.org')
    const guest = browser(server)
    await guest.request('GET', await mailedPath('dora@example.org'))
    expect(await signUp(guest, 'eve@example.org')).toMatchObject({
      status: 422,
      fields: { email: 'This invitation is for another mail address.' },
    })
    expect(await signUp(guest, 'dora@example.org')).toMatchObject({ status: 200 })
  })

  test('is over after its end, can be sent again, and withdrawn', async () => {
    await rule('invitation')
    await invite('finn@example.org')
    const first = await mailedPath('finn@example.org')
    await server.database.owner.query("update invitations set expires_at = now() - interval '1 second'")
    const finn = browser(server)
    await finn.request('GET', first)
    expect(await signUp(finn, 'finn@example.org')).toMatchObject({ status: 403 })
    const [stored] = (await overview()).invitations
    expect(stored!.state).toBe('expired')
    expect((await ada.request('POST', `/api/admin/invitations/${stored!.id}/mail`)).statusCode).toBe(200)
    const [again] = await lettersTo(server, 'finn@example.org', 2)
    expect(pathIn(again!.text)).not.toBe(first)
    expect((await ada.request('DELETE', `/api/admin/invitations/${stored!.id}`)).statusCode).toBe(200)
    await finn.request('GET', pathIn(again!.text))
    expect(await signUp(finn, 'finn@example.org')).toMatchObject({ status: 403 })
    expect((await ada.request('DELETE', `/api/admin/invitations/${stored!.id}`)).statusCode).toBe(404)
  })
})

test('A code for the counter lets many in, until it is ended, and shows its address again', async () => {
  await rule('invitation')
  const created = await ada.request('POST', '/api/admin/invitation-links', { label: 'Counter', days: 7 })
  expect(created.statusCode).toBe(201)
  const { id, address } = created.json()
  const path = pathIn(address)
  for (const name of ['gina', 'hugo']) {
    const guest = browser(server)
    await guest.request('GET', path)
    expect(await signUp(guest, `${name}@example.org`)).toMatchObject({ status: 200 })
  }
  expect((await overview()).links).toMatchObject([{ id, label: 'Counter', address, uses: 2 }])
  await ada.request('DELETE', `/api/admin/invitations/${id}`)
  const late = browser(server)
  await late.request('GET', path)
  expect(await signUp(late, 'ida@example.org')).toMatchObject({ status: 403 })
  const { rows } = await server.database.owner.query('select audit_log::text as entry from audit_log')
  for (const { entry } of rows) expect(entry).not.toContain(address.split('/').at(-1))
})

test('Mails and links hold the public address also for an admin on the machine itself; without one the page is told', async () => {
  expect(await overview()).toMatchObject({ isOriginLocal: true })
  const proxied = await startApp({
    isSeeded: false,
    doesJobs: true,
    baseUrl: 'https://lounge.example',
    host: '127.0.0.1',
  })
  const owner = await createMember(proxied, 'owner')
  await grantAdmin(proxied, owner)
  await unlockAdmin(owner)
  await owner.request('POST', '/api/admin/invitations', { list: 'jo@example.org' })
  const link = await owner.request('POST', '/api/admin/invitation-links', { label: 'Counter' })
  expect(link.json().address).toMatch(/^https:\/\/lounge\.example\/join\//)
  expect((await owner.request('GET', '/api/admin/invitations')).json()).toMatchObject({
    origin: 'https://lounge.example',
    isOriginLocal: false,
  })
  const [letter] = await lettersTo(proxied, 'jo@example.org')
  expect(letter!.text).toContain('https://lounge.example/join/')
  expect(letter!.text).not.toMatch(/localhost|127\.0\.0\.1/)
  await proxied.close()
})

test('Where an admin has to agree, an account waits, is let in and told, or declined', async () => {
  await rule('approval')
  const [jane, kurt] = [browser(server), browser(server)]
  for (const [guest, email] of [
    [jane, 'jane@example.org'],
    [kurt, 'kurt@example.org'],
  ] as const) {
    expect(await signUp(guest, email)).toMatchObject({ status: 200, awaitsApproval: true })
    const refused = await guest.request('POST', '/api/auth/sign-in/email', { email, password })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'AWAITS_APPROVAL'])
  }
  const { waiting } = await overview()
  expect(waiting.map(({ email }) => email)).toEqual(['jane@example.org', 'kurt@example.org'])
  const at = (index: number) => `/api/admin/members/${waiting[index]!.id}/approval`
  expect((await ada.request('POST', at(0))).json()).toEqual({ done: true })
  expect((await ada.request('POST', at(0))).statusCode).toBe(404)
  expect((await lettersTo(server, 'jane@example.org'))[0]!.subject).toBe('Your account is open')
  await signIn({ ...jane, email: 'jane@example.org', password })
  expect((await ada.request('DELETE', at(1))).json()).toEqual({ done: true })
  expect((await overview()).waiting).toEqual([])
  // An open account is neither approved nor deleted by this.
  expect((await ada.request('DELETE', at(0))).statusCode).toBe(404)
})

test('What is no list is refused, and so is who is no admin', async () => {
  const linus = await createMember(server, 'linus')
  expect((await linus.request('POST', '/api/admin/invitations', { list: 'a@example.org' })).statusCode).toBe(
    403,
  )
  for (const list of ['', '  ', 'x'.repeat(100_001)])
    expect((await ada.request('POST', '/api/admin/invitations', { list })).statusCode).toBe(422)
  const many = Array.from({ length: 1001 }, (_, at) => `g${at}@lot.example`).join('\n')
  expect((await ada.request('POST', '/api/admin/invitations', { list: many })).json().code).toBe(
    'TOO_MANY_LINES',
  )
  expect((await ada.request('PUT', '/api/admin/sign-up', { signUp: 'closed' })).statusCode).toBe(422)
})
