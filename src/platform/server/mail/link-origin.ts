import { hostname, networkInterfaces } from 'node:os'
import type { HttpExchange } from '../http/mount-contract.ts'
import { isAddress, isLoopbackHost } from '../network-addresses.ts'

/**
 * The origin of links in mail. Without BASE_URL a server on a network accepts any IP address as Host, so an attacker
 * could point a link at their own machine: only names of this machine are used. The port is forgeable too, so the local
 * port of the connection replaces it; the default port stays, since only the machine's operator can listen there.
 */
export function linkOrigin(
  { origin, port }: Pick<HttpExchange, 'origin' | 'port'>,
  baseUrl: string | undefined,
): string {
  if (baseUrl !== undefined) return baseUrl
  const url = new URL(origin)
  if (!isThisMachine(url.hostname)) url.hostname = hostname()
  if (url.port !== '') url.port = String(port ?? '')
  return url.origin
}

function isThisMachine(host: string): boolean {
  if (isLoopbackHost(host) || host === hostname().toLowerCase()) return true
  const address = host.replace(/^\[|\]$/g, '')
  return (
    isAddress(host) &&
    Object.values(networkInterfaces()).some(list => list?.some(network => network.address === address))
  )
}
