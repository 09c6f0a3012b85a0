import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { browser, createMember, isSignedIn, signInElsewhere, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const refusal = { error: expect.any(String), requestId: expect.any(String) }

describe('a passkey', () => {
  const origin = 'http://localhost:80'

  async function addPasskey(person: TestMember, key = authenticator(origin)) {
    const { password } = person
    const options = await person.request('POST', '/api/auth/passkey/generate-register-options', { password })
    expect(options.statusCode, options.body).toBe(200)
    const made = key.make(options.json())
    const added = await person.request('POST', '/api/auth/passkey/verify-registration', {
      response: made,
      name: 'Key',
    })
    return { key, added }
  }

  async function signInWith(key: ReturnType<typeof authenticator>, own = browser(server)) {
    const options = await own.request('POST', '/api/auth/passkey/generate-authenticate-options')
    expect(options.json()).toMatchObject({ userVerification: 'required' })
    expect(options.json().allowCredentials ?? []).toEqual([])
    const answer = await own.request('POST', '/api/auth/passkey/verify-authentication', {
      response: key.show(options.json()),
    })
    return { own, answer }
  }

  test('is registered with the password, ends other sessions and signs in by itself', async () => {
    const grace = await createMember(server, 'grace-key')
    const other = await signInElsewhere(server, grace)
    const { key, added } = await addPasskey(grace)
    expect(added.statusCode, added.body).toBe(200)
    expect(added.json()).toEqual({ id: expect.any(String) })
    expect([await isSignedIn(grace), await isSignedIn(other)]).toEqual([true, false])
    const { own, answer } = await signInWith(key)
    expect(answer.json()).toEqual({ done: true })
    expect((await own.request('GET', '/api/me')).json()).toMatchObject({ email: grace.email })
    const listed = (await grace.request('GET', '/api/auth/passkey/list-user-passkeys')).json()
    expect(listed).toEqual({ passkeys: [{ ...added.json(), name: 'Key', createdAt: expect.any(String) }] })
  })

  test('is not registered without the right password', async () => {
    const ada = await createMember(server, 'ada-key')
    const options = await ada.request('POST', '/api/auth/passkey/generate-register-options', {
      password: 'no idea',
    })
    expect([options.statusCode, options.json().code]).toEqual([422, 'INVALID_PASSWORD'])
    expect(options.json().fields).toEqual({ password: 'That is not your current password.' })
  })

  test('ends the session that the browser had before', async () => {
    const linus = await createMember(server, 'linus-key')
    const { key } = await addPasskey(linus)
    const before = new Map(linus.cookies)
    await signInWith(key, linus)
    const thief = browser(server)
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect([await isSignedIn(linus), await isSignedIn(thief)]).toEqual([true, false])
  })

  test('is accepted only for its challenge, its site and a verified user', async () => {
    const eve = await createMember(server, 'eve-key')
    const { key } = await addPasskey(eve)
    const options = await browser(server).request('POST', '/api/auth/passkey/generate-authenticate-options')
    const shown = { response: key.show(options.json()) }
    const attempts = [browser(server).request('POST', '/api/auth/passkey/verify-authentication', shown)]
    attempts.push(
      signInWith(Object.assign(key, { origin: 'https://evil.example' })).then(({ answer }) => answer),
    )
    const codes = (await Promise.all(attempts)).map(answer => [answer.statusCode, answer.json().code])
    Object.assign(key, { origin, checksHolder: false })
    const { answer } = await signInWith(key)
    expect([...codes, [answer.statusCode, answer.json().code]]).toEqual(
      Array(3).fill([401, 'AUTHENTICATION_FAILED']),
    )
    expect((await signInWith(Object.assign(key, { checksHolder: true }))).answer.statusCode).toBe(200)
  })

  test('that is unknown or malformed is refused alike', async () => {
    const { answer } = await signInWith(authenticator(origin))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTHENTICATION_FAILED'])
    const member = await createMember(server, 'nonsense-key')
    const key = authenticator(origin)
    const { added } = await addPasskey(member, Object.assign(key, { checksHolder: false }))
    expect([added.statusCode, added.json().code]).toEqual([422, 'FAILED_TO_VERIFY_REGISTRATION'])
    const made = key.make({ challenge: 'AAAA', rp: { id: 'localhost' } }) as { response: object }
    for (const response of [
      made,
      { ...made, response: { ...made.response, attestationObject: 'AAAA' } },
      {},
    ]) {
      const answer = await member.request('POST', '/api/auth/passkey/verify-registration', { response })
      expect(answer.statusCode, answer.body).toBe(422)
    }
  })

  test('is removed only by its member, with the password', async () => {
    const [mine, theirs] = [await createMember(server, 'mine-key'), await createMember(server, 'theirs-key')]
    const { key, added } = await addPasskey(mine)
    const take = (who: TestMember, id: string, password = who.password) =>
      who.request('POST', '/api/auth/passkey/delete-passkey', { id, password })
    const foreign = await take(theirs, added.json().id)
    const unknown = await take(theirs, '00000000-0000-4000-8000-000000000000')
    expect({ ...foreign.json(), ...refusal }).toEqual({ ...unknown.json(), ...refusal })
    expect([foreign.statusCode, (await take(mine, added.json().id, 'wrong')).statusCode]).toEqual([404, 422])
    expect((await take(mine, added.json().id)).statusCode).toBe(200)
    expect((await signInWith(key)).answer.statusCode).toBe(401)
  })

  test('of a closed account is refused', async () => {
    const gone = await createMember(server, 'gone-key')
    const { key } = await addPasskey(gone)
    await server.database.owner.query('update users set banned = true where id = $1', [gone.id])
    const { answer, own } = await signInWith(key)
    expect([answer.statusCode, answer.json().code, await isSignedIn(own)]).toEqual([
      403,
      'BANNED_USER',
      false,
    ])
  })

  test('that is wrong counts per network, as a password does', async () => {
    const show = (remoteAddress: string) =>
      server.inject({
        method: 'POST',
        url: '/api/auth/passkey/verify-authentication',
        remoteAddress,
        payload: {
          response: {
            id: 'AA',
            rawId: 'AA',
            type: 'public-key',
            response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
          },
        },
      })
    for (const end of ['1', '2']) expect((await show(`2001:db8:0:7::${end}`)).statusCode).toBe(401)
    const { rows } = await server.database.owner.query(
      "select tries from attempts where key like 'signInByAddress 2001:%'",
    )
    expect(rows).toEqual([{ tries: 2 }])
  })
})
