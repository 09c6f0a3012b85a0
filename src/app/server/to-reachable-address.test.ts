import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { toReachableAddress } from './to-reachable-address.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo
const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true)],
  eth0: [at('fe80::1', 'IPv6', false), at('192.168.0.9', 'IPv4', false)],
}

test.each(['0.0.0.0', '::'])('With HOST=%s an address of the network is printed', host => {
  expect(toReachableAddress('http://127.0.0.1:3000', host, interfaces)).toBe('http://192.168.0.9:3000')
})

test('With another HOST, or without a network, the address stays', () => {
  expect(toReachableAddress('http://127.0.0.1:3000', '127.0.0.1', interfaces)).toBe('http://127.0.0.1:3000')
  expect(toReachableAddress('http://127.0.0.1:3000', '0.0.0.0', { lo: interfaces.lo })).toBe(
    'http://127.0.0.1:3000',
  )
})
