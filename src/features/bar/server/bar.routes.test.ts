import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { waitFor } from '#test/wait-for.ts'
import { maxBottles } from '../bar.contract.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const drinkIds = (count: number, from = 0) =>
  server.catalogue.drinks.slice(from, from + count).map(({ id }) => id)
const save = (person: TestMember, drinkId: string, body: object = {}) =>
  person.request('PUT', `/api/bar/${drinkId}`, body)
const remove = (person: TestMember, drinkId: string) => person.request('DELETE', `/api/bar/${drinkId}`)
const inBar = async (person: TestMember) => (await person.request('GET', '/api/bar')).json().drinks
const idsInBar = async (person: TestMember) => (await inBar(person)).map(({ id }: { id: string }) => id)
const insert = (person: TestMember, ids: readonly string[]) =>
  server.database.owner.query(
    "insert into bar_drinks (user_id, drink_id, level) select $1, unnest($2::text[]), 'half'",
    [person.id, ids],
  )

describe('a bar', () => {
  it('starts empty and lists drinks with their catalogue data, the latest first', async () => {
    const grace = await createMember(server, 'grace')
    expect(await inBar(grace)).toEqual([])
    const [first, second] = drinkIds(2)
    expect((await save(grace, first!)).json()).toMatchObject({ id: first, level: 'full' })
    await save(grace, second!, { level: 'low' })
    const { name, kind, family, style, glass, colour } = server.catalogue.drinksById.get(second!)!
    const added_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await inBar(grace)).toEqual([
      { id: second, name, kind, family, style, glass, colour, level: 'low', added_at, own: null },
      expect.objectContaining({ id: first, level: 'full' }),
    ])
  })

  it('contains each drink once; saving it again changes its level', async () => {
    const ada = await createMember(server, 'ada')
    const [drink] = drinkIds(1)
    const { added_at } = (await save(ada, drink!)).json()
    expect((await save(ada, drink!, { level: 'half' })).json()).toMatchObject({ level: 'half', added_at })
    expect(await idsInBar(ada)).toEqual([drink])
  })

  it('takes the level of the last request if two add the same drink at once', async () => {
    const joan = await createMember(server, 'joan')
    const [drink] = drinkIds(1)
    const { owner } = server.database
    const lock = await owner.connect()
    await lock.query('select pg_advisory_lock(hashtextextended($1, 0))', [`bar ${joan.id}`])
    const saved = save(joan, drink!, { level: 'low' })
    await waitFor(async () => {
      const { rows } = await owner.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
      expect(rows).toHaveLength(1)
    })
    await insert(joan, [drink!])
    lock.release(true)
    expect((await saved).json()).toMatchObject({ id: drink, level: 'low' })
    expect(await inBar(joan)).toMatchObject([{ id: drink, level: 'low' }])
  })

  it('removes a drink, also twice, and accepts it again', async () => {
    const alan = await createMember(server, 'alan')
    const [drink] = drinkIds(1)
    await save(alan, drink!)
    for (const time of ['first', 'second'])
      expect((await remove(alan, drink!)).json(), `the ${time} time`).toEqual({ done: true })
    expect(await inBar(alan)).toEqual([])
    await save(alan, drink!, { level: 'half' })
    expect(await idsInBar(alan)).toEqual([drink])
  })

  it('belongs to one member: no other member can read or change it', async () => {
    const [hedy, other] = [await createMember(server, 'hedy'), await createMember(server, 'other')]
    const [drink, another] = drinkIds(2)
    await save(hedy, drink!, { level: 'low' })
    expect(await inBar(other)).toEqual([])
    await remove(other, drink!)
    await save(other, drink!, { level: 'full' })
    await save(other, another!)
    expect(await inBar(hedy)).toMatchObject([{ id: drink, level: 'low' }])
  })
})

describe('a bar refuses', () => {
  it('an unknown drink, an invalid level and an unknown field', async () => {
    const edsger = await createMember(server, 'edsger')
    for (const unknown of ['moonshine', 'a'.repeat(200)]) {
      const answers = [await save(edsger, unknown), await remove(edsger, unknown)]
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { code: 'NO_SUCH_DRINK', error: 'We don’t know that drink.' },
        ])
    }
    const [drink] = drinkIds(1)
    for (const body of [{ level: 'gone' }, { level: null }, { level: 'full', user_id: edsger.id }])
      expect((await save(edsger, drink!, body)).statusCode, JSON.stringify(body)).toBe(422)
    expect(await inBar(edsger)).toEqual([])
  })

  it('more than the maximum, even if several requests compete for the last place', async () => {
    const barbara = await createMember(server, 'barbara')
    const present = drinkIds(maxBottles - 1)
    await insert(barbara, present)
    const answers = await Promise.all(drinkIds(6, maxBottles).map(id => save(barbara, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const full = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(full).toMatchObject({ code: 'BAR_FULL', error: 'Your bar is full. Remove a drink first.' })
    expect(await idsInBar(barbara)).toHaveLength(maxBottles)
    const changed = await save(barbara, present[0]!, { level: 'low' })
    expect(changed.json(), 'a full bar can still be changed').toMatchObject({ level: 'low' })
  })
})

describe('a drink that has left the catalogue', () => {
  it('is not listed, does not count towards the maximum and can be removed', async () => {
    const donald = await createMember(server, 'donald')
    const [drink, last] = drinkIds(2)
    await insert(donald, [...drinkIds(maxBottles - 1), 'poured-no-more'])
    expect(await idsInBar(donald)).not.toContain('poured-no-more')
    expect((await save(donald, drink!, { level: 'low' })).statusCode).toBe(200)
    expect((await save(donald, drinkIds(1, maxBottles)[0]!)).statusCode).toBe(200)
    expect((await save(donald, drinkIds(1, maxBottles + 1)[0]!)).statusCode).toBe(409)
    await remove(donald, last!)
    expect((await remove(donald, 'poured-no-more')).statusCode).toBe(200)
    expect((await remove(donald, 'poured-no-more')).statusCode).toBe(404)
  })
})
