import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Models } from '#platform/server/models/open-models.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { readModelUse } from './read-model-use.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase('empty')
})
afterAll(() => database.close())

const failure = { kind: 'busy', status: 429, at: new Date(), isOver: true }
const models: Models = {
  model: { stream: async function* () {} },
  narrationsPerMember: 40,
  narrationsInTotal: 400,
  readFailure: () => failure,
}

test('What all members together had written today is read, beside how much they may', async () => {
  expect(await readModelUse({ models, database })).toEqual({ used: 0, limit: 400, failure })
  await database.owner.query(
    `insert into house_tellings (day, times) values ((now() at time zone 'UTC')::date, 7), ('2026-01-01', 90)`,
  )
  expect(await readModelUse({ models, database })).toMatchObject({ used: 7 })
})

test('Without a model, or with none for members, there is no use', async () => {
  expect(await readModelUse({ models: { ...models, model: undefined }, database })).toBeUndefined()
  expect(await readModelUse({ models: { ...models, narrationsInTotal: 0 }, database })).toBeUndefined()
})
