import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { startApp, type TestApp } from '#test/app.ts'

const baseUrl = 'https://lounge.example'
const member = { email: 'grace@lounge.example', password: 'a long evening on the deck' }
const logged: { visited: string }[] = []

let server: TestApp
beforeAll(async () => {
  const log = createLog({ logLevel: 'warn' }, { write: line => void logged.push(JSON.parse(line)) })
  server = await startApp({ baseUrl, host: '0.0.0.0', log })
  await post('sign-up/email', baseUrl, member)
})
afterAll(() => server.close())

const post = (path: string, origin: string | undefined, payload: object) =>
  server.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { host: new URL(origin ?? baseUrl).host, ...(origin && { origin }) },
    payload,
  })

const code = 'abcde-fghij'
const key = { id: 'AA', rawId: 'AA', type: 'public-key' }
const shown = { ...key, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } }

test.each([
  ['sign-in/email', member],
  ['magic-link/verify', { token: 'a-token-of-a-link' }],
  ['two-factor/verify-totp', { code: '123456' }],
  ['two-factor/verify-backup-code', { code }],
  ['passkey/verify-authentication', { response: shown }],
])(
  'Over http %s names the https address, since the browser would drop the session cookie',
  async (path, body) => {
    const answer = await post(path, 'http://192.168.0.7:3000', body)
    expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([403, 'OVER_HTTP', []])
    expect(answer.json().error).toBe(
      'You can sign in at https://lounge.example only. Please open that address.',
    )
  },
)

test('The log warns once', () => {
  expect(logged.map(({ visited }) => visited)).toEqual(['http://192.168.0.7:3000'])
})

test.each([
  ['at its https address', baseUrl],
  ['on this machine, where browsers keep such cookies', 'http://localhost:3000'],
  ['by a program', undefined],
])('A sign-in %s succeeds', async (_how, origin) => {
  const answer = await post('sign-in/email', origin, member)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.cookies).toMatchObject([
    { name: '__Host-smoke-deck.session_token', secure: true },
    { name: '__Host-smoke-deck.known_device', secure: true },
  ])
})
