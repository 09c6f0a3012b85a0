import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, createMember, signIn, type TestMember } from '#test/members.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ doesJobs: true })
})
afterAll(() => server.close())

const confirm = (token: string) =>
  server.inject({ method: 'POST', url: '/api/auth/change-email/confirm', payload: { token } })
const wish = ({ request, password }: TestMember, newEmail: string) =>
  request('POST', '/api/auth/change-email', { newEmail, password })
const emailOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.database.owner.query<{ email: string }>('select email from users where id = $1', [id]))
    .rows[0]!.email

test('The link goes to the new address, a notice to the old one, and nothing changes before the link is used', async () => {
  const grace = await createMember(server, 'grace')
  expect((await wish(grace, 'Grace@new.example')).json()).toEqual({ done: true })
  const [link] = await lettersTo(server, 'grace@new.example')
  const [notice] = await lettersTo(server, grace.email)
  expect(link!.text).toContain('/confirm-email?token=')
  expect(notice!.text).toContain('grace@new.example')
  expect(notice!.text).not.toContain('token=')
  expect(await emailOf(grace)).toBe(grace.email)

  const answer = await confirm(tokenIn(link!))
  expect(answer.json()).toEqual({ done: true })
  expect(answer.cookies).toEqual([])
  expect(await emailOf(grace)).toBe('grace@new.example')
  expect((await lettersTo(server, grace.email, 2))[0]!.subject).toBe('Your email address was changed')
  await signIn({ ...grace, email: 'grace@new.example' })
  await expect(signIn(grace)).rejects.toThrow('Invalid login credentials')
  expect((await confirm(tokenIn(link!))).statusCode).toBe(400)
})

test('It requires the password and a session', async () => {
  const linus = await createMember(server, 'linus')
  const wrong = await linus.request('POST', '/api/auth/change-email', {
    newEmail: 'l@new.example',
    password: 'no idea',
  })
  expect(wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD', fields: { password: expect.any(String) } })
  expect((await wish({ ...linus, ...browser(server) }, 'l@new.example')).statusCode).toBe(401)
  expect((await server.mail.readOutbox()).filter(one => one.to === 'l@new.example')).toEqual([])
})

test('A taken address, a used link and an unknown one get the same response, and nothing changes', async () => {
  const [ada, ivy] = [await createMember(server, 'ada'), await createMember(server, 'ivy')]
  const free = await wish(ivy, 'ivy@new.example')
  const taken = await wish(ivy, ada.email)
  expect({ ...taken.json() }).toEqual({ ...free.json() })
  const taking = await confirm(tokenIn((await lettersTo(server, ada.email))[0]!))
  const never = await confirm('never-was-a-link-of-any-kind-in-this-server-0')
  expect(taking.statusCode).toBe(400)
  expect({ ...taking.json(), requestId: '' }).toEqual({ ...never.json(), requestId: '' })
  expect([await emailOf(ada), await emailOf(ivy)]).toEqual([ada.email, ivy.email])
})

test('Of several confirmations of one address at once one succeeds, and none gets a 500', async () => {
  const people: TestMember[] = []
  for (const name of ['one', 'two', 'three']) people.push(await createMember(server, name))
  for (const person of people) await wish(person, 'wanted@new.example')
  const letters = await lettersTo(server, 'wanted@new.example', 3)
  const answers = await Promise.all(letters.map(letter => confirm(tokenIn(letter))))
  expect(answers.map(one => one.statusCode).sort()).toEqual([200, 400, 400])
})

test('A new password invalidates the link', async () => {
  const noor = await createMember(server, 'noor')
  await wish(noor, 'noor@new.example')
  const [link] = await lettersTo(server, 'noor@new.example')
  const changed = await noor.request('POST', '/api/auth/change-password', {
    currentPassword: noor.password,
    newPassword: 'another evening entirely',
  })
  expect(changed.statusCode).toBe(200)
  expect((await confirm(tokenIn(link!))).statusCode).toBe(400)
  expect(await emailOf(noor)).toBe(noor.email)
})

test('Links that went to the old address are invalidated with it', async () => {
  const moss = await createMember(server, 'moss')
  const payload = { email: moss.email }
  await server.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload })
  const [reset] = await lettersTo(server, moss.email)
  await wish(moss, 'moss@new.example')
  await confirm(tokenIn((await lettersTo(server, 'moss@new.example'))[0]!))
  const answer = await server.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token: tokenIn(reset!), newPassword: 'another evening entirely' },
  })
  expect(answer.statusCode).toBe(400)
})

test('Another address ends every other session and trusted device, and keeps this browser signed in', async () => {
  const edsger = await createMember(server, 'edsger')
  const thief = browser(server)
  await signIn({ ...thief, email: edsger.email, password: edsger.password })
  await server.database.owner.query(
    "insert into verifications (identifier, value, expires_at) values ('a trusted device', $1, now() + interval '1 day')",
    [edsger.id],
  )
  await wish(edsger, 'edsger@new.example')
  const token = tokenIn((await lettersTo(server, 'edsger@new.example'))[0]!)
  expect((await edsger.request('POST', '/api/auth/change-email/confirm', { token })).json()).toEqual({
    done: true,
  })
  const statuses = [edsger, thief].map(async ({ request }) => (await request('GET', '/api/me')).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 401])
  const { rows } = await server.database.owner.query('select 1 from verifications where value = $1', [
    edsger.id,
  ])
  expect(rows).toEqual([])
})

test('Opened in the browser of another member, the link ends every session of its own member and none of the other', async () => {
  const [ken, other] = [await createMember(server, 'ken'), await createMember(server, 'other')]
  await wish(ken, 'ken@new.example')
  const token = tokenIn((await lettersTo(server, 'ken@new.example'))[0]!)
  await other.request('POST', '/api/auth/change-email/confirm', { token })
  const statuses = [ken, other].map(async ({ request }) => (await request('GET', '/api/me')).statusCode)
  expect(await Promise.all(statuses)).toEqual([401, 200])
})
