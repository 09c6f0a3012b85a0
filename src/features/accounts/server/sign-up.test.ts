import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ isPlanted: false })
})
afterAll(() => house.close())

const signUp = (email: string, remoteAddress = '10.0.0.1') =>
  house.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email, password: 'smoke rings at nine' },
    remoteAddress,
  })

test('A full room can sign up at once without shutting the door for those who come later', async () => {
  const room = await Promise.all(Array.from({ length: 12 }, (_, at) => signUp(`room${at}@lounge.example`)))
  expect(room.filter(one => one.statusCode === 200).length).toBeGreaterThanOrEqual(5)
  for (let late = 0; late < 6; late += 1)
    expect((await signUp(`late${late}@lounge.example`)).statusCode).toBe(200)
})

test('One network address meets five known addresses in an hour, and no more', async () => {
  await signUp('known@lounge.example', '10.0.0.2')
  const codes: string[] = []
  for (let round = 0; round < 7; round += 1)
    codes.push((await signUp('known@lounge.example', '10.0.0.3')).json().code)
  expect(codes).toEqual([...Array(5).fill('USER_ALREADY_EXISTS'), ...Array(2).fill('TOO_MANY_REQUESTS')])
  const parallel = await Promise.all(
    Array.from({ length: 20 }, () => signUp('known@lounge.example', '10.0.0.4')),
  )
  expect(parallel.filter(one => one.json().code === 'USER_ALREADY_EXISTS')).toHaveLength(5)
}, 60_000)

test('The clock does not tell a new address from a known one', async () => {
  await signUp('early@lounge.example', '10.0.1.1')
  const times: Record<'known' | 'new', number[]> = { known: [], new: [] }
  for (let round = 0; round < 10; round += 1)
    for (const kind of ['known', 'new'] as const) {
      const began = performance.now()
      const email = kind === 'known' ? 'early@lounge.example' : `new${round}@lounge.example`
      const answer = await signUp(email, `10.0.2.${round}`)
      expect(answer.statusCode).toBe(kind === 'known' ? 422 : 200)
      times[kind].push(performance.now() - began)
    }
  const median = (all: number[]) => all.sort((a, b) => a - b)[5]!
  const [ofKnown, ofNew] = [median(times.known), median(times.new)]
  expect(Math.min(...times.known, ...times.new)).toBeGreaterThan(290)
  expect(Math.abs(ofKnown - ofNew), `${ofKnown} and ${ofNew} ms`).toBeLessThan(30 + (ofNew - 300) / 2)
}, 60_000)

test.each(['a@b.c\u0000', 'a@b.c\u0007', 'a@b.c\ud800'])('%j is no mail address', async email => {
  expect((await signUp(email)).json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'Please enter a valid email address' },
  })
})
