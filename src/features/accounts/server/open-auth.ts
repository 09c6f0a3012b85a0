import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { admin } from 'better-auth/plugins'
import { adminAc, userAc } from 'better-auth/plugins/admin/access'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '#platform/server/database/open-database.ts'
import type { Log } from '#platform/server/log.ts'
import { LruCache } from '#platform/server/lru-cache.ts'
import { maxPasswordLength, minPasswordLength } from '../accounts.rules.ts'
import { identities, passkeys, sessions, twoFactors, users, verifications } from './accounts.tables.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { openSession, twoFactorEverywhere } from './open-session.ts'
import { cookiePrefixOf } from './session-cookie.ts'
import { spendCodesOnce } from './spend-recovery-code.ts'

const day = 24 * 60 * 60
/** Without use a session ends after a week, in use after a month (sessions.store.ts). */
export const idleSeconds = 7 * day
export const absoluteSeconds = 30 * day

/** The header in which we tell the library who asks; what a visitor sends under this name is dropped. */
export const addressHeader = 'x-house-address'

export interface AuthParts {
  database: Pick<Database, 'auth'>
  secret: string
  log: Log
}

/** The account library, asked as a handler of web requests below `/api/auth`. */
export type AskLibrary = (request: Request) => Promise<Response>

/** One for each origin by which the house is visited: cookies and passkeys hang on it. */
export function openAuth(parts: AuthParts): (origin: string) => AskLibrary {
  const byOrigin = new LruCache<AskLibrary>(8)
  return origin => byOrigin.getOrSet(origin, () => createAuth(origin, parts).handler)
}

const tables = {
  provider: 'pg',
  transaction: true,
  schema: {
    user: users,
    session: sessions,
    account: identities,
    verification: verifications,
    passkey: passkeys,
    twoFactor: twoFactors,
  },
} as const

function createAuth(origin: string, { database, secret, log }: AuthParts) {
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    appName: 'Smoke Deck',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.warn({ told: message }, 'accounts') },
    database: spendCodesOnce(database.auth, drizzleAdapter(drizzle(database.auth), tables)),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    verification: { storeIdentifier: 'hashed' },
    // What asks for a session that is fresh asks for the password here (check-password.ts), however old the session is.
    session: { expiresIn: idleSeconds, disableSessionRefresh: true, freshAge: 0 },
    // Tries are counted by limit-attempts.ts, by account as well as by address.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefixOf(origin),
      // Its own prefix would be __Secure-; ours says more.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The HTTP surface has looked at Origin and Sec-Fetch-Site already, for every address alike.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: [
      admin({
        defaultRole: 'member',
        adminRoles: ['admin'],
        roles: { member: userAc, admin: adminAc },
        bannedUserMessage: 'This account has been closed by the house.',
      }),
      twoFactorEverywhere({ issuer: 'Smoke Deck' }),
      openSession(),
      passkey({
        rpName: 'Smoke Deck',
        rpID: new URL(origin).hostname,
        origin,
        // A passkey stands for password and code together, so the device has to ask who holds it.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) =>
            demandHolder(verification.registrationInfo?.userVerified, 'FAILED_TO_VERIFY_REGISTRATION'),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            demandHolder(verification.authenticationInfo.userVerified, 'AUTHENTICATION_FAILED'),
        },
      }),
    ],
  })
}

/** The library asks the device to make sure of its holder, but takes a no. */
async function demandHolder(isHolder: boolean | undefined, code: string): Promise<void> {
  if (!isHolder) throw APIError.from('UNAUTHORIZED', { code, message: 'The device did not check its holder' })
}
