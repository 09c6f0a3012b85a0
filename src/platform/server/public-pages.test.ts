import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderPublicPage } from '#app/client/render-public-page.tsx'
import { startApp, type TestApp } from '#test/app.ts'

let house: TestApp
beforeAll(async () => {
  house = await startApp({ render: renderPublicPage, isPlanted: false })
})
afterAll(() => house.close())

const get = (url: string, headers: Record<string, string> = {}) => house.inject({ url, headers })
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('The first byte already honours what was chosen on this device', () => {
  test('Without a choice the page leaves the theme to the device', async () => {
    expect((await get('/')).body).toMatch(/^<!doctype html><html lang="en-US">/)
  })

  test.each([
    ['light', '#FFFFFF'],
    ['dark', '#0B0B0B'],
  ])('%s', async (theme, ground) => {
    for (const url of ['/', '/match']) {
      const { body } = await get(url, { cookie: `a=b; theme=${theme}; c=d` })
      expect(body.slice(0, 60)).toContain(`<html data-theme="${theme}" lang="en-US"`)
      expect(metaOf(body, 'theme-color')).toBe(ground)
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

  test('Every cache is told that pages differ by cookie, and keeps none for somebody else', async () => {
    for (const url of ['/', '/match']) {
      const { headers } = await get(url)
      expect(String(headers.vary).toLowerCase()).toContain('cookie')
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })
})

describe('A page that has not changed is not sent again', () => {
  test('The same page has the same mark, and the mark is answered with 304 and no body', async () => {
    const etag = String((await get('/')).headers.etag)
    expect((await get('/')).headers.etag).toBe(etag)
    const again = await get('/', { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(String(again.headers.vary)).toContain('cookie')
    expect(again.headers['cache-control']).toBe('private, no-cache')
  })

  test('One mark among several, a weak one and a star are understood', async () => {
    const etag = String((await get('/')).headers.etag)
    for (const known of [`"other", ${etag}`, etag.replace(/^W\//, ''), '*'])
      expect((await get('/', { 'if-none-match': known })).statusCode, known).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('Another theme, another notice and another page have marks of their own', async () => {
    const cookies = ['', 'theme=light', 'theme=dark', 'age-notice=seen']
    const answers = await Promise.all([...cookies.map(cookie => get('/', { cookie })), get('/terms')])
    expect(new Set(answers.map(answer => answer.headers.etag)).size).toBe(5)
  })
})

describe('Pages come packed to a browser that can unpack them', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate, gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('“%s”: %s', async (accepted, encoding) => {
    for (const url of ['/', '/match']) {
      const plain = (await get(url)).body
      const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], url).toBe(encoding)
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
      expect((unpack ? unpack(rawPayload) : rawPayload).toString()).toBe(plain)
    }
  })
})

test('What one visitor adds to an address is not shown to the next', async () => {
  await get('/privacy?poison=%22%3E%3Cscript%3E')
  expect((await get('/privacy')).body).not.toContain('poison')
  expect(metaOf((await get('/privacy')).body, 'og:url')).toBe('http://localhost:80/privacy')
})

test('A slash at the end of an address leads to the page without it, and is not shown to the next visitor', async () => {
  expect((await get('/privacy/')).headers.location).toBe('/privacy')
  expect(metaOf((await get('/privacy')).body, 'og:url')).toBe('http://localhost:80/privacy')
})

test('The page has the name that the visitor used, and not that of the visitor before', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect(metaOf((await get('/terms', { host })).body, 'og:url')).toBe(`http://${host}/terms`)
})

test('However many names the house is called by, its pages stay right', async () => {
  for (let port = 1; port <= 70; port++) {
    const { body } = await get('/terms', { host: `localhost:${port}`, 'accept-encoding': 'identity' })
    expect(metaOf(body, 'og:url')).toBe(`http://localhost:${port}/terms`)
  }
})
