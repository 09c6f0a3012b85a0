import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

const most = 20
let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, messagesPerMember: most })
})
afterAll(() => server.close())

const messages = '/api/chat/channels/general/messages'
const post = (person: TestMember, content = 'Good evening.') =>
  person.request('POST', messages, { id: randomUUID(), content })

test('A member writes so many messages at once, then waits, and others do not wait with them', async () => {
  const [ada, grace] = [await createMember(server, 'ada'), await createMember(server, 'grace')]
  const answers = await Promise.all(Array.from({ length: most + 10 }, () => post(ada)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(most)
  expect(refused).toHaveLength(10)
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ code: 'TOO_FAST' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
  }
  expect((await post(grace)).statusCode).toBe(201)
  expect((await ada.request('GET', messages)).statusCode).toBe(200)
})

test('Changes, reactions and deletions count as messages do', async () => {
  const linus = await createMember(server, 'linus')
  const { id } = (await post(linus)).json()
  const writes = [
    () => linus.request('PATCH', `${messages}/${id}`, { content: 'Good morning.' }),
    () => linus.request('PUT', `${messages}/${id}/reactions/cheers`),
    () => linus.request('DELETE', `${messages}/${id}/reactions/cheers`),
  ]
  for (let count = 1; count < most; count += 1)
    expect((await writes[count % writes.length]!()).statusCode).toBe(200)
  for (const write of [...writes, () => post(linus), () => linus.request('DELETE', `${messages}/${id}`)]) {
    const { statusCode, headers } = await write()
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^([1-9]|10)$/)])
  }
})

test('Notices that a member types use up no messages', async () => {
  const joan = await createMember(server, 'joan')
  const typing = () => joan.request('PUT', '/api/chat/channels/general/typing')
  const answers = await Promise.all(Array.from({ length: most + 10 }, typing))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await post(joan)).statusCode).toBe(201)
})
