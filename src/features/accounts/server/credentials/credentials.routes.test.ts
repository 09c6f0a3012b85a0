import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, createMember, signIn } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const signUp = (email: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: { email, password } })

test('Signing up creates an account without a session, and returns no token', async () => {
  const answer = await signUp('Grace@Lounge.example ', 'smoke rings at nine')
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    user: { id: expect.any(String), email: 'grace@lounge.example', role: 'member' },
  })
  expect(answer.cookies).toEqual([])
})

test('A session token is sent in a cookie only', async () => {
  const ada = await createMember(server, 'ada')
  const session = await ada.request('GET', '/api/auth/get-session')
  expect(session.json()).toMatchObject({ user: { email: 'ada@lounge.example' } })
  await signIn(ada)
  const [cookie] = ada.cookies.values()
  const token = decodeURIComponent(cookie!).split('.')[0]!
  expect((await ada.request('POST', '/api/auth/sign-in/email', ada)).body).not.toContain(token)
})

test('A known address is refused with the message that the form recognizes', async () => {
  await signUp('known@lounge.example', 'smoke rings at nine')
  const answer = await signUp('KNOWN@lounge.example', 'another evening here')
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS', error: 'User already registered' })
})

test('A wrong password and an unknown address get the same response', async () => {
  await signUp('linus@lounge.example', 'smoke rings at nine')
  const attempt = (email: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: 'no idea at all' },
    })
  const [wrong, unknown] = [await attempt('linus@lounge.example'), await attempt('nobody@lounge.example')]
  expect(wrong.statusCode).toBe(401)
  expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
  expect(wrong.json().error).toBe('Invalid login credentials')
})

test('After signing out the old cookie is rejected', async () => {
  const person = await createMember(server, 'leaver')
  const old = new Map(person.cookies)
  expect((await person.request('POST', '/api/auth/sign-out')).statusCode).toBe(200)
  const thief = browser(server)
  for (const [name, value] of old) thief.cookies.set(name, value)
  expect((await thief.request('GET', '/api/auth/get-session')).json()).toBeNull()
})
