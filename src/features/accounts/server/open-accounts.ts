import type { FastifyInstance } from 'fastify'
import { duties } from '#platform/api.contract.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { NoteRefused, Recognize, StaffAccount } from '#platform/server/http/callers.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { Jobs } from '#platform/server/jobs/open-jobs.ts'
import { type LiveServer, openLive } from '#platform/server/live/open-live.ts'
import type { Log } from '#platform/server/log.ts'
import { linkOrigin } from '#platform/server/mail/link-origin.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { AccountForm } from '../accounts.contract.ts'
import { openAccountStore } from './account.store.ts'
import type { AccountServices } from './account-services.ts'
import { openAdminAccounts } from './admin/admin-accounts.store.ts'
import { openNoteRefused } from './admin/note-refused.ts'
import { openOwnerStore } from './admin/owner.store.ts'
import { openOwnerLink, type ServerAddress } from './admin/owner-link.ts'
import { runTidyOutbox, tidyOutbox } from './admin/tidy-outbox.job.ts'
import { openAttemptLimiter } from './attempts.store.ts'
import { type AccountDeletion, deleteAccount } from './credentials/delete-account.ts'
import { openPasswordHasher } from './credentials/password-hasher.ts'
import { runSendAccountLink, sendAccountLink } from './credentials/send-account-link.job.ts'
import { type FormFields, type FormOutcome, submitAccountForm } from './credentials/submit-account-form.ts'
import { openPasskeyStore } from './factors/passkey.store.ts'
import { openSecretBox } from './factors/secret-box.ts'
import { openTwoFactorStore } from './factors/two-factor.store.ts'
import { openInvitations } from './invitations/invitations.store.ts'
import { runSendInvitation, sendInvitation } from './invitations/send-invitation.job.ts'
import { mountAccounts } from './mount-accounts.ts'
import { openKnownDevices } from './sessions/known-devices.ts'
import { openRequireHttps } from './sessions/require-https.ts'
import { signOut } from './sessions/revoke-sessions.ts'
import { openSessionStore } from './sessions/session.store.ts'
import { openIdentityStore } from './sso/identity.store.ts'
import { openOidcFlow } from './sso/oidc-flow.ts'
import { type OidcSettings, openOidcProvider } from './sso/oidc-provider.ts'
import { listStaff, openStaffAccount } from './staff-account.store.ts'
import { runSweepAccounts, sweepAccounts } from './sweep-accounts.job.ts'

export interface Accounts {
  /** Open tabs; each is closed when its session ends. */
  live: LiveServer
  recognize: Recognize
  /** Writes to the audit log what a member was refused for want of a role. */
  noteRefused: NoteRefused
  /** The account that owns what belongs to the lounge. */
  staffAccount: StaffAccount
  /** Admins and staff of any duty. */
  listStaff(): Promise<string[]>
  deleteAccount(deletion: AccountDeletion, exchange: HttpExchange): Promise<'deleted' | 'LAST_ADMIN'>
  /** A form of the sign-in page, sent without JavaScript. */
  submitForm(form: AccountForm, fields: FormFields, exchange: HttpExchange): Promise<FormOutcome>
  /** Undefined for an account that an admin closed, or that is gone. */
  findEmail(memberId: string): Promise<string | undefined>
  /** Ends the session of this browser. */
  signOut(exchange: HttpExchange): Promise<void>
  /** At the start: the code of the one-time link by which the operator becomes the owner, where one is needed. */
  prepareOwner(): Promise<string | undefined>
  mount(app: FastifyInstance): void
}

export interface AccountParts {
  database: Database
  secret: string
  jobs: Jobs
  mail: Mail
  address: ServerAddress
  contactEmail: string
  oidc: OidcSettings
  log: Log
  signUpFloorMs?: number | undefined
}

/** Sign-in, sessions, factors and roles. */
export function openAccounts(parts: AccountParts): Accounts {
  const { database, secret, jobs, log } = parts
  const services = openServices(parts)
  const { sessions, live, ownerLink } = services
  jobs.registerHandler(sendAccountLink, job => runSendAccountLink(services, job))
  jobs.registerHandler(sendInvitation, job => runSendInvitation(services, job))
  jobs.registerHandler(tidyOutbox, () => runTidyOutbox(services))
  jobs.registerHandler(sweepAccounts, () => runSweepAccounts(services))
  return {
    live,
    deleteAccount: (deletion, exchange) => deleteAccount(services, deletion, exchange),
    submitForm: (form, fields, exchange) => submitAccountForm(services, form, fields, exchange),
    async findEmail(memberId) {
      const account = await services.accounts.find(memberId)
      return account?.isBanned ? undefined : account?.email
    },
    signOut: exchange => signOut(services, exchange),
    prepareOwner: () => ownerLink.prepare(),
    mount: app =>
      mountAccounts(app, {
        ...services,
        adminAccounts: openAdminAccounts(database.auth),
        box: openSecretBox(secret),
        owner: openOwnerStore(database.auth),
        provider: openOidcProvider(parts.oidc),
        flow: openOidcFlow(secret),
        identities: openIdentityStore(database.auth),
        log,
      }),
    async recognize(request) {
      const presented = { cookies: request.cookies, origin: request.server.originOf(request) }
      const session = await sessions.find(presented)
      if (!session) return undefined
      const { id: memberId, sessionId, email, role, hasTwoFactor } = session
      const isAdmin = role === 'admin'
      return {
        memberId,
        sessionId,
        email,
        isAdmin,
        duties: isAdmin ? duties : session.duties,
        unlockedUntil: session.unlockedUntil ?? undefined,
        hasTwoFactor,
      }
    },
    noteRefused: openNoteRefused(database),
    staffAccount: openStaffAccount(database.auth),
    listStaff: () => listStaff(database.auth),
  }
}

function openServices(parts: AccountParts): AccountServices & { live: LiveServer } {
  const { database, secret, jobs, mail, address, contactEmail, log, signUpFloorMs = 300 } = parts
  const sessions = openSessionStore(database, secret)
  return {
    database,
    secret,
    accounts: openAccountStore(database),
    limiter: openAttemptLimiter(database.auth),
    sessions,
    knownDevices: openKnownDevices(secret),
    passwords: openPasswordHasher(),
    passkeys: openPasskeyStore(database.auth),
    twoFactors: openTwoFactorStore(database.auth, openSecretBox(secret)),
    live: openLive({ log, findSessionStates: sessions.findStates }),
    jobs,
    mail,
    invitations: openInvitations(database),
    ownerLink: openOwnerLink(openOwnerStore(database.auth), address),
    originForEmails: exchange => linkOrigin(exchange, address.baseUrl),
    contactEmail,
    requireHttps: openRequireHttps(log),
    signUpFloorMs,
  }
}
