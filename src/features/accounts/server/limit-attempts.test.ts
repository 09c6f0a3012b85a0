import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { join } from '#test/people.ts'
import { attemptLimits, openAttempts } from './limit-attempts.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())
beforeEach(() => house.database.owner.query('delete from attempts'))

const attempt = (email: string, password = 'no idea at all', headers: Record<string, string> = {}) =>
  house.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload: { email, password } })
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

/** So much time passes for everything that was tried. */
const wait = (interval: string) =>
  house.database.owner.query('update attempts set window_ends_at = window_ends_at - $1::interval', [interval])

describe('guessing a password', () => {
  test('ends after ten times, and says when to come back', async () => {
    const grace = await join(house, 'grace')
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

  test('is the same for an address without an account', async () => {
    const answers = []
    for (let guess = 0; guess < 12; guess += 1) answers.push(await attempt('nobody@lounge.example'))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('does not go faster at many places at once', async () => {
    const ada = await join(house, 'ada')
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(ada.email)))
    expect(statuses(answers).filter(status => status === 401)).toHaveLength(10)
    expect(statuses(answers).filter(status => status === 429)).toHaveLength(40)
  })

  test('is not started anew by a forged address, nor by another spelling', async () => {
    const linus = await join(house, 'linus')
    const answers = []
    for (let guess = 0; guess < 15; guess += 1)
      answers.push(
        await attempt(guess % 2 ? ' LINUS@Lounge.example ' : linus.email, 'no idea at all', {
          'x-forwarded-for': `203.0.113.${guess}`,
          'x-real-ip': `203.0.113.${guess}`,
          'x-house-address': `203.0.113.${guess}`,
          forwarded: `for=203.0.113.${guess}`,
        }),
      )
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    const { rows } = await house.database.owner.query(`select key from attempts where key like '%203.0.113%'`)
    expect(rows).toEqual([])
  })

  test('of one member leaves the others alone', async () => {
    const [alan, barbara] = [await join(house, 'alan'), await join(house, 'barbara')]
    for (let guess = 0; guess < 12; guess += 1) await attempt(alan.email)
    expect((await attempt(barbara.email, barbara.password)).statusCode).toBe(200)
  })

  test('at many accounts from one place ends as well', async () => {
    const { tries } = attemptLimits.signInByAddress
    await attempt('first-guest@lounge.example')
    // As if most of them had been made already.
    await house.database.owner.query(`update attempts set tries = $1 where key like 'signInByAddress %'`, [
      tries - 2,
    ])
    const answers = []
    for (let guess = 0; guess < 4; guess += 1) answers.push(await attempt(`guest${guess}@lounge.example`))
    expect(statuses(answers)).toEqual([401, 401, 429, 429])
  })

  test('with the right one at last was no guessing', async () => {
    const ken = await join(house, 'ken')
    for (let round = 0; round < 12; round += 1)
      expect((await attempt(ken.email, ken.password)).statusCode).toBe(200)
  })

  test('counts as well where a member has to show it again', async () => {
    const dennis = await join(house, 'dennis')
    const answers = []
    for (let guess = 0; guess < 11; guess += 1)
      answers.push(await dennis.ask('POST', '/api/auth/two-factor/enable', { password: `guess ${guess}` }))
    expect(statuses(answers)).toEqual([...Array(10).fill(422), 429])
    const change = { currentPassword: dennis.password, newPassword: 'quite another evening' }
    expect((await dennis.ask('POST', '/api/auth/change-password', change)).statusCode).toBe(429)
  })
})

describe('a limit', () => {
  test.each(Object.keys(attemptLimits) as (keyof typeof attemptLimits)[])(
    'of %s lets exactly so many pass',
    async name => {
      const attempts = openAttempts(house.database.auth)
      const { tries } = attemptLimits[name]
      const counted = await Promise.allSettled(
        Array.from({ length: tries + 20 }, () => attempts.count(name, 'one')),
      )
      expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(tries)
      await expect(attempts.count(name, 'another')).resolves.toBeUndefined()
    },
  )

  test('is kept in the database, so that a restart does not forget it', async () => {
    const { tries } = attemptLimits.codeByAccount
    for (let at = 0; at < tries; at += 1)
      await openAttempts(house.database.auth).count('codeByAccount', 'one')
    const restarted = openAttempts(house.database.auth)
    await expect(restarted.count('codeByAccount', 'one')).rejects.toMatchObject({ status: 429 })
    await wait('1 hour')
    await expect(restarted.count('codeByAccount', 'one')).resolves.toBeUndefined()
  })

  test('that has passed is swept away', async () => {
    const attempts = openAttempts(house.database.auth)
    await attempts.count('codeByAccount', 'old')
    await wait('1 hour')
    await attempts.count('codeByAccount', 'new')
    await attempts.sweep()
    const { rows } = await house.database.owner.query('select key from attempts')
    expect(rows).toEqual([{ key: 'codeByAccount new' }])
  })
})
