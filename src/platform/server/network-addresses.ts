import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Of a machine behind a router: RFC 1918, RFC 4193. */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** What no address of a service on the internet is in: RFC 6890 with multicast. IPv4 ones count in IPv6 as well. */
const specialNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  specialNetworks.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  specialNetworks.addSubnet(network, prefix, 'ipv6')

/** An IP address that requests to the internet may go to. */
export function isPublicAddress(address: string): boolean {
  return isAddress(address) && !contains(specialNetworks, address)
}

/** This machine, by a host name or an IP address, as in a URL (`[::1]`) or as in HOST (`::1`). */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || contains(loopback, host)
}

/** This machine or one in a private network. A name without a dot is a machine or container in the same network. */
export function isPrivateHost(host: string): boolean {
  if (isLoopbackHost(host) || contains(privateNetworks, host)) return true
  return !isAddress(host) && /^[a-z0-9-]+$|\.(local|internal|localhost)$/.test(host)
}

/** An IP address, as in a URL or as in HOST. */
export function isAddress(host: string): boolean {
  return isIP(withoutBrackets(host)) > 0
}

function contains(networks: BlockList, host: string): boolean {
  const address = withoutBrackets(host)
  const family = isIP(address)
  return family > 0 && networks.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

function withoutBrackets(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host
}
