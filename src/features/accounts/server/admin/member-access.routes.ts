import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { type HttpExchange, mountContract } from '#platform/server/http/mount-contract.ts'
import { memberAccessContract } from '../../member-access.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { requestLink } from '../credentials/request-link.ts'
import { publishAccountEvent } from '../sessions/publish-account-event.ts'
import { type AccessServices, correctEmail, removeSecondFactor } from './restore-access.ts'

export function memberAccessRoutes(app: FastifyInstance, services: AccountServices): void {
  const { accounts, database, live, limiter, mail, originForEmails } = services
  const done = { done: true as const }
  const access = (exchange: HttpExchange): AccessServices => ({
    pool: database.auth,
    mail,
    origin: originForEmails(exchange),
  })
  async function tellTabs(id: string) {
    publishAccountEvent(live, id, 'user-updated')
    await live.recheck(id)
    return done
  }
  mountContract(app, memberAccessContract, {
    async sendResetLink({ params: { id } }, caller, exchange) {
      const account = await accounts.find(id)
      if (!account) throw refuse(memberAccessContract.sendResetLink, 'NO_SUCH_ACCOUNT')
      await inTransaction(database.auth, undefined, async transaction => {
        const link = { purpose: 'reset-password', email: account.email, memberId: id } as const
        await requestLink(services, transaction, link, exchange)
        await recordAudit(transaction, {
          ...actorOf(caller, exchange),
          action: 'account.send-reset-link',
          target: id,
        })
      })
      // A member who has tried too often gets in at once.
      await limiter.clear(id, account.email)
      return done
    },
    async removeSecondFactor({ params: { id } }, caller, exchange) {
      const change = await removeSecondFactor(access(exchange), actorOf(caller, exchange), id)
      if (change !== 'made') throw refuse(memberAccessContract.removeSecondFactor, change)
      return tellTabs(id)
    },
    async correctEmail({ params: { id }, body: { email } }, caller, exchange) {
      const change = await correctEmail(access(exchange), actorOf(caller, exchange), { id, email })
      if (change !== 'made') throw refuse(memberAccessContract.correctEmail, change)
      return tellTabs(id)
    },
  })
}
