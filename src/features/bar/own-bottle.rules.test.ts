import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { type BarDrink, maxBottles, ownNameMissing } from './bar.contract.ts'
import { bottleTypeIds, bottleTypes, drinksOfType } from './bottle-types.rules.ts'
import { drinkOfOwnBottle, type OwnBottle } from './own-bottle.rules.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

const moonshine = { name: 'Grandma’s Moonshine', type: 'bourbon', abv: 55.5 } as const
const save = (member: TestMember, id: string, body: object = moonshine) =>
  member.request('PUT', `/api/bar/own/${id}`, body)
const inBar = async (member: TestMember): Promise<BarDrink[]> =>
  (await member.request('GET', '/api/bar')).json().drinks
const advise = (member: TestMember, body: object = {}) =>
  member.request('POST', '/api/arturo', { cigar: 'Padron 1964 Anniversary', onlyMyBar: true, ...body })

describe('A bottle that the catalogue does not have', () => {
  test('stands in the bar under its own name, and can be changed, emptied, removed and put back', async () => {
    const ada = await createMember(server, 'ada')
    const id = randomUUID()
    const saved = (await save(ada, id)).json()
    expect(saved).toMatchObject({
      id: `own:${id}`,
      name: 'Grandma’s Moonshine',
      kind: 'spirit',
      family: 'bourbon',
      level: 'full',
      own: { type: 'bourbon', abv: 55.5 },
    })
    expect(await inBar(ada)).toEqual([saved])
    await save(ada, id, { name: 'Grandma’s Rye', type: 'rye', abv: null, level: 'half' })
    expect(await inBar(ada)).toMatchObject([
      {
        id: `own:${id}`,
        name: 'Grandma’s Rye',
        family: 'rye',
        level: 'half',
        own: { type: 'rye', abv: null },
      },
    ])
    expect((await ada.request('PUT', `/api/bar/own:${id}`, { level: 'empty' })).json()).toMatchObject({
      name: 'Grandma’s Rye',
      level: 'empty',
    })
    for (const time of ['first', 'second'])
      expect((await ada.request('DELETE', `/api/bar/own:${id}`)).statusCode, `the ${time} time`).toBe(200)
    expect(await inBar(ada)).toEqual([])
    await save(ada, id)
    expect(await inBar(ada)).toHaveLength(1)
  })

  test('counts in advice from the bar as a typical one of its type, and says so', async () => {
    const grace = await createMember(server, 'grace')
    await save(grace, randomUUID())
    const { drinks, saved, canNarrate } = (await advise(grace)).json()
    expect(drinks).toMatchObject([{ name: 'Grandma’s Moonshine', judgedAs: 'bourbon', proof: 111 }])
    expect(drinks[0].score).toBeGreaterThan(40)
    expect(drinks[0].result).toMatch(/Grandma’s Moonshine/)
    expect(drinks[0].result).toMatch(/typical bourbon/)
    expect(canNarrate).toBe(false)
    const row = (await grace.request('GET', `/api/saved-pairings/${saved.id}`)).json()
    expect(row).toMatchObject({ pairing_name: 'Grandma’s Moonshine' })
    expect(row.notes).toMatch(/typical bourbon/)
  })

  test('is given no strength that the member did not give', async () => {
    const ellen = await createMember(server, 'ellen')
    await save(ellen, randomUUID(), { ...moonshine, abv: null })
    const { drinks } = (await advise(ellen)).json()
    expect(drinks[0]).toMatchObject({ isProofUnknown: true })
    expect(drinks[0].result).not.toMatch(/proof/)
  })

  test('can be the drink of the evening', async () => {
    const hedy = await createMember(server, 'hedy')
    await save(hedy, randomUUID())
    const pick = (await hedy.request('POST', '/api/tonight', {})).json()
    expect(pick).toMatchObject({
      drinkFrom: 'bar',
      drink: { name: 'Grandma’s Moonshine', judgedAs: 'bourbon' },
    })
    expect(pick.why.join(' ')).toMatch(/typical bourbon/)
  })

  test('brings three cigars when it is named, and is saved in the vault', async () => {
    const joan = await createMember(server, 'joan')
    const ask = async () => joan.request('POST', '/api/arturo/cigars', { drink: 'grandma’s moonshine' })
    expect((await ask()).statusCode).toBe(422)
    await save(joan, randomUUID())
    const { drink, recognition, cigars, saved } = (await ask()).json()
    expect([recognition, drink.name, drink.judgedAs]).toEqual(['exact', 'Grandma’s Moonshine', 'bourbon'])
    expect(cigars).toHaveLength(3)
    expect(saved).not.toBeNull()
  })

  test('is not poured when it is empty', async () => {
    const lise = await createMember(server, 'lise')
    const id = randomUUID()
    await save(lise, id, { ...moonshine, level: 'empty' })
    expect((await advise(lise)).json().code).toBe('NOTHING_AT_HAND')
    expect((await lise.request('POST', '/api/tonight', {})).json().drinkFrom).toBe('house')
    await lise.request('PUT', `/api/bar/own:${id}`, { level: 'low' })
    expect((await advise(lise)).statusCode).toBe(200)
  })

  test('belongs to one member, even under the same id', async () => {
    const [mary, other] = [await createMember(server, 'mary'), await createMember(server, 'other')]
    const id = randomUUID()
    await save(mary, id)
    expect((await other.request('PUT', `/api/bar/own:${id}`, { level: 'low' })).statusCode).toBe(404)
    await save(other, id, { ...moonshine, name: 'Another' })
    await other.request('DELETE', `/api/bar/own:${id}`)
    expect(await inBar(mary)).toMatchObject([{ name: 'Grandma’s Moonshine', level: 'full' }])
  })

  test.each([
    ['a blank name', { ...moonshine, name: ' \n ' }, { name: ownNameMissing }],
    ['a name of 81 characters', { ...moonshine, name: 'a'.repeat(81) }, { name: expect.any(String) }],
    ['an unknown type', { ...moonshine, type: 'moonshine' }, { type: 'Please choose what is in it' }],
    ['101 percent', { ...moonshine, abv: 101 }, { abv: 'Please give the alcohol in percent, 0 to 100' }],
  ])('is refused with %s', async (name, body, fields) => {
    const member = await createMember(server, name.replaceAll(/\W/g, '-'))
    const answer = await save(member, randomUUID(), body)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'INVALID_INPUT', fields }])
    expect(await inBar(member)).toEqual([])
  })

  test('is refused with an id that is none, and when the bar is full', async () => {
    const edsger = await createMember(server, 'edsger')
    expect((await save(edsger, 'Moon:shine')).statusCode).toBe(422)
    await server.database.owner.query(
      "insert into bar_drinks (user_id, drink_id, level, own_name, own_type) select $1, 'own:' || n, 'full', 'X', 'rum' from generate_series(1, $2) n",
      [edsger.id, maxBottles],
    )
    expect((await save(edsger, randomUUID())).json()).toMatchObject({ code: 'BAR_FULL' })
  })
})

describe('A type of bottle', () => {
  test.each(bottleTypeIds)('is typical of several drinks of the catalogue: %s', type => {
    const { drinks } = server.catalogue
    const { kind, family, style } = bottleTypes[type]
    expect(drinksOfType(type, drinks).length).toBeGreaterThanOrEqual(3)
    const drink = drinkOfOwnBottle('own:1', { name: 'Mine', type, abv: null }, drinks)
    expect(drink).toMatchObject({ name: 'Mine', kind, family, style, judgedAs: style })
    expect(drink.notes.length).toBeGreaterThanOrEqual(3)
  })

  test('has a style of its own', () => {
    const styles = bottleTypeIds.map(type => bottleTypes[type].style)
    expect(new Set(styles).size).toBe(styles.length)
  })

  test('weighs more at a higher strength, and less at a lower one', () => {
    const weightOf = (abv: OwnBottle['abv']) =>
      drinkOfOwnBottle('own:1', { name: 'Mine', type: 'bourbon', abv }, server.catalogue.drinks).weight
    expect(weightOf(67)).toBeGreaterThan(weightOf(null))
    expect(weightOf(30)).toBeLessThan(weightOf(null))
  })
})
