import type { FastifyInstance } from 'fastify'
import { mountContract } from '#platform/server/http/mount-contract.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { maxOutboxEmails, outboxContract } from '../outbox.contract.ts'

/** What the house would have sent. */
export function outboxRoutes(app: FastifyInstance, mail: Pick<Mail, 'readOutbox'>): void {
  mountContract(app, outboxContract, {
    async readOutbox() {
      const kept = await mail.readOutbox(maxOutboxEmails)
      return { letters: kept.map(one => ({ ...one, links: one.text.match(/https?:\/\/\S+/g) ?? [] })) }
    },
  })
}
