import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { slowdowns } from '../attempts.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isPlanted: false, signUpFloorMs: 300 })
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

test('Refused and failed sign-ups are not counted as known addresses', async () => {
  await server.database.owner.query("alter table users add constraint no_curse check (email !~ '^cursed')")
  for (let round = 0; round < 7; round += 1) {
    const broken = await signUp('cursed@lounge.example', '10.0.0.5')
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'INTERNAL'])
  }
  await server.database.owner.query('alter table users drop constraint no_curse')
  expect((await signUp('known@lounge.example', '10.0.0.5')).json().code).toBe('USER_ALREADY_EXISTS')
})

test('Of several sign-ups with one new address at once one gets the account, and the others are refused', async () => {
  const both = await Promise.all([6, 7, 8].map(at => signUp('twice@lounge.example', `10.0.0.${at}`)))
  expect(both.map(one => one.json().code ?? 'opened').sort()).toEqual([
    'USER_ALREADY_EXISTS',
    'USER_ALREADY_EXISTS',
    'opened',
  ])
})

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
  const median = (all: number[]) => all.sort((a, b) => a - b)[5]!
  const [ofKnown, ofNew] = [median(times.known), median(times.new)]
  expect(Math.min(...times.known, ...times.new)).toBeGreaterThan(290)
  expect(Math.abs(ofKnown - ofNew), `${ofKnown} and ${ofNew} ms`).toBeLessThan(30 + (ofNew - 300) / 2)
}, 60_000)

test('A name is trimmed, storable and no longer than a hundred characters', async () => {
  const named = (name: string) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'named@lounge.example', password: 'smoke rings at nine', name },
      remoteAddress: '10.0.3.1',
    })
  for (const name of ['Ada\u0000', 'Ada\ud800', 'x'.repeat(101)])
    expect((await named(name)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: expect.any(String) },
    })
  expect((await named(`  ${'x'.repeat(100)} `)).statusCode).toBe(200)
  const { rows } = await server.database.owner.query("select name from users where email like 'named@%'")
  expect(rows).toEqual([{ name: 'x'.repeat(100) }])
})

test('An address with a plus and an apostrophe is accepted', async () => {
  expect((await signUp("o'neil+x@sub.example.com", '10.0.3.2')).statusCode).toBe(200)
})

test.each([
  'a@b.c\u0000',
  'a@b.c\u0007',
  'a@b.c\ud800',
  'a@b.c',
  'a,b@lounge.example',
  'a..b@lounge.example',
  'a(b)@lounge.example',
  'ada@lounge_bar.example',
  'ä@lounge.example',
])('%j is no mail address', async email => {
  expect((await signUp(email)).json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'Please enter a valid email address' },
  })
})
