import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isSeeded: false })
})
afterAll(() => server.close())

test('A pair of the catalogue has a picture of its own, which caches may keep', async () => {
  const url = '/match/padron-1964-anniversary/lagavulin-16-year/card.png'
  const card = await server.inject({ url })
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
  expect(card.headers['cache-control']).toContain('public')
  expect(card.headers.etag).toBeDefined()
})

test('There is no picture of a pair that the catalogue lacks', async () => {
  expect((await server.inject({ url: '/match/nothing/nothing/card.png' })).statusCode).toBe(404)
})
