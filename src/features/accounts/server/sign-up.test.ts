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

test('What is refused or breaks is not counted as a known address', async () => {
  await house.database.owner.query("alter table users add constraint no_curse check (email !~ '^cursed')")
  for (let round = 0; round < 7; round += 1) {
    const broken = await signUp('cursed@lounge.example', '10.0.0.5')
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'INTERNAL'])
  }
  await house.database.owner.query('alter table users drop constraint no_curse')
  expect((await signUp('known@lounge.example', '10.0.0.5')).json().code).toBe('USER_ALREADY_EXISTS')
})

test('Of those who bring one new address at once one has the account, and the others are told so', async () => {
  const both = await Promise.all([6, 7, 8].map(at => signUp('twice@lounge.example', `10.0.0.${at}`)))
  expect(both.map(one => one.json().code ?? 'opened').sort()).toEqual([
    'USER_ALREADY_EXISTS',
    'USER_ALREADY_EXISTS',
    'opened',
  ])
})

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

test('A name is trimmed, storable and no longer than a hundred characters', async () => {
  const named = (name: string) =>
    house.inject({
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
  const { rows } = await house.database.owner.query("select name from users where email like 'named@%'")
  expect(rows).toEqual([{ name: 'x'.repeat(100) }])
})

test('An address with a plus and an apostrophe is as good as any', async () => {
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
