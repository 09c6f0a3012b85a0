import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { browser, join, signIn } from '#test/people.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())

const signUp = (email: string, password: string) =>
  house.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: { email, password } })

test('Signing up opens an account, signs nobody in and says no token', async () => {
  const answer = await signUp('Grace@Lounge.example ', 'smoke rings at nine')
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    user: { id: expect.any(String), email: 'grace@lounge.example', role: 'member' },
  })
  expect(answer.cookies).toEqual([])
})

test('A session travels in a cookie alone', async () => {
  const ada = await join(house, 'ada')
  const session = await ada.ask('GET', '/api/auth/get-session')
  expect(session.json()).toMatchObject({ user: { email: 'ada@lounge.example' } })
  await signIn(ada)
  const [cookie] = ada.cookies.values()
  const token = decodeURIComponent(cookie!).split('.')[0]!
  expect((await ada.ask('POST', '/api/auth/sign-in/email', ada)).body).not.toContain(token)
})

test('A known address is told so, by the sentence that the form turns into words', async () => {
  await signUp('known@lounge.example', 'smoke rings at nine')
  const answer = await signUp('KNOWN@lounge.example', 'another evening here')
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS', error: 'User already registered' })
})

test('Wrong password and unknown address are one answer', async () => {
  await signUp('linus@lounge.example', 'smoke rings at nine')
  const attempt = (email: string) =>
    house.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password: 'no idea at all' },
    })
  const [wrong, unknown] = [await attempt('linus@lounge.example'), await attempt('nobody@lounge.example')]
  expect(wrong.statusCode).toBe(401)
  expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
  expect(wrong.json().error).toBe('Invalid login credentials')
})

test('After signing out the old cookie is worth nothing', async () => {
  const person = await join(house, 'leaver')
  const old = new Map(person.cookies)
  expect((await person.ask('POST', '/api/auth/sign-out')).statusCode).toBe(200)
  const thief = browser(house)
  for (const [name, value] of old) thief.cookies.set(name, value)
  expect((await thief.ask('GET', '/api/auth/get-session')).json()).toBeNull()
})
