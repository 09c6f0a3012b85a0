import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'
import { join, type Person } from '#test/people.ts'

let house: TestApp
let grace: Person
beforeAll(async () => {
  house = await startApp({ render: renderPublicPage, isPlanted: false })
  grace = await join(house, 'grace')
})
afterAll(() => house.close())

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

describe('The landing page', () => {
  test('is not for members: they are led to their dashboard before anything is sent', async () => {
    const { statusCode, headers, body } = await grace.ask('GET', '/')
    expect([statusCode, headers.location, body]).toEqual([303, '/dashboard', ''])
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'cookie'])
  })

  test('is not answered with "unchanged" to somebody who has signed in since', async () => {
    const { headers } = await house.inject('/')
    const cookie = [...grace.cookies].map(pair => pair.join('=')).join('; ')
    const again = await house.inject({ url: '/', headers: { 'if-none-match': headers.etag, cookie } })
    expect([again.statusCode, again.headers.location]).toEqual([303, '/dashboard'])
  })

  test('is there for strangers, and for whoever holds a session that ended', async () => {
    const linus = await join(house, 'linus')
    const cookie = [...linus.cookies].map(pair => pair.join('=')).join('; ')
    await linus.ask('POST', '/api/auth/sign-out')
    for (const headers of [{}, { cookie }, { cookie: 'theme=light; smoke-deck.session_token=made-up.up' }]) {
      const { statusCode, body } = await house.inject({ url: '/', headers })
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
  ])('leads a member on: %s to %s', async (url, onward) => {
    const { statusCode, headers } = await grace.ask('GET', url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, onward, 'no-store'])
  })

  test.each([
    ['/login', 'Welcome Back'],
    ['/login?next=/dashboard/pairings', 'Authentication Required'],
    ['/login?next=%2Fdashboard%2Fpairings%3Ftype%3Dwine', 'Authentication Required'],
    ['/login?next=/dashboard/pairingsx', 'Welcome Back'],
    ['/login?next=/dashboard', 'Welcome Back'],
  ])('%s says %s to a stranger', async (url, heading) => {
    const { statusCode, body } = await house.inject(url)
    expect([statusCode, headingOf(body)]).toEqual([200, heading])
    expect(body.includes('Please log in to view your pairing vault')).toBe(heading !== 'Welcome Back')
  })

  test('holds nothing of what hangs on its address', async () => {
    const { body } = await house.inject('/login?next="><script>alert(1)</script>&mode=<marquee>')
    expect(body).not.toMatch(/alert|marquee/)
  })
})

describe.each(['/reset-password', '/sign-in-link', '/confirm-email'])(
  'The page %s, where a mail leads',
  address => {
    test('is kept by nobody, found by no search, and names its address to no other site', async () => {
      const { statusCode, headers, body } = await house.inject(`${address}?token=secret-of-a-mail`)
      expect(statusCode).toBe(200)
      expect([headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
        'no-store',
        'no-referrer',
        undefined,
      ])
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).not.toContain('secret-of-a-mail')
    })

    test('is open to members too, and opening it changes nothing for them', async () => {
      expect((await grace.ask('GET', `${address}?token=secret-of-a-mail`)).statusCode).toBe(200)
      expect((await grace.ask('GET', '/api/me')).statusCode).toBe(200)
    })
  },
)
