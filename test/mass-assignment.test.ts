import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { createMember, type TestMember } from './members.ts'

/** In the spellings of the database, of the library and of JavaScript. */
const forbidden: readonly [string, string][] = [
  ['role', '"admin"'],
  ['banned', 'false'],
  ['email_verified', 'true'],
  ['emailVerified', 'true'],
  ['two_factor_enabled', 'false'],
  ['membership_tier', '"vip"'],
  ['id', '"00000000-0000-4000-8000-000000000000"'],
  ['user_id', '"00000000-0000-4000-8000-000000000000"'],
  ['userId', '"00000000-0000-4000-8000-000000000000"'],
  ['created_at', '"2000-01-01T00:00:00Z"'],
  ['avatar_url', '"https://evil.example/x.png"'],
  ['__proto__', '{"role":"admin"}'],
  ['constructor', '{"prototype":{"role":"admin"}}'],
]

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp()
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

function send(method: 'POST' | 'PATCH', url: string, payload: string) {
  const cookie = [...grace.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.inject({ method, url, payload, headers: { cookie, 'content-type': 'application/json' } })
}

/** All accounts with profiles and settings, as they are in the database. */
async function everyAccount(): Promise<string> {
  const { rows } = await app.database.owner.query(`
    select u::text as account, p::text as profile, s::text as settings
    from users u left join profiles p using (id) left join user_settings s on s.user_id = u.id order by u.id`)
  return JSON.stringify(rows)
}

describe('fields that no request may set', () => {
  const email = 'grace@lounge.example'
  const password = 'a long evening for grace'
  const requests: [string, 'POST' | 'PATCH', string, Record<string, unknown>][] = [
    ['sign-up', 'POST', '/api/auth/sign-up/email', { email: 'eve@evil.example', password: 'smoke rings 9' }],
    ['sign-in', 'POST', '/api/auth/sign-in/email', { email, password }],
    ['a change of the profile', 'PATCH', '/api/profile', { full_name: 'Grace' }],
    ['a change of the settings', 'PATCH', '/api/settings', { notify_events: false }],
    [
      'a change of the password',
      'POST',
      '/api/auth/change-password',
      { currentPassword: password, newPassword: 'smoke rings 9' },
    ],
  ]

  it.each(requests)('make %s fail, which succeeds without them', async (_what, method, url, body) => {
    const before = await everyAccount()
    const start = JSON.stringify(body).slice(0, -1)
    for (const [field, value] of forbidden) {
      const answer = await send(method, url, `${start},"${field}":${value}}`)
      expect([400, 422], `${field}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
    }
    expect(await everyAccount()).toBe(before)
    const accepted = await grace.request(method, url, body)
    expect(accepted.statusCode, accepted.body).toBe(200)
  })

  it('leaves nothing on all other objects', () => {
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

it('A member’s data has the fields of the contract and nothing of other members', async () => {
  await createMember(app, 'other')
  const answer = JSON.stringify((await grace.request('GET', '/api/me')).json())
  expect(answer).not.toMatch(/password|\$argon2|token|ip_address|ban_reason|other@lounge/i)
})
