import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { readSpeechToday } from './speech-today.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

test('What was read aloud to all members today is summed up', async () => {
  expect(await readSpeechToday(server.database)).toEqual({ characters: 0, members: 0 })
  const members = [await createMember(server, 'ada'), await createMember(server, 'grace')]
  for (const [index, { id }] of members.entries())
    await server.database.owner.query(
      `insert into speech_use (user_id, day, characters)
       values ($1, (now() at time zone 'UTC')::date, $2), ($1, '2026-01-01', 9000)`,
      [id, 1000 * (index + 1)],
    )
  expect(await readSpeechToday(server.database)).toEqual({ characters: 3000, members: 2 })
})
