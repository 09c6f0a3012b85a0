import type { Database } from '#platform/server/database/open-database.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import type { Live } from '#platform/server/live/open-live.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { AccountStore } from './account.store.ts'
import type { OwnerLink } from './admin/owner-link.ts'
import type { AttemptLimiter } from './attempts.store.ts'
import type { PasswordHasher } from './credentials/password-hasher.ts'
import type { PasskeyStore } from './factors/passkey.store.ts'
import type { TwoFactorStore } from './factors/two-factor.store.ts'
import type { InvitationsStore } from './invitations/invitations.store.ts'
import type { KnownDevices } from './sessions/known-devices.ts'
import type { SessionStore } from './sessions/session.store.ts'

/** What the use cases of accounts work with. */
export interface AccountServices {
  database: Database
  /** Signs cookies and encrypts second factors. */
  secret: string
  accounts: AccountStore
  limiter: AttemptLimiter
  sessions: SessionStore
  knownDevices: KnownDevices
  passwords: PasswordHasher
  passkeys: PasskeyStore
  twoFactors: TwoFactorStore
  live: Live
  jobs: Jobs
  mail: Mail
  ownerLink: OwnerLink
  invitations: InvitationsStore
  /** The origin of links in emails, for a visitor who uses the site under this name. */
  originForEmails: (exchange: HttpExchange) => string
  contactEmail: string
  /** Throws where the visitor's browser would drop the session cookie. */
  requireHttps: (exchange: HttpExchange) => void
  /** Minimum duration of a sign-up, so that timing does not tell a new address from a known one. */
  signUpFloorMs: number
}
