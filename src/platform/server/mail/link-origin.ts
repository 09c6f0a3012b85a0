import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin for links in mails. Where no BASE_URL is set, a house on a network answers to any IP address, so what a
 * visitor called it may be a stranger's machine: only names that are this machine's go into a mail.
 */
export function linkOrigin(origin: string, baseUrl: string | undefined): string {
  if (baseUrl !== undefined) return baseUrl
  const url = new URL(origin)
  if (!isOurs(url.hostname)) url.hostname = hostname()
  return url.origin
}

function isOurs(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '')
  if (loopbackNames.has(host) || host === hostname().toLowerCase()) return true
  return (
    isIP(plain) > 0 && Object.values(networkInterfaces()).some(own => own?.some(one => one.address === plain))
  )
}
