import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/api.contract.ts'
import { actorOf, recordAudit } from '#platform/server/audit-log.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { maxOutboxEmails, outboxContract } from '../../outbox.contract.ts'
import { runTidyOutbox } from './tidy-outbox.job.ts'

interface Services {
  database: Pick<Database, 'auth'>
  mail: Pick<Mail, 'isConfigured' | 'readOutbox' | 'reviseOutbox'>
}

/** Emails that stayed here because no mail server is set. */
export function outboxRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail } = services
  mountContract(app, outboxContract, {
    async readOutbox() {
      await runTidyOutbox(services)
      const letters = await mail.readOutbox()
      return { hasMailServer: mail.isConfigured, letters: letters.slice(0, maxOutboxEmails) }
    },
    async openOutboxEmail({ params: { id } }, caller, exchange) {
      await runTidyOutbox(services)
      const letter = (await mail.readOutbox()).find(message => message.id === id)
      if (!letter) throw refuse(outboxContract.openOutboxEmail, 'NO_SUCH_LETTER')
      await recordAudit(database.auth, {
        ...actorOf(caller, exchange),
        action: 'outbox.open',
        target: id,
        details: { subject: letter.subject, ...(letter.memberId && { memberId: letter.memberId }) },
      })
      return { ...letter, links: letter.text.match(/https?:\/\/\S+/g) ?? [] }
    },
  })
}
