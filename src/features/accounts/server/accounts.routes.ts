import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import { type HttpExchange, mountContract } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { accountsContract, type Role } from '../accounts.contract.ts'
import { isCommonPassword } from '../accounts.rules.ts'
import { askLibrary } from './ask-library.ts'
import { beginSession } from './begin-session.ts'
import { commonPasswords } from './common-passwords.ts'
import type { FactorStore } from './factors.store.ts'
import { keepCookies } from './keep-cookies.ts'
import type { Attempts } from './limit-attempts.ts'
import type { MemberSessions } from './member-sessions.store.ts'
import type { AskLibrary } from './open-auth.ts'
import type { OwnerLink } from './owner-link.ts'
import type { SessionStore } from './sessions.store.ts'
import { settleFactors } from './settle-factors.ts'
import { signUp } from './sign-up.ts'
import { tellAccount } from './tell-account.ts'

export interface AccountServices {
  database: Database
  libraryOf: (origin: string) => AskLibrary
  attempts: Attempts
  sessions: SessionStore
  memberSessions: MemberSessions
  factors: FactorStore
  live: Live
  jobs: Jobs
  mail: Mail
  ownerLink: OwnerLink
  /** What links in mails begin with, for somebody who visits the house like this. */
  originForMails: (exchange: HttpExchange) => string
  contactEmail: string
  /** Throws where the visitor's browser would drop the session that it asks for. */
  demandHttps: (exchange: HttpExchange) => void
}

interface LibraryUser {
  id: string
  email: string
  role: Role
}

/** Signing up, in and out. */
export function accountsRoutes(app: FastifyInstance, services: AccountServices): void {
  const { libraryOf, attempts, sessions, live, demandHttps } = services
  mountContract(app, accountsContract, {
    signUp: ({ body }, _caller, exchange) => signUp(services, body, exchange),

    async signIn({ body }, _caller, exchange) {
      const { signIn } = accountsContract
      demandHttps(exchange)
      const network = networkOf(exchange.address)
      const accountThere = `${body.email} ${network}`
      await attempts.count('signInByAddress', network)
      await attempts.count('signInByAccount', accountThere)
      await attempts.count('signInByAccountDaily', body.email)
      const answer = await beginSession<{ user?: LibraryUser; twoFactorRedirect?: boolean }>(
        services,
        signIn,
        exchange,
        { body },
      )
      await attempts.forget('signInByAddress', network)
      await attempts.forget('signInByAccount', accountThere)
      await attempts.forget('signInByAccountDaily', body.email)
      return answer
    },

    async signOut(_received, _caller, exchange) {
      const held = await sessions.findHeld(exchange)
      const answer = await askLibrary<{ success: boolean }>(libraryOf, accountsContract.signOut, exchange, {})
      if (held) {
        await live.recheck(held.id)
        tellAccount(live, held.id, 'signed-out')
      }
      return answer
    },

    async readSession(_received, _caller, exchange) {
      const held = await sessions.findHeld(exchange)
      if (!held) return null
      const { id, email, role, sessionId, expiresAt } = held
      return { session: { id: sessionId, expiresAt: expiresAt.toISOString() }, user: { id, email, role } }
    },

    async changePassword({ body }, caller, exchange) {
      const { changePassword } = accountsContract
      await attempts.count('passwordByAccount', caller.memberId!)
      const { email } = await sessions.accountOf(caller.memberId!)
      if (isCommonPassword(body.newPassword, email, await commonPasswords()))
        throw refuse(changePassword, 'PASSWORD_TOO_COMMON', {
          newPassword: changePassword.refusals.PASSWORD_TOO_COMMON.error,
        })
      const kept = keepCookies(exchange)
      await askLibrary(libraryOf, changePassword, kept.exchange, {
        body: { ...body, revokeOtherSessions: true },
      })
      await attempts.forget('passwordByAccount', caller.memberId!)
      await settleFactors(services, caller.memberId!, kept.presented())
      return { done: true as const }
    },
  })
}
