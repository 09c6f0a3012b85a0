import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuild } from './ensure-build.ts'
import { type PublicPage, type PublicPageName, publicPages } from './journeys/public-pages.ts'
import { type BuiltServer, runBuiltServer } from './journeys/run-built-server.ts'
import { kilobyte, weighPage } from './page-weight.ts'

const maxBeforeReading = 75 * kilobyte
const maxScript = 20 * kilobyte
/** A list draws 48 things, each to scale, so it may bring more markup than a page of words. */
const lists: readonly PublicPageName[] = ['cigars', 'filtered cigars', 'drinks', 'no matching drink']
const maxMarkupOfList = 40 * kilobyte
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
    expect((isList ? 0 : html) + styles + fonts).toBeLessThanOrEqual(maxBeforeReading)
    expect(html).toBeLessThanOrEqual(isList ? maxMarkupOfList : maxBeforeReading)
    expect(scripts).toBeLessThanOrEqual(maxScript)
    expect(foreign).toEqual([])
    // A page that names nothing would pass as well.
    expect(Math.min(html, styles, fonts, scripts)).toBeGreaterThan(kilobyte)
  })
}
