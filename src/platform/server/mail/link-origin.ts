import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import type { Exchange } from '../http/mount-contract.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin for links in mails. Where no BASE_URL is set, a house on a network answers to any IP address, so what a
 * visitor called it may be a stranger's machine: only names that are this machine's go into a mail. A port is the
 * visitor's word too, and behind another one may sit somebody else's program: what counts is the one they were answered
 * at, or none, for where browsers go without one only the operator of a machine may listen.
 */
export function linkOrigin(
  { origin, port }: Pick<Exchange, 'origin' | 'port'>,
  baseUrl: string | undefined,
): string {
  if (baseUrl !== undefined) return baseUrl
  const url = new URL(origin)
  if (!isOurs(url.hostname)) url.hostname = hostname()
  if (url.port !== '') url.port = String(port ?? '')
  return url.origin
}

function isOurs(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '')
  if (loopbackNames.has(host) || host === hostname().toLowerCase()) return true
  return (
    isIP(plain) > 0 && Object.values(networkInterfaces()).some(own => own?.some(one => one.address === plain))
  )
}
