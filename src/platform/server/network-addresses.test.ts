import { expect, test } from 'vitest'
import { isAddress, isLoopbackHost, isPrivateHost, isPublicAddress } from './network-addresses.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.255',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
])('%s is this machine', host => {
  expect([isLoopbackHost(host), isPrivateHost(host)]).toEqual([true, true])
})

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '[fd12:3456::1]',
  'fc00::1',
  '::ffff:192.168.1.1',
  'ollama',
  'models.local',
  'db.internal',
])('%s is in a private network', host => {
  expect([isLoopbackHost(host), isPrivateHost(host)]).toEqual([false, true])
})

test.each([
  '',
  '0.0.0.0',
  '::',
  '128.0.0.1',
  '126.255.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '203.0.113.9',
  '[2001:db8::1]',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.1:80',
  'lounge.example',
  'evil.localhost.example',
])('“%s” is neither', host => {
  expect([isLoopbackHost(host), isPrivateHost(host)]).toEqual([false, false])
})

test('An address is told from a name', () => {
  expect(['203.0.113.9', '[2001:db8::1]', '::1'].map(isAddress)).toEqual([true, true, true])
  expect(['lounge.example', '1.2.3', '[lounge]', ''].map(isAddress)).toEqual([false, false, false, false])
})

test('A public address is none of this machine, of a private network or of a cloud’s metadata', () => {
  for (const address of ['142.250.74.110', '2a00:1450:4001:80b::200e', '::ffff:142.250.74.110'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fd00::1',
    'push.example',
    '',
  ])
    expect(isPublicAddress(address), address).toBe(false)
})
