import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, signUp, type TestMember, unlockAdmin } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'

const path = '/api/admin/lounge-profile'
const texts = {
  address: '12 Ember Lane\nAtlanta',
  hours: 'Tuesday to Sunday, 4 pm to 1 am',
  houseRules: 'No cutting of other people’s cigars.',
  welcome: 'Good to have you. Ask for Otis at the counter.',
}

let server: TestApp
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
  ada = await createMember(server, 'ada')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())

const bell = async (member: TestMember) =>
  (await member.request('GET', '/api/notifications')).json().notifications

test('A new member of a lounge without a welcome message is told nothing', async () => {
  expect(await bell(await signUp(server, 'early'))).toEqual([])
})

test('What the lounge says of itself is there for members at once, and the welcome for admins only', async () => {
  const grace = await createMember(server, 'grace')
  expect((await grace.request('GET', '/api/lounge/profile')).json()).toEqual({
    address: '',
    hours: '',
    houseRules: '',
  })
  expect((await ada.request('PUT', path, { ...texts, version: 1 })).json()).toMatchObject({
    ...texts,
    version: 2,
    changedBy: 'ada',
  })
  const { welcome: _, ...published } = texts
  expect((await grace.request('GET', '/api/lounge/profile')).json()).toEqual(published)
  expect((await grace.request('GET', path)).statusCode).toBe(403)
  expect((await grace.request('PUT', path, { ...texts, version: 2 })).statusCode).toBe(403)
})

test('The second of two admins is told, with what is stored by now', async () => {
  const answer = await ada.request('PUT', path, { ...texts, hours: 'Never', version: 1 })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { ...texts, version: 2 } })
})

test('A text that is too long is refused next to its field', async () => {
  const answer = await ada.request('PUT', path, { ...texts, hours: 'x'.repeat(601), version: 2 })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual(['hours'])
})

test('The welcome message is the first notification of a new member, once', async () => {
  const linus = await signUp(server, 'linus')
  await waitFor(async () =>
    expect(await bell(linus)).toMatchObject([
      { kind: 'announcements', title: 'Welcome to Smoke Deck', body: texts.welcome, href: '/lounge' },
    ]),
  )
})

test('The audit log says which texts were changed, and not how', async () => {
  await ada.request('PUT', path, { ...texts, hours: 'Daily', version: 2 })
  const { rows } = await server.database.owner.query(
    "select details from audit_log where action = 'lounge.change' order by position desc limit 1",
  )
  expect(rows).toEqual([{ details: { fields: ['hours'] } }])
})

test('Guests read the rules, as they are now', async () => {
  const answer = await server.inject('/house-rules')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('data-page="house-rules"')
})
