import { randomUUID } from 'node:crypto'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import type { AccountServices } from './accounts.routes.ts'
import { type AccountLinkAsked, sendAccountLink } from './send-account-link.job.ts'

/** Counted by the address that was typed, whether it has an account or not. */
export async function countMail(
  { attempts }: Pick<AccountServices, 'attempts'>,
  email: string,
  exchange: HttpExchange,
): Promise<void> {
  await attempts.count('mailByAddress', networkOf(exchange.address))
  await attempts.count('mailByAccount', email)
  await attempts.count('mailByAccountDaily', email)
}

/** Looks nothing up: what is known and what is not take the same way, and the mail leaves after the answer. */
export async function askForLink(
  { jobs, originForMails }: Pick<AccountServices, 'jobs' | 'originForMails'>,
  where: JobExecutor,
  asked: Pick<AccountLinkAsked, 'purpose' | 'email' | 'memberId' | 'next'>,
  exchange: HttpExchange,
): Promise<void> {
  const origin = originForMails(exchange)
  await jobs.enqueue(where, sendAccountLink, { id: randomUUID(), origin, ...asked })
}
