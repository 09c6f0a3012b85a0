import { expect, test } from 'vitest'
import { trustProxies } from './trust-proxies.ts'

test.each([
  ['10.0.0.0/8', '10.200.1.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.0.0.1', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['0.0.0.0/0', '8.8.8.8', true],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['127.0.0.1', 'not an address', false],
  ['127.0.0.1', undefined, false],
])('With the proxy %s the address %s is trusted: %s', (network, address, isTrusted) => {
  const trusts = trustProxies([network])
  expect([trusts(address), trusts(address)]).toEqual([isTrusted, isTrusted])
})
