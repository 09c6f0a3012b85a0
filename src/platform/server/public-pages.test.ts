import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startApp({ render: renderPublicPage, isSeeded: false })
})
afterAll(() => testApp.close())

const get = (url: string, headers: Record<string, string> = {}) => testApp.inject({ url, headers })
const metaContent = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const themeColorsIn = (html: string) =>
  [...html.matchAll(/<meta name="theme-color"(?: media="([^"]*)")? content="([^"]*)"/g)].map(
    ([, media = '', color]) => [media, color],
  )

describe('The first byte already has the choices made on this device', () => {
  test('Without a choice the page leaves the theme to the device', async () => {
    const { body } = await get('/')
    expect(body).toMatch(/^<!doctype html><html lang="en-US">/)
    expect(themeColorsIn(body)).toEqual([
      ['(prefers-color-scheme: light)', '#FFFFFF'],
      ['', '#0B0B0B'],
    ])
  })

  test.each([
    ['light', '#FFFFFF'],
    ['dark', '#0B0B0B'],
  ])('%s', async (theme, background) => {
    for (const url of ['/', '/match']) {
      const { body } = await get(url, { cookie: `a=b; theme=${theme}; c=d` })
      expect(body.slice(0, 60)).toContain(`<html data-theme="${theme}" lang="en-US"`)
      expect(themeColorsIn(body)).toEqual([['', background]])
    }
  })

  test.each([
    'theme=blue',
    'theme=dark"onload="alert(1)',
    'theme=',
    'theme',
    'Theme=light',
    'xtheme=light',
    'theme=light=dark; =; ;',
    '__proto__=x',
  ])('A cookie such as %s changes nothing', async cookie => {
    const { statusCode, body } = await get('/', { cookie })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/data-theme="(?!(light|dark)")|onload/)
    if (!/(^|; )theme=light/.test(cookie)) expect(body).not.toContain('<html data-theme')
  })

  test('The notice for adults is shown until it has been answered', async () => {
    for (const url of ['/', '/match']) {
      expect((await get(url)).body).toContain('data-age-notice')
      expect((await get(url, { cookie: 'age-notice=seen' })).body).not.toContain('data-age-notice')
    }
  })

  test('A shared cache may keep a page that is the same for everyone, as sent without any cookie', async () => {
    for (const url of ['/', '/terms', '/cigars', '/drinks/espresso', '/login']) {
      const { headers } = await get(url)
      expect(headers['cache-control'], url).toBe('public, max-age=0, s-maxage=300, must-revalidate')
      expect(headers['set-cookie'], url).toBeUndefined()
      expect(String(headers.vary)).toBe('cookie, accept-encoding')
    }
  })

  test.each(['theme=light', 'age-notice=seen', 'smoke-deck.session_token=made-up', 'x=', 'known_device=a'])(
    'No shared cache keeps what was sent with the cookie %s',
    async cookie => {
      for (const url of ['/', '/terms', '/cigars', '/drinks/espresso', '/login'])
        expect((await get(url, { cookie })).headers['cache-control'], url).toBe('private, no-cache')
    },
  )

  test('No shared cache keeps a result, a filtered list, an error or what was sent to a program with a key', async () => {
    for (const url of ['/match', '/match/padron-1964-anniversary', '/cigars?strength=4', '/drinks?q=gin'])
      expect((await get(url)).headers['cache-control'], url).toBe('private, no-cache')
    expect((await get('/nowhere')).headers['cache-control']).toBe('no-store')
    expect((await get('/', { authorization: 'Basic eDp5' })).headers['cache-control']).toBe(
      'private, no-cache',
    )
  })
})

describe('An unchanged page is not sent again', () => {
  test('The same page has the same ETag, and If-None-Match gets 304 without a body', async () => {
    const etag = String((await get('/')).headers.etag)
    expect((await get('/')).headers.etag).toBe(etag)
    const revalidated = await get('/', { 'if-none-match': etag })
    expect([revalidated.statusCode, revalidated.body, revalidated.headers.etag]).toEqual([304, '', etag])
    expect(String(revalidated.headers.vary)).toContain('cookie')
    expect(revalidated.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate')
  })

  test('If-None-Match may list several ETags, a strong one or a star', async () => {
    const etag = String((await get('/')).headers.etag)
    for (const header of [`"other", ${etag}`, etag.replace(/^W\//, ''), '*'])
      expect((await get('/', { 'if-none-match': header })).statusCode, header).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('Another theme, another notice and another page have their own ETags', async () => {
    const cookies = ['', 'theme=light', 'theme=dark', 'age-notice=seen']
    const responses = await Promise.all([...cookies.map(cookie => get('/', { cookie })), get('/terms')])
    expect(new Set(responses.map(response => response.headers.etag)).size).toBe(5)
  })
})

describe('Pages are compressed for a browser that accepts it', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate, gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('“%s”: %s', async (acceptEncoding, encoding) => {
    for (const url of ['/', '/match']) {
      const plain = (await get(url)).body
      const { headers, rawPayload } = await get(url, { 'accept-encoding': acceptEncoding })
      expect(headers['content-encoding'], url).toBe(encoding)
      const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
      expect((decompress ? decompress(rawPayload) : rawPayload).toString()).toBe(plain)
    }
  })
})

test('A query string of one visitor is not shown to the next', async () => {
  await get('/privacy?poison=%22%3E%3Cscript%3E')
  expect((await get('/privacy')).body).not.toContain('poison')
  expect(metaContent((await get('/privacy')).body, 'og:url')).toBe('http://localhost:80/privacy')
})

test('A trailing slash redirects to the page without it, and is not shown to the next visitor', async () => {
  expect((await get('/privacy/')).headers.location).toBe('/privacy')
  expect(metaContent((await get('/privacy')).body, 'og:url')).toBe('http://localhost:80/privacy')
})

test('Absolute links use the host of this request, not of an earlier one', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect(metaContent((await get('/terms', { host })).body, 'og:url')).toBe(`http://${host}/terms`)
})

test('Pages stay correct when there are more hosts than cache entries', async () => {
  for (let port = 1; port <= 70; port++) {
    const { body } = await get('/terms', { host: `localhost:${port}`, 'accept-encoding': 'identity' })
    expect(metaContent(body, 'og:url')).toBe(`http://localhost:${port}/terms`)
  }
})
