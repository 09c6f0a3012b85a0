import type { FastifyInstance } from 'fastify'
import { isApiPath } from './is-api-path.ts'

export interface HeaderOptions {
  https: boolean
  hasContentPolicy: boolean
}

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app dompurify',
]

/** For every response. */
export function securityHeaders({ https, hasContentPolicy }: HeaderOptions): Record<string, string> {
  return {
    ...(hasContentPolicy && { 'content-security-policy': contentPolicy.join(';') }),
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': `${permissionsPolicy}, microphone=()`,
  }
}

const permissionsPolicy = 'camera=(), geolocation=(), payment=(), usb=()'
/** Of a document in which people dictate; others may not use the microphone. */
export const withMicrophone = { 'permissions-policy': `${permissionsPolicy}, microphone=(self)` }

/** Sent only over https: a page that came over http by mistake would lose its scripts, and the warning they show. */
const upgradeDirective = ';upgrade-insecure-requests'

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const policy = headers['content-security-policy']
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (policy && request.protocol === 'https')
      reply.header('content-security-policy', policy + upgradeDirective)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isApiPath(request.url)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    }
    done(null, payload)
  })
}
