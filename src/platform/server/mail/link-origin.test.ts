import { hostname, networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { linkOrigin } from './link-origin.ts'

test('The name that the operator gave counts before what a visitor typed', () => {
  expect(linkOrigin('http://192.168.0.9:3000', 'https://lounge.example')).toBe('https://lounge.example')
})

test('Names and addresses of this machine lead back to it', () => {
  const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const addresses = own.filter(one => one.family === 'IPv4').map(one => one.address)
  for (const host of ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...addresses])
    expect(linkOrigin(`http://${host}:3000`, undefined)).toBe(`http://${host}:3000`)
})

test('An address of another machine does not get into a mail', () => {
  expect(linkOrigin('http://203.0.113.9:3000', undefined)).toBe(`http://${hostname().toLowerCase()}:3000`)
})
