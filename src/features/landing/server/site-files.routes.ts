import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { robotsText, sitemap } from './robots-and-sitemap.ts'
import { securityText } from './security-text.ts'
import { webAppManifest } from './web-app-manifest.ts'

interface Services {
  catalogue: Catalogue
  library: Library
  publicPages: Pick<PublicPages<never>, 'originOf' | 'contactEmail' | 'place'>
}

const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const
const oneHour = 'public, max-age=3600'

/** Files at the paths where programs look for them. */
export function siteFileRoutes(app: FastifyInstance, { catalogue, library, publicPages }: Services): void {
  const send = (path: string, type: string, write: (origin: string) => string) =>
    app.get(path, open, (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', oneHour)
        .send(write(publicPages.originOf(request))),
    )
  send('/robots.txt', 'text/plain', robotsText)
  send('/sitemap.xml', 'application/xml', origin =>
    sitemap(origin, { ...catalogue, slugs: [...library.articlesBySlug.keys()] }),
  )
  send('/manifest.webmanifest', 'application/manifest+json', () => webAppManifest(publicPages.place))
  send('/.well-known/security.txt', 'text/plain', origin =>
    securityText(origin, publicPages.contactEmail, new Date()),
  )
  // Default paths that browsers request.
  app.get('/favicon.ico', open, (_request, reply) => reply.redirect('/favicon.svg', 308))
  app.get('/apple-touch-icon.png', open, (_request, reply) =>
    reply.redirect('/icons/apple-touch-icon.png', 308),
  )
}
