import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { selfSignedCertificate } from '#test/self-signed-certificate.ts'
import { CertificateUnreachable, openCertificateReader } from './read-certificate.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('The end of the certificate is read as a visitor would, also of one that nobody trusts, and kept for hours', async () => {
  const ends = new Date('2027-03-01T12:00:00Z')
  const pair = selfSignedCertificate('localhost', new Date('2026-01-01T00:00:00Z'), ends)
  let connections = 0
  const server = createTlsServer(pair).on('connection', () => {
    connections += 1
  })
  const address = await listen(server)
  let clock = 0
  const read = openCertificateReader(address, { now: () => clock })!
  const certificate = { host: 'localhost', endsAt: ends, distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
  expect(await read()).toEqual(certificate)
  clock = 5 * 3_600_000
  expect(await read()).toEqual(certificate)
  expect(connections).toBe(1)
  clock = 7 * 3_600_000
  await read()
  expect(connections).toBe(2)
})

test('Whoever does not answer, or not with https, is unreachable', async () => {
  const silent = await listen(createTcpServer(socket => socket.on('error', () => undefined).resume()))
  await expect(openCertificateReader(silent, { timeout: 50 })!()).rejects.toThrow(
    /^localhost, port \d+, did not answer within 0\.05 seconds\.$/,
  )
  const plain = await listen(
    createTcpServer(socket => socket.on('error', () => undefined).end('HTTP/1.1 400\r\n\r\n')),
  )
  await expect(openCertificateReader(plain)!()).rejects.toThrow(CertificateUnreachable)
  const nobody = 'https://localhost:1'
  await expect(openCertificateReader(nobody)!()).rejects.toThrow('does not answer with https (ECONNREFUSED)')
})

test('Without https there is nothing to read', () => {
  expect(openCertificateReader('http://lounge.example')).toBeUndefined()
  expect(openCertificateReader(undefined)).toBeUndefined()
})
