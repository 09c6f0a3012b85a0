import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { defaultSettings } from '../member.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('A new member has a profile and the default settings; the first change saves them', async () => {
  const grace = await createMember(app, 'grace')
  const me = (await grace.request('GET', '/api/me')).json()
  expect(me).toMatchObject({
    email: 'grace@lounge.example',
    profile: { full_name: 'grace', membership_tier: 'premium', avatar_url: null },
    settings: defaultSettings,
    has_saved_settings: false,
  })
  const created = await grace.request('PATCH', '/api/settings', { theme: 'light' })
  expect(created.json()).toEqual({
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
  await grace.request('PATCH', '/api/settings', { notify_events: false })
  expect((await grace.request('GET', '/api/me')).json()).toMatchObject({
    settings: { theme: 'light', notify_events: false },
    has_saved_settings: true,
  })
})

test('The columns have the default settings as their defaults', async () => {
  const edsger = await createMember(app, 'edsger')
  expect((await edsger.request('PATCH', '/api/settings', {})).json()).toEqual(defaultSettings)
})

test('Profile fields change one by one, and only those that a member may change', async () => {
  const alan = await createMember(app, 'alan')
  const changed = await alan.request('PATCH', '/api/profile', { full_name: '  Alan Kay ' })
  expect(changed.json()).toMatchObject({ full_name: 'Alan Kay', address: '' })
  for (const body of [
    { membership_tier: 'vip' },
    { id: alan.id },
    { full_name: 7 },
    { address: 'x'.repeat(301) },
  ])
    expect((await alan.request('PATCH', '/api/profile', body)).statusCode).toBe(422)
  expect((await alan.request('PATCH', '/api/settings', { user_id: alan.id })).statusCode).toBe(422)
})

test.each([
  ['/api/settings', { notify_events: false }],
  ['/api/profile', { full_name: 'Joan' }],
])('A change of %s reaches the open tabs of the member, and of no other', async (path, body) => {
  const [joan, other] = [
    await createMember(app, `joan${path.at(-1)}`),
    await createMember(app, `other${path.at(-1)}`),
  ]
  const [tab, otherTab] = [await openTabOf(app, joan), await openTabOf(app, other)]
  expect((await joan.request('PATCH', path, body)).statusCode).toBe(200)
  await waitFor(() => expect(tab.events).toEqual([{ kind: 'user-updated' }]))
  expect(otherTab.events).toEqual([])
  for (const { socket } of [tab, otherTab]) socket.terminate()
})
