import { randomUUID } from 'node:crypto'
import { isDeliverableAddress } from '#platform/email-address.rules.ts'
import { composeEmail } from '#platform/server/mail/compose-email.ts'
import type { Mail } from '#platform/server/mail/open-mail.ts'
import { adminPage } from '../../admin-pages.contract.ts'
import type { HealthCheck } from '../../desk.contract.ts'
import { checkHealth } from './check-health.ts'
import type { HealthServices } from './health-services.ts'
import type { TroublesStore } from './troubles.store.ts'

interface Services extends HealthServices {
  troubles: TroublesStore
  mail: Pick<Mail, 'isConfigured' | 'deliver' | 'siteName'>
  /** Of links in mail. */
  baseUrl: string | undefined
  now?: () => Date
}

/** A job that fails once or twice is tried again by itself: only what lasts is worth a mail. */
const patienceMilliseconds = 15 * 60_000

/**
 * One mail for each time that something goes wrong, and none while it stays so. Mail goes past the queue, which may be what is
 * broken; where the mail server itself is, the page says it.
 */
export async function watchHealth(services: Services): Promise<void> {
  const { troubles, now = () => new Date() } = services
  const broken = (await checkHealth(services)).filter(({ state }) => state === 'trouble')
  const noted = await troubles.note(broken.map(({ id }) => id))
  const due = noted.filter(
    ({ since, isTold }) => !isTold && now().getTime() - since.getTime() >= patienceMilliseconds,
  )
  if (due.length === 0) return
  const checks = broken.filter(({ id }) => due.some(trouble => trouble.id === id))
  await mailAdmins(services, checks)
  await troubles.markTold(due.map(({ id }) => id))
}

async function mailAdmins(
  { troubles, mail, baseUrl }: Services,
  checks: readonly HealthCheck[],
): Promise<void> {
  const subject = `${checks.map(({ title }) => title).join(', ')}: something needs you at ${mail.siteName}`
  const lines = [
    ...checks.map(({ title, finding, advice }) => `${title}: ${finding}${advice ? ` ${advice}` : ''}`),
    baseUrl
      ? { link: `${baseUrl}${adminPage.path}?tab=health`, label: 'Open the health page' }
      : 'Open the health page under Admin.',
  ]
  for (const { id, email } of await troubles.findAdminAddresses())
    if (isDeliverableAddress(email))
      await mail.deliver(
        { to: email, memberId: id, ...composeEmail(subject, lines, mail.siteName) },
        randomUUID(),
      )
}
