import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'
import { maxCandidates } from '../bar.contract.ts'

let app: TestApp
let member: TestMember
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
  member = await createMember(app, 'ada')
})
afterAll(() => app.close())

const recognize = async (text: string) =>
  (await member.request('GET', `/api/bar/recognition?q=${encodeURIComponent(text)}`)).json()

test.each([
  ['Lagavulin 16 Year', 'Lagavulin 16 Year'],
  ['lagavulin 16', 'Lagavulin 16 Year'],
  ['Espresso', 'Espresso'],
  ['Coors Light', 'Coors Light'],
])('the name or another name of a drink is exact: %s', async (text, name) => {
  expect(await recognize(text)).toMatchObject({ recognition: 'exact', candidates: [{ name }] })
})

test('every name in the catalogue is exactly its own drink', () => {
  const wrong = app.catalogue.drinks.filter(({ name }) => {
    const understood = app.catalogue.understandDrink(name)
    return understood?.group === undefined && understood?.isExact && understood.drink.name !== name
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(['Budweiser beer', 'house red', 'tap water', 'grandmas moonshine', 'whiskey', 'Macallan'])(
  'what is not the name of one bottle is never taken for it: %s',
  async text => {
    const { recognition, candidates } = await recognize(text)
    expect(['close', 'unknown']).toContain(recognition)
    expect(candidates.length).toBeLessThanOrEqual(maxCandidates)
  },
)

test.each(['Lagavulin', 'Jack', 'Hennessy'])(
  'a part of a name that several bottles share is asked about: %s',
  async text => {
    const { recognition, candidates } = await recognize(text)
    expect(recognition).toBe('close')
    expect(candidates.length).toBeGreaterThan(1)
  },
)

test.each(['malbec', 'pinot noir', 'cabernet'])('a grape is asked about: %s', async text => {
  expect((await recognize(text)).recognition).toBe('close')
})

test('a name with a slip is close, and the bottle is the first candidate', async () => {
  const { recognition, candidates } = await recognize('lagavullin 16')
  expect([recognition, candidates[0].name]).toEqual(['close', 'Lagavulin 16 Year'])
})

test('a text without a drink has no candidates, and one that is too long is refused', async () => {
  for (const text of ['zzqx vvkw', ''])
    expect(await recognize(text)).toEqual({ recognition: 'unknown', candidates: [] })
  expect((await member.request('GET', `/api/bar/recognition?q=${'a'.repeat(201)}`)).statusCode).toBe(422)
})

test('asking puts nothing into the bar', async () => {
  await recognize('Lagavulin 16 Year')
  expect((await member.request('GET', '/api/bar')).json()).toEqual({ drinks: [] })
})
