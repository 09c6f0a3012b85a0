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
  /**
   * Sends a letter after the answer, or after the transaction, at least once; a mail server that is away is asked again
   * for a day. Throws where a letter cannot be one: more than one line in its subject, more than one address.
   */
  send(where: Where, letter: Letter): Promise<void>
  /** Hands a letter over now. For jobs, which are tried again when it throws. */
  deliver: HandOver
  /** The latest letters that stayed here because no mail server is set; none where one is. */
  readOutbox(most: number): Promise<KeptLetter[]>
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
  if (!smtpUrl) log.info('SMTP_URL is not set: mails stay in the outbox, where admins can read them')
  jobs.perform(sendMail, ({ id, letter }) => deliver(letter, id))
  return {
    deliver,
    async send(where, letter) {
      const id = randomUUID()
      await jobs.enqueue(where, sendMail, { id, letter }, { jobKey: `mail ${id}` })
    },
    readOutbox: async most => (smtpUrl ? [] : outbox.readLatest(most)),
  }
}
