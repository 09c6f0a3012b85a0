import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember } from '#test/members.ts'

let app: TestApp
beforeAll(async () => {
  const lounge = { name: 'Ember & "Oak"', city: 'Tampa, Florida' }
  app = await startApp({ render: renderPublicPage, place: lounge, isSeeded: false })
})
afterAll(() => app.close())

test.each([
  '/',
  '/match',
  '/cigars',
  '/drinks/espresso',
  '/terms',
  '/press-kit',
  '/login',
  '/under-21',
  '/nowhere',
])('%s names the lounge of the operator, and not Atlanta', async url => {
  const { body } = await app.inject(url)
  expect(body).toContain('Tampa, Florida')
  expect(body).not.toMatch(/Atlanta|ATL\b/)
  expect(/<title>([^<]*)</.exec(body)![1]).toContain('Ember &amp; &quot;Oak&quot;')
  expect(body).toContain('<meta property="og:site_name" content="Ember &amp; &quot;Oak&quot;"/>')
  expect(body).not.toContain('/og.png')
})

test('The installed app and the portal bear the name', async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({ name: 'Ember & "Oak", Tampa', short_name: 'Ember & "Oak"' })
  const grace = await createMember(app, 'grace')
  expect((await grace.request('GET', '/dashboard')).body).toContain(
    '<title>Ember &amp; &quot;Oak&quot;</title>',
  )
})
