import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { purgePairings } from './purge-pairings.job.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false, doesJobs: true })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = { cigar_name: 'Oliva V', pairing_type: 'wine', pairing_name: 'Tawny', notes: 'Walnut.' }
const save = async (person: TestMember, name = 'Tawny') => {
  const { isNew: _, ...row } = (
    await person.request('POST', vault, { ...pairing, pairing_name: name })
  ).json()
  return row
}
const pairingsOf = async (person: TestMember) => (await person.request('GET', vault)).json().pairings
const remove = (person: TestMember, id: string) => person.request('DELETE', `${vault}/${id}`)
const restore = (person: TestMember, id: string) => person.request('POST', `${vault}/${id}/restore`)
const age = (id: string, hours: number) =>
  server.database.owner.query(
    'update saved_pairings set deleted_at = now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  )

describe('a removed pairing', () => {
  it('is gone from every response, and can be restored unchanged', async () => {
    const grace = await createMember(server, 'grace')
    const { id } = await save(grace)
    const before = (await grace.request('PATCH', `${vault}/${id}`, { rating: 3 })).json()
    expect((await remove(grace, id)).json()).toEqual({ done: true })
    expect((await grace.request('GET', vault)).json()).toMatchObject({
      pairings: [],
      types: [],
      isEmpty: true,
    })
    expect((await grace.request('PATCH', `${vault}/${id}`, { rating: 1 })).statusCode).toBe(404)
    expect((await remove(grace, id)).statusCode).toBe(404)
    for (const time of ['first', 'second'])
      expect((await restore(grace, id)).json(), `the ${time} time`).toEqual(before)
    expect(await pairingsOf(grace)).toEqual([before])
  })

  it('can be restored for a day', async () => {
    const ada = await createMember(server, 'ada')
    const { id } = await save(ada)
    await remove(ada, id)
    await age(id, 25)
    expect((await restore(ada, id)).statusCode).toBe(404)
    await age(id, 23)
    expect((await restore(ada, id)).statusCode).toBe(200)
  })

  it('is merged into the row that was saved in the meantime, and keeps what the member said of it', async () => {
    const alan = await createMember(server, 'alan')
    const { id } = await save(alan)
    const own = { rating: 5, status: 'tried', tried_on: '2026-11-01', own_notes: 'Walnut indeed.' }
    await alan.request('PATCH', `${vault}/${id}`, own)
    await remove(alan, id)
    const again = await save(alan)
    expect(again.id).not.toBe(id)
    const back = (await restore(alan, id)).json()
    expect(back).toEqual({ ...again, ...own })
    expect(await pairingsOf(alan)).toEqual([back])
  })

  it('stays one row if it is saved and restored at once', async () => {
    const emmy = await createMember(server, 'emmy')
    for (let round = 0; round < 10; round += 1) {
      const { id } = await save(emmy)
      await remove(emmy, id)
      const [saved, back] = await Promise.all([save(emmy), restore(emmy, id)])
      expect(back.statusCode).toBe(200)
      expect(await pairingsOf(emmy)).toMatchObject([{ id: saved.id }])
      await remove(emmy, saved.id)
    }
  })

  it('is deleted by the nightly job after a day', async () => {
    const kay = await createMember(server, 'kay')
    const [old, recent, unremoved] = [
      await save(kay, 'old'),
      await save(kay, 'recent'),
      await save(kay, 'kept'),
    ]
    for (const { id } of [old, recent]) await remove(kay, id)
    await age(old.id, 25)
    await server.jobs.enqueue(server.database.app, purgePairings, {})
    await waitFor(async () => {
      const { rows } = await server.database.owner.query<{ id: string }>(
        'select id from saved_pairings where user_id = $1 order by id',
        [kay.id],
      )
      expect(rows.map(({ id }) => id)).toEqual([recent.id, unremoved.id].sort())
    }, 5_000)
  })
})

describe('another member', () => {
  it('gets the same response as for an unknown id, and changes nothing', async () => {
    const [owner, other] = [await createMember(server, 'owner'), await createMember(server, 'other')]
    const [saved, removed] = [await save(owner), await save(owner, 'Taken out')]
    await remove(owner, removed.id)
    const unknownId = '0190b3a0-0000-7000-8000-000000000000'
    for (const [method, end, body] of [
      ['PATCH', '', { rating: 1 }],
      ['DELETE', '', undefined],
      ['POST', '/restore', {}],
    ] as const) {
      const unknown = await other.request(method, `${vault}/${unknownId}${end}`, body)
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NO_SUCH_PAIRING'])
      for (const { id } of [saved, removed]) {
        const foreign = await other.request(method, `${vault}/${id}${end}`, body)
        expect(foreign.statusCode).toBe(404)
        expect(withoutRequestId(foreign.body)).toBe(withoutRequestId(unknown.body))
      }
    }
    expect((await other.request('GET', `${vault}?q=tawny`)).json()).toMatchObject({
      pairings: [],
      isEmpty: true,
    })
    expect(await pairingsOf(owner)).toEqual([saved])
    expect((await restore(owner, removed.id)).json()).toEqual(removed)
  })

  it('can save the same pairing on the same day', async () => {
    const [one, two] = [await createMember(server, 'one'), await createMember(server, 'two')]
    expect((await save(one)).id).not.toBe((await save(two)).id)
    expect(await pairingsOf(one)).toHaveLength(1)
  })
})

/** Responses may differ in their request id only. */
const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
