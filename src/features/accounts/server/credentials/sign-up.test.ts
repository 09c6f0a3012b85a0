import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, signUpFloorMs: 300 })
})
afterAll(() => server.close())

const signUp = (email: string, remoteAddress = '10.0.0.1') =>
  server.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email, password: 'smoke rings at nine' },
    remoteAddress,
  })

test('Refused and failed sign-ups are not counted as known addresses', async () => {
  await server.database.owner.query("alter table users add constraint no_curse check (email !~ '^cursed')")
  for (let round = 0; round < 7; round += 1) {
    const broken = await signUp('cursed@lounge.example', '10.0.0.5')
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'INTERNAL'])
  }
  await server.database.owner.query('alter table users drop constraint no_curse')
  await signUp('known@lounge.example', '10.0.0.2')
  expect((await signUp('known@lounge.example', '10.0.0.5')).json().code).toBe('USER_ALREADY_EXISTS')
})

test('Of several sign-ups with one new address at once one gets the account, and the others are refused', async () => {
  const both = await Promise.all([6, 7, 8].map(at => signUp('twice@lounge.example', `10.0.0.${at}`)))
  expect(both.map(one => one.json().code ?? 'opened').sort()).toEqual([
    'USER_ALREADY_EXISTS',
    'USER_ALREADY_EXISTS',
    'opened',
  ])
})

test('A name is trimmed, storable and no longer than a hundred characters', async () => {
  const named = (name: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'named@lounge.example', password: 'smoke rings at nine', name },
      remoteAddress: '10.0.3.1',
    })
  for (const name of ['Ada\u0000', 'Ada\ud800', 'x'.repeat(101)])
    expect((await named(name)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: expect.any(String) },
    })
  expect((await named(`  ${'x'.repeat(100)} `)).statusCode).toBe(200)
  const { rows } = await server.database.owner.query("select name from users where email like 'named@%'")
  expect(rows).toEqual([{ name: 'x'.repeat(100) }])
})

test('An address with a plus and an apostrophe is accepted', async () => {
  expect((await signUp("o'neil+x@sub.example.com", '10.0.3.2')).statusCode).toBe(200)
})

test.each([
  'a@b.c\u0000',
  'a@b.c\u0007',
  'a@b.c\ud800',
  'a@b.c',
  'a,b@lounge.example',
  'a..b@lounge.example',
  'a(b)@lounge.example',
  'ada@lounge_bar.example',
  'ä@lounge.example',
])('%j is no mail address', async email => {
  expect((await signUp(email)).json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'Please enter a valid email address' },
  })
})
