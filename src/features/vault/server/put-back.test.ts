import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'
import { purgePairings } from './purge-pairings.job.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ isPlanted: false, doesJobs: true })
})
afterAll(() => house.close())

const vault = '/api/saved-pairings'
const pairing = { cigar_name: 'Oliva V', pairing_type: 'wine', pairing_name: 'Tawny', notes: 'Walnut.' }
const save = async (person: Person, name = 'Tawny') => {
  const { isNew: _, ...row } = (await person.ask('POST', vault, { ...pairing, pairing_name: name })).json()
  return row
}
const pairingsOf = async (person: Person) => (await person.ask('GET', vault)).json().pairings
const takeOut = (person: Person, id: string) => person.ask('DELETE', `${vault}/${id}`)
const restore = (person: Person, id: string) => person.ask('POST', `${vault}/${id}/restore`)
const age = (id: string, hours: number) =>
  house.database.owner.query(
    'update saved_pairings set deleted_at = now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  )

describe('a pairing that was taken out', () => {
  it('is gone for every question, and comes back as it was', async () => {
    const grace = await join(house, 'grace')
    const { id } = await save(grace)
    const before = (await grace.ask('PATCH', `${vault}/${id}`, { rating: 3 })).json()
    expect((await takeOut(grace, id)).json()).toEqual({ done: true })
    expect((await grace.ask('GET', vault)).json()).toMatchObject({ pairings: [], types: [], isEmpty: true })
    expect((await grace.ask('PATCH', `${vault}/${id}`, { rating: 1 })).statusCode).toBe(404)
    expect((await takeOut(grace, id)).statusCode).toBe(404)
    for (const time of ['first', 'second'])
      expect((await restore(grace, id)).json(), `the ${time} time`).toEqual(before)
    expect(await pairingsOf(grace)).toEqual([before])
  })

  it('can be put back for a day', async () => {
    const ada = await join(house, 'ada')
    const { id } = await save(ada)
    await takeOut(ada, id)
    await age(id, 25)
    expect((await restore(ada, id)).statusCode).toBe(404)
    await age(id, 23)
    expect((await restore(ada, id)).statusCode).toBe(200)
  })

  it('stays one row when it was saved again before it was put back, and keeps its stars', async () => {
    const alan = await join(house, 'alan')
    const { id } = await save(alan)
    await alan.ask('PATCH', `${vault}/${id}`, { rating: 5 })
    await takeOut(alan, id)
    const again = await save(alan)
    expect(again.id).not.toBe(id)
    const back = (await restore(alan, id)).json()
    expect(back).toEqual({ ...again, rating: 5 })
    expect(await pairingsOf(alan)).toEqual([back])
  })

  it('stays one row when both happen at once', async () => {
    const emmy = await join(house, 'emmy')
    for (let round = 0; round < 10; round += 1) {
      const { id } = await save(emmy)
      await takeOut(emmy, id)
      const [saved, back] = await Promise.all([save(emmy), restore(emmy, id)])
      expect(back.statusCode).toBe(200)
      expect(await pairingsOf(emmy)).toMatchObject([{ id: saved.id }])
      await takeOut(emmy, saved.id)
    }
  })

  it('is removed by night once its day is over, and only then', async () => {
    const kay = await join(house, 'kay')
    const [old, recent, kept] = [await save(kay, 'old'), await save(kay, 'recent'), await save(kay, 'kept')]
    for (const { id } of [old, recent]) await takeOut(kay, id)
    await age(old.id, 25)
    await house.jobs.enqueue(house.database.app, purgePairings, {})
    await vi.waitFor(async () => {
      const { rows } = await house.database.owner.query<{ id: string }>(
        'select id from saved_pairings where user_id = $1 order by id',
        [kay.id],
      )
      expect(rows.map(({ id }) => id)).toEqual([recent.id, kept.id].sort())
    }, 5_000)
  })
})

describe('somebody else', () => {
  it('gets the answer for a pairing that never was, byte for byte, and changes nothing', async () => {
    const [owner, other] = [await join(house, 'owner'), await join(house, 'other')]
    const [kept, taken] = [await save(owner), await save(owner, 'Taken out')]
    await takeOut(owner, taken.id)
    const never = '0190b3a0-0000-7000-8000-000000000000'
    for (const [method, end, body] of [
      ['PATCH', '', { rating: 1 }],
      ['DELETE', '', undefined],
      ['POST', '/restore', {}],
    ] as const) {
      const unknown = await other.ask(method, `${vault}/${never}${end}`, body)
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NO_SUCH_PAIRING'])
      for (const { id } of [kept, taken]) {
        const foreign = await other.ask(method, `${vault}/${id}${end}`, body)
        expect(foreign.statusCode).toBe(404)
        expect(withoutNumber(foreign.body)).toBe(withoutNumber(unknown.body))
      }
    }
    expect((await other.ask('GET', `${vault}?q=tawny`)).json()).toMatchObject({ pairings: [], isEmpty: true })
    expect(await pairingsOf(owner)).toEqual([kept])
    expect((await restore(owner, taken.id)).json()).toEqual(taken)
  })

  it('can save the same pairing on the same day', async () => {
    const [one, two] = [await join(house, 'one'), await join(house, 'two')]
    expect((await save(one)).id).not.toBe((await save(two)).id)
    expect(await pairingsOf(one)).toHaveLength(1)
  })
})

/** Each answer carries the number of its request, and nothing else may differ. */
const withoutNumber = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
