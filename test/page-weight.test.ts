import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuild } from './ensure-build.ts'
import { type PublicPage, type PublicPageName, publicPages } from './journeys/public-pages.ts'
import { type BuiltServer, runBuiltServer } from './journeys/run-built-server.ts'
import { budgets, firstRoute, leastBytes, weighPage, weighPortal } from './page-weight.ts'

/** They draw 48 things, each to scale. */
const lists: readonly PublicPageName[] = ['cigars', 'filtered cigars', 'drinks', 'no matching drink']
let server: BuiltServer

beforeAll(async () => {
  ensureBuild()
  server = await runBuiltServer()
}, 120_000)

afterAll(() => server.stop())

for (const [name, { path }] of Object.entries<PublicPage>(publicPages)) {
  test(`${name} is light: words, looks and fonts, then one small script, and nothing from elsewhere`, async () => {
    const { html, styles, fonts, scripts, foreign } = await weighPage(server.address, path)
    const isList = lists.some(list => list === name)
    const { publicPage, publicScript, drawnMarkup } = budgets
    expect((isList ? 0 : html) + styles + fonts).toBeLessThanOrEqual(publicPage.gate)
    expect(html).toBeLessThanOrEqual(isList ? drawnMarkup.gate : publicPage.gate)
    expect(scripts).toBeLessThanOrEqual(publicScript.gate)
    expect(foreign).toEqual([])
    expect(Math.min(html, styles, fonts, scripts)).toBeGreaterThan(leastBytes)
  })
}

test('The first page of the portal is light', () => {
  const { bytes } = weighPortal().get(firstRoute)!
  expect(bytes).toBeLessThanOrEqual(budgets.firstRoute.gate)
  expect(bytes).toBeGreaterThan(leastBytes)
})

test('So is every other page that is opened first, and what the frame of the portal opens', () => {
  const routes = weighPortal()
  expect(routes.size).toBeGreaterThan(20)
  const heavy = [...routes].filter(([, { bytes }]) => bytes > budgets.anyRoute.gate)
  expect(heavy).toEqual([])
})
