import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { createHttpServer } from './create-http-server.ts'
import { builtEntry, serveBuiltFiles } from './serve-built-files.ts'

const root = mkdtempSync(join(tmpdir(), 'built-'))
const client = join(root, 'client')
const script = `/* ${'long enough to be compressed '.repeat(100)} */`
mkdirSync(join(client, 'assets'), { recursive: true })
const files: Record<string, string | Buffer> = {
  'assets/page-abc123.js': script,
  'assets/page-abc123.js.br': brotliCompressSync(script),
  'assets/page-abc123.js.gz': gzipSync(script),
  'favicon.svg': '<svg/>',
  'visitor.json': JSON.stringify({
    'src/page.ts': {
      file: 'assets/page-abc123.js',
      css: ['assets/a.css'],
      imports: ['_shared.js'],
      assets: ['assets/x.woff2', 'assets/y.png'],
    },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/b.css', 'assets/a.css'], imports: ['_deep.js'] },
    '_deep.js': { file: 'assets/deep.js', css: ['assets/c.css'], imports: ['_shared.js'] },
  }),
  'visitor.json.br': 'x',
  '.env': 'SECRET=1',
  '../package.json': '{"secret":1}',
  '../server.js': 'secret',
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(client, name), content)

const { app, setNotFoundPage } = await createHttpServer({
  log: createLog({ logLevel: 'silent' }),
  baseUrl: undefined,
  host: '127.0.0.1',
  trustProxy: [],
  limitsRequests: false,
  hasStrictContentPolicy: true,
})
beforeAll(async () => {
  serveBuiltFiles(app, client)
  setNotFoundPage((_, reply) => reply.code(404).type('text/html').send('<p>nothing here'))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

/** Sends the path unchanged; fetch would normalize it. */
function requestRaw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, response => {
      let body = ''
      response
        .on('data', part => (body += part))
        .on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('A file with a hash in its name is cached for a year, any other for an hour', async () => {
  expect((await get('/assets/page-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('For Accept-Encoding “%s” a file is sent as %s', async (acceptEncoding, encoding) => {
  const response = await get('/assets/page-abc123.js', { 'accept-encoding': acceptEncoding })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  if (!encoding) expect(response.body).toBe(script)
})

test('Vary names accept-encoding', async () => {
  for (const acceptEncoding of ['br', 'identity'])
    expect((await get('/assets/page-abc123.js', { 'accept-encoding': acceptEncoding })).headers.vary).toMatch(
      /accept-encoding/i,
    )
})

test('HEAD gets the headers of GET without a body', async () => {
  const [head, whole] = await Promise.all(
    (['HEAD', 'GET'] as const).map(method =>
      app.inject({ method, url: '/assets/page-abc123.js', headers: { 'accept-encoding': 'br' } }),
    ),
  )
  expect([head!.statusCode, head!.body]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control', 'vary'])
    expect(head!.headers[name], name).toBe(whole!.headers[name])
})

test('A range is ignored: the whole file is sent', async () => {
  const response = await get('/favicon.svg', { range: 'bytes=0-1' })
  expect([response.statusCode, response.body]).toEqual([200, '<svg/>'])
})

test('Files are sent from memory: they survive a build that replaces them', async () => {
  const path = join(client, 'favicon.svg')
  writeFileSync(path, 'another build')
  try {
    expect((await get('/favicon.svg')).body).toBe('<svg/>')
  } finally {
    writeFileSync(path, '<svg/>')
  }
})

test('A file of an unknown type stops the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  writeFileSync(join(folder, 'movie.xyz'), '')
  expect(() => serveBuiltFiles(app, folder)).toThrow('movie.xyz')
  rmSync(folder, { recursive: true })
})

test('If-None-Match gets 304 without a body', async () => {
  const etag = String((await get('/favicon.svg')).headers.etag)
  const revalidated = await get('/favicon.svg', { 'if-none-match': etag })
  expect([revalidated.statusCode, revalidated.body]).toEqual([304, ''])
})

describe('Nothing but the built files is served', () => {
  test.each([
    '/.git/HEAD',
    '/.env',
    '/%2eenv',
    '/package.json',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%252e%252e%252fpackage.json',
    '/..%5cpackage.json',
    '/assets\\..\\..\\package.json',
    '//package.json',
    '/assets//../..//package.json',
    '/assets/%00/../../package.json',
    '/./../server.js',
    '/visitor.json',
    '/visitor.json.br',
    '/assets/page-abc123.js.br',
    '/assets/page-abc123.js.gz',
    '/assets/',
    '/assets',
    '/client/favicon.svg',
  ])('%s', async path => {
    const { status, body } = await requestRaw(path)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/secret/i)
  })
})

test('An entry has its script, each of its style sheets once, and its fonts', () => {
  expect(builtEntry(client, 'visitor.json', 'src/page.ts')).toEqual({
    script: '/assets/page-abc123.js',
    styles: ['/assets/a.css', '/assets/b.css', '/assets/c.css'],
    fonts: ['/assets/x.woff2'],
  })
})

test('Without a build the error says what to run', () => {
  expect(() => builtEntry(join(root, 'nowhere'), 'visitor.json', 'src/page.ts')).toThrow('Run: npm run build')
  expect(() => builtEntry(client, 'visitor.json', 'src/other.ts')).toThrow('The build holds no src/other.ts')
})
