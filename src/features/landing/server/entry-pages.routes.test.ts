import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'
import { createMember, type TestMember } from '#test/members.ts'

let app: TestApp
let grace: TestMember
beforeAll(async () => {
  app = await startApp({ render: renderPublicPage, isSeeded: false })
  grace = await createMember(app, 'grace')
})
afterAll(() => app.close())

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

test('The age notice stands on every page but the one that it leads to', async () => {
  expect((await app.inject('/terms')).body).toContain('data-age-notice')
  expect((await app.inject('/under-21')).body).not.toContain('data-age-notice')
})

describe('The landing page', () => {
  test('redirects members to their dashboard before sending anything', async () => {
    const { statusCode, headers, body } = await grace.request('GET', '/')
    expect([statusCode, headers.location, body]).toEqual([303, '/dashboard', ''])
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'cookie'])
  })

  test('does not answer 304 after a sign-in', async () => {
    const { headers } = await app.inject('/')
    const cookie = [...grace.cookies].map(pair => pair.join('=')).join('; ')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag, cookie } })
    expect([again.statusCode, again.headers.location]).toEqual([303, '/dashboard'])
  })

  test('is served to visitors without a session, with an ended one and with an invalid one', async () => {
    const linus = await createMember(app, 'linus')
    const cookie = [...linus.cookies].map(pair => pair.join('=')).join('; ')
    await linus.request('POST', '/api/auth/sign-out')
    for (const headers of [{}, { cookie }, { cookie: 'theme=light; smoke-deck.session_token=made-up.up' }]) {
      const { statusCode, body } = await app.inject({ url: '/', headers })
      expect([statusCode, body.includes('data-opens="sign-in"')]).toEqual([200, true])
    }
  })
})

describe('The sign-in page', () => {
  test.each([
    ['/login', '/pair'],
    ['/login?next=/dashboard/humidor', '/dashboard/humidor'],
    ['/login?next=https://evil.example', '/pair'],
    ['/login?next=//evil.example', '/pair'],
    ['/login?next=/%5Cevil.example', '/pair'],
    ['/login?next=/a&next=/b', '/pair'],
  ])('redirects a member from %s to %s', async (url, target) => {
    const { statusCode, headers } = await grace.request('GET', url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, target, 'no-store'])
  })

  test.each([
    ['/login', 'Welcome Back'],
    ['/login?next=/dashboard/pairings', 'Authentication Required'],
    ['/login?next=%2Fdashboard%2Fpairings%3Ftype%3Dwine', 'Authentication Required'],
    ['/login?next=%2Fdashboard%2Fpairings%3Fcigar%3Dashton-classic%26drink%3Despresso', 'Welcome Back'],
    ['/login?next=/dashboard/pairingsx', 'Welcome Back'],
    ['/login?next=/dashboard', 'Welcome Back'],
  ])('%s has the heading %s for a visitor', async (url, heading) => {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, headingOf(body)]).toEqual([200, heading])
    expect(body.includes('Please log in to view your pairing vault')).toBe(heading !== 'Welcome Back')
  })

  test('does not echo its query string', async () => {
    const { body } = await app.inject('/login?next="><script>alert(1)</script>&mode=<marquee>')
    expect(body).not.toMatch(/alert|marquee/)
  })
})

describe.each(['/reset-password', '/sign-in-link', '/confirm-email'])(
  'The page %s, linked from emails',
  address => {
    test('is not cached, not indexed, and sends no referrer', async () => {
      const { statusCode, headers, body } = await app.inject(`${address}?token=secret-of-a-mail`)
      expect(statusCode).toBe(200)
      expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
        'no-store',
        'no-referrer',
        undefined,
      ])
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).not.toContain('secret-of-a-mail')
    })

    test('is served to members too and keeps their session', async () => {
      expect((await grace.request('GET', `${address}?token=secret-of-a-mail`)).statusCode).toBe(200)
      expect((await grace.request('GET', '/api/me')).statusCode).toBe(200)
    })
  },
)

test('A maker alone leads to its lines, and to all of them in the catalog', async () => {
  const page = (url: string) => app.inject({ url })
  const { body } = await page('/match?cigar=Padron')
  const [, all, count] = /Padrón has .*?href="([^"]+)">.*?(\d+)/.exec(body)!
  expect(all).toBe('/cigars?brand=Padr%C3%B3n')
  expect((await page(all!)).body).toMatch(new RegExp(`\\b${count}\\b`))
  const list = /aria-label="Lines of the maker">(.+?)<\/ul>/.exec(body)![1]!
  const lines = [...list.matchAll(/href="(\/match\/[^"]+)"/g)].map(([, address]) => address!)
  expect(lines.length).toBeGreaterThan(3)
  for (const address of lines) expect((await page(address)).statusCode, address).toBe(200)
  expect((await page('/match/padron-1964-anniversary')).body).not.toContain('lines in the catalog')
})
