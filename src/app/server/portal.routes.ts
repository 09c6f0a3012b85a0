import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { pages } from '#features/landing/landing.contract.ts'
import { type Theme, themeCookie, themes } from '#platform/page.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import { withMicrophone } from '#platform/server/http/security-headers.ts'
import { withTheme } from '#platform/server/pack-page.ts'
import { loungeAlias, portalPaths, signedOutRedirect } from '../portal.contract.ts'
import type { Build } from './read-build.ts'

/** The portal is one document for every address; without a session the visitor is redirected instead. */
export function portalRoutes(app: FastifyInstance, assets: Build['portal'], lounge: string): void {
  const hidden = { schema: { hide: true }, config: { opensTo: 'members' } } as const
  const plain = portalDocument(assets, lounge)
  const byTheme = new Map(themes.map(theme => [theme, withTheme(plain, theme)]))
  const sendDocument = ({ cookies }: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ vary: 'cookie', ...withMicrophone })
      .send(byTheme.get(cookies[themeCookie] as Theme) ?? plain)
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => entities[character]!)
}

const withoutScript = `<noscript><main class="portal-without-script"><h1>The portal needs JavaScript</h1><p>You are signed in. Without JavaScript the <a href="/match">pairing finder</a>, the lists of <a href="${cataloguePages.cigars}">cigars</a> and <a href="${cataloguePages.drinks}">drinks</a> and all their pages work.</p><form method="post" action="${pages.signOut}"><button type="submit">Sign Out</button></form></main></noscript>`

/** Its body holds an outline of the frame until the member is loaded. */
function portalDocument({ styles, fonts, scripts }: Build['portal'], lounge: string): string {
  const links = [
    ...fonts.map(font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map(style => `<link rel="stylesheet" href="${style}">`),
    // The first request of the script.
    '<link rel="preload" href="/api/me" as="fetch" crossorigin>',
    ...scripts.map(script => `<script type="module" src="${script}"></script>`),
  ]
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF"><meta name="theme-color" content="#0B0B0B"><meta name="robots" content="noindex"><title>${escaped(lounge)}</title><meta name="application-name" content="${escaped(lounge)}">${links.join('')}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"></head><body><div id="portal"></div><div class="portal-outline"></div>${withoutScript}</body></html>`
}
