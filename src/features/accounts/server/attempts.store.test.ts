import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'
import { attemptLimits, openAttemptLimiter, slowdowns } from './attempts.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('delete from attempts'))

const attempt = (email: string, password = 'no idea at all', headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload: { email, password } })
const attemptFrom = (remoteAddress: string, email: string, password = 'no idea at all') =>
  server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    remoteAddress,
    payload: { email, password },
  })
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

/** So much time passes for everything that was tried. */
const wait = (interval: string) =>
  server.database.owner.query('update attempts set window_ends_at = window_ends_at - $1::interval', [
    interval,
  ])

describe('guessing a password', () => {
  test('ends after ten times, and says when to come back', async () => {
    const grace = await createMember(server, 'grace')
    const answers = []
    for (let guess = 0; guess < 20; guess += 1) answers.push(await attempt(grace.email))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
    expect(answers.at(-1)!.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const seconds = Number(answers.at(-1)!.headers['retry-after'])
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect((await attempt(grace.email, grace.password)).statusCode).toBe(429)
    await wait('15 minutes')
    expect((await attempt(grace.email, grace.password)).statusCode).toBe(200)
  })

  test('works the same for an address without an account', async () => {
    const answers = []
    for (let guess = 0; guess < 12; guess += 1) answers.push(await attempt('nobody@lounge.example'))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('is not faster in parallel', async () => {
    const ada = await createMember(server, 'ada')
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(ada.email)))
    expect(statuses(answers).filter(status => status === 401)).toHaveLength(10)
    expect(statuses(answers).filter(status => status === 429)).toHaveLength(40)
  })

  test('is not reset by a forged address, nor by another spelling', async () => {
    const linus = await createMember(server, 'linus')
    const answers = []
    for (let guess = 0; guess < 15; guess += 1)
      answers.push(
        await attempt(guess % 2 ? ' LINUS@Lounge.example ' : linus.email, 'no idea at all', {
          'x-forwarded-for': `203.0.113.${guess}`,
          'x-real-ip': `203.0.113.${guess}`,
          'x-client-address': `203.0.113.${guess}`,
          forwarded: `for=203.0.113.${guess}`,
        }),
      )
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    const { rows } = await server.database.owner.query(
      `select key from attempts where key like '%203.0.113%'`,
    )
    expect(rows).toEqual([])
  })

  test('at one account does not affect others', async () => {
    const [alan, barbara] = [await createMember(server, 'alan'), await createMember(server, 'barbara')]
    for (let guess = 0; guess < 12; guess += 1) await attempt(alan.email)
    expect((await attempt(barbara.email, barbara.password)).statusCode).toBe(200)
  })

  test('from another network does not lock the member out', async () => {
    const edsger = await createMember(server, 'edsger')
    for (let guess = 0; guess < 12; guess += 1) await attemptFrom('203.0.113.7', edsger.email)
    expect((await attemptFrom('203.0.113.7', edsger.email, edsger.password)).statusCode).toBe(429)
    expect((await attempt(edsger.email, edsger.password)).statusCode).toBe(200)
  })

  test('at many accounts from one network ends as well', async () => {
    const { tries } = attemptLimits.signInByAddress
    await attempt('first-guest@lounge.example')
    // As if most of them had been made already.
    await server.database.owner.query(`update attempts set tries = $1 where key like 'signInByAddress %'`, [
      tries - 2,
    ])
    const answers = []
    for (let guess = 0; guess < 4; guess += 1) answers.push(await attempt(`guest${guess}@lounge.example`))
    expect(statuses(answers)).toEqual([401, 401, 429, 429])
    await wait('15 minutes')
    expect((await attempt('late-guest@lounge.example')).statusCode).toBe(401)
  })

  test('is not what repeated successful sign-ins are', async () => {
    const ken = await createMember(server, 'ken')
    for (let round = 0; round < 12; round += 1)
      expect((await attempt(ken.email, ken.password)).statusCode).toBe(200)
  })

  test('counts as well where a member has to enter the password again', async () => {
    const dennis = await createMember(server, 'dennis')
    const answers = []
    for (let guess = 0; guess < 11; guess += 1)
      answers.push(
        await dennis.request('POST', '/api/auth/two-factor/enable', { password: `guess ${guess}` }),
      )
    expect(statuses(answers)).toEqual([...Array(10).fill(422), 429])
    const change = { currentPassword: dennis.password, newPassword: 'quite another evening' }
    expect((await dennis.request('POST', '/api/auth/change-password', change)).statusCode).toBe(429)
  })
})

describe('a limit', () => {
  test.each(Object.keys(attemptLimits) as (keyof typeof attemptLimits)[])(
    'of %s lets exactly so many pass',
    async name => {
      const limiter = openAttemptLimiter(server.database.auth)
      const { tries } = attemptLimits[name]
      let passed = 0
      // As many at once as are counted at once.
      for (let made = 0; made < tries + 20; made += 60) {
        const counted = await Promise.allSettled(
          Array.from({ length: 60 }, () => limiter.consume([name, 'one'])),
        )
        passed += counted.filter(({ status }) => status === 'fulfilled').length
      }
      expect(passed).toBe(tries)
      await expect(limiter.consume([name, 'another'])).resolves.toBeUndefined()
    },
  )

  test('is stored in the database, so that a restart does not reset it', async () => {
    const { tries } = attemptLimits.codeByAccount
    for (let at = 0; at < tries; at += 1)
      await openAttemptLimiter(server.database.auth).consume(['codeByAccount', 'one'])
    const restarted = openAttemptLimiter(server.database.auth)
    await expect(restarted.consume(['codeByAccount', 'one'])).rejects.toMatchObject({ status: 429 })
    await wait('1 hour')
    await expect(restarted.consume(['codeByAccount', 'one'])).resolves.toBeUndefined()
  })

  test('that has passed is deleted', async () => {
    const limiter = openAttemptLimiter(server.database.auth)
    await limiter.consume(['codeByAccount', 'old'])
    await wait('1 hour')
    await limiter.consume(['codeByAccount', 'new'])
    await limiter.sweep()
    const { rows } = await server.database.owner.query('select key from attempts')
    expect(rows).toEqual([{ key: 'codeByAccount new' }])
  })

  test('that refuses counts nowhere else either', async () => {
    const limiter = openAttemptLimiter(server.database.auth)
    await limiter.consume(['codeByChallenge', 'one'])
    await server.database.owner.query('update attempts set tries = 5')
    for (let round = 0; round < 3; round += 1)
      await expect(
        limiter.consume(['codeByAccount', 'two'], ['codeByChallenge', 'one']),
      ).rejects.toMatchObject({ status: 429 })
    const { rows } = await server.database.owner.query('select tries from attempts order by key')
    expect(rows).toEqual([{ tries: 0 }, { tries: 5 }])
  })
})

describe('a slow-down', () => {
  test.each(Object.keys(slowdowns) as (keyof typeof slowdowns)[])(
    'of %s refuses nothing, but takes longer and longer',
    async name => {
      const waits: number[] = []
      const limiter = openAttemptLimiter(server.database.auth, { wait: async ms => waits.push(ms) })
      const { tries, stepMs, maxMs } = slowdowns[name]
      for (let at = 0; at < tries + 3; at += 1) await limiter.consume([name, 'one'])
      expect(waits).toEqual([stepMs, 2 * stepMs, 3 * stepMs])
      await server.database.owner.query('update attempts set tries = 1000000')
      await limiter.consume([name, 'one'])
      expect(waits.at(-1)).toBe(maxMs)
    },
  )

  test('holds twenty at once and refuses the others for seconds', async () => {
    const release: (() => void)[] = []
    const limiter = openAttemptLimiter(server.database.auth, {
      wait: () => new Promise<void>(resolve => release.push(resolve)),
    })
    await limiter.consume(['signInByAccountDaily', 'one'])
    await server.database.owner.query('update attempts set tries = 500')
    const waiting = Array.from({ length: 20 }, () => limiter.consume(['signInByAccountDaily', 'one']))
    await expect.poll(() => release.length).toBe(20)
    const late = limiter.consume(['signInByAccountDaily', 'one'])
    await expect(late).rejects.toMatchObject({ status: 429, retryAfterSeconds: 10 })
    for (const resume of release) resume()
    await Promise.all(waiting)
    const next = limiter.consume(['signInByAccountDaily', 'one'])
    await expect.poll(() => release.length).toBe(21)
    release.at(-1)!()
    await next
  })
})
