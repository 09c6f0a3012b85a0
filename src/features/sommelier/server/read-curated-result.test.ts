import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp()
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const slug = 'montecristo-no-2-havana-club-seleccion-de-maestros'

test('The result of a curated pairing has its score and reasons, and is not saved', async () => {
  const { cigar, drinks, saved } = (await grace.request('GET', `/api/pairings/${slug}/result`)).json()
  expect(cigar).toMatchObject({ brand: 'Montecristo (Cuba)', recognition: 'exact' })
  const [drink] = drinks
  expect(drink.name).toBe('Havana Club Selección de Maestros')
  const points = drink.reasons.reduce((sum: number, reason: { points: number }) => sum + reason.points, 0)
  expect(points).toBe(drink.score)
  expect(saved).toBeNull()
  expect((await grace.request('GET', '/api/saved-pairings')).json().pairings).toEqual([])
})

test('It is null where the catalogue lacks the cigar, and 404 without such a pairing', async () => {
  await app.database.owner.query(
    `insert into pairings (title, slug, cigar_name, spirit_name) values ('Roof & rain', 'roof-and-rain', 'qwertz', 'Rain')`,
  )
  expect((await grace.request('GET', '/api/pairings/roof-and-rain/result')).json()).toBeNull()
  const missing = await grace.request('GET', '/api/pairings/no-such/result')
  expect([missing.statusCode, missing.json().error]).toEqual([404, 'Pairing not found'])
})
