import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { navItems } from '#app/portal.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, isSeeded: false })
})
afterAll(() => app.close())

const get = (url: string) => app.inject(url)

test('The landing page shows results that the finder gives, each with the way to its page', async () => {
  const { body } = await get('/')
  const addresses = [...body.matchAll(/href="(\/match\/[^"]+)">See every point of the (?:<!-- -->)?(\d+)/g)]
  expect(addresses).toHaveLength(3)
  for (const [, address, score] of addresses)
    expect((await get(address!)).body).toContain(`Every point of the ${score}`)
})

test('The landing page counts as many lines as the list of all cigars', async () => {
  const lines = /([\d,]+)(?:<!-- -->)? cigar lines/.exec((await get('/')).body)
  expect((await get('/cigars')).body).toContain(`All ${lines?.[1]} lines`)
})

const isClosed = (item: object) => 'opensLater' in item
const closedRooms = navItems.filter(isClosed).map(({ label }) => label)

test('The landing page names the lounge among what is open, and nothing as closed', async () => {
  const { body } = await get('/')
  expect(body).toContain('<h3>Virtual Lounge</h3>')
  expect(body).not.toContain('not open yet')
})

test.each(['/', '/press-kit', '/terms', '/privacy'])('%s promises nothing that is not open', async url => {
  const { body } = await get(url)
  for (const room of closedRooms) expect(body).not.toContain(room)
})

test('The privacy page says what the lounge stores of a member and shows to others', async () => {
  const { body } = await get('/privacy')
  for (const kept of ['messages', 'photos', 'reactions', 'events', 'live pairings', 'smoking'])
    expect(body).toContain(kept)
})
