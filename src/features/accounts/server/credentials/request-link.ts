import { randomUUID } from 'node:crypto'
import { networkOf } from '#platform/server/http/limit-requests.ts'
import type { HttpExchange } from '#platform/server/http/mount-contract.ts'
import type { JobExecutor } from '#platform/server/jobs/enqueue-job.ts'
import type { AccountServices } from '../account-services.ts'
import type { Attempt } from '../attempts.store.ts'
import { type AccountLinkJob, sendAccountLink } from './send-account-link.job.ts'

type LinkRequest = Pick<AccountLinkJob, 'purpose' | 'email' | 'memberId' | 'next'>

/** Every mail that somebody asked for counts, by the address that was typed, whether it has an account or not. */
export async function countLinkRequest(
  { limiter, knownDevices }: Pick<AccountServices, 'limiter' | 'knownDevices'>,
  { purpose, email }: { purpose: LinkRequest['purpose'] | 'confirm'; email: string },
  exchange: HttpExchange,
): Promise<void> {
  const device = knownDevices.find(exchange, email)
  const attempts: Attempt[] = device
    ? [
        ['mailByDevice', `${purpose} ${device}`],
        ['mailByDeviceDaily', `${purpose} ${device}`],
      ]
    : [
        ['mailByAddress', networkOf(exchange.address)],
        ['mailByAccount', `${purpose} ${email}`],
        ['mailByAccountDaily', `${purpose} ${email}`],
      ]
  await limiter.consume(...attempts)
}

export async function requestLinkByEmail(
  services: AccountServices,
  request: LinkRequest,
  exchange: HttpExchange,
): Promise<void> {
  await countLinkRequest(services, request, exchange)
  await requestLink(services, services.database.auth, request, exchange)
}

/** Looks nothing up: known and unknown addresses take the same path, and the email leaves after the answer. */
export async function requestLink(
  { jobs, originForEmails }: Pick<AccountServices, 'jobs' | 'originForEmails'>,
  executor: JobExecutor,
  request: LinkRequest,
  exchange: HttpExchange,
): Promise<void> {
  const origin = originForEmails(exchange)
  await jobs.enqueue(executor, sendAccountLink, { id: randomUUID(), origin, ...request })
}
