import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { type Actor, actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction, type Transaction } from '#platform/server/database/in-transaction.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import { isLoopbackHost } from '#platform/server/network-addresses.ts'
import { invitationsContract, maxInvitedLines } from '../../invitations.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { approvedEmail } from '../credentials/account-emails.ts'
import type { SecretBox } from '../factors/secret-box.ts'
import {
  approveAccount,
  declineAccount,
  deleteInvitation,
  type InvitationsStore,
  renewInvitation,
  setRule,
} from './invitations.store.ts'
import { inviteList } from './invite-list.ts'
import { readInvitedList } from './read-invited-list.ts'
import { addressOfCode, newCode, sendInvitation } from './send-invitation.job.ts'
import { toInvitation, toLink } from './to-invitation.ts'

interface Services extends AccountServices {
  invitations: InvitationsStore
  box: SecretBox
}

/** Letting people in: who may sign up, invitations, and who waits for approval. */
export function invitationsRoutes(app: FastifyInstance, services: Services): void {
  const { box, database, invitations, jobs, mail, originForEmails } = services
  const {
    invite,
    inviteAgain,
    withdrawInvitation,
    createLink,
    approveAccount: approve,
    declineAccount: decline,
  } = invitationsContract
  const done = { done: true as const }
  /** One act and its entry of the audit log, or neither. */
  const act = <Result>(
    by: Actor,
    action: string,
    target: string,
    work: (transaction: Transaction) => Promise<Result>,
  ) =>
    inTransaction(database.auth, undefined, async transaction => {
      const result = await work(transaction)
      if (result !== undefined && result !== false) await recordAudit(transaction, { ...by, action, target })
      return result
    })
  mountContract(app, invitationsContract, {
    async listInvitations(_received, _caller, exchange) {
      const origin = originForEmails(exchange)
      const stored = await invitations.list()
      return {
        signUp: await invitations.readRule(),
        origin,
        isOriginLocal: isLoopbackHost(new URL(origin).hostname),
        invitations: stored.invitations.map(toInvitation),
        links: stored.links.map(one => toLink(one, addressOfCode(origin, box.open(one.sealed_code)))),
        waiting: stored.waiting.map(({ created_at, ...account }) => ({
          ...account,
          createdAt: new Date(created_at).toISOString(),
        })),
      }
    },
    async setSignUpRule({ body: { signUp } }, caller, exchange) {
      await act(actorOf(caller, exchange), `sign-up.${signUp}`, 'sign-up', transaction =>
        setRule(transaction, signUp).then(() => true),
      )
      return done
    },
    async invite({ body: { list } }, caller, exchange) {
      const lines = readInvitedList(list)
      if (lines.length > maxInvitedLines) throw refuse(invite, 'TOO_MANY_LINES')
      return inviteList(
        services,
        lines,
        { ...actorOf(caller, exchange), actorId: caller.memberId },
        originForEmails(exchange),
      )
    },
    async inviteAgain({ params: { id } }, caller, exchange) {
      const isRenewed = await act(actorOf(caller, exchange), 'invitation.mail', id, async transaction => {
        if (!(await renewInvitation(transaction, id))) return false
        await jobs.enqueue(transaction, sendInvitation, { id, origin: originForEmails(exchange) })
        return true
      })
      if (!isRenewed) throw refuse(inviteAgain, 'NO_SUCH_INVITATION')
      return done
    },
    async withdrawInvitation({ params: { id } }, caller, exchange) {
      const isGone = await act(actorOf(caller, exchange), 'invitation.withdraw', id, transaction =>
        deleteInvitation(transaction, id),
      )
      if (!isGone) throw refuse(withdrawInvitation, 'NO_SUCH_INVITATION')
      return done
    },
    async createLink({ body }, caller, exchange) {
      const code = newCode()
      const link = { ...body, code, sealedCode: box.seal(code), createdBy: caller.memberId }
      const created = await invitations.createLink(link)
      if (!created) throw refuse(createLink, 'TOO_MANY_LINKS')
      const entry = { ...actorOf(caller, exchange), action: 'invitation.link', target: created.id }
      await recordAudit(database.auth, { ...entry, details: body })
      return toLink(created, addressOfCode(originForEmails(exchange), code))
    },
    async approveAccount({ params: { id } }, caller, exchange) {
      const email = await act(actorOf(caller, exchange), 'account.approve', id, async transaction => {
        const address = await approveAccount(transaction, id)
        if (address !== undefined && isDeliverableAddress(address))
          await mail.send(transaction, {
            to: address,
            memberId: id,
            ...approvedEmail(originForEmails(exchange), mail.siteName),
          })
        return address
      })
      if (email === undefined) throw refuse(approve, 'NO_SUCH_ACCOUNT')
      return done
    },
    async declineAccount({ params: { id } }, caller, exchange) {
      const email = await act(actorOf(caller, exchange), 'account.decline', id, transaction =>
        declineAccount(transaction, id),
      )
      if (email === undefined) throw refuse(decline, 'NO_SUCH_ACCOUNT')
      return done
    },
  })
}
