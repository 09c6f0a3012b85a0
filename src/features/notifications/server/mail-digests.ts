import { composeEmail } from '#platform/server/mail/compose-email.ts'
import { endOfQuietHours } from '../quiet-hours.rules.ts'
import type { NotificationRow } from './notifications.tables.ts'
import type { Notifications } from './open-notifications.ts'

/** Who reads the chat in this time needs no mail. */
const unreadMinutes = 10
const mailedMentions = 20

/**
 * One mail for each member, with the mentions that were not read. In quiet hours they wait for the next call. A mail that fails
 * does not keep the others.
 */
export async function mailDigests(notifications: Notifications, now = new Date()): Promise<void> {
  const { stored, settings, services } = notifications
  const before = new Date(now.getTime() - unreadMinutes * 60_000)
  const failures: unknown[] = []
  for (const memberId of await stored.findUndigested(before))
    await mailDigest(memberId).catch((failure: unknown) => failures.push(failure))
  // The job is tried again, and finds those whose mail failed.
  if (failures.length > 0) throw failures[0]

  async function mailDigest(memberId: string): Promise<void> {
    const { channels, quietHours, timeZone } = await settings.read(memberId)
    if (endOfQuietHours(quietHours, timeZone, now)) return
    const email = await services.findEmail(memberId)
    await stored.digest(memberId, before, async (transaction, rows) => {
      if (email === undefined || !channels.mentions.mail) return
      const { mail, baseUrl } = services
      await mail.send(transaction, { to: email, memberId, ...digestEmail(rows, mail.siteName, baseUrl) })
    })
  }
}

function digestEmail(rows: readonly NotificationRow[], siteName: string, baseUrl: string | undefined) {
  const mentions = rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const subject = mentions.length === 1 ? mentions[0]!.title : `${mentions.length} mentions in the lounge`
  const more = mentions.length - mailedMentions
  return composeEmail(
    subject,
    [
      ...mentions
        .slice(0, mailedMentions)
        .flatMap(({ title, body, href }) => [
          `${title}: ${body}`,
          ...(baseUrl === undefined ? [] : [{ link: `${baseUrl}${href}`, label: 'Open it in the chat' }]),
        ]),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'You can choose what reaches you by mail in the settings, under Notifications.',
    ],
    siteName,
  )
}
