import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo } from '#test/mailbox.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ doesJobs: true })
})
afterAll(() => server.close())

/** As single sign-on creates one. */
async function createMemberWithoutPassword(name: string): Promise<TestMember> {
  const member = await createMember(server, name)
  await server.database.owner.query('delete from identities where user_id = $1', [member.id])
  return member
}

async function mailCode(member: TestMember, count = 1): Promise<string> {
  expect((await member.request('POST', '/api/auth/confirmation-code', {})).json()).toEqual({ done: true })
  const [letter] = await lettersTo(server, member.email, count)
  const [code] = /\b\d{8}\b/.exec(letter!.text) ?? []
  expect(letter!.subject).toContain(code)
  return code!
}

const deleteAccount = (member: TestMember, password: string) =>
  member.request('POST', '/api/account/delete', { password })
const startTwoFactor = (member: TestMember, password: string) =>
  member.request('POST', '/api/auth/two-factor/enable', { password })

describe('A member without a password', () => {
  test('is told apart from one who has a password', async () => {
    const methods = async (member: TestMember) =>
      (await member.request('GET', '/api/auth/sign-in-methods')).json()
    expect(await methods(await createMember(server, 'grace'))).toEqual({ hasPassword: true })
    expect(await methods(await createMemberWithoutPassword('ada'))).toEqual({ hasPassword: false })
  })

  test('deletes the account with a mailed code', async () => {
    const hedy = await createMemberWithoutPassword('hedy')
    const code = await mailCode(hedy)
    expect((await deleteAccount(hedy, `${code.slice(0, 4)} ${code.slice(4)}`)).json()).toEqual({ done: true })
    const { rows } = await server.database.owner.query('select from users where id = $1', [hedy.id])
    expect(rows).toEqual([])
  })

  test('confirms a change with a code that works once and for ten minutes', async () => {
    const alan = await createMemberWithoutPassword('alan')
    const code = await mailCode(alan)
    expect((await startTwoFactor(alan, code)).statusCode).toBe(200)
    const wrong = { code: 'INVALID_PASSWORD', error: 'That code is wrong or has expired.' }
    expect((await startTwoFactor(alan, code)).json()).toMatchObject(wrong)
    const late = await mailCode(alan, 2)
    await server.database.owner.query("update verifications set expires_at = now() - interval '1 second'")
    expect((await startTwoFactor(alan, late)).json()).toMatchObject(wrong)
  })

  test('cannot use the code of another member, nothing, or a guess', async () => {
    const [ken, eve] = [await createMemberWithoutPassword('ken'), await createMemberWithoutPassword('eve')]
    const code = await mailCode(ken)
    for (const guess of [code, '', '00000000'])
      expect((await deleteAccount(eve, guess)).json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await deleteAccount(ken, code)).statusCode).toBe(200)
  })

  test('is refused after ten guesses, even with the right code', async () => {
    const mary = await createMemberWithoutPassword('mary')
    const code = await mailCode(mary)
    for (let guess = 0; guess < 10; guess++) await deleteAccount(mary, `0000000${guess}`)
    expect((await deleteAccount(mary, code)).statusCode).toBe(429)
  })

  test('is sent three codes an hour', async () => {
    const joan = await createMemberWithoutPassword('joan')
    for (const count of [1, 2, 3]) await mailCode(joan, count)
    expect((await joan.request('POST', '/api/auth/confirmation-code', {})).statusCode).toBe(429)
  })
})

describe('A member with a password', () => {
  test('is sent no code', async () => {
    const barbara = await createMember(server, 'barbara')
    expect((await barbara.request('POST', '/api/auth/confirmation-code', {})).json()).toMatchObject({
      code: 'HAS_PASSWORD',
    })
  })

  test('does not confirm with the code from the time before the password', async () => {
    const linus = await createMemberWithoutPassword('linus')
    const code = await mailCode(linus)
    await server.database.owner.query(
      `insert into identities (account_id, provider_id, user_id, password)
        select $1::text, 'credential', $1::uuid, password from identities where password is not null limit 1`,
      [linus.id],
    )
    expect((await deleteAccount(linus, code)).json()).toMatchObject({
      code: 'INVALID_PASSWORD',
      error: 'That is not your current password.',
    })
  })
})
