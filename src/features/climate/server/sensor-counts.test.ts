import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { countSensors } from './sensor-counts.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

test('Sensors of all members are counted: those that report, are silent, and were never heard', async () => {
  const { owner } = server.database
  const now = new Date()
  const members = [await createMember(server, 'ada'), await createMember(server, 'grace')]
  const banned = await createMember(server, 'linus')
  await owner.query('update users set banned = true where id = $1', [banned.id])
  const add = (memberId: string, kind: string, minutesAgo: number | null) =>
    owner.query('insert into devices (user_id, name, kind, latest_at) values ($1, $2, $3, $4)', [
      memberId,
      `${kind} ${minutesAgo}`,
      kind,
      minutesAgo === null ? null : new Date(now.getTime() - minutesAgo * 60_000),
    ])
  for (const { id } of members) await add(id, 'push', 5)
  await add(members[0]!.id, 'push', 20)
  await add(members[0]!.id, 'push', null)
  await add(members[0]!.id, 'simulator', 600)
  await add(banned.id, 'push', 600)
  expect(await countSensors(server.database, now)).toEqual({ reporting: 2, silent: 1, unheard: 1 })
})
