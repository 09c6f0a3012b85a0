import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { join, type Person } from './people.ts'

/** What nobody may give themselves, in the spellings of the database, of the library and of JavaScript. */
const coveted: readonly [string, string][] = [
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

let house: TestApp
let grace: Person
beforeAll(async () => {
  house = await startApp()
  grace = await join(house, 'grace')
})
afterAll(() => house.close())

function send(method: 'POST' | 'PATCH', url: string, payload: string) {
  const cookie = [...grace.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return house.inject({ method, url, payload, headers: { cookie, 'content-type': 'application/json' } })
}

/** Everything the database knows of everybody. */
async function everybody(): Promise<string> {
  const { rows } = await house.database.owner.query(`
    select u::text as account, p::text as profile, s::text as settings
    from users u left join profiles p using (id) left join user_settings s on s.user_id = u.id order by u.id`)
  return JSON.stringify(rows)
}

describe('what nobody may give themselves', () => {
  const doors: [string, 'POST' | 'PATCH', string, string][] = [
    [
      'an account is opened',
      'POST',
      '/api/auth/sign-up/email',
      '"email":"eve@evil.example","password":"smoke rings 9",',
    ],
    [
      'somebody signs in',
      'POST',
      '/api/auth/sign-in/email',
      '"email":"grace@lounge.example","password":"x",',
    ],
    ['the profile is changed', 'PATCH', '/api/profile', '"full_name":"Grace",'],
    ['the settings are changed', 'PATCH', '/api/settings', '"notify_events":false,'],
    [
      'the password is changed',
      'POST',
      '/api/auth/change-password',
      '"currentPassword":"x","newPassword":"smoke rings 9",',
    ],
  ]

  it.each(doors)('is refused when %s', async (_when, method, url, usual) => {
    const before = await everybody()
    for (const [field, value] of coveted) {
      const answer = await send(method, url, `{${usual}"${field}":${value}}`)
      expect([400, 422], `${field}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
    }
    expect(await everybody()).toBe(before)
  })

  it('leaves nothing on all other objects', () => {
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

it('A member’s answers hold what the contract names, and nothing of others', async () => {
  await join(house, 'other')
  const told = JSON.stringify((await grace.ask('GET', '/api/me')).json())
  expect(told).not.toMatch(/password|\$argon2|token|ip_address|ban_reason|other@lounge/i)
})
