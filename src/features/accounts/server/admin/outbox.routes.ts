import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { maxOutboxEmails, outboxContract } from '../../outbox.contract.ts'

/** Emails that stayed here because no mail server is set. */
export function outboxRoutes(app: FastifyInstance, mail: Pick<Mail, 'readOutbox'>): void {
  mountContract(app, outboxContract, {
    async readOutbox() {
      const emails = await mail.readOutbox(maxOutboxEmails)
      const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? []
      return { letters: emails.map(email => ({ ...email, links: linksIn(email.text) })) }
    },
  })
}
