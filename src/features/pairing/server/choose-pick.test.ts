import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { openTabOf } from '#test/live-tab.ts'
import { createMember, grantAdmin, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import type { ManagedPairing, ManagedPairings } from '../managed-pairings.contract.ts'
import { nightEnds } from '../pick-night.rules.ts'
import { runRotatePick } from './rotate-pick.job.ts'

const pairings = '/api/admin/pairings'

let server: TestApp
let admin: TestMember
let ada: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  admin = await createMember(server, 'admin')
  await grantAdmin(server, admin)
  ada = await createMember(server, 'ada')
})
afterAll(() => server.close())
beforeEach(() => server.database.owner.query('truncate pairings, planted_pairings, audit_log'))

const created = async (fields: object = {}): Promise<ManagedPairing> =>
  (
    await admin.request('POST', pairings, {
      title: 'Roof & Rain',
      cigar_name: 'Roof',
      spirit_name: 'Rain',
      ...fields,
    })
  ).json()
const list = async (): Promise<ManagedPairings> => (await admin.request('GET', pairings)).json()
const picked = async () => (await list()).pairings.find(({ is_featured }) => is_featured)
const choose = async (id: string, body: object = {}): Promise<ManagedPairing> =>
  (await admin.request('PUT', `${pairings}/${id}/pick`, body)).json()
const audited = async () =>
  (await server.database.owner.query('select actor_id, action, target, details from audit_log')).rows

describe('Tonight’s Pick', () => {
  const live = { publishToAll: () => undefined }
  const rotateAfter = (nights: number) =>
    runRotatePick(
      { database: server.database, live },
      new Date(nightEnds(new Date()).getTime() + nights * 86_400_000 - 1),
    )

  it('chosen for tonight is shown at once in every tab, and the turns go on the next night', async () => {
    const [roof, other] = [await created(), await created({ title: 'Other' })]
    await choose(other.id)
    const tab = await openTabOf(server, ada)
    expect(await choose(roof.id)).toMatchObject({
      is_featured: true,
      featured_at: expect.any(String),
      chosen_until: nightEnds(new Date()).toISOString(),
    })
    await waitFor(() => expect(tab.events).toContainEqual({ kind: 'pick-changed' }))
    expect((await ada.request('GET', '/api/pairings/featured')).json().title).toBe('Roof & Rain')
    expect((await list()).next).toEqual({ id: other.id, title: 'Other' })
    await rotateAfter(0)
    expect((await picked())?.title).toBe('Roof & Rain')
    await rotateAfter(1)
    expect((await picked())?.title).toBe('Other')
  })

  it('chosen until it is changed stays, until the pairings take turns again', async () => {
    const [roof, other] = [await created(), await created({ title: 'Other' })]
    expect(await choose(roof.id, { stays: 'until-changed' })).toMatchObject({ chosen_until: null })
    await rotateAfter(3)
    expect((await picked())?.title).toBe('Roof & Rain')
    const released = await admin.request('DELETE', `${pairings}/${roof.id}/pick`)
    expect(released.json()).toMatchObject({ is_featured: true, chosen_until: expect.any(String) })
    await rotateAfter(1)
    expect((await picked())?.id).toBe(other.id)
    const notChosen = await admin.request('DELETE', `${pairings}/${other.id}/pick`)
    expect([notChosen.statusCode, notChosen.json().code]).toEqual([409, 'NOT_CHOSEN'])
  })

  it('gives its place to one that is chosen in its stead, and chosen twice it is the same', async () => {
    const [roof, other] = [await created(), await created({ title: 'Other' })]
    await choose(roof.id, { stays: 'until-changed' })
    const first = await choose(other.id)
    expect(await choose(other.id)).toEqual(first)
    expect((await list()).pairings.filter(({ is_featured, chosen_at }) => is_featured || chosen_at)).toEqual([
      expect.objectContaining({ id: other.id }),
    ])
    expect((await audited()).filter(({ action }) => action === 'pairing.choose')).toEqual([
      expect.objectContaining({
        target: roof.id,
        details: { title: 'Roof & Rain', stays: 'until-changed' },
      }),
      expect.objectContaining({
        actor_id: admin.id,
        target: other.id,
        details: { title: 'Other', stays: 'tonight' },
      }),
    ])
  })

  it('is one, whatever two admins choose at once', async () => {
    const all = [await created(), await created(), await created()]
    const answers = await Promise.all(
      [...all, ...all].map(({ id }) => admin.request('PUT', `${pairings}/${id}/pick`, {})),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect((await list()).pairings.filter(({ is_featured }) => is_featured)).toHaveLength(1)
  })

  it('that is removed leaves its place to the next in turn, and the last one leaves it empty', async () => {
    const [roof, other] = [await created(), await created({ title: 'Other' })]
    await choose(roof.id, { stays: 'until-changed' })
    const remove = async (id: string) => (await admin.request('DELETE', `${pairings}/${id}`)).json()
    expect(await remove(roof.id)).toEqual({ pick: { id: other.id, title: 'Other' } })
    expect(await picked()).toMatchObject({ id: other.id, chosen_at: null })
    expect((await ada.request('GET', `/api/pairings/${roof.slug}`)).statusCode).toBe(404)
    expect(await remove(other.id)).toEqual({ pick: null })
    expect((await ada.request('GET', '/api/pairings/featured')).json()).toBeNull()
  })

  it('whose choice has ended counts as its turn', async () => {
    const { id } = await created()
    await choose(id)
    await server.database.owner.query("update pairings set chosen_until = now() - interval '1 minute'")
    expect(await picked()).toMatchObject({ chosen_at: null, chosen_until: null })
  })
})
