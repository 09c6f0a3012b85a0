import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { slowdowns } from '../attempts.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, signUpFloorMs: 300 })
})
afterAll(() => server.close())

const signUp = (email: string, remoteAddress = '10.0.0.1') =>
  server.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email, password: 'smoke rings at nine' },
    remoteAddress,
  })

test('A full room can sign up at once, and those who come later as well', async () => {
  const room = await Promise.all(Array.from({ length: 12 }, (_, at) => signUp(`room${at}@lounge.example`)))
  expect(room.filter(one => one.statusCode === 200).length).toBeGreaterThanOrEqual(5)
  for (let late = 0; late < 6; late += 1)
    expect((await signUp(`late${late}@lounge.example`)).statusCode).toBe(200)
})

test('Five known addresses slow sign-up of their network down, and close it to no one', async () => {
  await signUp('known@lounge.example', '10.0.0.2')
  const took: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const began = performance.now()
    const answer = await signUp('known@lounge.example', '10.0.0.3')
    expect(answer.json().code).toBe('USER_ALREADY_EXISTS')
    took.push(performance.now() - began)
  }
  const { tries, stepMs } = slowdowns.signUpKnownByAddress
  for (const [at, ms] of took.entries())
    expect(ms, `sign-up ${at}`).toBeGreaterThan(290 + Math.max(0, at + 1 - tries) * stepMs)
  const began = performance.now()
  expect((await signUp('newcomer@lounge.example', '10.0.0.3')).statusCode).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(4 * stepMs)
  const parallel = await Promise.all(
    Array.from({ length: 30 }, () => signUp('known@lounge.example', '10.0.0.3')),
  )
  expect(parallel.some(answer => answer.statusCode === 429)).toBe(true)
  for (const { headers } of parallel.filter(answer => answer.statusCode === 429))
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(8)
}, 60_000)

test('Timing does not tell a new address from a known one', async () => {
  await signUp('early@lounge.example', '10.0.1.1')
  const times: Record<'known' | 'new', number[]> = { known: [], new: [] }
  for (let round = 0; round < 10; round += 1)
    for (const kind of round % 2 ? (['known', 'new'] as const) : (['new', 'known'] as const)) {
      const began = performance.now()
      const email = kind === 'known' ? 'early@lounge.example' : `new${round}@lounge.example`
      const answer = await signUp(email, `10.0.2.${round}`)
      expect(answer.statusCode).toBe(kind === 'known' ? 422 : 200)
      times[kind].push(performance.now() - began)
    }
  // Other work on the machine adds to some of them and takes from none: the quicker quarter shows the least of it.
  const quicker = (all: number[]) => all.sort((a, b) => a - b)[2]!
  const [ofKnown, ofNew] = [quicker(times.known), quicker(times.new)]
  expect(Math.min(...times.known, ...times.new)).toBeGreaterThan(290)
  expect(Math.abs(ofKnown - ofNew), `${ofKnown} and ${ofNew} ms`).toBeLessThan(30 + (ofNew - 300) / 2)
}, 60_000)
