import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safePath } from '#features/accounts/accounts.rules.ts'
import type { Accounts } from '#features/accounts/server/open-accounts.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import type { Library } from '#features/knowledge/server/load-library.ts'
import type { LoungeProfile } from '#features/lounge-settings/lounge-profile.contract.ts'
import { pairNames } from '#features/pairing/pair-names.rules.ts'
import {
  cigarMissing,
  type FreePairing,
  pairingContract,
  resultPages,
} from '#features/pairing/pairing.contract.ts'
import type { FreePairings } from '#features/pairing/server/free-pairings.ts'
import type { WhereToBuy } from '#features/shopping/server/open-where-to-buy.ts'
import { linksForPair } from '#features/shopping/shop-links.rules.ts'
import { Refusal } from '#platform/api.contract.ts'
import { callerOf } from '#platform/server/http/callers.ts'
import type { PublicPages } from '#platform/server/public-pages.ts'
import { cleanText } from '#platform/typed-text.rules.ts'
import { deviceCookies, type LandingPageData, legalPages, pages } from '../landing.contract.ts'
import { entryPageRoutes } from './entry-pages.routes.ts'
import { signInFormRoutes } from './sign-in-form.routes.ts'
import { siteFileRoutes } from './site-files.routes.ts'

export interface LandingServices {
  accounts: Pick<Accounts, 'submitForm' | 'signOut'>
  catalogue: Catalogue
  library: Library
  freePairings: FreePairings
  loungeProfile: { read(): Promise<LoungeProfile> }
  publicPages: PublicPages<LandingPageData>
  whereToBuy: WhereToBuy
}

const open = { schema: { hide: true }, config: { opensTo: 'everyone' } } as const
const oneYearSeconds = 365 * 24 * 60 * 60
const maxTypedLength = 1000

/** Public pages, readable without JavaScript. Their forms post here, not to the API. */
export async function landingRoutes(app: FastifyInstance, services: LandingServices): Promise<void> {
  const { freePairings, publicPages, whereToBuy } = services
  // The same limit as the API's free pairing, because it does the same work.
  const { requests, seconds } = pairingContract.recommendFreePairing.limit
  const limited = {
    ...open,
    config: { ...open.config, rateLimit: { max: requests, timeWindow: seconds * 1000 } },
  } as const
  const show = (path: string, page: LandingPageData) =>
    app.get(path, open, (request, reply) =>
      publicPages.send(request, reply, { ...page, address: path, cacheKey: page.page }),
    )

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, parse(body)),
  )
  entryPageRoutes(app, services)
  signInFormRoutes(app, services)
  for (const page of legalPages) show(pages.legal(page), { page })
  show(pages.underAge, { page: 'under-age' })
  app.get(pages.houseRules, open, async (request, reply) => {
    const { version, address, hours, houseRules } = await services.loungeProfile.read()
    return publicPages.send(request, reply, {
      page: 'house-rules',
      lounge: { address, hours, houseRules },
      address: pages.houseRules,
      cacheKey: `house-rules ${version}`,
    })
  })

  siteFileRoutes(app, services)
  app.post<{ Body: { next?: unknown } | undefined }>(pages.confirmAge, open, (request, reply) => {
    const maxAge = oneYearSeconds
    reply.setCookie(deviceCookies.ageNotice, 'seen', { path: '/', maxAge, sameSite: 'lax', secure: 'auto' })
    const next = request.body?.next
    return reply.redirect(safePath(typeof next === 'string' ? next : undefined, pages.landing), 303)
  })
  const sendResult = async (request: FastifyRequest, reply: FastifyReply, pairing: FreePairing) => {
    const retailers = await whereToBuy.listFor(() => callerOf(request))
    const shops = linksForPair(retailers, pairNames(pairing))
    return publicPages.send(request, reply, { page: 'result', pairing, shops, address: pairing.address })
  }
  app.get<{ Querystring: { cigar?: string; drink?: string } }>(
    resultPages.finder,
    limited,
    (request, reply) => {
      const { drink } = request.query
      const outcome = pairTyped(freePairings, typedIn(request.query), typeof drink === 'string' ? drink : '')
      if (outcome.page === 'result') return sendResult(request, reply, outcome.pairing)
      return publicPages.send(request, reply, outcome, outcome.error === undefined ? 200 : 422)
    },
  )
  app.post<{ Body: { cigar?: string } | undefined }>(resultPages.finder, limited, (request, reply) => {
    const outcome = pairTyped(freePairings, typedIn(request.body) ?? '')
    if (outcome.page === 'result') return reply.redirect(outcome.pairing.address, 303)
    return publicPages.send(request, reply, outcome, 422)
  })
  const showResult = <Params>(
    path: string,
    options: typeof open | typeof limited,
    find: (params: Params) => FreePairing | undefined,
  ) =>
    app.get(path, options, (request, reply) => {
      const pairing = find(request.params as Params)
      if (!pairing) return publicPages.send(request, reply, { page: 'missing' }, 404)
      return sendResult(request, reply, pairing)
    })
  showResult<{ cigar: string }>(resultPages.ofCigar(':cigar'), open, ({ cigar }) =>
    freePairings.forCigar(cigar),
  )
  showResult<{ drink: string }>(resultPages.ofDrink(':drink'), limited, ({ drink }) =>
    freePairings.forDrink(drink),
  )
  showResult<{ cigar: string; drink: string }>(
    resultPages.ofPair(':cigar', ':drink'),
    limited,
    ({ cigar, drink }) => freePairings.forPair(cigar, drink),
  )
}

/** `undefined` for a missing or repeated field. */
function typedIn(fields: { cigar?: unknown } | undefined): string | undefined {
  return typeof fields?.cigar === 'string' ? cleanText(fields.cigar.slice(0, maxTypedLength)) : undefined
}

type PairOutcome = { page: 'result'; pairing: FreePairing } | Extract<LandingPageData, { page: 'finder' }>

/** The result, or the finder with the typed text and the error. */
function pairTyped(freePairings: FreePairings, typed: string | undefined, drinkId = ''): PairOutcome {
  if (typed === undefined) return { page: 'finder', typed: '', error: undefined }
  if (typed === '') return { page: 'finder', typed, error: cigarMissing }
  try {
    return { page: 'result', pairing: freePairings.forText(typed, drinkId) }
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return { page: 'finder', typed, error: failure.message }
  }
}
