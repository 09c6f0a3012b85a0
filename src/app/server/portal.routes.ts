import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Site, themeCookie, themes } from '#platform/page.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import { gateFor, loungeAlias, portalAddresses } from '../portal.contract.ts'

/** The portal is one document for every address; who has no session is shown the door before a byte of it. */
export function portalRoutes(app: FastifyInstance, assets: Site['assets']): void {
  const hidden = { schema: { hide: true }, config: { opensTo: 'members' } } as const
  const [before, after] = portalDocument(assets)
  const open = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie')
      .send(before + themeAttribute(request) + after)
  for (const address of portalAddresses) app.get(address, { ...hidden, preHandler: showStrangersOut }, open)
  app.get(loungeAlias.from, { ...hidden, preHandler: showStrangersOut }, (_request, reply) =>
    reply.redirect(loungeAlias.to, 302),
  )
}

async function showStrangersOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { memberId } = await callerOf(request)
  reply.header('cache-control', 'no-store')
  if (!memberId) await reply.redirect(gateFor(request.url), 303)
}

function themeAttribute(request: FastifyRequest): string {
  const chosen = new RegExp(`(?:^|;\\s*)${themeCookie}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
  const theme = themes.find(name => name === chosen)
  return theme ? ` data-theme="${theme}"` : ''
}

/** The document around the place for the theme. Nothing is shown before the session is known: the ground is bare. */
function portalDocument({ styles, fonts, scripts }: Site['assets']): [string, string] {
  const links = [
    ...fonts.map(font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(style => `<link rel="stylesheet" href="${style}">`),
    // The first thing that the script asks for.
    '<link rel="preload" href="/api/me" as="fetch" crossorigin>',
    ...scripts.map(script => `<script type="module" src="${script}"></script>`),
  ]
  return [
    '<!doctype html><html lang="en-US"',
    `><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="theme-color" content="#0B0B0B"><meta name="robots" content="noindex"><title>Smoke Deck</title>${links.join('')}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"></head><body><div id="portal"></div><noscript>The members’ portal needs JavaScript. The <a href="/match">pairing finder</a> works without it.</noscript></body></html>`,
  ]
}
