import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAccountId } from '#platform/staff-account.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { openTabOf } from './live-tab.ts'
import {
  browser,
  createMember,
  grantAdmin,
  grantDuties,
  signUp,
  type TestMember,
  unlockAdmin,
} from './members.ts'
import { addressOf, procedures, requestTo } from './procedures.ts'
import { sendFileTo } from './send-csv.ts'
import { waitFor } from './wait-for.ts'

let server: TestApp
let ada: TestMember
let rosa: TestMember
let omar: TestMember
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ doesJobs: true })
  ada = await createMember(server, 'ada')
  rosa = await createMember(server, 'rosa')
  omar = await createMember(server, 'omar')
  grace = await createMember(server, 'grace')
  await grantAdmin(server, ada)
  await grantDuties(server, rosa, 'door')
  await grantDuties(server, omar, 'host', 'moderator')
})
afterAll(() => server.close())

const melanio = { brand: 'Oliva', cigarName: 'Serie V Melanio' }
const items = '/api/staff/humidor/items'
const add = (who: TestMember, item: object) => who.request('POST', items, item)
const namesOf = async (who: TestMember, path = items): Promise<string[]> =>
  (await who.request('GET', path)).json().items.map(({ cigarName }: { cigarName: string }) => cigarName)
const ofStaff = procedures.filter(({ path }) => path.startsWith('/api/staff/'))

describe('the humidor of the lounge', () => {
  it('is empty before the first change, and reading it makes no account', async () => {
    expect(await namesOf(rosa)).toEqual([])
    expect((await rosa.request('GET', '/api/staff/devices')).json().devices).toEqual([])
    const { rowCount } = await server.database.owner.query('select from users where id = $1', [
      staffAccountId,
    ])
    expect(rowCount).toBe(0)
  })

  it('is one for all staff, whichever the duty, and apart from what each has', async () => {
    const added = await add(rosa, { ...melanio, quantity: 20 })
    expect(added.statusCode, added.body).toBe(200)
    await omar.request('POST', '/api/humidor/items', { brand: 'Padrón', cigarName: '1964 of Omar' })
    for (const who of [rosa, omar, ada]) expect(await namesOf(who)).toEqual(['Serie V Melanio'])
    expect(await namesOf(omar, '/api/humidor/items')).toEqual(['1964 of Omar'])
    expect(await namesOf(rosa, '/api/humidor/items')).toEqual([])
    const { id, version } = added.json()
    const changed = await omar.request('PATCH', `${items}/${id}`, { quantity: 19, version })
    expect(changed.json()).toMatchObject({ quantity: 19 })
    const late = await rosa.request('PATCH', `${items}/${id}`, { quantity: 18, version })
    expect(late.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { quantity: 19 } })
    const table = (await ada.request('GET', '/api/staff/humidor/export.csv')).body
    expect(table).toContain('Serie V Melanio')
    expect(table).not.toContain('Omar')
  })

  it('is reached neither by a row of a member nor from the addresses of members', async () => {
    const own = (await omar.request('POST', '/api/humidor/items', { ...melanio, quantity: 3 })).json()
    const [{ id, version }] = (await rosa.request('GET', items)).json().items
    for (const [who, path] of [
      [omar, `${items}/${own.id}`],
      [omar, `/api/humidor/items/${id}`],
      [grace, `/api/humidor/items/${id}`],
    ] as const) {
      const answer = await who.request('PATCH', path, { quantity: 1, version })
      expect([answer.statusCode, answer.json().code], path).toEqual([404, 'NO_SUCH_ITEM'])
    }
  })

  it('takes a file, a humidor with a name, maintenance and a sensor', async () => {
    const walkIn = (await rosa.request('POST', '/api/staff/humidors', { name: 'Walk-in' })).json()
    const path = '/api/staff/humidor/import?commit=019f0000-0000-7000-8000-0000000000aa'
    const csv = 'brand,cigar,quantity\nDavidoff,Winston Churchill,12'
    const imported = await sendFileTo(server, rosa, { method: 'POST', path, type: 'text/csv' }, csv)
    expect(imported.json(), imported.body).toMatchObject({ committed: true, cigars: 12 })
    const care = { humidorId: walkIn.id, kind: 'cleaned', doneAt: '2026-11-26T13:00:00Z' }
    expect((await omar.request('POST', '/api/staff/humidor/maintenance', care)).statusCode).toBe(200)
    const sensor = { name: 'Walk-in sensor', kind: 'push', humidorId: walkIn.id }
    const { id } = (await omar.request('POST', '/api/staff/devices', sensor)).json()
    expect((await rosa.request('GET', `/api/staff/devices/${id}/history`)).statusCode).toBe(200)
    for (const [who, base] of [
      [omar, '/api'],
      [grace, '/api'],
    ] as const)
      expect((await who.request('GET', `${base}/devices`)).json().devices).toEqual([])
  })

  it('tells every tab of staff, and no other one, what changed', async () => {
    const [staff, member] = [await openTabOf(server, omar), await openTabOf(server, grace)]
    await add(rosa, { brand: 'Ashton', cigarName: 'Classic' })
    await waitFor(() => expect(staff.events).toEqual([{ kind: 'humidor-changed' }]))
    expect(member.events).toEqual([])
  })

  it('says in the audit log who changed what, and nothing of reading or of looking into a file', async () => {
    await server.database.owner.query('truncate audit_log')
    await omar.request('GET', items)
    const preview = { method: 'POST', path: '/api/staff/humidor/import', type: 'text/csv' } as const
    const seen = await sendFileTo(server, omar, preview, 'brand,cigar,quantity\nDavidoff,Late Hour,3')
    expect(seen.json(), seen.body).toMatchObject({ committed: false, added: 1 })
    const { id } = (await add(omar, { brand: 'Ashton', cigarName: 'VSG' })).json()
    await rosa.request('DELETE', `${items}/${id}`)
    await rosa.request('DELETE', `${items}/${id}`)
    const { rows } = await server.database.owner.query(
      'select actor_id, action, target, details from audit_log order by position',
    )
    expect(rows).toEqual([
      { actor_id: omar.id, action: 'lounge-humidor.change', target: '', details: { change: 'addItem' } },
      { actor_id: rosa.id, action: 'lounge-humidor.change', target: id, details: { change: 'deleteItem' } },
    ])
  })

  it('is closed to members and visitors at every address, also to whom the duty was taken', async () => {
    expect(ofStaff.length).toBeGreaterThan(20)
    const former = await createMember(server, 'former')
    await grantDuties(server, former, 'door')
    expect((await former.request('GET', items)).statusCode).toBe(200)
    await server.database.owner.query("update users set role = 'member', duties = '{}' where id = $1", [
      former.id,
    ])
    for (const address of ofStaff.map(addressOf))
      for (const [who, status] of [
        [grace, 403],
        [former, 403],
        [browser(server), 401],
      ] as const) {
        const { method, url, payload } = requestTo(server, address)
        const answer = await who.request(method as 'GET', url as string, payload)
        expect(answer.statusCode, address).toBe(status)
      }
  })

  it('has no address for smoking, gifts, the journal, pairings or settings', () => {
    const paths = new Set(ofStaff.map(({ path }) => path.split('/').slice(3, 5).join('/')))
    expect([...paths].sort()).toEqual([
      'devices',
      'devices/:id',
      'govee',
      'humidor/export.csv',
      'humidor/import',
      'humidor/imports',
      'humidor/items',
      'humidor/maintenance',
      'humidor/readiness-rules',
      'humidors',
      'humidors/:id',
    ])
    expect(ofStaff.filter(({ path }) => /smoke|gift/.test(path))).toEqual([])
  })

  it('tells staff, and nobody else, that a cigar runs low, each once, with the page of the lounge', async () => {
    const noticesOf = async (who: TestMember) =>
      (await who.request('GET', '/api/notifications')).json().notifications
    const banned = await createMember(server, 'banned')
    await grantDuties(server, banned, 'door')
    await server.database.owner.query('update users set banned = true where id = $1', [banned.id])
    const { id, version } = (
      await add(rosa, { brand: 'Padrón', cigarName: '1926', quantity: 5, lowAt: 2 })
    ).json()
    await rosa.request('PATCH', `${items}/${id}`, { quantity: 2, version })
    const told = [{ kind: 'stock', title: 'Padrón 1926 is running low', href: '/dashboard/lounge-humidor' }]
    for (const who of [rosa, omar, ada]) expect(await noticesOf(who)).toMatchObject(told)
    expect(await noticesOf(grace)).toEqual([])
    const { rows } = await server.database.owner.query('select from notifications where user_id = any($1)', [
      [banned.id, staffAccountId],
    ])
    expect(rows).toEqual([])
  })
})

describe('the account of the lounge', () => {
  it('is there after the first change, with no way in and no profile', async () => {
    const { rows } = await server.database.owner.query(
      `select u.email, u.role, u.duties, (select count(*)::int from identities where user_id = u.id) as identities,
         (select count(*)::int from profiles p where p.id = u.id) as profiles,
         (select count(*)::int from chat_reads r where r.user_id = u.id) as reads
       from users u where u.id = $1`,
      [staffAccountId],
    )
    expect(rows).toEqual([
      { email: 'staff-account', role: 'member', duties: [], identities: 0, profiles: 0, reads: 0 },
    ])
  })

  it('does not exist for any statement of a role of the server', async () => {
    const { auth, service } = server.database
    for (const pool of [auth, service])
      for (const statement of [
        'select from users where id = $1',
        "select from users where email = 'staff-account' and $1::text is not null",
        'select from profiles where id = $1',
      ])
        expect((await pool.query(statement, [staffAccountId])).rowCount, statement).toBe(0)
    for (const statement of [
      "update users set role = 'admin' where id = $1",
      'delete from users where id = $1',
    ])
      expect((await auth.query(statement, [staffAccountId])).rowCount, statement).toBe(0)
    await expect(
      auth.query("insert into users (id, email) values ($1, 'x@lounge.example')", [staffAccountId]),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('is in no answer that an admin, staff or a member gets by reading', async () => {
    await unlockAdmin(ada)
    for (const who of [ada, omar, grace])
      for (const procedure of procedures.filter(({ method }) => method === 'GET')) {
        const { body } = await who.request('GET', String(requestTo(server, addressOf(procedure)).url))
        expect(body, procedure.path).not.toContain(staffAccountId)
        expect(body, procedure.path).not.toContain('"staff-account"')
      }
    for (const path of [
      '/api/members?q=staff-account',
      '/api/auth/admin/list-users?search=staff-account',
      '/api/admin/profiles?search=staff-account',
    ]) {
      const { body } = await ada.request('GET', path)
      expect(body, path).not.toContain(staffAccountId)
      expect(body, path).not.toContain('"staff-account"')
    }
  })

  it('counts nowhere: in no total, and not as somebody who was invited', async () => {
    const { rows } = await server.database.owner.query<{ n: number }>('select count(*)::int as n from users')
    const people = rows[0]!.n - 1
    expect((await ada.request('GET', '/api/admin/statistics')).json().users).toBe(people)
    expect((await ada.request('GET', '/api/auth/admin/list-users')).json().total).toBe(people)
    const alone = await startApp({ isSeeded: false })
    const only = await createMember(alone, 'only')
    await grantAdmin(alone, only)
    await unlockAdmin(only)
    const steps = async () => (await only.request('GET', '/api/admin/first-steps')).json()
    const before = await steps()
    expect((await only.request('POST', items, melanio)).statusCode).toBe(200)
    expect(await steps()).toEqual(before)
    await alone.close()
  })

  it('can neither sign in, be reset, be mailed, be changed by an admin, nor get a gift', async () => {
    const visitor = browser(server)
    for (const [path, body] of [
      ['sign-in/email', { email: 'staff-account', password: 'a long evening for the lounge' }],
      ['request-password-reset', { email: 'staff-account' }],
      ['sign-in/magic-link', { email: 'staff-account' }],
      [
        'sign-up/email',
        { email: 'staff-account', password: 'a long evening for the lounge', name: 'Lounge' },
      ],
    ] as const)
      expect((await visitor.request('POST', `/api/auth/${path}`, body)).statusCode, path).toBe(422)
    for (const [method, path, body] of [
      ['POST', '/api/auth/admin/set-role', { userId: staffAccountId, role: 'admin' }],
      ['POST', '/api/auth/admin/ban-user', { userId: staffAccountId }],
      ['POST', `/api/admin/members/${staffAccountId}/reset-link`, { by: 'mail' }],
      ['GET', `/api/admin/members/${staffAccountId}`, undefined],
    ] as const) {
      const { statusCode } = await ada.request(method, path, body)
      expect([404, 422], `${path} answers ${statusCode}`).toContain(statusCode)
    }
    const own = (await omar.request('POST', '/api/humidor/items', { ...melanio, quantity: 3 })).json()
    const gift = { memberId: staffAccountId, quantity: 1 }
    const given = await omar.request('POST', `/api/humidor/items/${own.id}/gifts`, gift)
    expect(given.json()).toMatchObject({ code: 'NO_SUCH_MEMBER' })
  })

  it('is nobody an announcement goes to', async () => {
    const { id } = (
      await omar.request('POST', '/api/announcements', { title: 'Closed', body: 'The boiler is out.' })
    ).json()
    const { rows } = await server.database.owner.query(
      'select user_id from announcement_recipients where announcement_id = $1',
      [id],
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.map(({ user_id }) => user_id)).not.toContain(staffAccountId)
  })

  it('does not keep the first person who signs up from becoming the admin', async () => {
    const fresh = await startApp({ isSeeded: false, isClaimed: false, doesJobs: true })
    await fresh.database.auth.query('select open_staff_account()')
    const first = await signUp(fresh, 'first')
    const { rows } = await fresh.database.owner.query('select role from users where id = $1', [first.id])
    expect(rows).toEqual([{ role: 'admin' }])
    await fresh.close()
  })
})
