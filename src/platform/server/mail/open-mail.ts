import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Where } from '../jobs/enqueue-job.ts'
import type { Jobs } from '../jobs/open-jobs.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type HandOver, handOverBySmtp } from './hand-over-by-smtp.ts'
import type { Letter } from './letter.ts'
import { type KeptLetter, openOutboxFolder } from './outbox-folder.ts'
import { sendMail } from './send-mail.job.ts'

export interface Mail {
  /** Enqueues a message, retried for a day. Throws if the subject or the recipient could inject headers. */
  send(executor: Where, message: Letter): Promise<void>
  /** Sends now. For jobs, which are retried when it throws. */
  deliver: HandOver
  /** The latest messages, if no SMTP server is set; none otherwise. */
  readOutbox(limit: number): Promise<KeptLetter[]>
}

export function openMail({
  settings: { smtpUrl, mailFrom, dataDir },
  jobs,
  log,
}: {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  jobs: Jobs
  log: Log
}): Mail {
  const outbox = openOutboxFolder(join(dataDir, 'outbox'))
  const deliver = smtpUrl ? handOverBySmtp({ smtpUrl, mailFrom }) : outbox.keep
  if (!smtpUrl) log.info('SMTP_URL is not set: mail stays in the outbox, where admins can read it')
  jobs.perform(sendMail, ({ id, letter: message }) => deliver(message, id))
  return {
    deliver,
    async send(executor, message) {
      const id = randomUUID()
      await jobs.enqueue(executor, sendMail, { id, letter: message }, { jobKey: `mail ${id}` })
    },
    readOutbox: async limit => (smtpUrl ? [] : outbox.readLatest(limit)),
  }
}
