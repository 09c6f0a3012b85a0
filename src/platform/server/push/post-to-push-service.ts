import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../network-addresses.ts'

export interface PushRequest {
  url: URL
  headers: Record<string, string | number>
  body: Buffer
  signal: AbortSignal
}

/**
 * Resolves with the status. The address is one that a member sent: the name is resolved once, and the connection goes to
 * what was checked. Redirects are not followed, and the answer's body is not read.
 */
export function postToPushService(
  { url, headers, body, signal }: PushRequest,
  resolve: LookupFunction = resolvePublic,
): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((respond, reject) => {
    const request = send(
      url,
      { method: 'POST', headers, signal, lookup: resolve, agent: false },
      response => {
        respond(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

export const resolvePublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    if (failure) return callback(failure, '')
    const [first] = addresses
    if (!first) return callback(new Error('No address'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('A push service has to be on the internet.'), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
