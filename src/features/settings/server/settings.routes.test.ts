import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { join } from '#test/people.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp()
})
afterAll(() => house.close())

test('A new member has a profile and no settings yet; the first change makes them as the brief has them', async () => {
  const grace = await join(house, 'grace')
  const me = (await grace.ask('GET', '/api/me')).json()
  expect(me).toMatchObject({
    email: 'grace@lounge.example',
    profile: { full_name: 'grace', membership_tier: 'premium', avatar_url: null },
    settings: null,
  })
  const made = await grace.ask('PATCH', '/api/settings', { theme: 'light' })
  expect(made.json()).toEqual({
    theme: 'light',
    preferred_voice: 'Default',
    memory_enabled: true,
    notify_events: true,
    notify_humidity_alert: false,
    show_affiliate_links: true,
    taste_enabled: true,
    temperature_unit: 'F',
    reduce_motion: false,
    shortcuts_enabled: true,
  })
  await grace.ask('PATCH', '/api/settings', { notify_events: false })
  expect((await grace.ask('GET', '/api/me')).json().settings).toMatchObject({
    theme: 'light',
    notify_events: false,
  })
})

test('Fields of the profile change one by one, and only those that are the member’s to change', async () => {
  const alan = await join(house, 'alan')
  const changed = await alan.ask('PATCH', '/api/profile', { full_name: '  Alan Kay ' })
  expect(changed.json()).toMatchObject({ full_name: 'Alan Kay', address: '' })
  for (const body of [
    { membership_tier: 'vip' },
    { id: alan.id },
    { full_name: 7 },
    { address: 'x'.repeat(301) },
  ])
    expect((await alan.ask('PATCH', '/api/profile', body)).statusCode).toBe(422)
  expect((await alan.ask('PATCH', '/api/settings', { user_id: alan.id })).statusCode).toBe(422)
})
