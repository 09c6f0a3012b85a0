import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let server: TestApp
let grace: TestMember
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
  grace = await createMember(server, 'grace')
})
afterAll(() => server.close())

const post = async (path: string, body: object) => {
  const answer = await grace.request('POST', path, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const namesInVault = async () =>
  (await grace.request('GET', '/api/saved-pairings'))
    .json()
    .pairings.map((row: { pairing_name: string }) => row.pairing_name)

test('A fourth, fifth and sixth drink are of families that were not shown, until none is left', async () => {
  const question = { cigar: 'Oliva Serie V Melanio', pairingType: 'spirit' }
  const { drinks } = await post('/api/arturo', question)
  const before = await namesInVault()
  const shown = drinks.map(({ id }: { id: string }) => id)
  const families = new Set(drinks.map(({ family }: { family: string }) => family))
  for (;;) {
    const { drinks: more } = await post('/api/arturo/more', { ...question, shown })
    if (more.length === 0) break
    expect(more.length).toBeLessThanOrEqual(3)
    for (const { id, family } of more) {
      expect(families.has(family), family).toBe(false)
      families.add(family)
      shown.push(id)
    }
  }
  expect(families.size).toBeGreaterThan(6)
  // Only what was asked for is saved.
  expect(await namesInVault()).toEqual(before)
})

test('A fourth, fifth and sixth cigar are of makers that were not shown', async () => {
  const { cigars } = await post('/api/arturo/cigars', { drink: 'Lagavulin 16 Year' })
  const shown = cigars.map(({ id }: { id: string }) => id)
  const { cigars: more } = await post('/api/arturo/cigars/more', { drink: 'Lagavulin 16 Year', shown })
  expect(more).toHaveLength(3)
  const makers = [...cigars, ...more].map(({ brand }: { brand: string }) => brand)
  expect(new Set(makers).size).toBe(6)
})

test('One pair is answered with all its points, and saved with its result', async () => {
  const advice = await post('/api/arturo/pair', { cigar: 'Ashton Classic', drink: 'Lagavulin 16 Year' })
  expect(advice.drinks).toHaveLength(1)
  const [{ name, score, reasons }] = advice.drinks
  expect(name).toBe('Lagavulin 16 Year')
  expect(reasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(score)
  const row = (await grace.request('GET', `/api/saved-pairings/${advice.saved.id}`)).json()
  expect(row).toMatchObject({ pairing_name: 'Lagavulin 16 Year', score, result: { isComputedNow: false } })
})

test('A drink that is only a guess is not paired', async () => {
  for (const drink of ['whiskey', 'Lagavulen', 'tap water']) {
    const answer = await grace.request('POST', '/api/arturo/pair', { cigar: 'Ashton Classic', drink })
    expect([answer.statusCode, answer.json().code], drink).toEqual([422, 'NOT_A_DRINK'])
  }
})

test('Similar cigars and drinks come with the score of the pair they would make', async () => {
  const query = new URLSearchParams({ cigar: 'Ashton Classic', drink: 'Lagavulin 16 Year' })
  const { cigars, drinks } = (await grace.request('GET', `/api/similar-pairs?${query}`)).json()
  expect([cigars.length, drinks.length]).toEqual([4, 4])
  const [{ name: cigar, score }] = cigars
  const pair = await post('/api/arturo/pair', { cigar, drink: 'Lagavulin 16 Year' })
  expect(pair.drinks[0].score).toBe(score)
  const other = await post('/api/arturo/pair', { cigar: 'Ashton Classic', drink: drinks[0].name })
  expect(other.drinks[0].score).toBe(drinks[0].score)
})

test('Nothing is similar to names that the catalog lacks', async () => {
  const query = new URLSearchParams({ cigar: 'Grandfather’s own', drink: 'Moonshine of the valley' })
  expect((await grace.request('GET', `/api/similar-pairs?${query}`)).json()).toEqual({
    cigars: [],
    drinks: [],
  })
})

test('A pair that an address names is answered alone, and not saved', async () => {
  const question = { cigar: 'Oliva Serie V Melanio', pairingType: 'spirit', shown: ['zacapa-23'] }
  const before = await namesInVault()
  const { drinks } = await post('/api/arturo/more', { ...question, only: 'espresso' })
  expect(drinks).toMatchObject([{ id: 'espresso', kind: 'mocktail' }])
  const cigars = { drink: 'Lagavulin 16 Year', shown: ['padron-1964-anniversary'] }
  const { cigars: named } = await post('/api/arturo/cigars/more', { ...cigars, only: 'ashton-classic' })
  expect(named).toMatchObject([{ id: 'ashton-classic', recognition: 'exact' }])
  expect(await post('/api/arturo/more', { ...question, only: 'no-such-drink' })).toEqual({ drinks: [] })
  expect(await post('/api/arturo/cigars/more', { ...cigars, only: 'no-such-line' })).toEqual({ cigars: [] })
  expect(await namesInVault()).toEqual(before)
})
