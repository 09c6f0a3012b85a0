import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, join, type Person, signIn } from '#test/people.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ doesJobs: true })
})
afterAll(() => house.close())

const confirm = (token: string) =>
  house.inject({ method: 'POST', url: '/api/auth/change-email/confirm', payload: { token } })
const wish = ({ ask, password }: Person, newEmail: string) =>
  ask('POST', '/api/auth/change-email', { newEmail, password })
const emailOf = async ({ id }: Pick<Person, 'id'>) =>
  (await house.database.owner.query<{ email: string }>('select email from users where id = $1', [id]))
    .rows[0]!.email

test('The link goes to the new address, a word to the old one, and nothing changes before the link is used', async () => {
  const grace = await join(house, 'grace')
  expect((await wish(grace, 'Grace@new.example')).json()).toEqual({ done: true })
  const [link] = await lettersTo(house, 'grace@new.example')
  const [notice] = await lettersTo(house, grace.email)
  expect(link!.text).toContain('/confirm-email?token=')
  expect(notice!.text).toContain('grace@new.example')
  expect(notice!.text).not.toContain('token=')
  expect(await emailOf(grace)).toBe(grace.email)

  const answer = await confirm(tokenIn(link!))
  expect(answer.json()).toEqual({ done: true })
  expect(answer.cookies).toEqual([])
  expect(await emailOf(grace)).toBe('grace@new.example')
  expect((await lettersTo(house, grace.email, 2))[0]!.subject).toBe('Your address was changed')
  await signIn({ ...grace, email: 'grace@new.example' })
  await expect(signIn(grace)).rejects.toThrow('Invalid login credentials')
  expect((await confirm(tokenIn(link!))).statusCode).toBe(400)
})

test('It takes the password and a session', async () => {
  const linus = await join(house, 'linus')
  const wrong = await linus.ask('POST', '/api/auth/change-email', {
    newEmail: 'l@new.example',
    password: 'no idea',
  })
  expect(wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD', fields: { password: expect.any(String) } })
  expect((await wish({ ...linus, ...browser(house) }, 'l@new.example')).statusCode).toBe(401)
  expect((await house.mail.readOutbox(200)).filter(one => one.to === 'l@new.example')).toEqual([])
})

test('A taken address, a spent link and one that never was are one answer, and nothing changes', async () => {
  const [ada, ivy] = [await join(house, 'ada'), await join(house, 'ivy')]
  const free = await wish(ivy, 'ivy@new.example')
  const taken = await wish(ivy, ada.email)
  expect({ ...taken.json() }).toEqual({ ...free.json() })
  const taking = await confirm(tokenIn((await lettersTo(house, ada.email))[0]!))
  const never = await confirm('never-was-a-link-of-any-kind-in-this-house-0')
  expect(taking.statusCode).toBe(400)
  expect({ ...taking.json(), requestId: '' }).toEqual({ ...never.json(), requestId: '' })
  expect([await emailOf(ada), await emailOf(ivy)]).toEqual([ada.email, ivy.email])
})

test('Of several who confirm one address at once a single one gets it, and nobody an error of ours', async () => {
  const people: Person[] = []
  for (const name of ['one', 'two', 'three']) people.push(await join(house, name))
  for (const person of people) await wish(person, 'wanted@new.example')
  const letters = await lettersTo(house, 'wanted@new.example', 3)
  const answers = await Promise.all(letters.map(letter => confirm(tokenIn(letter))))
  expect(answers.map(one => one.statusCode).sort()).toEqual([200, 400, 400])
})

test('A new password makes the link void', async () => {
  const noor = await join(house, 'noor')
  await wish(noor, 'noor@new.example')
  const [link] = await lettersTo(house, 'noor@new.example')
  const changed = await noor.ask('POST', '/api/auth/change-password', {
    currentPassword: noor.password,
    newPassword: 'another evening entirely',
  })
  expect(changed.statusCode).toBe(200)
  expect((await confirm(tokenIn(link!))).statusCode).toBe(400)
  expect(await emailOf(noor)).toBe(noor.email)
})

test('Links that went to the old address are void with it', async () => {
  const moss = await join(house, 'moss')
  const payload = { email: moss.email }
  await house.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload })
  const [reset] = await lettersTo(house, moss.email)
  await wish(moss, 'moss@new.example')
  await confirm(tokenIn((await lettersTo(house, 'moss@new.example'))[0]!))
  const answer = await house.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token: tokenIn(reset!), newPassword: 'another evening entirely' },
  })
  expect(answer.statusCode).toBe(400)
})
