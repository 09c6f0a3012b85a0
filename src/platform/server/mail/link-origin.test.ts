import { hostname, networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { linkOrigin } from './link-origin.ts'

const localOrigin = (origin: string) => linkOrigin({ origin, port: 3000 }, undefined)

test('BASE_URL takes precedence over the host of the request', () => {
  const request = { origin: 'http://192.168.0.9:3000', port: 3000 }
  expect(linkOrigin(request, 'https://lounge.example')).toBe('https://lounge.example')
})

test('Host names and addresses of this machine are unchanged', () => {
  const interfaces = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const addresses = interfaces.filter(({ family }) => family === 'IPv4').map(({ address }) => address)
  for (const host of ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...addresses])
    expect(localOrigin(`http://${host}:3000`)).toBe(`http://${host}:3000`)
})

test('An address of another machine is replaced', () => {
  expect(localOrigin('http://203.0.113.9:3000')).toBe(`http://${hostname().toLowerCase()}:3000`)
})

test('Another port of this machine is replaced', () => {
  expect(localOrigin('http://localhost:6666')).toBe('http://localhost:3000')
  expect(localOrigin(`http://${hostname().toLowerCase()}:6666`)).toBe(
    `http://${hostname().toLowerCase()}:3000`,
  )
})

test('A URL without a port is unchanged, for a proxy on the default port', () => {
  expect(localOrigin('https://localhost')).toBe('https://localhost')
  expect(localOrigin('http://localhost')).toBe('http://localhost')
})
