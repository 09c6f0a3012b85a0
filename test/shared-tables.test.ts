import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from './database.ts'
import { sharedTables } from './shared-tables.ts'

const [ada, grace] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  for (const id of [ada, grace])
    await database.owner.query('insert into users (id, email) values ($1, $2)', [id, `${id}@lounge.example`])
  await database.owner.query(
    "insert into announcements (title, body) values ('Closed tonight', 'The boiler is out.')",
  )
  await tryAs(ada, "select * from post_chat_message('general', gen_random_uuid(), 'Hello', null, '{}', null)")
  await tryAs(ada, "select r.* from chat_messages m, react_to_message('general', m.id, 'fire', true) r")
  await tryAs(ada, `select open_live_pairing(null, 'A cigar', '[{"id":"rum","name":"Rum","score":80}]')`)
})
afterAll(() => database.close())

/** As the role of requests: how many rows it sees, or the code of its refusal. */
async function tryAs(memberId: string | undefined, statement: string): Promise<number | string> {
  try {
    return await database.inTransaction(memberId, async transaction => {
      const { rowCount } = await transaction.execute(statement)
      return rowCount ?? 0
    })
  } catch (failure) {
    const { code, cause } = failure as { code?: string; cause?: { code?: string } }
    return code ?? cause?.code ?? String(failure)
  }
}

test.each(sharedTables)(
  'every member reads %s, a request without a member reads nothing, and no member writes to it',
  async name => {
    for (const member of [ada, grace]) expect(await tryAs(member, `select * from ${name}`)).toBeGreaterThan(0)
    expect(await tryAs(undefined, `select * from ${name}`)).toBe(0)
    for (const statement of [`delete from ${name}`, `truncate ${name}`, `insert into ${name} default values`])
      expect(await tryAs(ada, statement), statement).toBe('42501')
  },
)

test('a message is changed by its author, and written by a member only', async () => {
  expect(await tryAs(ada, "update chat_messages set content = ''")).toBe('42501')
  const post = "select * from post_chat_message('general', gen_random_uuid(), 'x', null, '{}', null)"
  expect(await tryAs(undefined, post)).toBe('42501')
  expect(await tryAs(grace, post)).toBe(1)
  const change =
    "select * from chat_messages m, change_chat_message('general', m.id, 'x', '{}') where m.seq = 1"
  expect(await tryAs(grace, change)).toBe(0)
  expect(await tryAs(ada, change)).toBe(1)
})

test('no member moderates a message, or lifts a silence', async () => {
  const moderate = "select * from chat_messages m, moderate_chat_message('general', m.id, true, false)"
  expect(await tryAs(ada, moderate)).toBe('42501')
  expect(await tryAs(ada, 'delete from chat_silences')).toBe('42501')
})
