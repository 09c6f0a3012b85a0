import { BlockList, isIP } from 'node:net'
import { LruCache } from '../lru-cache.ts'

const maxCachedAddresses = 1000

/** Judging an address once saves Fastify from parsing it several times per request. */
export function trustProxies(networks: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const network of networks) addNetwork(trusted, network)
  const cache = new LruCache<boolean>(maxCachedAddresses)
  return address => {
    if (address === undefined) return false
    return cache.getOrSet(address, () => {
      const family = isIP(address)
      return family > 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6')
    })
  }
}

/** Such as `10.0.0.0/8` or a single address. */
function addNetwork(trusted: BlockList, network: string): void {
  const [address = '', prefixLength] = network.split('/')
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  if (prefixLength === undefined) trusted.addAddress(address, family)
  else trusted.addSubnet(address, Number(prefixLength), family)
}
