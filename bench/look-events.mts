import { chromium, request } from '@playwright/test'
const base = 'http://localhost:5003'
const out = '/tmp/ev-shots'
const password = 'a long evening by the fire'
const api = async (email: string, name: string) => {
  const ctx = await request.newContext({ baseURL: base })
  const up = await ctx.post('/api/auth/sign-up/email', { data: { email, password, name } })
  const si = await ctx.post('/api/auth/sign-in/email', { data: { email, password } })
  console.log(email, up.status(), si.status())
  await ctx.patch('/api/profile', { data: { full_name: name } })
  return ctx
}
const host = await api('host@lounge.example', 'Marcus Webb')
console.log((await (await host.get('/api/me')).json()).duties)
const { events } = await (await host.get('/api/admin/events')).json()
if (events.length < 6) {
  const hour = new Date(Date.now() + 2 * 3_600_000)
  const tonight = await (await host.post('/api/admin/events', { data: { title: 'A long table', start_time: hour.toISOString(), end_time: new Date(hour.getTime() + 3 * 3_600_000).toISOString(), location: 'The Cedar Room, Atlanta', capacity: 12, description: 'Twelve seats, three courses, one cigar between each.' } })).json()
  await host.post('/api/admin/events', { data: { title: 'Rum school', start_time: '2026-12-10T19:00', end_time: '2026-12-10T22:00', time_zone: 'America/New_York', capacity: 20, repeats: { count: 3 }, location: 'The back room' } })
  const gone = await (await host.post('/api/admin/events', { data: { title: 'Night walk through the tobacco warehouses', start_time: '2026-12-30T21:00', time_zone: 'America/New_York' } })).json()
  for (const [i, name] of ['Josephine Adeyemi', 'Theodore Blackwood-Hamilton', 'José Núñez', 'Ada Lovelace', 'Grace Hopper'].entries()) {
    const m = await api(`m${i}@lounge.example`, name)
    console.log((await m.put(`/api/events/${tonight.id}/answer`, { data: { answer: i === 4 ? 'notGoing' : 'going', partySize: i === 4 ? 1 : i + 1 } })).status())
    await m.put(`/api/events/${gone.id}/answer`, { data: { answer: 'going', partySize: 1 } })
  }
  await host.put(`/api/events/${gone.id}/answer`, { data: { answer: 'going', partySize: 1 } })
  await host.delete(`/api/admin/events/${gone.id}`)
  await host.post(`/api/admin/events/${tonight.id}/walk-ins`, { data: { name: 'Eve and Bob', partySize: 2 } })
  const list = await (await host.get(`/api/admin/events/${tonight.id}/guests`)).json()
  await host.put(`/api/event-tickets/${list.guests[0].ticket}/check-in`)
}
const all = (await (await host.get('/api/admin/events')).json()).events
const tonight = all.find((e: { title: string }) => e.title === 'A long table').id
const rum = all.find((e: { title: string }) => e.title === 'Rum school').id
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const state = await host.storageState()
const pages: [string, string][] = [
  ['events', '/lounge/events'],
  ['manage', '/lounge/events/manage'],
  ['new', '/lounge/events/manage?new=event'],
  ['edit', `/lounge/events/manage?edit=${rum}`],
  ['guests', `/lounge/events/${tonight}/guests`],
  ['checkin', '/lounge/check-in'],
]
const only = process.argv[2]
for (const scheme of ['dark', 'light'] as const)
  for (const width of [1440, 390]) {
    await host.patch('/api/settings', { data: { theme: scheme } })
    const ctx = await browser.newContext({ storageState: state, baseURL: base, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
    await ctx.addCookies([{ name: 'age_notice', value: 'seen', url: base }])
    const page = await ctx.newPage()
    for (const [name, path] of pages) {
      if (only && !only.split(',').includes(name)) continue
      await page.goto(path)
      await page.waitForTimeout(1500)
      if (name === 'new') {
        await page.getByLabel('Title').fill('Port and a maduro')
        await page.getByLabel('Day').fill('2026-12-17')
        await page.getByLabel('Description').fill('Three tawnies beside one dark leaf, in small pours.')
        await page.getByRole('checkbox', { name: 'Repeat every week' }).click()
        await page.waitForTimeout(300)
      }
      await page.screenshot({ path: `${out}/${name}-${scheme}-${width}.png`, fullPage: true })
    }
    await ctx.close()
  }
await browser.close()
