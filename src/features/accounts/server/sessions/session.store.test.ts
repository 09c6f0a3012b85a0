import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '#test/accounts.ts'
import { freshDatabase, type TestDatabase } from '#test/database.ts'
import { issueVerifications } from '../verification.store.ts'
import { cookieNameOf, type Presented, signCookie } from './cookies.ts'
import {
  absoluteSeconds,
  idleSeconds,
  openSessionStore,
  type SessionStore,
  sweepSessions,
} from './session.store.ts'

const secret = 'a secret of this test'
const device = { network: '203.0.113.0/24', userAgent: 'Mozilla/5.0' }

let database: TestDatabase
let store: SessionStore
let grace: string
let ada: string
beforeAll(async () => {
  database = await freshDatabase()
  store = openSessionStore(database, secret)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.owner.query('delete from users')
  await database.owner.query('delete from verifications')
  const add = async (name: string) =>
    (await insertAccount(database.owner, { email: `${name}@lounge.example`, password: name })).id
  grace = await add('grace')
  ada = await add('ada')
})

function presented(token: string, signedWith = secret): Presented {
  const origin = 'https://lounge.example'
  return { origin, cookies: { [cookieNameOf(origin, 'session_token')]: signCookie(token, signedWith) } }
}
const find = (token: string) => store.find(presented(token))
const change = (token: string, assignment: string) =>
  database.owner.query(`update sessions set ${assignment} where token = $1`, [token])
const tokens = async (memberId: string) =>
  (await database.owner.query<{ token: string }>('select token from sessions where user_id = $1', [memberId]))
    .rows

describe('A session', () => {
  test('is found by its signed token, with the member it belongs to', async () => {
    const [token] = [await store.create(grace, device), await store.create(ada, device)]
    const session = (await find(token))!
    expect(session).toMatchObject({
      id: grace,
      email: 'grace@lounge.example',
      role: 'member',
      hasTwoFactor: false,
    })
    const untilEnd = session.expiresAt.getTime() - Date.now()
    expect(Math.abs(untilEnd - idleSeconds * 1000)).toBeLessThan(60_000)
  })

  test('is not found by another signature, an unknown token or no cookie', async () => {
    const token = await store.create(grace, device)
    expect(await store.find(presented(token, 'another secret'))).toBeUndefined()
    expect(await find(`${token}x`)).toBeUndefined()
    expect(await store.find({ origin: 'https://lounge.example', cookies: {} })).toBeUndefined()
  })

  test('has a token of 32 letters and digits that no other session has', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => store.create(grace, device)))
    for (const token of made) expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(new Set(made).size).toBe(made.length)
    expect(new Set(made.join('')).size).toBeGreaterThan(50)
  })

  test('notes when the member signed in, and from where', async () => {
    const token = await store.create(grace, { network: '203.0.113.0/24', userAgent: 'x'.repeat(400) })
    await store.create(ada, { network: '', userAgent: undefined })
    const { rows } = await database.owner.query(
      'select ip_address, user_agent from sessions where token = $1',
      [token],
    )
    expect(rows).toEqual([{ ip_address: '203.0.113.0/24', user_agent: 'x'.repeat(300) }])
    const { rows: users } = await database.owner.query(
      'select from users where last_sign_in_at > now() - $1::interval',
      ['1 minute'],
    )
    expect(users).toHaveLength(2)
  })
})

describe('A session is over', () => {
  test.each([
    ['after its time without use', "expires_at = now() - interval '1 second'"],
    [
      'a month after its beginning, however much it is used',
      "created_at = now() - interval '30 days 1 second'",
    ],
  ])('%s', async (_, assignment) => {
    const [over, good] = [await store.create(grace, device), await store.create(grace, device)]
    await change(over, assignment)
    expect([await find(over), (await find(good))?.id]).toEqual([undefined, grace])
    expect(await store.list(grace)).toHaveLength(1)
    const ids = await database.owner.query<{ id: string; token: string }>('select id, token from sessions')
    const states = await store.findStates(ids.rows.map(({ id }) => id))
    expect(ids.rows.map(({ id, token }) => [token, states.get(id)]).toSorted()).toEqual(
      [
        [good, 'good'],
        [over, 'expired'],
      ].toSorted(),
    )
    await sweepSessions(database.auth)
    expect(await tokens(grace)).toEqual([{ token: good }])
  })

  test('while its account is closed, and good again after that', async () => {
    const token = await store.create(grace, device)
    const close = (until: string | null) =>
      database.owner.query(
        'update users set banned = true, ban_expires = now() + $2::interval where id = $1',
        [grace, until],
      )
    const { rows } = await database.owner.query<{ id: string }>('select id from sessions')
    await close(null)
    expect(await find(token)).toBeUndefined()
    expect(await store.findStates(rows.map(({ id }) => id))).toEqual(new Map())
    await close('1 hour')
    expect(await find(token)).toBeUndefined()
    await close('-1 hour')
    expect((await find(token))?.id).toBe(grace)
  })
})

describe('Use', () => {
  const timesOf = async (token: string) =>
    (
      await database.owner.query<{ used: number; left: number; other: number }>(
        `select extract(epoch from now() - updated_at)::int as used, extract(epoch from expires_at - now())::int as left
         from sessions where token = $1`,
        [token],
      )
    ).rows[0]!

  test('is noted once a minute, prolongs the session used and no other', async () => {
    const [used, other] = [await store.create(grace, device), await store.create(grace, device)]
    for (const token of [used, other])
      await change(token, "updated_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour'")
    await find(used)
    const [times, untouched] = [await timesOf(used), await timesOf(other)]
    expect(times.used).toBeLessThan(60)
    expect(times.left).toBeGreaterThan(idleSeconds - 60)
    expect(untouched.used).toBeGreaterThanOrEqual(120)
    expect(untouched.left).toBeLessThanOrEqual(3600)
  })

  test('within a minute writes nothing', async () => {
    const token = await store.create(grace, device)
    await change(token, "updated_at = now() - interval '50 seconds', expires_at = now() + interval '1 hour'")
    await find(token)
    expect((await timesOf(token)).used).toBeGreaterThanOrEqual(50)
  })
})

describe('Ending', () => {
  test('the presented session ends no other', async () => {
    const [here, there] = [await store.create(grace, device), await store.create(grace, device)]
    await store.endPresented(presented(here, 'another secret'))
    await store.endPresented({ origin: 'https://lounge.example', cookies: {} })
    expect(await tokens(grace)).toHaveLength(2)
    await store.endPresented(presented(here))
    expect(await tokens(grace)).toEqual([{ token: there }])
  })

  test('one session works for its member alone, and says whether there was one', async () => {
    const [token, other] = [await store.create(grace, device), await store.create(grace, device)]
    const { sessionId } = (await find(token))!
    expect(await store.end(ada, sessionId)).toBe(false)
    expect(await store.end(grace, randomUUID())).toBe(false)
    expect(await store.end(grace, sessionId)).toBe(true)
    expect(await store.end(grace, sessionId)).toBe(false)
    expect(await tokens(grace)).toEqual([{ token: other }])
  })

  test('all others leaves the presented one and other members, and ends what waits for the member', async () => {
    const here = await store.create(grace, device)
    const away = [await store.create(grace, device), await store.create(grace, device)]
    const ofAda = await store.create(ada, device)
    await issueVerifications(
      database.auth,
      [grace, ada].map(value => ({ identifier: `trusted-${value}`, value, seconds: 60 })),
    )
    expect(await store.endOthers(grace, presented(here))).toBe(away.length)
    expect([await tokens(grace), await tokens(ada)]).toEqual([[{ token: here }], [{ token: ofAda }]])
    const { rows } = await database.owner.query('select value from verifications')
    expect(rows).toEqual([{ value: ada }])
  })

  test('all others without a good cookie ends every session of the member', async () => {
    const here = await store.create(grace, device)
    expect(await store.endOthers(grace, presented(here, 'another secret'))).toBe(1)
    expect(await tokens(grace)).toEqual([])
  })

  test('and beginning anew leaves one session, the new one', async () => {
    const [old, ofAda] = [await store.create(grace, device), await store.create(ada, device)]
    const token = await store.replaceAll(grace, device)
    expect(token).not.toBe(old)
    expect([await tokens(grace), await tokens(ada)]).toEqual([[{ token }], [{ token: ofAda }]])
  })
})

test('The list of sessions has those of the member, last used first', async () => {
  const [first, second, third] = [
    await store.create(grace, { ...device, userAgent: 'first' }),
    await store.create(grace, { ...device, userAgent: 'second' }),
    await store.create(grace, { ...device, userAgent: 'third' }),
  ]
  await store.create(ada, device)
  await change(first, "updated_at = now() - interval '1 hour'")
  await change(second, "updated_at = now() - interval '3 hours'")
  await change(third, "updated_at = now() - interval '2 hours'")
  expect((await store.list(grace)).map(({ userAgent }) => userAgent)).toEqual(['first', 'third', 'second'])
})

test('A session lives for a week without use, and for thirty days at most', () => {
  expect([idleSeconds, absoluteSeconds].map(seconds => seconds / 86_400)).toEqual([7, 30])
})
