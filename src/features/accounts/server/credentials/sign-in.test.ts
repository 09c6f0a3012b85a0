import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestTimeouts } from '#platform/server/database/open-database.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { lettersTo, tokenIn } from '#test/mailbox.ts'
import { browser, createMember, signIn, signUp, type TestMember } from '#test/members.ts'
import { attemptLimits, slowdowns } from '../attempts.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true, timeouts: requestTimeouts })
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('delete from attempts'))

const tryFrom = (remoteAddress: string, email: string, password = 'no idea at all', cookie = '') =>
  server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    remoteAddress,
    headers: { cookie },
    payload: { email, password },
  })
const cookiesOf = ({ cookies }: Pick<TestMember, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe('400 wrong sign-ins at once from 50 networks', () => {
  test('get 401 or 503, never 500, and members are not affected', async () => {
    const member = await createMember(server, 'member')
    // They have been here before: what their requests need is open.
    await member.request('GET', '/api/me')
    let isOver = false
    const asMember = async () => {
      const seen: number[] = []
      while (!isOver) seen.push((await member.request('GET', '/api/me')).statusCode)
      return seen
    }
    const seen = asMember()
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, at) => tryFrom(`10.1.${at % 50}.1`, `stranger${at}@lounge.example`)),
    )
    isOver = true
    const [ofMember, statuses] = [await seen, answers.map(({ statusCode }) => statusCode)]
    expect(new Set(ofMember)).toEqual(new Set([200]))
    expect(ofMember.length).toBeGreaterThan(3)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    for (const shed of answers.filter(({ statusCode }) => statusCode === 503)) {
      expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0)
      expect(shed.json().code).toBe('UNAVAILABLE')
    }
    // What was turned away was no try: only wrong passwords count.
    const { rows } = await server.database.owner.query<{ tries: number }>(
      "select sum(tries)::int as tries from attempts where key like 'signInByAddress %'",
    )
    expect(rows[0]!.tries).toBe(statuses.filter(status => status === 401).length)
  }, 60_000)
})

describe('Guessing the password of another member', () => {
  /** As many wrong tries as a day has, from many networks, a moment ago. */
  async function guessAllDay(email: string, tries = slowdowns.signInByAccountDaily.tries + 20) {
    for (const at of [1, 2]) await tryFrom(`203.0.113.${at}`, email)
    await server.database.owner.query('update attempts set tries = $1 where key = $2', [
      tries,
      `signInByAccountDaily ${email}`,
    ])
  }

  test('makes signing in slower on a new device, and refuses no one', async () => {
    const grace = await createMember(server, 'grace')
    await guessAllDay(grace.email)
    const began = performance.now()
    expect((await tryFrom('198.51.100.7', grace.email, grace.password)).statusCode).toBe(200)
    const { stepMs } = slowdowns.signInByAccountDaily
    expect(performance.now() - began).toBeGreaterThan(20 * stepMs)
  })

  test('is as slow where the address has no account', async () => {
    await guessAllDay('nobody@lounge.example')
    const began = performance.now()
    expect((await tryFrom('198.51.100.7', 'nobody@lounge.example')).statusCode).toBe(401)
    expect(performance.now() - began).toBeGreaterThan(20 * slowdowns.signInByAccountDaily.stepMs)
  })

  test('changes nothing on a device where the member has signed in before, even in the same network', async () => {
    const ada = await createMember(server, 'ada')
    await ada.request('POST', '/api/auth/sign-out')
    for (let guess = 0; guess < 12; guess += 1) await tryFrom('127.0.0.1', ada.email)
    await guessAllDay(ada.email)
    await server.database.owner.query('update attempts set tries = $1 where key like $2', [
      attemptLimits.signInByAddress.tries,
      'signInByAddress %',
    ])
    const began = performance.now()
    await signIn(ada)
    expect(performance.now() - began).toBeLessThan(1_500)
    await expect(signIn({ ...browser(server), email: ada.email, password: ada.password })).rejects.toThrow(
      'TOO_MANY_REQUESTS',
    )
  })

  test('goes no faster on a known device: ten tries there as well', async () => {
    const linus = await createMember(server, 'linus')
    const answers: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      answers.push(
        (
          await tryFrom(
            `10.2.0.${guess}`,
            linus.email,
            'no idea at all',
            cookiesOf({ cookies: withoutSession(linus) }),
          )
        ).statusCode,
      )
    expect(answers).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('gains nothing by the cookie of another member, nor by one that was made up or changed', async () => {
    const eve = await createMember(server, 'eve')
    const known = eve.cookies.get('smoke-deck.known_device')!
    expect(decodeURIComponent(known)).not.toContain('eve')
    const made = [known, known.replace(/.$/, last => (last === 'A' ? 'B' : 'A')), 'a~9999999999~b']
    await tryFrom('10.3.0.1', 'victim@lounge.example')
    await server.database.owner.query('update attempts set tries = 10 where key like $1', [
      'signInByAccount victim@%',
    ])
    for (const value of made) {
      const cookie = `smoke-deck.known_device=${value}`
      const answer = await tryFrom('10.3.0.1', 'victim@lounge.example', 'no idea at all', cookie)
      expect(answer.statusCode).toBe(429)
    }
  })

  test('of two members who share a browser leaves both known there', async () => {
    const [ann, bob] = [await createMember(server, 'ann'), await createMember(server, 'bob')]
    const shared = browser(server)
    for (const { email, password } of [ann, bob, ann]) await signIn({ ...shared, email, password })
    await server.database.owner.query('delete from attempts')
    for (const { email } of [ann, bob]) {
      await tryFrom('10.4.0.1', email, 'no idea at all', cookiesOf({ cookies: withoutSession(shared) }))
      const { rows } = await server.database.owner.query('delete from attempts returning key')
      expect(rows).toEqual([{ key: expect.stringMatching(/^signInByDevice [\w-]{22}$/) }])
    }
  })

  test('ends with a new password by email: what was counted against the account is forgotten', async () => {
    const noor = await createMember(server, 'noor')
    for (let guess = 0; guess < 11; guess += 1) await tryFrom('127.0.0.1', noor.email)
    await guessAllDay(noor.email)
    const payload = { email: noor.email }
    await server.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload })
    const [letter] = await lettersTo(server, noor.email)
    const password = 'another evening entirely'
    const reset = { token: tokenIn(letter!), newPassword: password }
    const answer = await server.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: reset,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { rows } = await server.database.owner.query('select key from attempts where key like $1', [
      `%${noor.email}%`,
    ])
    expect(rows).toEqual([])
    await signIn({ ...browser(server), email: noor.email, password })
  })
})

test('Timing does not tell a wrong password from an unknown address', async () => {
  const ivy = await signUp(server, 'ivy')
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 30; round += 1)
    for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const began = performance.now()
      const email = kind === 'known' ? ivy.email : `unknown-${round}@lounge.example`
      expect((await tryFrom(`10.5.0.${round}`, email)).statusCode).toBe(401)
      times[kind].push(performance.now() - began)
    }
  // Other work on the machine adds to some of them and takes from none: the quicker quarter shows the least of it.
  const quicker = (all: number[]) => all.sort((a, b) => a - b)[7]!
  const [ofKnown, ofUnknown] = [quicker(times.known), quicker(times.unknown)]
  expect(Math.abs(ofKnown - ofUnknown), `${ofKnown} and ${ofUnknown} ms`).toBeLessThan(5 + ofUnknown / 2)
})

test('Links to reset and links to sign in do not use up each other', async () => {
  const send = async (path: string) =>
    (
      await server.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload: { email: 'often@lounge.example' },
      })
    ).statusCode
  const statuses: number[] = []
  for (let round = 0; round < 4; round += 1) statuses.push(await send('sign-in/magic-link'))
  for (let round = 0; round < 4; round += 1) statuses.push(await send('request-password-reset'))
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
})

test('Emails that others requested do not stop a member from requesting one on a known device', async () => {
  const moss = await createMember(server, 'moss')
  const others = browser(server)
  const send = ({ request }: Pick<TestMember, 'request'>) =>
    request('POST', '/api/auth/request-password-reset', { email: moss.email })
  for (let round = 0; round < 4; round += 1) await send(others)
  expect((await send(others)).statusCode).toBe(429)
  expect((await send(moss)).statusCode).toBe(200)
})

/** A browser that was signed out, and is known all the same. */
function withoutSession({ cookies }: Pick<TestMember, 'cookies'>): Map<string, string> {
  return new Map([...cookies].filter(([name]) => name.endsWith('known_device')))
}

/** Every connection of a pool is taken while `work` goes on. */
async function withoutConnections<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    return await work()
  } finally {
    for (const client of clients) client.release()
  }
}

test('While the connections of the auth pool are taken, members are not affected, and sign-in answers 503', async () => {
  const grace = await createMember(server, 'waiting')
  await server.database.owner.query('delete from attempts')
  const { email, password } = grace
  const payload = { email, password }
  await withoutConnections(server.database.auth, async () => {
    const [me, signedIn] = await Promise.all([
      grace.request('GET', '/api/me'),
      server.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload }),
    ])
    expect(me.json()).toMatchObject({ email })
    expect([signedIn.statusCode, signedIn.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(signedIn.headers['retry-after'])).toBeGreaterThan(0)
  })
  const { rows } = await server.database.owner.query<{ tries: number }>(
    "select coalesce(sum(tries), 0)::int as tries from attempts where key like 'signIn%'",
  )
  expect(rows).toEqual([{ tries: 0 }])
})

test('A request whose session cannot be looked up in time gets 503', async () => {
  const grace = await createMember(server, 'turned-away')
  const answer = await withoutConnections(server.database.sessions, () => grace.request('GET', '/api/me'))
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE'])
})
