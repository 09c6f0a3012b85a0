import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from './app.ts'

const { app, inject, close } = await startApp({ limitsRequests: true })
afterAll(close)

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('A browser gets a page for a refused request outside the API', () => {
  test.each([
    [400, 'UNKNOWN_HOST', { url: '/', headers: { host: 'evil.example' } }],
    [403, 'FOREIGN_ORIGIN', { method: 'POST', url: '/age', headers: { origin: 'https://evil.example' } }],
    [405, 'METHOD_NOT_ALLOWED', { method: 'DELETE', url: '/terms', headers: {} }],
    [415, 'UNSUPPORTED_CONTENT', { url: '/terms', headers: { 'content-encoding': 'gzip' } }],
  ] as const)('%i %s', async (status, code, request) => {
    const page = await inject({ ...request, headers: { ...request.headers, ...browser } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.body).toContain('data-page="refused"')
    expect(page.headers['cache-control']).toBe('no-store')
    const program = await inject(request)
    expect([program.statusCode, program.json().code]).toEqual([status, code])
  })

  test('429, with the time to wait', async () => {
    const remoteAddress = '10.9.8.7'
    const ask = (headers = {}) => app.inject({ url: '/terms', remoteAddress, headers })
    for (let sent = 0; sent < 600; sent += 1) await ask({ 'if-none-match': '*' })
    const page = await ask(browser)
    expect([page.statusCode, page.body]).toEqual([429, expect.stringContaining('data-page="refused"')])
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask()).json().code).toBe('TOO_MANY_REQUESTS')
  })
})

test('The API answers a browser in JSON too', async () => {
  const response = await inject({ method: 'DELETE', url: '/api/health', headers: browser })
  expect([response.statusCode, response.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  expect(response.headers.allow).toBe('GET, HEAD')
})
