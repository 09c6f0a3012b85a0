import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** For endpoints without a limit in their contract. */
const maxRequests = 600
/** A page loads some forty files, many people may share an address, and files are cheap. */
const maxFileRequests = 12_000
const windowMilliseconds = 10_000

export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: request => (isBuiltFile(request) ? maxFileRequests : maxRequests),
    timeWindow: windowMilliseconds,
    hook: 'onRequest',
    keyGenerator: request => networkOf(request.ip) + (isBuiltFile(request) ? ' files' : ''),
    errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS', commonRefusals.TOO_MANY_REQUESTS),
  })
}

function isBuiltFile({ url }: FastifyRequest): boolean {
  return url.startsWith('/assets/')
}

/**
 * A single IPv6 customer has a whole /64, so that shares a limit; IPv4 addresses count one by one. A connection that
 * is already closed has no address, despite the types; all of those share one limit.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return 'gone'
  const normalized = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!normalized.includes(':')) return normalized
  const [head = '', tail = ''] = normalized.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = normalized.includes('::')
    ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
    : []
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}
