import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
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

test.each(['/', '/press-kit', '/terms'])('%s promises nothing that is not open', async url => {
  const { body } = await get(url)
  const notOpen = 'The Virtual Lounge and Smoke Deck U are not open yet.'
  expect(body.includes(notOpen)).toBe(url === '/')
  expect(body.replace(notOpen, '')).not.toMatch(/virtual lounge|smoke deck u\b|lessons|channels/i)
})
