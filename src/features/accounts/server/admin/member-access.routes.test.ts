import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import {
  createMember,
  grantAdmin,
  grantDuties,
  isSignedIn,
  signInElsewhere,
  type TestMember,
  unlockAdmin,
} from '#test/members.ts'

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())

const at = (member: TestMember, what: string) => `/api/admin/members/${member.id}/${what}`
const unknown = { id: '00000000-0000-4000-8000-000000000000' } as TestMember
const entriesOf = async (member: TestMember) =>
  (
    await server.database.owner.query<{ action: string; details: object }>(
      "select action, actor_id, details from audit_log where target = $1 and action <> 'account.sign-in'",
      [member.id],
    )
  ).rows

test('A reset link goes to the member, and the admin never sees it', async () => {
  const grace = await createMember(server, 'grace')
  const answer = await ada.request('POST', at(grace, 'reset-link'))
  expect(answer.json()).toEqual({ done: true })
  const [letter] = await lettersTo(server, grace.email)
  const token = tokenIn(letter!)
  const newPassword = 'a new evening for grace'
  expect((await grace.request('POST', '/api/auth/reset-password', { token, newPassword })).statusCode).toBe(
    200,
  )
  expect(await entriesOf(grace)).toEqual([
    { action: 'account.send-reset-link', actor_id: ada.id, details: {} },
  ])
})

test('A second factor is removed with its codes, every session ends, and the member is told', async () => {
  const linus = await createMember(server, 'linus')
  const tablet = await signInElsewhere(server, linus)
  await server.database.owner.query(
    `with factor as (
       insert into two_factors (user_id, secret, backup_codes, verified) values ($1, 'sealed', 'sealed', true)
     )
     update users set two_factor_enabled = true where id = $1`,
    [linus.id],
  )
  const answer = await ada.request('DELETE', at(linus, 'second-factor'))
  expect(answer.json()).toEqual({ done: true })
  expect(answer.body).not.toContain('sealed')
  expect([await isSignedIn(linus), await isSignedIn(tablet)]).toEqual([false, false])
  const { rows } = await server.database.owner.query('select from two_factors where user_id = $1', [linus.id])
  expect(rows).toEqual([])
  const [letter] = await lettersTo(server, linus.email)
  expect(letter!.subject).toBe('Your second factor was removed')
  expect(await entriesOf(linus)).toEqual([
    { action: 'account.remove-second-factor', actor_id: ada.id, details: {} },
  ])
  await signInElsewhere(server, linus)
  const again = await ada.request('DELETE', at(linus, 'second-factor'))
  expect([again.statusCode, again.json().code]).toEqual([409, 'NO_SECOND_FACTOR'])
})

test('An address is corrected, both addresses are told, and the member signs in with the new one', async () => {
  const anna = await createMember(server, 'ana')
  const email = 'anna@lounge.example'
  const answer = await ada.request('PUT', at(anna, 'email'), { email: ' Anna@Lounge.example ' })
  expect(answer.json()).toEqual({ done: true })
  expect(await isSignedIn(anna)).toBe(false)
  for (const address of [anna.email, email])
    expect((await lettersTo(server, address))[0]!.subject).toBe('Your email address was corrected')
  await signInElsewhere(server, { ...anna, email })
  expect(await entriesOf(anna)).toEqual([{ action: 'account.correct-email', actor_id: ada.id, details: {} }])
})

test('An address that another account has, or that is none, changes nothing', async () => {
  const [one, other] = [await createMember(server, 'one'), await createMember(server, 'other')]
  const taken = await ada.request('PUT', at(one, 'email'), { email: other.email })
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'EMAIL_TAKEN'])
  expect((await ada.request('PUT', at(one, 'email'), { email: 'anna@@example' })).statusCode).toBe(422)
  expect(await isSignedIn(one)).toBe(true)
})

test('For an account that is not there each is refused', async () => {
  const answers = [
    await ada.request('POST', at(unknown, 'reset-link')),
    await ada.request('DELETE', at(unknown, 'second-factor')),
    await ada.request('PUT', at(unknown, 'email'), { email: 'a@lounge.example' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('Staff cannot do any of it, and neither can an admin whose page is locked', async () => {
  const [rosa, other] = [await createMember(server, 'rosa'), await createMember(server, 'second')]
  await grantDuties(server, rosa, 'door', 'host', 'moderator')
  await grantAdmin(server, other)
  for (const [who, code] of [
    [rosa, 'FORBIDDEN'],
    [other, 'LOCKED'],
  ] as const) {
    const answer = await who.request('DELETE', at(ada, 'second-factor'))
    expect([answer.statusCode, answer.json().code]).toEqual([403, code])
  }
})
