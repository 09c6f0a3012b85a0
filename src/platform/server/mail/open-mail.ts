import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { JobExecutor } from '../jobs/enqueue-job.ts'
import type { Jobs } from '../jobs/open-jobs.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { EmailMessage } from './email-message.ts'
import { type OutboxMessage, openOutboxFolder, type ReviseMessages } from './outbox-folder.ts'
import { sendMail } from './send-mail.job.ts'
import { type SendEmail, sendViaSmtp } from './send-via-smtp.ts'

export interface Mail {
  /** Whether an SMTP server is set. */
  isConfigured: boolean
  /** Who writes: the place, as its owner named it. */
  siteName: string
  /** Enqueues a message, retried for a day. Throws if the subject or the recipient could inject headers. */
  send(executor: JobExecutor, message: EmailMessage): Promise<void>
  /** Sends now. For jobs, which are retried when it throws. */
  deliver: SendEmail
  /** The messages of the last week, latest first, if no SMTP server is set; none otherwise. */
  readOutbox(): Promise<OutboxMessage[]>
  /** Also of messages from before an SMTP server was set. */
  reviseOutbox(revise: ReviseMessages): Promise<void>
}

export function openMail({
  settings: { smtpUrl, mailFrom, dataDir, siteName },
  jobs,
  log,
}: {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteName'>
  jobs: Jobs
  log: Log
}): Mail {
  const outbox = openOutboxFolder(join(dataDir, 'outbox'))
  const deliver = smtpUrl ? sendViaSmtp({ smtpUrl, mailFrom }) : outbox.save
  if (!smtpUrl) log.info('SMTP_URL is not set: mail stays in the outbox, where admins can read it')
  jobs.registerHandler(sendMail, ({ id, letter: message }) => deliver(message, id))
  return {
    isConfigured: smtpUrl !== undefined,
    siteName,
    deliver,
    async send(executor, message) {
      const id = randomUUID()
      await jobs.enqueue(executor, sendMail, { id, letter: message }, { jobKey: `mail ${id}` })
    },
    readOutbox: async () => (smtpUrl ? [] : outbox.read()),
    reviseOutbox: outbox.revise,
  }
}
