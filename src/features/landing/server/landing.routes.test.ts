import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    render: renderPublicPage,
    baseUrl: 'https://lounge.example',
    trustProxy: ['127.0.0.1'],
    isSeeded: false,
  })
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url, headers: { 'x-forwarded-proto': 'https' } })
const submit = (url: string, fields: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: fields,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://lounge.example',
      host: 'lounge.example',
      'x-forwarded-proto': 'https',
      ...headers,
    },
  })
const find = (cigar: string) => submit('/match', new URLSearchParams({ cigar }).toString())
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

test.each([
  ['/', 'Smoke Deck: every smoke has its match'],
  ['/match', 'Pairing finder · Smoke Deck'],
  ['/terms', 'Terms · Smoke Deck'],
  ['/privacy', 'Privacy · Smoke Deck'],
  ['/press-kit', 'Press Kit · Smoke Deck'],
  ['/login', 'Sign In · Smoke Deck'],
  ['/under-21', 'See you in a few years · Smoke Deck'],
])('%s has its own title and no inline script or style', async (url, title) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type'], titleOf(body)]).toEqual([
    200,
    'text/html; charset=utf-8',
    title,
  ])
  expect(body).toMatch(/^<!doctype html><html lang="en-US"/)
  expect(body).not.toMatch(/<script(?! type="module" src="\/)|<style|\sstyle="|\son\w+="|javascript:/)
  expect(body.match(/<h1/g)).toHaveLength(1)
  const readOnly = url === '/match' || url === '/login' ? '/terms' : url
  expect((await app.inject({ method: 'POST', url: readOnly })).headers.allow).toBe('GET, HEAD')
})

describe('The finder works without a script', () => {
  test('A cigar name redirects to its result page', async () => {
    const { statusCode, headers, body } = await find('Padrón 1964 Anniversary')
    expect([statusCode, headers.location, body]).toEqual([303, '/match/padron-1964-anniversary', ''])
    expect((await get(String(headers.location))).statusCode).toBe(200)
  })

  test('A description of a cigar redirects to a result page with the description in its URL', async () => {
    const { headers } = await find('maduro 6 1/2 x 52 & more')
    expect(headers.location).toBe('/match?cigar=maduro%206%201%2F2%20x%2052%20%26%20more')
    const { statusCode, body } = await get(String(headers.location))
    expect(statusCode).toBe(200)
    expect(body).toContain('Not on our list.')
  })

  test.each([
    ['nothing', 'cigar='],
    ['blanks', 'cigar=+%20+'],
    ['no field', 'other=1'],
    ['an empty form', ''],
    ['the field twice', 'cigar=a&cigar=b'],
    ['a list', 'cigar[]=a'],
  ])('%s: the finder with a request for a cigar name', async (_, fields) => {
    const { statusCode, headers, body } = await submit('/match', fields)
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store'])
    expect(body).toMatch(/role="alert"[^>]*>Please enter a cigar name</)
  })

  test('Unrecognized text stays in the field, with an error beside it', async () => {
    const { statusCode, body } = await find('my dog is called Rex')
    expect(statusCode).toBe(422)
    expect(body).toContain('value="my dog is called Rex"')
    expect(body).toMatch(/role="alert"[^>]*>We don’t know that one\./)
    expect((await get('/match?cigar=my+dog+is+called+Rex')).statusCode).toBe(422)
  })

  test('A drink leads to the cigars that go with it', async () => {
    const { statusCode, headers } = await find('Lagavulin 16')
    expect([statusCode, headers.location]).toEqual([303, '/match/with/lagavulin-16-year'])
    const { body } = await get('/match/with/lagavulin-16-year')
    expect(body).toContain('Lagavulin 16 Year')
    expect([...body.matchAll(/Or with it/g)]).toHaveLength(3)
  })

  test('The page of a pair has its points, a picture of its own and other drinks', async () => {
    const pair = '/match/padron-1964-anniversary/lagavulin-16-year'
    const { statusCode, body } = await get(pair)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/Every point of the \d+/)
    expect(body).toContain(`${pair}/card.png`)
    expect(body).toContain('noindex')
    expect(body).toContain('Or without alcohol')
    for (const [, address] of body.matchAll(/href="(\/match\/[^"/]+\/[^"/]+)" rel="nofollow"/g))
      expect((await get(address!)).statusCode, address).toBe(200)
  })

  test.each([
    '/match/nothing/lagavulin-16-year',
    '/match/padron-1964-anniversary/nothing',
    '/match/with/nothing',
  ])('There is no page %s', async address => expect((await get(address)).statusCode).toBe(404))

  test('Who does not know the name chooses a strength, and each choice is answered', async () => {
    const { body } = await find('no idea what it is')
    const choices = [...body.matchAll(/href="(\/match\?cigar=a%20[^"]+)"/g)].map(([, address]) => address!)
    expect(choices).toHaveLength(3)
    for (const address of choices) expect((await get(address)).statusCode).toBe(200)
  })

  test.each([
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) x='",
    '</title><img src=x onerror=alert(1)>',
    '{{7*7}} #{7*7}',
  ])('The input %s is escaped, also in a result', async text => {
    for (const { body } of [
      await find(text),
      await get(`/match?cigar=${encodeURIComponent(`maduro ${text}`)}`),
    ])
      expect(body).not.toMatch(/<script>|<img src=x|["'] onfocus=/)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x'])(
    'A form with the content type %s is refused',
    async type => {
      expect((await submit('/match', 'cigar=padron', { 'content-type': type })).statusCode).toBe(415)
    },
  )

  test('A form from another site is refused', async () => {
    expect((await submit('/match', 'cigar=padron', { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  test.each([
    '%ED%A0%80',
    '%00padron',
    'padron%0d%0aSet-Cookie:%20a=b',
    '%zz',
    '%F0%9F%94%A5'.repeat(400),
    'maduro%20%F0%9F%94%A5',
  ])('cigar=%s causes no server error and no cookie', async typed => {
    for (const answer of [await submit('/match', `cigar=${typed}`), await get(`/match?cigar=${typed}`)]) {
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('A result page', () => {
  test('has the title and description of the pair, also for link previews', async () => {
    const { body } = await get('/match/padron-1964-anniversary')
    const title = titleOf(body)
    expect(title).toMatch(/^Padrón 1964 .+ &amp; .+ · Smoke Deck$/)
    expect(metaOf(body, 'og:title')).toBe(title)
    expect(metaOf(body, 'description')).toMatch(/^\d+ out of 100\. .+\.$/)
    expect(metaOf(body, 'og:description')).toBe(metaOf(body, 'description'))
    expect(metaOf(body, 'og:url')).toBe('https://lounge.example/match/padron-1964-anniversary')
    expect(body).toContain(
      '<link rel="canonical" href="https://lounge.example/match/padron-1964-anniversary"/>',
    )
    expect(metaOf(body, 'robots')).toBeUndefined()
  })

  test('is not indexed for a described cigar', async () => {
    expect(metaOf((await get('/match?cigar=maduro+6x60')).body, 'robots')).toBe('noindex')
  })

  test('uses the configured origin, whatever the Host header or query string', async () => {
    const { body } = await app.inject({
      url: '/match/padron-1964-anniversary?utm=1',
      headers: { host: 'localhost', 'x-forwarded-host': 'localhost:1' },
    })
    expect(metaOf(body, 'og:url')).toBe('https://lounge.example/match/padron-1964-anniversary')
  })

  test.each([
    ['a word', 'unknown'],
    ['a name of an object', '__proto__'],
    ['another', 'constructor'],
    ['a known one with NUL', 'padron-1964-anniversary%00'],
    ['a path', '..%2f..%2fetc'],
    ['a tag', '%3Cscript%3E'],
    ['299 letters', 'a'.repeat(299)],
    ['400 letters', 'a'.repeat(400)],
  ])('of an unknown cigar, %s, is a 404 page', async (_, id) => {
    const { statusCode, headers, body } = await get(`/match/${id}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain('Nobody sits at this table.')
    expect(metaOf(body, 'robots')).toBe('noindex')
  })
})

test.each([
  '/nothing',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/visitor.json',
  '/public-styles.json',
  '/dashboard/x',
  '/login/x',
  '/index.html',
  '/wp-login.php',
])('%s is a 404 page', async url => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(body).toContain('Nobody sits at this table.')
})

test('Confirming the age sets a cookie for a year', async () => {
  const { statusCode, headers } = await submit('/age', '')
  expect([statusCode, headers.location]).toEqual([303, '/'])
  expect(headers['set-cookie']).toBe('age-notice=seen; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
})

test.each([
  ['/cigars?strength=4&order=mild', '/cigars?strength=4&order=mild'],
  ['/match?cigar=maduro%20toro', '/match?cigar=maduro%20toro'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
])('Confirming the age on %s returns to %s', async (next, target) => {
  const { headers } = await submit('/age', `next=${encodeURIComponent(next)}`)
  expect(headers.location).toBe(target)
})

test('The age notice of a filtered list knows where it stands', async () => {
  const { body } = await get('/cigars?strength=4')
  expect(body).toContain('<input type="hidden" name="next" value="/cigars?strength=4"/>')
})

test('Every answer, errors included, has the security headers and a request id', async () => {
  const answers = await Promise.all([
    ...['/', '/match', '/match/padron-1964-anniversary', '/terms', '/nothing', '/robots.txt'].map(get),
    find('no cigar at all'),
    find('padron 1964 anniversary'),
    submit('/age', ''),
  ])
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';script-src 'self';style-src 'self';/,
    )
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
    // Pages tell their own origin to their own site, so that its forms are known as such over plain http.
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(headers['referrer-policy']).toBe(isPage ? 'same-origin' : 'no-referrer')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
  }
})

test('robots.txt and sitemap.xml are served', async () => {
  const [robots, sitemap] = [await get('/robots.txt'), await get('/sitemap.xml')]
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect([sitemap.statusCode, sitemap.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  expect(robots.body).toContain('Sitemap: https://lounge.example/sitemap.xml')
  const last = [...sitemap.body.matchAll(/<loc>https:\/\/lounge\.example(\/match\/[^<]+)<\/loc>/g)].at(
    -1,
  )?.[1]
  expect((await get(last!)).statusCode).toBe(200)
})

test('security.txt names the contact of the installation', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: mailto:')
  expect(body).toContain('Canonical: https://lounge.example/.well-known/security.txt')
  expect(Date.parse(/Expires: (.*)/.exec(body)![1]!)).toBeGreaterThan(Date.now())
})

test('A GET request sets no cookie', async () => {
  for (const url of ['/', '/match', '/match/padron-1964-anniversary', '/terms', '/nothing'])
    expect((await get(url)).headers['set-cookie']).toBeUndefined()
})
