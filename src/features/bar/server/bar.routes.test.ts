import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'
import { mostBottles } from '../bar.contract.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ isPlanted: false })
})
afterAll(() => house.close())

const drinkIds = (count: number, from = 0) =>
  house.catalogue.drinks.slice(from, from + count).map(({ id }) => id)
const keep = (person: Person, drinkId: string, body: object = {}) =>
  person.ask('PUT', `/api/bar/${drinkId}`, body)
const takeOut = (person: Person, drinkId: string) => person.ask('DELETE', `/api/bar/${drinkId}`)
const inBar = async (person: Person) => (await person.ask('GET', '/api/bar')).json().drinks
const idsInBar = async (person: Person) => (await inBar(person)).map(({ id }: { id: string }) => id)
const put = (person: Person, ids: readonly string[]) =>
  house.database.owner.query(
    "insert into bar_drinks (user_id, drink_id, level) select $1, unnest($2::text[]), 'half'",
    [person.id, ids],
  )

describe('a bar', () => {
  it('is empty until something is put in, then lists it as the catalogue knows it, the latest first', async () => {
    const grace = await join(house, 'grace')
    expect(await inBar(grace)).toEqual([])
    const [first, second] = drinkIds(2)
    expect((await keep(grace, first!)).json()).toMatchObject({ id: first, level: 'full' })
    await keep(grace, second!, { level: 'low' })
    const { name, kind, family, style, glass, colour } = house.catalogue.drinksById.get(second!)!
    const added_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await inBar(grace)).toEqual([
      { id: second, name, kind, family, style, glass, colour, level: 'low', added_at },
      expect.objectContaining({ id: first, level: 'full' }),
    ])
  })

  it('holds each drink once: put in again, it is said how much is left', async () => {
    const ada = await join(house, 'ada')
    const [drink] = drinkIds(1)
    const { added_at } = (await keep(ada, drink!)).json()
    expect((await keep(ada, drink!, { level: 'half' })).json()).toMatchObject({ level: 'half', added_at })
    expect(await idsInBar(ada)).toEqual([drink])
  })

  it('lets go of a drink, once or twice, and takes it back', async () => {
    const alan = await join(house, 'alan')
    const [drink] = drinkIds(1)
    await keep(alan, drink!)
    for (const time of ['first', 'second'])
      expect((await takeOut(alan, drink!)).json(), `the ${time} time`).toEqual({ done: true })
    expect(await inBar(alan)).toEqual([])
    await keep(alan, drink!, { level: 'half' })
    expect(await idsInBar(alan)).toEqual([drink])
  })

  it('is the member’s own: nobody else sees it, fills it or empties it', async () => {
    const [hedy, other] = [await join(house, 'hedy'), await join(house, 'other')]
    const [drink, another] = drinkIds(2)
    await keep(hedy, drink!, { level: 'low' })
    expect(await inBar(other)).toEqual([])
    await takeOut(other, drink!)
    await keep(other, drink!, { level: 'full' })
    await keep(other, another!)
    expect(await inBar(hedy)).toMatchObject([{ id: drink, level: 'low' }])
  })
})

describe('what a bar does not take', () => {
  it('is a drink that the house does not know, a level that is none, and anything besides', async () => {
    const edsger = await join(house, 'edsger')
    for (const unknown of ['moonshine', 'a'.repeat(200)]) {
      const answers = [await keep(edsger, unknown), await takeOut(edsger, unknown)]
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { code: 'NO_SUCH_DRINK', error: 'We do not know that drink.' },
        ])
    }
    const [drink] = drinkIds(1)
    for (const body of [{ level: 'empty' }, { level: null }, { level: 'full', user_id: edsger.id }])
      expect((await keep(edsger, drink!, body)).statusCode, JSON.stringify(body)).toBe(422)
    expect(await inBar(edsger)).toEqual([])
  })

  it('is one more than it holds, even when several come for the last place at once', async () => {
    const barbara = await join(house, 'barbara')
    const here = drinkIds(mostBottles - 1)
    await put(barbara, here)
    const answers = await Promise.all(drinkIds(6, mostBottles).map(id => keep(barbara, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const full = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(full).toMatchObject({ code: 'BAR_FULL', error: expect.stringContaining(`${mostBottles} drinks`) })
    expect(await idsInBar(barbara)).toHaveLength(mostBottles)
    const changed = await keep(barbara, here[0]!, { level: 'low' })
    expect(changed.json(), 'what is in it can still be poured from').toMatchObject({ level: 'low' })
  })
})

describe('a drink that has left the catalogue', () => {
  it('is left out without a word, takes nobody’s place and can be taken out', async () => {
    const donald = await join(house, 'donald')
    const [drink, last] = drinkIds(2)
    await put(donald, [...drinkIds(mostBottles - 1), 'poured-no-more'])
    expect(await idsInBar(donald)).not.toContain('poured-no-more')
    expect((await keep(donald, drink!, { level: 'low' })).statusCode).toBe(200)
    expect((await keep(donald, drinkIds(1, mostBottles)[0]!)).statusCode).toBe(200)
    expect((await keep(donald, drinkIds(1, mostBottles + 1)[0]!)).statusCode).toBe(409)
    await takeOut(donald, last!)
    expect((await takeOut(donald, 'poured-no-more')).statusCode).toBe(200)
    expect((await takeOut(donald, 'poured-no-more')).statusCode).toBe(404)
  })
})
