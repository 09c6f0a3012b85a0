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

test('Tonight’s Pick is the featured row with its drawing', async () => {
  const { rows } = await app.database.owner.query('select * from pairings where is_featured')
  const pick = (await grace.request('GET', '/api/pairings/featured')).json()
  expect(pick).toMatchObject({ title: rows[0].title, slug: rows[0].slug, description: rows[0].description })
  expect(pick.drawing).toMatchObject({ cigar: { brand: 'Padrón' }, drink: { name: rows[0].spirit_name } })
  expect((await grace.request('GET', `/api/pairings/${pick.slug}`)).json()).toEqual(pick)
})

test('A pairing outside the catalogue has no drawing', async () => {
  await app.database.owner.query(
    `insert into pairings (title, slug, cigar_name, spirit_name) values ('Roof & rain', 'roof-and-rain', 'qwertz', 'Rain')`,
  )
  expect((await grace.request('GET', '/api/pairings/roof-and-rain')).json()).toMatchObject({
    title: 'Roof & rain',
    drawing: null,
    description: null,
  })
})

test('A pairing with a misspelled cigar has its drink drawn, and not the similar line', async () => {
  const nearly = 'Padron 1964 Aniversario Madurro'
  expect(app.catalogue.recognize(nearly, 1).isRecognized).toBe(true)
  await app.database.owner.query(
    `insert into pairings (title, slug, cigar_name, spirit_name) values ('Nearly', 'nearly', $1, 'Lagavulin 16 Year')`,
    [nearly],
  )
  expect((await grace.request('GET', '/api/pairings/nearly')).json().drawing).toMatchObject({
    cigar: { line: nearly, drawing: null },
    drink: { name: 'Lagavulin 16 Year' },
  })
})

test('Without a pick the answer is null, and an unknown pairing is 404', async () => {
  await app.database.owner.query('update pairings set is_featured = false')
  expect((await grace.request('GET', '/api/pairings/featured')).json()).toBeNull()
  const missing = await grace.request('GET', '/api/pairings/no-such')
  expect([missing.statusCode, missing.json().error]).toEqual([404, 'Pairing not found'])
})
