import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxRemovedAtOnce } from '../removal.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const vault = '/api/saved-pairings'
const pairing = { cigar_name: 'Oliva V', pairing_type: 'wine', pairing_name: 'Tawny', notes: 'Walnut.' }

const save = async (person: TestMember, name: string, daysAgo = 31): Promise<string> => {
  const { id } = (await person.request('POST', vault, { ...pairing, pairing_name: name })).json()
  await server.database.owner.query(
    'update saved_pairings set created_at = created_at - make_interval(days => $2) where id = $1',
    [id, daysAgo],
  )
  return id
}
const list = async (person: TestMember, query = '') =>
  (await person.request('GET', `${vault}${query}`)).json()
const namesOf = async (person: TestMember, query = '') =>
  (await list(person, query)).pairings.map((row: typeof pairing) => row.pairing_name).sort()
const clear = async (person: TestMember) => (await person.request('DELETE', `${vault}/old-look-ups`)).json()
const restore = (person: TestMember, removed_at: string) =>
  person.request('POST', `${vault}/restore`, { removed_at })

describe('clearing old look-ups', () => {
  it('removes what was only looked up a month ago, says how many before, and restores them all', async () => {
    const grace = await createMember(server, 'grace')
    for (const name of ['Old', 'Older']) await save(grace, name)
    await save(grace, 'New', 29)
    for (const [name, changes] of [
      ['Rated', { rating: 3 }],
      ['Wanted', { status: 'want' }],
      ['Tried', { status: 'tried' }],
      ['Noted', { own_notes: 'Mine.' }],
    ] as const)
      await grace.request('PATCH', `${vault}/${await save(grace, name)}`, changes)
    await grace.request('POST', `${vault}/${await save(grace, 'Shared')}/share`, {})
    const before = await list(grace)
    expect(before).toMatchObject({ total: 8, oldLookUps: 2 })

    const { removed, removed_at } = await clear(grace)
    expect(removed).toBe(2)
    expect(await namesOf(grace)).toEqual(['New', 'Noted', 'Rated', 'Shared', 'Tried', 'Wanted'])
    expect(await clear(grace)).toEqual({ removed: 0, removed_at: null })
    expect((await restore(grace, removed_at)).json()).toEqual({ restored: 2 })
    expect(await list(grace)).toEqual(before)
    expect((await restore(grace, removed_at)).json()).toEqual({ restored: 0 })
    expect((await restore(grace, 'yesterday')).statusCode).toBe(422)
  })

  it('touches neither another member nor a pairing that was removed by itself', async () => {
    const [ada, mary] = [await createMember(server, 'ada'), await createMember(server, 'mary')]
    await save(mary, 'Hers')
    await save(ada, 'Mine')
    const single = await save(ada, 'Removed')
    await ada.request('DELETE', `${vault}/${single}`)
    const { removed, removed_at } = await clear(ada)
    expect(removed).toBe(1)
    expect((await restore(mary, removed_at)).json()).toEqual({ restored: 0 })
    await restore(ada, removed_at)
    expect([await namesOf(ada), await namesOf(mary)]).toEqual([['Mine'], ['Hers']])
  })
})

describe('the list', () => {
  it('is filtered by status and by rated or not, and tells how many there are', async () => {
    const lise = await createMember(server, 'lise')
    for (const [name, changes] of [
      ['A', { rating: 2 }],
      ['B', { status: 'want', rating: 5 }],
      ['C', { status: 'tried' }],
      ['D', { own_notes: 'Later.' }],
    ] as const)
      await lise.request('PATCH', `${vault}/${await save(lise, name, 0)}`, changes)
    for (const [query, names] of [
      ['?status=looked%20up', ['D']],
      ['?status=want', ['B']],
      ['?status=tried', ['A', 'C']],
      ['?status=tried&rated=yes', ['A']],
      ['?rated=yes', ['A', 'B']],
      ['?rated=no', ['C', 'D']],
    ] as const) {
      expect(await namesOf(lise, query), query).toEqual(names)
      expect((await list(lise, query)).total).toBe(names.length)
    }
    for (const query of ['?status=smoked', '?rated=maybe'])
      expect((await lise.request('GET', `${vault}${query}`)).statusCode).toBe(422)
  })
})

describe('removing several', () => {
  const remove = (person: TestMember, ids: readonly string[]) =>
    person.request('POST', `${vault}/remove`, { ids })

  it('removes those that are in the vault, once, and one call restores them', async () => {
    const kate = await createMember(server, 'kate')
    const [first, second, third] = [await save(kate, 'A'), await save(kate, 'B'), await save(kate, 'C')]
    await kate.request('DELETE', `${vault}/${third}`)
    const { removed, removed_at } = (await remove(kate, [first, second, third, first])).json()
    expect(removed).toBe(2)
    expect(await namesOf(kate)).toEqual([])
    expect((await restore(kate, removed_at)).json()).toEqual({ restored: 2 })
    expect(await namesOf(kate)).toEqual(['A', 'B'])
  })

  it('refuses what is in no vault of the member, and too many or none', async () => {
    const [joan, lucy] = [await createMember(server, 'joan'), await createMember(server, 'lucy')]
    const hers = await save(lucy, 'Hers')
    const refused = await remove(joan, [hers])
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ code: 'NO_SUCH_PAIRING' })
    expect(await namesOf(lucy)).toEqual(['Hers'])
    const own = await save(joan, 'Own')
    expect((await remove(joan, [hers, own])).json()).toMatchObject({ removed: 1 })
    expect(await namesOf(lucy)).toEqual(['Hers'])
    for (const ids of [[], ['never'], Array.from({ length: maxRemovedAtOnce + 1 }, () => own)])
      expect((await remove(joan, ids)).statusCode).toBe(422)
  })
})
