import { parse } from 'csv/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, grantAdmin, grantDuties, type TestMember, unlockAdmin } from '#test/members.ts'

let server: TestApp
let ada: TestMember
let grace: TestMember
let linus: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  ada = await createMember(server, 'ada')
  grace = await createMember(server, 'grace')
  linus = await createMember(server, 'linus')
  await grantAdmin(server, ada)
  await unlockAdmin(ada)
})
afterAll(() => server.close())

const change = (id: string, body: object) => ada.request('PATCH', `/api/admin/members/${id}`, body)
const list = async (query = '') => (await ada.request('GET', `/api/admin/profiles${query}`)).json()
const names = async (query = '') =>
  (await list(query)).profiles.map(({ full_name }: { full_name: string }) => full_name)
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA')

describe('The members', () => {
  test('are listed with what an admin needs, the newest first, and nothing of their records', async () => {
    const { profiles, total } = await list()
    expect(total).toBe(3)
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(profiles[0]).toEqual({
      id: linus.id,
      email: linus.email,
      full_name: 'linus',
      membership_tier: 'premium',
      paid_until: null,
      has_ended: false,
      note: '',
      role: 'member',
      duties: [],
      banned: false,
      ban_reason: null,
      banned_until: null,
      two_factor_enabled: false,
      last_sign_in_at: moment,
      created_at: moment,
    })
    expect(await names()).toEqual(['linus', 'grace', 'ada'])
  })

  test('are found by a part of the name or the address, and by what they are', async () => {
    expect(await names('?search=GRA')).toEqual(['grace'])
    expect(await names('?search=lounge.example')).toHaveLength(3)
    expect(await names('?search=%25')).toEqual([])
    expect(await names('?which=staff')).toEqual(['ada'])
    expect((await ada.request('GET', '/api/admin/profiles?which=friends')).statusCode).toBe(422)
  })

  test('are for admins alone', async () => {
    expect((await grace.request('GET', '/api/admin/profiles')).statusCode).toBe(403)
    expect((await server.inject('/api/admin/profiles')).statusCode).toBe(401)
  })
})

describe('A membership', () => {
  test('has a tier and a day, which the member sees, and a note, which the member does not', async () => {
    const body = { membership_tier: 'vip', paid_until: '2031-06-26', note: 'Pays by card.' }
    expect((await change(grace.id, body)).json()).toMatchObject({ ...body, has_ended: false })
    const me = await grace.request('GET', '/api/me')
    expect(me.json().profile).toMatchObject({ membership_tier: 'vip', paid_until: '2031-06-26' })
    expect(me.body).not.toContain('Pays by card.')
    expect((await change(grace.id, { note: '' })).json()).toMatchObject({ membership_tier: 'vip', note: '' })
    expect((await change(grace.id, { paid_until: null })).json()).toMatchObject({ paid_until: null })
  })

  test('that is over counts to the end of its day', async () => {
    await change(linus.id, { paid_until: dayFromToday(0) })
    expect(await names('?which=ended')).toEqual([])
    expect((await change(linus.id, { paid_until: dayFromToday(-1) })).json()).toMatchObject({
      has_ended: true,
    })
    expect(await names('?which=ended')).toEqual(['linus'])
    // It takes no right away, and no role.
    expect((await linus.request('GET', '/api/me')).statusCode).toBe(200)
  })

  test('is refused with what cannot be, and nothing changes', async () => {
    const before = (await list('?search=grace')).profiles
    for (const body of [
      {},
      { membership_tier: 'gold' },
      { paid_until: '2027-02-30' },
      { paid_until: 'tomorrow' },
      { paid_until: '2027-06-26T00:00:00Z' },
      { note: 'x'.repeat(2001) },
      { note: 'a\u0000b' },
      { role: 'admin' },
    ])
      expect((await change(grace.id, body)).statusCode, JSON.stringify(body)).toBe(422)
    expect((await list('?search=grace')).profiles).toEqual(before)
    expect((await change('00000000-0000-4000-8000-000000000000', { note: 'x' })).statusCode).toBe(404)
  })

  test('is not changed by staff, and not by the member', async () => {
    const rosa = await createMember(server, 'rosa')
    await grantDuties(server, rosa, 'door', 'host', 'moderator')
    for (const who of [rosa, grace]) {
      const answer = await who.request('PATCH', `/api/admin/members/${grace.id}`, { membership_tier: 'vip' })
      expect(answer.statusCode).toBe(403)
    }
    expect((await grace.request('PATCH', '/api/profile', { paid_until: '2099-01-01' })).statusCode).toBe(422)
  })

  test('leaves an entry that says who changed what, and not what the note says', async () => {
    await server.database.owner.query('truncate audit_log')
    await change(grace.id, { membership_tier: 'basic', note: 'A secret of the house' })
    const { rows } = await server.database.owner.query(
      'select actor_id, action, target, details from audit_log',
    )
    expect(rows).toEqual([
      {
        actor_id: ada.id,
        action: 'member.membership',
        target: grace.id,
        details: { membership_tier: 'basic', note: 'changed' },
      },
    ])
  })
})

test('All members are downloaded as CSV, with formulas escaped', async () => {
  await change(grace.id, { note: '=HYPERLINK("x")', paid_until: '2031-06-26' })
  const answer = await ada.request('GET', '/api/admin/members.csv')
  expect(answer.headers['content-disposition']).toMatch(/filename="members-\d{4}-\d\d-\d\d\.csv"/)
  const rows = parse(answer.body, { columns: true, bom: true }) as Record<string, string>[]
  expect(rows.find(({ email }) => email === grace.email)).toMatchObject({
    full_name: 'grace',
    membership_tier: 'basic',
    paid_until: '2031-06-26',
    note: '\'=HYPERLINK("x")',
  })
  expect((await grace.request('GET', '/api/admin/members.csv')).statusCode).toBe(403)
})
