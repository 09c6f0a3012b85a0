import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '#test/accounts.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { type NarrationQuota, openNarrationQuota } from './narration-quota.store.ts'

let database: TestDatabase
let quota: NarrationQuota
let grace: string
let ada: string
beforeAll(async () => {
  database = await freshDatabase()
  quota = openNarrationQuota(database)
  const add = async (name: string) =>
    (await insertAccount(database.owner, { email: `${name}@lounge.example`, password: name })).id
  grace = await add('grace')
  ada = await add('ada')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.owner.query('delete from tellings')
  await database.owner.query('delete from house_tellings')
})

const limits = { perMember: 2, total: 3 }
const today = () => new Date().toISOString().slice(0, 10)
const consume = (memberId: string) => quota.consume(memberId, limits)
const countsOf = async (memberId: string) =>
  (
    await database.owner.query<{ times: number; tokens: number }>(
      'select times, tokens::int as tokens from tellings where user_id = $1',
      [memberId],
    )
  ).rows
const total = async () =>
  (await database.owner.query<{ times: number }>('select times from house_tellings')).rows.map(
    ({ times }) => times,
  )

describe('The quota of narrations', () => {
  test('counts each for its member and in total, by day', async () => {
    expect(await consume(grace)).toEqual({ day: today() })
    expect(await consume(ada)).toEqual({ day: today() })
    await consume(grace)
    expect([await countsOf(grace), await countsOf(ada), await total()]).toEqual([
      [{ times: 2, tokens: 0 }],
      [{ times: 1, tokens: 0 }],
      [3],
    ])
  })

  test('of a member is exhausted without touching that of others, and without counting in total', async () => {
    await consume(grace)
    await consume(grace)
    expect(await consume(grace)).toEqual({ exhausted: 'member' })
    expect([await countsOf(grace), await total()]).toEqual([[{ times: 2, tokens: 0 }], [2]])
    expect(await consume(ada)).toEqual({ day: today() })
  })

  test('of the server is exhausted for all, and the member is not charged', async () => {
    await consume(grace)
    await consume(grace)
    await consume(ada)
    expect(await consume(ada)).toEqual({ exhausted: 'server' })
    expect([await countsOf(ada), await total()]).toEqual([[{ times: 1, tokens: 0 }], [3]])
  })

  test('is kept by narrations at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => consume(grace)))
    expect(results.filter(result => 'day' in result)).toHaveLength(2)
    expect([await countsOf(grace), await total()]).toEqual([[{ times: 2, tokens: 0 }], [2]])
  })

  test('begins anew the next day', async () => {
    await consume(grace)
    await consume(grace)
    for (const table of ['tellings', 'house_tellings'])
      await database.owner.query(`update ${table} set day = day - 1`)
    expect(await consume(grace)).toEqual({ day: today() })
    expect(await total()).toEqual([2, 1])
  })
})

describe('A refund', () => {
  test('gives one narration back to the member and to the server', async () => {
    await consume(grace)
    await consume(grace)
    await consume(ada)
    await quota.refund(grace, today())
    expect([await countsOf(grace), await countsOf(ada), await total()]).toEqual([
      [{ times: 1, tokens: 0 }],
      [{ times: 1, tokens: 0 }],
      [2],
    ])
    expect(await consume(grace)).toEqual({ day: today() })
  })

  test('of another day changes nothing today, and no counter falls below zero', async () => {
    await consume(grace)
    await quota.refund(grace, '2020-01-01')
    expect(await total()).toEqual([1])
    await quota.refund(grace, today())
    await quota.refund(grace, today())
    expect([await countsOf(grace), await total()]).toEqual([[{ times: 0, tokens: 0 }], [0]])
  })
})

test('The tokens of a day add up for the member who used them', async () => {
  await consume(grace)
  await consume(ada)
  await quota.recordTokens(grace, today(), 120)
  await quota.recordTokens(grace, today(), 30)
  await quota.recordTokens(grace, '2020-01-01', 7)
  expect([await countsOf(grace), await countsOf(ada)]).toEqual([
    [{ times: 1, tokens: 150 }],
    [{ times: 1, tokens: 0 }],
  ])
})
