import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'

const baseUrl = 'https://lounge.example'
const account = { email: 'grace@lounge.example', password: 'a long evening for grace' }

let server: TestApp
beforeAll(async () => {
  server = await startApp({ baseUrl })
})
afterAll(() => server.close())

const post = (url: string, payload: object, cookie = '') =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'lounge.example', origin: baseUrl, cookie },
  })
const linesOf = ({ headers }: Awaited<ReturnType<typeof post>>) => [headers['set-cookie'] ?? []].flat()

/** Every cookie that signing in by whatever means sets, as whole lines. */
async function everyCookie(): Promise<string[]> {
  await post('/api/auth/sign-up/email', account)
  const signedIn = await post('/api/auth/sign-in/email', account)
  const cookie = linesOf(signedIn)[0]!.split(';')[0]!
  const { password } = account
  const passkey = await post('/api/auth/passkey/generate-register-options', { password }, cookie)
  expect(passkey.statusCode, passkey.body).toBe(200)
  await server.database.owner.query('update users set two_factor_enabled = true')
  const challenged = await post('/api/auth/sign-in/email', account)
  expect(challenged.json()).toEqual({ twoFactorRedirect: true })
  const left = await post('/api/auth/sign-out', {}, cookie)
  return [signedIn, passkey, challenged, left].flatMap(linesOf)
}

it('Over https each cookie is tied to this very host, hidden from scripts and from other sites', async () => {
  const lines = await everyCookie()
  const names = new Set(lines.map(line => line.split('=')[0]))
  expect([...names]).toEqual(
    expect.arrayContaining(['__Host-smoke-deck.session_token', '__Host-smoke-deck.two_factor']),
  )
  expect(names.size).toBeGreaterThanOrEqual(3)
  for (const line of lines) {
    expect(line).toMatch(/^__Host-smoke-deck\.[\w-]+=/)
    const attributes = line
      .split('; ')
      .slice(1)
      .map(one => one.toLowerCase())
    expect(attributes, line).toEqual(expect.arrayContaining(['path=/', 'httponly', 'secure', 'samesite=lax']))
    expect(attributes.filter(one => one.startsWith('domain'))).toEqual([])
  }
})

it('Signing in takes nothing but address and password', async () => {
  const answer = await post('/api/auth/sign-in/email', { ...account, rememberMe: false })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT'])
})

it('A cookie of plain http is worth nothing over https', async () => {
  const { rows } = await server.database.owner.query<{ token: string }>('select token from sessions limit 1')
  expect(rows).toEqual([])
  await server.database.owner.query('update users set two_factor_enabled = false')
  const [line] = linesOf(await post('/api/auth/sign-in/email', account))
  const cookie = line!.split(';')[0]!
  const me = (sent: string) =>
    server.inject({ url: '/api/me', headers: { host: 'lounge.example', cookie: sent } })
  expect((await me(cookie)).statusCode).toBe(200)
  expect((await me(cookie.replace('__Host-', ''))).statusCode).toBe(401)
})
