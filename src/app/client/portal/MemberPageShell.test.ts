import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { navItems } from '#app/portal.contract.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, isSeeded: false })
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const addresses = [
  '/cigars',
  '/cigars/padron-1964-anniversary',
  '/drinks',
  '/drinks/aberlour-abunadh',
  '/learn',
  '/learn/humidity-target',
  '/match',
  '/terms',
]

test.each([...addresses, '/no/such/page'])(
  '%s has the frame of the portal for a member, and no Sign In',
  async url => {
    const { body } = await grace.request('GET', url)
    for (const { path, label } of navItems)
      expect([body.includes(`href="${path}"`), body.includes(label)], label).toEqual([true, true])
    expect(body).toContain('Premium Member Portal')
    expect(body).not.toMatch(/Sign In|data-opens="sign-(in|up)"/)
  },
)

test.each(addresses)('%s of a member is not stored by any cache, and visitors keep theirs', async url => {
  const visitors = async () => {
    const { body, headers } = await app.inject(url)
    expect(body).toContain('Sign In')
    expect(body).not.toContain('Premium Member Portal')
    return headers.etag
  }
  const before = await visitors()
  const { headers } = await grace.request('GET', url)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers.etag === undefined || headers.etag !== before).toBe(true)
  expect(await visitors()).toBe(before)
})

test('The page that members share says nothing of one of them', async () => {
  const { body } = await grace.request('GET', '/cigars/padron-1964-anniversary')
  expect(body).not.toContain(grace.id)
  expect(body).not.toMatch(/grace/i)
})

test('The place of the page is marked in the sidebar', async () => {
  for (const [url, label] of [
    ['/cigars/padron-1964-anniversary', 'Cigars'],
    ['/drinks', 'Drinks'],
  ]) {
    const { body } = await grace.request('GET', url!)
    expect(body).toMatch(new RegExp(`aria-current="page"[^>]*>(?:(?!</a>).)*>${label}<`))
  }
})
