// Mail of the operator's programs: it is put into the queue, and the server sends it.
import { randomUUID } from 'node:crypto'
import { enqueueJob } from '#platform/server/jobs/enqueue-job.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { sendMail } from '#platform/server/mail/send-mail.job.ts'
import type { Settings } from '#platform/server/settings.ts'

export function mailOfOperator({ siteName }: Settings): Pick<Mail, 'send' | 'siteName'> {
  return {
    siteName,
    send(executor, message) {
      const id = randomUUID()
      return enqueueJob(executor, sendMail, { id, letter: message }, { jobKey: `mail ${id}` })
    },
  }
}
