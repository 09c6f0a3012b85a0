import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Site, themeCookie, themes } from '#platform/page.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import { loungeAlias, portalPaths, signedOutRedirect } from '../portal.contract.ts'

/** The portal is one document for every address; without a session the visitor is redirected instead. */
export function portalRoutes(app: FastifyInstance, assets: Site['assets']): void {
  const hidden = { schema: { hide: true }, config: { opensTo: 'members' } } as const
  const [head, tail] = portalDocument(assets)
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie')
      .send(head + themeAttribute(request) + tail)
  for (const address of portalPaths)
    app.get(address, { ...hidden, preHandler: redirectSignedOut }, sendDocument)
  app.get(loungeAlias.from, { ...hidden, preHandler: redirectSignedOut }, (_request, reply) =>
    reply.redirect(loungeAlias.to, 302),
  )
}

async function redirectSignedOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { memberId } = await callerOf(request)
  reply.header('cache-control', 'no-store')
  if (!memberId) await reply.redirect(signedOutRedirect(request.url), 303)
}

function themeAttribute({ cookies }: FastifyRequest): string {
  const theme = themes.find(name => name === cookies[themeCookie])
  return theme ? ` data-theme="${theme}"` : ''
}

/** The document before and after the theme attribute. The body stays empty until the session is loaded. */
function portalDocument({ styles, fonts, scripts }: Site['assets']): [string, string] {
  const links = [
    ...fonts.map(font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(style => `<link rel="stylesheet" href="${style}">`),
    // The first request of the script.
    '<link rel="preload" href="/api/me" as="fetch" crossorigin>',
    ...scripts.map(script => `<script type="module" src="${script}"></script>`),
  ]
  return [
    '<!doctype html><html lang="en-US"',
    `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="theme-color" content="#0B0B0B"><meta name="robots" content="noindex"><title>Smoke Deck</title>${links.join('')}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"></head><body><div id="portal"></div><noscript>The members’ portal needs JavaScript. The <a href="/match">pairing finder</a> works without it.</noscript></body></html>`,
  ]
}
