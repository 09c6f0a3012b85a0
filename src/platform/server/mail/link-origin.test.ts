import { hostname, networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { linkOrigin } from './link-origin.ts'

const here = (origin: string) => linkOrigin({ origin, port: 3000 }, undefined)

test('The name that the operator gave counts before what a visitor typed', () => {
  const typed = { origin: 'http://192.168.0.9:3000', port: 3000 }
  expect(linkOrigin(typed, 'https://lounge.example')).toBe('https://lounge.example')
})

test('Names and addresses of this machine lead back to it', () => {
  const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const addresses = own.filter(one => one.family === 'IPv4').map(one => one.address)
  for (const host of ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...addresses])
    expect(here(`http://${host}:3000`)).toBe(`http://${host}:3000`)
})

test('An address of another machine does not get into a mail', () => {
  expect(here('http://203.0.113.9:3000')).toBe(`http://${hostname().toLowerCase()}:3000`)
})

test('Another port of this machine does not get into a mail', () => {
  expect(here('http://localhost:6666')).toBe('http://localhost:3000')
  expect(here(`http://${hostname().toLowerCase()}:6666`)).toBe(`http://${hostname().toLowerCase()}:3000`)
})

test('A proxy that listens where browsers go by themselves keeps its address', () => {
  expect(here('https://localhost')).toBe('https://localhost')
  expect(here('http://localhost')).toBe('http://localhost')
})
