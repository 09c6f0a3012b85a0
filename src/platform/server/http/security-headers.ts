import type { FastifyInstance } from 'fastify'
import { isOfApi } from './is-of-api.ts'

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

/**
 * The headers of every answer. Strict on purpose: no inline script or style, nothing from another origin,
 * no frame, no base element, and Trusted Types so that text can never become script. Without
 * `upgrade-insecure-requests`: `'self'` is https wherever the page is, and a page that came over http by mistake would
 * lose its scripts, and with them the sentence that says so.
 */
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
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  }
}

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isOfApi(request.url)) return
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  })
}
