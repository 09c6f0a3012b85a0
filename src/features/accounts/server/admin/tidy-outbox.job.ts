import * as z from 'zod/mini'
import type { Database } from '#platform/server/database/open-database.ts'
import { enqueueJob, type JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import type { JobKind } from '#platform/server/jobs/job-kind.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import type { OutboxMessage } from '#platform/server/mail/outbox-folder.ts'
import { findAccountIds } from '../account.store.ts'
import { findValidTokens } from '../credentials/account-link.store.ts'

/** Removes links that open nothing any more and messages of deleted members: soon after either, and once an hour. */
export const tidyOutbox = {
  name: 'tidy-outbox',
  input: z.object({}),
  schedule: '37 * * * *',
} as const satisfies JobKind<unknown>

export function requestTidyOutbox(executor: JobExecutor): Promise<void> {
  return enqueueJob(executor, tidyOutbox, {}, { jobKey: tidyOutbox.name })
}

const linkWithToken = /https?:\/\/[^\s"<]+[?]token=([\w-]+)/g
const removedLink = '[This link was used or has expired.]'

export async function runTidyOutbox({
  database: { auth },
  mail,
}: {
  database: Pick<Database, 'auth'>
  mail: Pick<Mail, 'reviseOutbox'>
}): Promise<void> {
  await mail.reviseOutbox(async messages => {
    const memberIds = messages.flatMap(({ memberId }) => memberId ?? [])
    const [existing, valid] = await Promise.all([
      findAccountIds(auth, memberIds),
      findValidTokens(auth, messages.flatMap(tokensIn)),
    ])
    return messages.map(message => {
      if (message.memberId !== undefined && !existing.has(message.memberId)) return undefined
      return tokensIn(message).every(token => valid.has(token)) ? message : withoutLinks(message, valid)
    })
  })
}

function tokensIn({ text, html }: OutboxMessage): string[] {
  return [...`${text}\n${html}`.matchAll(linkWithToken)].map(([, token]) => token!)
}

function withoutLinks(message: OutboxMessage, valid: ReadonlySet<string>): OutboxMessage {
  const remove = (text: string) =>
    text.replaceAll(linkWithToken, (link, token: string) => (valid.has(token) ? link : removedLink))
  return { ...message, text: remove(message.text), html: remove(message.html) }
}
