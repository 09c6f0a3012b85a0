import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commonRefusals, Refusal } from '#platform/api.contract.ts'

/** What one address may do where a contract names no limit of its own. */
const mostInTenSeconds = 600
/** A page brings some forty files, and a whole lounge may open it behind one address: a file costs next to nothing. */
const mostFilesInTenSeconds = 12_000

export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: request => (isFileOfBuild(request) ? mostFilesInTenSeconds : mostInTenSeconds),
    timeWindow: 10_000,
    hook: 'onRequest',
    keyGenerator: request => networkOf(request.ip) + (isFileOfBuild(request) ? ' files' : ''),
    errorResponseBuilder: () => new Refusal('TOO_MANY_REQUESTS', commonRefusals.TOO_MANY_REQUESTS),
  })
}

function isFileOfBuild({ url }: FastifyRequest): boolean {
  return url.startsWith('/assets/')
}

/**
 * One household of IPv6 holds a whole /64, so that is what shares a limit; IPv4 counts single addresses. Who hung up
 * before we looked has no address any more, whatever the types say, and counts together with everybody who did.
 */
export function networkOf(address: string | undefined): string {
  if (!address) return 'gone'
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
    : []
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}
