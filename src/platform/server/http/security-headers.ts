import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const permissions = 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'

/**
 * The headers of every answer. Strict on purpose: no inline script or style, nothing from another
 * origin, no frame, no base element, and Trusted Types so that text can never become script.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  options: { https: boolean; hasContentPolicy: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: options.hasContentPolicy && contentPolicy(options.https),
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    originAgentCluster: true,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}

function contentPolicy(https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['app', 'dompurify'],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  }
}
