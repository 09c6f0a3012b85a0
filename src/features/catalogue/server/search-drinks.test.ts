import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startApp, type TestApp } from '#test/app.ts'
import { catalogueContract } from '../catalogue.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ isSeeded: false })
})
afterAll(() => app.close())

const { path, out } = catalogueContract.searchDrinks
const get = (query: Record<string, string>) => app.inject({ url: `${path}?${new URLSearchParams(query)}` })
async function search(query: Record<string, string>) {
  const answer = await get(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(out.schema, answer.json()).matches
}

test('A drink comes first for its name, with the data for its drawing', async () => {
  const [first] = await search({ q: 'lagavulin 16' })
  expect(first).toMatchObject({
    name: 'Lagavulin 16 Year',
    kind: 'spirit',
    family: 'scotch-peated',
    glass: 'glencairn',
    colour: expect.stringMatching(/^#/),
  })
  expect(app.catalogue.drinksById.get(first!.id)?.name).toBe('Lagavulin 16 Year')
})

test('A kind limits the results to it', async () => {
  const kinds = async (kind: string) =>
    new Set((await search({ q: 'sour', kind, limit: '50' })).map(each => each.kind))
  expect(await kinds('spirit')).toEqual(new Set(['spirit']))
  expect(await kinds('mocktail')).toEqual(new Set(['mocktail']))
})

test('The default limit is eight', async () => {
  expect(await search({ q: 'rum' })).toHaveLength(8)
  const long = await search({ q: 'rum', limit: '50' })
  expect(long).toHaveLength(50)
  expect(await search({ q: 'rum', limit: '3' })).toEqual(long.slice(0, 3))
})

test('An empty query or a text without a drink gives an empty result', async () => {
  expect([await search({}), await search({ q: '  ' })]).toEqual([[], []])
})

test.each([
  { q: 'rum', kind: 'beer' },
  { q: 'rum', limit: '0' },
  { q: 'rum', sort: 'name' },
  { q: '\u0000' },
])('%j is refused', async query => {
  expect((await get(query)).statusCode).toBe(422)
})
