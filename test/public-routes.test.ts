import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loungeAlias, portalPaths, signedOutRedirect } from '#app/portal.contract.ts'
import type { Procedure } from '#platform/api.contract.ts'
import { livePath } from '#platform/live.contract.ts'
import { startApp, type TestApp } from './app.ts'
import { browser, createMember, grantAdmin, type TestMember } from './members.ts'
import { addressOf, procedures, requestTo, routesOf } from './procedures.ts'

/** Every endpoint that is open to anonymous callers. Opening another one is a decision, which is made here. */
const publicEndpoints = [
  'GET /api/cigars/search',
  'GET /api/drinks/search',
  'GET /api/health',
  // The articles are what brings strangers here.
  'GET /api/knowledge',
  'GET /api/knowledge/:slug',
  'GET /api/ready',
  'GET /api/retailers',
  // Names to choose from, as in the two searches above.
  'GET /api/suggestions',
  // The preview image of a page that is public too.
  'GET /match/:cigar/:drink/card.png',
  'GET /shared/:code/card.png',
  'POST /api/litepair',
  // Known by the token in it, which its member made.
  'GET /api/calendar/:token.ics',
  // Known by the token of a device.
  'POST /api/sensors/readings',
  // Ways in and back in. Each proves something of its own: a password, a code, a key, the link of a mail.
  'GET /api/auth/get-session',
  'GET /api/auth/ways',
  'POST /api/auth/change-email/confirm',
  'POST /api/auth/magic-link/verify',
  'POST /api/auth/passkey/generate-authenticate-options',
  'POST /api/auth/passkey/verify-authentication',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-in/magic-link',
  'POST /api/auth/sign-in/oidc',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/two-factor/verify-backup-code',
  'POST /api/auth/two-factor/verify-totp',
].sort()

/** Routes that no contract declares: pages to read, and the forms on them. All of them answer anonymous visitors. */
const pages = [
  'GET /',
  'GET /.well-known/security.txt',
  'GET /api/auth/oidc/callback',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /apple-touch-icon.png',
  'GET /cigars',
  'GET /cigars/:id',
  'GET /confirm-email',
  'GET /drinks',
  'GET /drinks/:id',
  'GET /favicon.ico',
  'GET /house-rules',
  'GET /join/:code',
  'GET /learn',
  'GET /learn/:slug',
  'GET /login',
  'GET /manifest.webmanifest',
  'GET /match',
  'GET /match/:cigar',
  'GET /match/:cigar/:drink',
  'GET /match/with/:drink',
  'GET /owner',
  'GET /press-kit',
  'GET /privacy',
  'GET /reset-password',
  'GET /robots.txt',
  'GET /shared/:code',
  'GET /sign-in-link',
  'GET /sitemap.xml',
  'GET /terms',
  'GET /under-21',
  'POST /age',
  'POST /login',
  'POST /logout',
  'POST /match',
]

/** Nothing is there before the operator has named a provider of sign-ins. */
const onlyWithProvider = ['GET /api/auth/oidc/callback', 'POST /api/auth/sign-in/oidc']

/** Behind these is only what a member shares, by a code of its own. `share-pairing.test.ts` gets in. */
const onlyWithCode = ['GET /shared/:code', 'GET /shared/:code/card.png']

/** The portal: one document, and a gate before each of its addresses. */
const portal = [...portalPaths, loungeAlias.from].map(path => `GET ${path}`)
/** Neither a page nor of a contract, and for members alone. */
const forMembers = [`GET ${livePath}`]

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

describe('the routes', () => {
  it('are those of the contracts and the pages, no more and no fewer', () => {
    const known = [...procedures.map(addressOf), ...pages, ...portal, ...forMembers]
    expect(routesOf(server.app)).toEqual(known.sort())
  })

  it('have addresses of their own', () => {
    const addresses = procedures.map(addressOf)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  it('are all in the documentation, for programs and to read', async () => {
    const { paths } = (await server.inject('/api/openapi.json')).json()
    const { body: page } = await server.inject('/api/docs')
    expect(procedures.filter(({ path }) => path.startsWith('/api/auth/')).length).toBeGreaterThan(25)
    for (const { method, path, summary } of procedures) {
      const documented = path.replace(/:(\w+)/g, '{$1}')
      expect(paths[documented]?.[method.toLowerCase()], `${method} ${path}`).toMatchObject({ summary })
      expect(page).toContain(`${method} ${documented}`)
    }
  })
})

describe('an anonymous caller', () => {
  it('finds open what is on the list, and nothing else', () => {
    const open = procedures.filter(({ opensTo }) => opensTo === 'everyone').map(addressOf)
    expect(open.sort()).toEqual(publicEndpoints)
  })

  it('has to sign in at every other endpoint, whatever the request contains', async () => {
    expect(await openToAnonymous(procedures.filter(({ opensTo }) => opensTo !== 'everyone'))).toEqual([])
  })

  it('would be noticed at an endpoint without a guard', async () => {
    const open = procedures.filter(({ opensTo }) => opensTo === 'everyone')
    expect(await openToAnonymous(open)).toHaveLength(publicEndpoints.length)
  })

  it('gets an answer from the public endpoints', async () => {
    const closed = [...onlyWithProvider, ...onlyWithCode]
    for (const address of [...publicEndpoints, ...pages].filter(one => !closed.includes(one))) {
      const { statusCode, body } = await server.inject(requestTo(server, address))
      expect([200, 303, 308, 422], `${address} answers ${statusCode}`).toContain(statusCode)
      expect(body).not.toContain('"code":"UNAUTHENTICATED"')
    }
  })

  it('never has to sign in where something might be shared', async () => {
    for (const address of onlyWithCode) {
      const { statusCode, body } = await server.inject(requestTo(server, address))
      expect([statusCode, body.includes('UNAUTHENTICATED')], address).toEqual([404, false])
    }
  })

  it('finds nothing where a provider of sign-ins would be, for there is none', async () => {
    for (const address of onlyWithProvider) {
      const { statusCode, json } = await server.inject(requestTo(server, address))
      expect([statusCode, json().code], address).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('is shown to the gate at every address of the portal', async () => {
    for (const address of portal) {
      const request = requestTo(server, address)
      const { statusCode, headers } = await server.inject(request)
      expect([statusCode, headers.location], address).toEqual([303, signedOutRedirect(String(request.url))])
    }
  })

  it('hears nothing of what happens to a member', async () => {
    for (const address of forMembers) {
      const answer = await server.inject(requestTo(server, address))
      expect([answer.statusCode, answer.json().code], address).toEqual([401, 'UNAUTHENTICATED'])
    }
  })
})

describe('a member', () => {
  it('may use every endpoint for members', async () => {
    const { cookies } = await createMember(server, 'grace')
    for (const address of procedures.filter(({ opensTo }) => opensTo === 'members').map(addressOf)) {
      const { statusCode } = await server.inject({ ...requestTo(server, address), headers: held(cookies) })
      expect([401, 403], `${address} answers ${statusCode}`).not.toContain(statusCode)
    }
  })
})

// One address is the exception, where a provider is named: people come back to it from there, and a session begins
// (docs/decisions/0017, src/features/accounts/server/sign-in-by-provider.test.ts).
describe('reading', () => {
  it('changes nothing, for any caller', async () => {
    const admin = await createMember(server, 'host')
    await grantAdmin(server, admin)
    const before = await rowsByTable(server)
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['catalogue_cigars', 'schema_migrations', 'sessions']),
    )
    for (const address of routesOf(server.app).filter(one => one.startsWith('GET '))) {
      for (const { cookies } of [browser(server), admin]) {
        const request = { ...requestTo(server, address), headers: held(cookies) }
        await server.inject(request)
        await server.inject({ ...request, method: 'HEAD' })
      }
    }
    // Who takes all data of an account along is written down.
    const { rowCount } = await server.database.owner.query(
      "delete from audit_log where action = 'account.export' and actor_id = $1",
      [admin.id],
    )
    expect(rowCount, 'GET and HEAD of the admin').toBe(2)
    expect(await rowsByTable(server)).toEqual(before)
  })

  it('would show it if a row had changed', async () => {
    const before = await rowsByTable(server)
    await server.database.owner.query("update house_content set fingerprint = 'another'")
    expect(await rowsByTable(server)).not.toEqual(before)
  })
})

const held = (cookies: TestMember['cookies']) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

/** Those of these procedures that answer an anonymous caller. */
async function openToAnonymous(closed: Procedure[]): Promise<string[]> {
  const open: string[] = []
  for (const address of closed.map(addressOf)) {
    const answer = await server.inject(requestTo(server, address))
    if (answer.statusCode !== 401 || answer.json().code !== 'UNAUTHENTICATED')
      open.push(`${address} answers an anonymous request with ${answer.statusCode}`)
  }
  return open
}

/** Row count and fingerprint of each table, but the one that `/api/ready` writes to as its check. */
async function rowsByTable({ database }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'readiness_check' order by 1`,
  )
  const counted = tables.map(
    ({ name }) =>
      `select '${name}' as name, concat(count(*), ' rows ', sum(hashtextextended(one::text, 0))) as rows from ${name} as one`,
  )
  const { rows } = await database.owner.query<{ name: string; rows: string }>(counted.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: found }) => [name, found]))
}
